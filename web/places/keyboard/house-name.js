/** The names of houses. */
import { gridNumber } from "../../model/layout.js";

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
export function houseName(kind, index, words, layout, grid = 0) {
  const house = kind === "box" && !layout.grids[grid].boxRows ? "region" : kind;
  const text = words("board.house", { house, index });
  return layout.gridCount > 1 ? words("board.grid", { grid: gridNumber(layout, grid), text }) : text;
}
