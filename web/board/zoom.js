/**
 * The size at which a board is drawn: so that the whole board fits, or with cells of a chosen size, of which a window
 * is visible. The browser itself scrolls the window, so that fingers, wheels and scroll bars work as on every page.
 *
 * @typedef {object} Zoom
 * @property {() => void} in
 * @property {() => void} out
 * @property {() => void} fit
 * @property {() => boolean} isUseful true if the cells are small enough to be enlarged, or are enlarged now
 * @property {() => number | null} cell the chosen size in CSS pixels; null to fit
 * @property {(cell: number | null, anchor?: Point) => void} to sets the size of a cell; `anchor` is the point of the
 *   window that does not move
 * @property {() => void} forget goes back to fitting without a call of `changed`
 * @property {(size: number, wanted: number) => void} fits must be called with the size of a cell at which the board
 *   fits, and with the size that needs no enlarging (`comfortableFor`)
 * @typedef {{ x: number, y: number }} Point in CSS pixels from the corner of the window
 */

import { largestNoted } from "../model/digits.js";

/** Cells of this size in CSS pixels need not be enlarged: digits and nine notes can be read. */
export const comfortable = 30;
/** Where a cell has more places for notes, so much of its width for each place in a row. */
const widthOfNote = 14;
const largest = 56;
const step = 1.5;

/** The size of cells in CSS pixels that need not be enlarged. @param {number} digitCount */
export const comfortableFor = (digitCount) =>
  digitCount > 9 && digitCount <= largestNoted ? widthOfNote * Math.ceil(Math.sqrt(digitCount)) : comfortable;

/**
 * @param {(before: number, after: number, anchor?: Point) => void} changed called with the size of a cell before and
 *   after a change
 * @returns {Zoom}
 */
export function createZoom(changed) {
  /** @type {number | null} */
  let chosen = null;
  let fitting = comfortable;
  let wished = comfortable;
  const size = () => chosen ?? fitting;

  /** @param {number | null} cell @param {Point} [anchor] */
  function to(cell, anchor) {
    const before = size();
    const wanted = cell === null || cell <= fitting * 1.02 ? null : Math.min(cell, Math.max(largest, fitting, wished));
    if (wanted === chosen) return;
    chosen = wanted;
    changed(before, size(), anchor);
  }

  return {
    // The first step always leads to cells that are large enough to read and to touch.
    in: () => to(Math.max(size() * step, chosen === null ? wished : 0)),
    out: () => to(size() / step),
    fit: () => to(null),
    isUseful: () => chosen !== null || fitting < wished,
    cell: () => chosen,
    to,
    forget() {
      chosen = null;
    },
    fits(cell, wanted) {
      [fitting, wished] = [cell, wanted];
    },
  };
}
