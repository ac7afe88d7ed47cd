/** Fields for the puzzles of a sheet: the board, the level or the number of givens, and whether the pattern is symmetrical. */
import { h } from "../controls/dom.js";
import { amounts, bandOf, canBeMade, goalOf, hasLevels, largestMade, levelNames } from "../model/puzzle-goal.js";
import { checkField, choiceField } from "./fields.js";
import { levelWords } from "./made-words.js";
import { shapeFields } from "./shape.js";

/** @typedef {import("../model/layout.js").Layout} Layout */
/** @typedef {import("../i18n/words.js").Words} Words */

const amountKeys = /** @type {const} */ ({ many: "goal.many", medium: "goal.medium", few: "goal.few" });

/** @param {Layout} layout @param {import("../model/puzzle-goal.js").Amount} amount @param {Words} words */
export function amountWords(layout, amount, words) {
  const [least, most] = bandOf(layout, amount);
  return words(amountKeys[amount], { least, most });
}

/**
 * @param {Words} words
 * @param {Omit<Parameters<typeof shapeFields>[1], "changed">} options
 * @returns {{ element: HTMLElement, canMake: () => boolean, goal: () => import("../model/puzzle-goal.js").Goal }}
 */
export function goalFields(words, options) {
  const tooLarge = h("p", { class: "hint" }, words("goal.too-large", { side: largestMade }));
  const level = choiceField(words("goal.level"), levelNames.map((value) => ({ value, label: levelWords(value, words) })), "medium");
  level.element.classList.add("choice-levels");
  const amount = choiceField(words("goal.clues"), amounts.map((value) => ({ value, label: "" })), "medium");
  const byAmount = h("div", { class: "fields" }, amount.element, h("p", { class: "hint" }, words("goal.note")));
  const symmetric = checkField(words("goal.symmetric"), true);
  const made = h("div", { class: "fields" }, level.element, byAmount, symmetric.element);
  const shape = shapeFields(words, { ...options, changed: follow });
  follow(shape.layout());

  /** @param {Layout} layout */
  function follow(layout) {
    amount.relabel(amounts.map((each) => amountWords(layout, each, words)));
    tooLarge.hidden = canBeMade(layout);
    made.hidden = !tooLarge.hidden;
    level.element.hidden = !hasLevels(layout);
    byAmount.hidden = !level.element.hidden;
  }

  return {
    element: h("div", { class: "fields" }, shape.element, tooLarge, made),
    canMake: () => canBeMade(shape.layout()),
    goal: () => {
      const layout = shape.layout();
      return goalOf(layout, hasLevels(layout) ? level.value() : amount.value(), symmetric.value() ? "180" : "none");
    },
  };
}
