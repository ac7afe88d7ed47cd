/** The picture of what the player looks for, and what is said of lines that the player draws. */
import { areComparable } from "../board/changes.js";
import { spotlightExtension as picture } from "../board/spotlight-drawing.js";
import { digitName } from "../model/digit-face.js";
import { columnOf, rowOf } from "../model/layout.js";
import { layoutOf } from "../model/position.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("../i18n/words.js").Words} Words */

/** @type {import("../board/extension.js").Extension} */
export const spotlightExtension = { ...picture, told: penSentences };

/** What the pen has done. @param {State} before @param {State} after @param {Words} words @returns {string[]} */
function penSentences(before, after, words) {
  if (!areComparable(before, after)) return [];
  const layout = layoutOf(after.position);
  const { digitCount } = layout;
  const candidate = (/** @type {number} */ index, suffix = "") => {
    const [cell, digit] = [Math.floor(index / digitCount), (index % digitCount) + 1];
    return {
      [`digit${suffix}`]: digitName(digit, after, words),
      [`row${suffix}`]: rowOf(layout, cell) + 1,
      [`column${suffix}`]: columnOf(layout, cell) + 1,
    };
  };
  const { penFrom } = after.spotlight;
  const begins =
    penFrom !== null && penFrom !== before.spotlight.penFrom ? [words("pen.begins", candidate(penFrom))] : [];
  const [old, now] = [before, after].map(({ position }) => position.penLines);
  if (old === now) return begins;
  const isIn = (/** @type {typeof now} */ lines, /** @type {readonly [number, number]} */ [a, b]) =>
    lines.some(([c, d]) => a === c && b === d);
  const told = (/** @type {typeof now} */ lines, /** @type {"pen.drawn" | "pen.removed"} */ key) =>
    lines.length > 1 ? [] : lines.map(([a, b]) => words(key, { ...candidate(a), ...candidate(b, "2") }));
  return [
    ...begins,
    ...told(
      now.filter((line) => !isIn(old, line)),
      "pen.drawn",
    ),
    ...told(
      old.filter((line) => !isIn(now, line)),
      "pen.removed",
    ),
  ];
}
