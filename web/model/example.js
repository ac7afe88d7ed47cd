/** The position of an example, as docs/techniques/examples.txt and the lessons write it. */
import { afterStep } from "./step.js";

/**
 * @typedef {object} ExampleLine
 * @property {string} layout
 * @property {string} grid a sign for each cell: `.` or 0 for a blank cell, a letter above 9; `+` before a digit that is not a given
 * @property {string} [gone] the candidates that are removed, as in HoDoKu's library: digit, row and column, such as `356 214`
 */

/** Returns the position with its candidates. @param {ExampleLine} example @returns {Required<import("./step.js").StepState>} */
export function positionOfExample({ layout, grid, gone = "" }) {
  const marked = [...grid.matchAll(/(\+?)([.0-9A-Z])/g)];
  const cells = marked.map(([, , symbol]) => (symbol === "." ? 0 : parseInt(symbol, 36)));
  const givens = cells.map((digit, i) => (marked[i][1] ? 0 : digit));
  const eliminations = gone.split(" ").filter(Boolean).map(([digit, row, column]) => ({ cell: `r${row}c${column}`, digit: Number(digit) }));
  return /** @type {Required<import("./step.js").StepState>} */ (afterStep({ layout, cells, givens }, { technique: "", eliminations }));
}
