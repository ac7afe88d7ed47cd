/** The position of an example, as docs/techniques/examples.txt, docs/rule-techniques and the lessons write it. */
import { noteDigits, noteSet, symbolOf } from "./digits.js";
import { afterStep } from "./step.js";

/**
 * @typedef {object} ExampleLine
 * @property {string} layout
 * @property {string} grid a sign for each cell: `.` or 0 for a blank cell, a letter above 9; `+` before a digit that is
 *   not a given
 * @property {string} [gone] the candidates that are removed, as in HoDoKu's library: digit, row and column, such as
 *   `356 214`
 * @property {string} [sets] instead of `gone`: the candidates of each blank cell as a set (digits.js), written as two
 *   digits of base 36
 * @property {readonly string[]} [rules] of the puzzle, besides those of its layout
 * @property {string} [made] the kinds of rules of the puzzle, as the goal of a puzzle names them; absent where no
 *   puzzles of these kinds are made
 */

/**
 * Returns the position with its candidates.
 * @param {ExampleLine} example
 * @returns {Required<import("./step.js").StepState>}
 */
export function positionOfExample({ layout, grid, gone = "", sets, rules }) {
  const marked = [...grid.matchAll(/(\+?)([.0-9A-Z])/g)];
  const cells = marked.map(([, , symbol]) => (symbol === "." ? 0 : parseInt(symbol, 36)));
  const givens = cells.map((digit, i) => (marked[i][1] ? 0 : digit));
  const eliminations = gone
    .split(" ")
    .filter(Boolean)
    .map(([digit, row, column]) => ({ cell: `r${row}c${column}`, digit: Number(digit) }));
  const state = /** @type {Required<import("./step.js").StepState>} */ (
    afterStep({ layout, cells, givens, ...(rules && { rules }) }, { technique: "", eliminations })
  );
  if (sets === undefined) return state;
  let place = 0;
  const written = () => parseInt(sets.slice(place, (place += 2)), 36);
  return { ...state, candidates: cells.map((digit) => (digit ? [] : noteDigits(written(), Math.sqrt(cells.length)))) };
}

/**
 * Returns the line of a position with rules.
 * @param {Required<import("./step.js").StepState>} state
 * @returns {ExampleLine}
 */
export function formatExample({ layout, cells, givens, candidates, rules }) {
  const side = Math.sqrt(cells.length);
  const grid = cells
    .map((digit, cell) => (digit ? `${givens[cell] ? "" : "+"}${symbolOf(digit, side)}` : "."))
    .join("");
  const sets = candidates
    .map((digits, cell) => (cells[cell] ? "" : noteSet(digits).toString(36).padStart(2, "0")))
    .join("");
  return { layout, grid, sets, rules };
}
