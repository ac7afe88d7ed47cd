/** A step in words, marked with its language. */
import { h } from "../controls/dom.js";

/** @typedef {import("./telling.js").Explanation} Explanation */
/** @typedef {import("./hinting.js").Strength} Strength */

/**
 * What is told at a strength: where; then what; then the whole reasoning.
 *
 * @param {Explanation} told
 * @param {Strength} strength
 * @returns {string[]}
 */
export function sentencesAt({ where, what, sentences }, strength) {
  return strength === 1 ? [where] : strength === 2 ? [where, what] : sentences;
}

/** @param {Explanation} told @param {string} language @param {Strength} [strength] */
export function stepView(told, language, strength = 3) {
  const name = strength > 1 ? [h("p", { class: "step-name" }, told.name)] : [];
  const lines = strength === 2 ? [told.what, told.where] : sentencesAt(told, strength);
  return h("div", { class: "step-told", lang: language }, ...name, ...lines.map((line) => h("p", {}, line)));
}
