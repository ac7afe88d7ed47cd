/** How many different sheets are made for a class. */
import { h } from "../../controls/dom.js";
import { numberField } from "../../controls/fields.js";
import { most } from "../../print/settings.js";

/** @param {import("../../i18n/words.js").Words} words @param {number} copies @param {(copies: number) => void} changed @returns {HTMLElement[]} */
export const copiesFields = (words, copies, changed) => [
  numberField(words("print.copies"), { least: 1, most: most.copies, value: copies }, changed).element,
  h("p", { class: "hint" }, words("print.copies-note")),
];
