/**
 * A field for a whole number, which says beside itself when the number cannot be taken; the number of different sheets
 * for a class.
 */
import { h } from "../../controls/dom.js";
import { most } from "../../print/print-settings.js";

let fields = 0;

/**
 * The typed number stays in the field. One that cannot be taken changes nothing: the settings keep the last number that
 * could be.
 *
 * @param {import("../../i18n/words.js").Words} words
 * @param {string} label
 * @param {{ least: number, most: number, value: number }} range
 * @param {(value: number) => void} changed
 * @param {(value: number, kept: number) => string | null} [refuse] a sentence for a number within the range that cannot
 *   be taken, and says that the number `kept` is used
 */
export function wholeField(words, label, { least, most, value }, changed, refuse = () => null) {
  let kept = value;
  const told = h("p", { class: "hint field-wrong", id: `whole-${++fields}`, role: "status" });
  const input = h("input", {
    type: "number",
    min: least,
    max: most,
    value,
    required: true,
    inputmode: "numeric",
    "aria-describedby": told.id,
    // A field is empty for a moment while its number is replaced.
    oninput: () => {
      if (input.value !== "" || input.validity.badInput) check();
    },
    onchange: check,
  });
  const sentenceFor = (/** @type {number} */ typed) =>
    Number.isInteger(typed) && typed >= least && typed <= most
      ? refuse(typed, kept)
      : words("print.number-wrong", { least, most, value: kept });

  function check() {
    const typed = input.valueAsNumber;
    const sentence = sentenceFor(typed);
    input.setAttribute("aria-invalid", String(sentence !== null));
    told.textContent = sentence ?? "";
    if (sentence !== null || typed === kept) return;
    kept = typed;
    changed(typed);
  }

  return {
    element: h("div", { class: "fields" }, h("label", { class: "field" }, h("span", {}, label), input), told),
    /** Looks at a refused number again, after a change elsewhere. */
    recheck: () => {
      if (input.getAttribute("aria-invalid") === "true") check();
    },
  };
}

/**
 * @param {import("../../i18n/words.js").Words} words @param {number} copies @param {(copies: number) => void} changed
 * @param {Parameters<typeof wholeField>[4]} [refuse]
 */
export function copiesFields(words, copies, changed, refuse) {
  const field = wholeField(
    words,
    words("print.copies"),
    { least: 1, most: most.copies, value: copies },
    changed,
    refuse,
  );
  return { ...field, elements: [field.element, h("p", { class: "hint" }, words("print.copies-note"))] };
}
