/** Between the board and the engine's texts. */
import { parseLine } from "./line.js";

/** @typedef {import("../model/position.js").Position} Position */

/** The puzzle that is on the board, as the engine takes it: the givens alone. @param {Position} position */
export const puzzleOn = (position) => ({ layout: position.layout, cells: [...position.givens] });

/**
 * The digits of a puzzle or a solution that the engine wrote.
 *
 * @param {string} line canonical
 * @param {string} layout
 * @returns {number[]}
 */
export function cellsOf(line, layout) {
  const read = parseLine(line, layout);
  if ("error" in read) throw new Error(`not a canonical line: ${line}`);
  return read.puzzle.cells;
}
