/** How many different sheets are made for a class. */
import { h } from "../../controls/dom.js";
import { most } from "../../print/settings.js";
import { wholeField } from "./whole-field.js";

/**
 * @param {import("../../i18n/words.js").Words} words @param {number} copies @param {(copies: number) => void} changed
 * @param {Parameters<typeof wholeField>[4]} [refuse]
 */
export function copiesFields(words, copies, changed, refuse) {
  const field = wholeField(words, words("print.copies"), { least: 1, most: most.copies, value: copies }, changed, refuse);
  return { ...field, elements: [field.element, h("p", { class: "hint" }, words("print.copies-note"))] };
}
