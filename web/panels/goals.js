/**
 * What a new puzzle may be: its size, and how many givens. The three levels go by the number of givens alone, and are
 * named so: how hard a puzzle is takes more to tell.
 */
import { h } from "../controls/dom.js";
import { layoutOfSide } from "../model/layout.js";
import { checkField, choiceField } from "./fields.js";

/** @typedef {"many" | "medium" | "few"} Level */

/** Least and most givens, by side. @type {Record<number, Record<Level, [number, number]>>} */
const bands = {
  4: { many: [8, 9], medium: [6, 7], few: [4, 5] },
  6: { many: [18, 20], medium: [14, 16], few: [10, 12] },
  9: { many: [36, 40], medium: [30, 33], few: [24, 27] },
};

const names = /** @type {const} */ ({ many: "goal.many", medium: "goal.medium", few: "goal.few" });
const levels = /** @type {Level[]} */ (Object.keys(names));

/** @param {number} side @param {Level} level @param {import("../i18n/words.js").Words} words */
function levelLabel(side, level, words) {
  const [least, most] = bands[side][level];
  return words(names[level], { least, most });
}

/**
 * Fields for size, number of givens and symmetry.
 *
 * @param {import("../i18n/words.js").Words} words
 * @returns {{ element: HTMLElement, goal: () => { layout: string, clues: [number, number], symmetry: "none" | "180" } }}
 */
export function goalFields(words) {
  const sides = Object.keys(bands).map(Number);
  const sizes = sides.map((side) => ({ value: side, label: words("goal.side", { side }) }));
  const size = choiceField(words("goal.size"), sizes, 9, (side) => level.relabel(levels.map((each) => levelLabel(side, each, words))));
  const level = choiceField(words("goal.clues"), levels.map((value) => ({ value, label: levelLabel(9, value, words) })), "medium");
  const symmetric = checkField(words("goal.symmetric"), true);
  return {
    element: h("div", { class: "fields" }, size.element, level.element, h("p", { class: "hint" }, words("goal.note")), symmetric.element),
    goal: () => ({
      layout: /** @type {import("../model/layout.js").Layout} */ (layoutOfSide(size.value())).name,
      clues: bands[size.value()][level.value()],
      symmetry: symmetric.value() ? "180" : "none",
    }),
  };
}
