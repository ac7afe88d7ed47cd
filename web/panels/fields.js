/** Fields of the dialogs. */
import { h } from "../controls/dom.js";

let groups = 0;

/**
 * One of a few, as a row of radio buttons.
 *
 * @template {string | number} V
 * @param {string} legend
 * @param {readonly { value: V, label: string }[]} options
 * @param {V} chosen
 * @param {(value: V) => void} [changed]
 * @returns {{ element: HTMLFieldSetElement, value: () => V, choose: (value: V) => void, relabel: (labels: readonly string[]) => void }}
 *   `choose` tells nobody that the choice changed
 */
export function choiceField(legend, options, chosen, changed = () => {}) {
  const name = `choice-${++groups}`;
  const inputs = options.map(({ value }) => (
    h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => changed(value) })
  ));
  const labels = options.map(({ label }) => h("span", {}, label));
  const chips = inputs.map((input, i) => h("label", { class: "chip" }, input, labels[i]));
  return {
    element: h("fieldset", { class: "choice" }, h("legend", {}, legend), h("div", { class: "chips" }, ...chips)),
    value: () => options[inputs.findIndex((input) => input.checked)].value,
    choose: (value) => { inputs[options.findIndex((option) => option.value === value)].checked = true; },
    relabel: (texts) => labels.forEach((label, i) => { label.textContent = texts[i]; }),
  };
}

/** @param {string} label @param {boolean} checked */
export function checkField(label, checked) {
  const input = h("input", { type: "checkbox", checked });
  return { element: h("label", { class: "check" }, input, h("span", {}, label)), value: () => input.checked };
}

/** A line of text. @param {string} label */
export function textField(label) {
  const input = h("input", { type: "text", autocomplete: "off" });
  return { element: h("label", { class: "field" }, h("span", {}, label), input), value: () => input.value.trim() };
}

/** A whole number; outside its range it is the nearest within. One that is not asked for never holds up its form. @param {string} label @param {{ least: number, most: number, value: number }} range */
export function numberField(label, { least, most, value }) {
  const input = h("input", { type: "number", min: least, max: most, value, required: true, inputmode: "numeric" });
  return {
    element: h("label", { class: "field" }, h("span", {}, label), input),
    ask: (/** @type {boolean} */ asked) => { input.disabled = !asked; },
    set: (/** @type {number} */ shown) => { input.value = String(shown); },
    value: () => Math.min(Math.max(Math.round(input.valueAsNumber || least), least), most),
  };
}
