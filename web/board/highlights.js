/** The relation of cells to the selection: peers, cells with the same digit, selected cells, the focused cell. */
import { peersOf } from "../model/layout.js";
import { digitAt, layoutOf } from "../model/position.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./view.js").Grade} Grade */

/**
 * Peers are highlighted while one cell is selected: the peers of many cells would fill the board.
 *
 * @param {State} state
 * @param {boolean} highlightPeers
 * @param {number} sameDigit the digit whose cells are highlighted; 0 for none
 * @returns {Map<number, Grade>}
 */
export function highlightsOf({ position, cursor, selection }, highlightPeers, sameDigit) {
  /** @type {Map<number, Grade>} */
  const highlights = new Map();
  if (highlightPeers && cursor !== null && selection.length === 1) {
    for (const peer of peersOf(layoutOf(position), cursor)) highlights.set(peer, "peer");
  }
  if (sameDigit)
    position.givens.forEach((_, cell) => {
      if (digitAt(position, cell) === sameDigit) highlights.set(cell, "same");
    });
  for (const cell of selection) highlights.set(cell, "selected");
  if (cursor !== null) highlights.set(cursor, "focused");
  return highlights;
}

/**
 * Returns the digit whose cells are highlighted: the digit that is looked for, whatever the player has chosen; of
 * digit-first entry, or else of the focused cell; 0 for none.
 * @param {State} state
 * @param {boolean} highlightSame
 */
export function sameDigitOf({ position, cursor, entry, spotlight }, highlightSame) {
  if (spotlight.digit !== null) return spotlight.digit;
  if (!highlightSame) return 0;
  if (entry.digit !== null && entry.mode !== "color") return entry.digit;
  return cursor === null ? 0 : digitAt(position, cursor);
}
