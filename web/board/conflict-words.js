/** A conflict as a sentence. */
import { digitName } from "../model/digit-face.js";
import { layoutOf } from "../model/position.js";

/**
 * @param {import("../model/conflicts.js").Conflict} conflict
 * @param {import("./grid.js").Words} words
 * @param {import("../model/digit-face.js").Shown} state
 */
export function conflictSentence({ digit, house, index, grid = 0 }, words, state) {
  const { grids, gridCount } = layoutOf(state.position);
  const text = words("board.conflict", {
    digit: digitName(digit, state, words),
    house: house === "box" && !grids[grid].boxRows ? "region" : house,
    index,
  });
  return gridCount > 1 && index ? words("board.in-grid", { grid: grid + 1, text }) : text;
}
