/** A step in words. */
import { h } from "../controls/dom.js";
import { lessonAddress } from "./lesson-address.js";

/** @typedef {import("./explanations.js").Explanation} Explanation */
/** @typedef {import("./hinting.js").Strength} Strength */

/**
 * Returns the sentences of a strength: where to look; the technique as well; the whole reasoning.
 *
 * @param {Explanation} explanation
 * @param {Strength} strength
 * @returns {string[]}
 */
export function sentencesAt({ where, what, sentences }, strength) {
  return strength === 1 ? [where] : strength === 2 ? [what, where] : sentences;
}

/**
 * The name of the technique, wherever it is shown, is a link to its lesson.
 *
 * @param {Explanation & { note?: string }} explanation `note` is shown under the name
 * @param {string} technique
 * @param {Strength} [strength]
 */
export function stepView(explanation, technique, strength = 3) {
  const { name, note } = explanation;
  const address = lessonAddress(technique);
  const link = (/** @type {string} */ text) => h("a", { href: address }, text);
  const title = strength === 3 && [
    h("p", { class: "step-name" }, link(name)),
    note && h("p", { class: "aside" }, note),
  ];
  /** @param {string} line */
  function withLink(line) {
    const at = strength === 2 ? line.indexOf(name) : -1;
    return at < 0 ? [line] : [line.slice(0, at), link(name), line.slice(at + name.length)];
  }
  return h(
    "div",
    { class: "step-told" },
    title,
    sentencesAt(explanation, strength).map((line) => h("p", {}, ...withLink(line))),
  );
}

/**
 * A step as a line of a list: its name, where the list needs one, and its result in symbols.
 *
 * @param {{ name?: string, result: string }} step
 * @param {() => void} press
 */
export function stepLine({ name, result }, press) {
  return h(
    "button",
    { type: "button", class: "step-line", onclick: press },
    name && [h("strong", {}, name), " "],
    withSigns(result),
  );
}

/**
 * A font without the sign would draw it as an equals sign and a separate stroke, so the sign has a font of its own.
 * @param {string} result
 */
const withSigns = (result) =>
  result.split(/(≠)/).map((part) => (part === "≠" ? h("span", { class: "sign" }, part) : part));
