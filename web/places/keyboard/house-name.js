/** The names of houses. */

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../model/layout.js").Layout} Layout */

/**
 * The name of a house inside a sentence: "row 3".
 * @param {import("../../model/conflicts.js").ConflictKind} kind
 * @param {number} index from 1
 * @param {Words} words
 * @param {Layout} layout
 * @param {number} [grid] that has the house
 */
export function houseName(kind, index, words, { hasBoxes, gridCount }, grid = 0) {
  const text = words("board.house", { house: kind === "box" && !hasBoxes ? "region" : kind, index });
  return gridCount > 1 ? words("board.grid", { grid: grid + 1, text }) : text;
}
