/** Fields of the dialogs. */
import { h } from "./dom.js";

let groups = 0;

/**
 * One of a few, as a row of radio buttons.
 *
 * @template {string | number} V
 * @param {string} legend
 * @param {readonly { value: V, label: string, lang?: string }[]} options
 * @param {V} chosen
 * @param {(value: V) => void} [changed]
 * @returns {{ element: HTMLFieldSetElement, value: () => V, choose: (value: V) => void, relabel: (labels: readonly
 *   string[]) => void, focus: () => void }} `choose` tells nobody that the choice changed; `focus` moves the focus to
 *   what is chosen
 */
export function choiceField(legend, options, chosen, changed = () => {}) {
  const name = `choice-${++groups}`;
  const inputs = options.map(({ value }) =>
    h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => changed(value) }),
  );
  const labels = options.map(({ label, lang }) => h("span", { lang }, label));
  const chips = inputs.map((input, i) => h("label", { class: "chip" }, input, labels[i]));
  const chosenAt = () => inputs.findIndex((input) => input.checked);
  return {
    element: h("fieldset", { class: "choice" }, h("legend", {}, legend), h("div", { class: "chips" }, ...chips)),
    value: () => options[chosenAt()].value,
    choose: (value) => {
      inputs[options.findIndex((option) => option.value === value)].checked = true;
    },
    relabel: (texts) =>
      labels.forEach((label, i) => {
        label.textContent = texts[i];
      }),
    focus: () => inputs[chosenAt()]?.focus({ preventScroll: true }),
  };
}

/**
 * @param {string} label
 * @param {boolean} checked
 * @param {(checked: boolean) => void} [changed]
 * @returns {{ element: HTMLLabelElement, value: () => boolean, check: (checked: boolean) => void }} `check` tells
 *   nobody that the box changed
 */
export function checkField(label, checked, changed = () => {}) {
  const input = h("input", { type: "checkbox", checked, onchange: () => changed(input.checked) });
  return {
    element: h("label", { class: "check" }, input, h("span", {}, label)),
    value: () => input.checked,
    check: (value) => {
      input.checked = value;
    },
  };
}

/**
 * A line of text.
 *
 * @param {string} label
 * @param {{ value?: string, most?: number, changed?: (value: string) => void }} [options] `most`: letters
 */
export function textField(label, { value = "", most, changed = () => {} } = {}) {
  const read = () => input.value.trim();
  const input = h("input", {
    type: "text",
    autocomplete: "off",
    maxlength: most,
    value,
    oninput: () => changed(read()),
  });
  return { element: h("label", { class: "field" }, h("span", {}, label), input), input, value: read };
}

/**
 * A field for a whole number. A number outside the range becomes the nearest number of the range. `ask(false)` disables
 * the field: browsers do not check a disabled field, so that its contents cannot keep the form from being submitted.
 *
 * @param {string} label
 * @param {{ least: number, most: number, value: number }} range
 * @param {(value: number) => void} [changed] not called while the field is empty
 */
export function numberField(label, { least, most, value }, changed = () => {}) {
  const read = () => Math.min(Math.max(Math.round(input.valueAsNumber || least), least), most);
  const input = h("input", {
    type: "number",
    min: least,
    max: most,
    value,
    required: true,
    inputmode: "numeric",
    oninput: () => {
      if (input.value !== "") changed(read());
    },
    onchange: () => {
      input.value = String(read());
    },
  });
  return {
    element: h("label", { class: "field" }, h("span", {}, label), input),
    ask: (/** @type {boolean} */ asked) => {
      input.disabled = !asked;
    },
    set: (/** @type {number} */ shown) => {
      input.value = String(shown);
    },
    value: read,
  };
}

/**
 * One of many, as a list that opens.
 *
 * @template {string | number} V
 * @param {string} label
 * @param {readonly { value: V, label: string, lang?: string }[]} options
 * @param {V} chosen
 * @param {(value: V) => void} changed
 */
export function selectField(label, options, chosen, changed) {
  const select = h(
    "select",
    { onchange: () => changed(options[select.selectedIndex].value) },
    ...options.map((option) =>
      h("option", { value: option.value, selected: option.value === chosen, lang: option.lang }, option.label),
    ),
  );
  return { element: h("label", { class: "field" }, h("span", {}, label), select) };
}
