/** Why an act of the player would change nothing. */
import { canRedo, canUndo } from "../model/history.js";
import { digitAt } from "../model/position.js";
import { isLocked, rightsOf } from "../model/rights.js";
import { wholePosition } from "../model/seen.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {"typeDigit" | "toggleNote" | "toggleCorner" | "toggleColor" | "clearCell" | "undo" | "redo"} Act */

/**
 * The key of the sentence that says why an act is refused.
 *
 * @typedef {import("../model/rights.js").Refusal | "board.no-undo" | "board.no-redo" | "board.no-cell" |
 *   "board.no-colors" | "board.no-notes" | "board.filled" | "board.given"} Refusal
 */

/**
 * Returns why an act on the selected cells is refused; null when the act is allowed.
 *
 * @param {State} state
 * @param {Act} act
 * @param {readonly number[]} [cells] the selected cells by default
 * @returns {Refusal | null}
 */
export function refusalOf(state, act, cells = state.selection) {
  const rights = rightsOf(state);
  if (rights.refusal) return rights.refusal;
  if (act === "undo") return canUndo(state) ? null : "board.no-undo";
  if (act === "redo") return canRedo(state) ? null : "board.no-redo";
  const meant = act === "typeDigit" ? meaningIn(state, rights) : act;
  if (!cells.length) return act === "typeDigit" ? null : "board.no-cell";
  if (meant === "toggleColor") return rights.color ? null : "board.no-colors";
  if (meant === "toggleNote" || meant === "toggleCorner") {
    if (!rights.takeNotes) return "board.no-notes";
    return cells.every((cell) => digitAt(wholePosition(state), cell)) ? "board.filled" : null;
  }
  const isColored = (/** @type {number} */ cell) =>
    meant === "clearCell" && rights.color && state.position.colors[cell] !== 0;
  return cells.every((cell) => isLocked(state, cell, rights) && !isColored(cell)) ? "board.given" : null;
}

/**
 * What a typed digit does in the entry mode.
 * @param {State} state
 * @param {import("../model/rights.js").Rights} rights
 * @returns {Act | "enterDigit"}
 */
function meaningIn({ entry: { mode } }, rights) {
  if (mode === "color") return "toggleColor";
  if (mode === "digit" || !rights.takeNotes) return "enterDigit";
  return mode === "corner" ? "toggleCorner" : "toggleNote";
}
