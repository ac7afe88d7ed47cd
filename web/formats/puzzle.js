/** The digits of the engine's texts. */
import { parseLine } from "./line.js";

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
