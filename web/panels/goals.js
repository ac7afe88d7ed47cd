/**
 * What a new puzzle may be: its board, and how many givens. The three levels go by the number of givens alone, and are
 * named so: how hard a puzzle is takes more to tell.
 */
import { h } from "../controls/dom.js";
import { checkField, choiceField } from "./fields.js";
import { shapeFields } from "./shape.js";

/** @typedef {"many" | "medium" | "few"} Level */
/** @typedef {import("../model/layout.js").Layout} Layout */

/** The largest side that puzzles are made for. */
export const largestMade = 16;

/** Least and most givens of the boards most played. @type {Record<string, Record<Level, [number, number]>>} */
const bands = {
  "2x2": { many: [8, 9], medium: [6, 7], few: [4, 5] },
  "2x3": { many: [18, 20], medium: [14, 16], few: [10, 12] },
  "3x2": { many: [18, 20], medium: [14, 16], few: [10, 12] },
  "3x3": { many: [36, 40], medium: [30, 33], few: [24, 27] },
};
/** Of all others, in parts of their cells; as few as it comes where none is named. @type {Record<Level, [number, number]>} */
const shares = { many: [0.46, 0.5], medium: [0.4, 0.44], few: [0, 0] };

const names = /** @type {const} */ ({ many: "goal.many", medium: "goal.medium", few: "goal.few" });
const levels = /** @type {Level[]} */ (Object.keys(names));

/** @param {Layout} layout @param {Level} level @returns {[number, number]} least and most givens; 0 and 0 for as few as it comes */
export function bandOf({ name, cellCount }, level) {
  const [least, most] = bands[name]?.[level] ?? shares[level].map((share) => Math.round(share * cellCount));
  return [least, most];
}

/** @param {Layout} layout @param {Level} level @param {import("../i18n/words.js").Words} words */
function levelLabel(layout, level, words) {
  const [least, most] = bandOf(layout, level);
  return words(names[level], { least, most });
}

/**
 * Fields for the board, the number of givens and symmetry.
 *
 * @param {import("../i18n/words.js").Words} words
 * @param {Omit<Parameters<typeof shapeFields>[1], "changed">} options
 * @returns {{ element: HTMLElement, shape: ReturnType<typeof shapeFields>, made: HTMLElement, canMake: () => boolean, goal: () => { layout: string, clues: [number, number], symmetry: "none" | "180" } }}
 *   `made` holds what is of use for new puzzles alone
 */
export function goalFields(words, options) {
  const tooLarge = h("p", { class: "hint" }, words("goal.too-large", { side: largestMade }));
  const level = choiceField(words("goal.clues"), levels.map((value) => ({ value, label: "" })), "medium");
  const symmetric = checkField(words("goal.symmetric"), true);
  const made = h("div", { class: "fields" }, level.element, h("p", { class: "hint" }, words("goal.note")), symmetric.element);
  const shape = shapeFields(words, { ...options, changed: follow });
  follow(shape.layout());

  /** @param {Layout} layout */
  function follow(layout) {
    level.relabel(levels.map((each) => levelLabel(layout, each, words)));
    tooLarge.hidden = layout.side <= largestMade;
    made.hidden = !tooLarge.hidden;
  }

  return {
    element: h("div", { class: "fields" }, shape.element, tooLarge, made),
    shape,
    made,
    canMake: () => shape.layout().side <= largestMade,
    goal: () => ({
      layout: shape.layout().name,
      clues: bandOf(shape.layout(), level.value()),
      symmetry: symmetric.value() ? "180" : "none",
    }),
  };
}
