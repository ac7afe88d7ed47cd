/** A step in words, marked with its language. */
import { h } from "../controls/dom.js";
import { bringIntoView } from "./in-view.js";

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
  return strength === 1 ? [where] : strength === 2 ? [what, where] : sentences;
}

/** @param {Explanation & { note?: string }} told `note` is shown under the name @param {string} language @param {Strength} [strength] */
export function stepView(told, language, strength = 3) {
  const name = strength === 3 ? [h("p", { class: "step-name" }, told.name), ...(told.note ? [h("p", { class: "aside" }, told.note)] : [])] : [];
  return h("div", { class: "step-told", lang: language }, ...name, ...sentencesAt(told, strength).map((line) => h("p", {}, line)));
}

/**
 * A step as a line of a list: its name, where one is wanted, and what follows from it in signs.
 *
 * @param {{ name?: string, language: string, result: string, told: HTMLElement }} step `told` is where it is explained
 * @param {() => void} press the line stays where it is on the screen, whatever that changes above it, unless the explanation is out of view
 */
export function stepLine({ name, language, result, told }, press) {
  const explain = () => {
    inPlace(button, press);
    bringIntoView(told);
  };
  const button = h("button", { type: "button", class: "step-line", onclick: explain },
    ...(name ? [h("strong", { lang: language }, name), " "] : []), result);
  return button;
}

/** @param {HTMLElement} element @param {() => void} act */
function inPlace(element, act) {
  const top = () => element.getBoundingClientRect().top;
  const before = top();
  act();
  scrollBy({ top: top() - before, behavior: "instant" });
}
