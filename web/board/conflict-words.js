/** A conflict as a sentence. */
import { symbolOf } from "../model/digits.js";

/**
 * @param {import("../model/conflicts.js").Conflict} conflict
 * @param {import("./grid.js").Words} words
 * @param {import("../model/layout.js").Layout} layout
 */
export function conflictSentence({ digit, house, index }, words, { side, hasBoxes }) {
  return words("board.conflict", {
    digit: symbolOf(digit, side),
    house: house === "box" && !hasBoxes ? "region" : house,
    index,
  });
}
