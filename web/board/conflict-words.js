/** A conflict as a sentence. */
import { symbolOf } from "../model/digits.js";

/**
 * @param {import("../model/conflicts.js").Conflict} conflict
 * @param {import("./grid.js").Words} words
 * @param {import("../model/layout.js").Layout} layout
 */
export function conflictSentence({ digit, house, index, grid = 0 }, words, { digitCount, hasBoxes, grids }) {
  const text = words("board.conflict", {
    digit: symbolOf(digit, digitCount),
    house: house === "box" && !hasBoxes ? "region" : house,
    index,
  });
  return grids.length > 1 && index > 0 ? words("board.in-grid", { grid: grid + 1, text }) : text;
}
