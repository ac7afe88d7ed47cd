import { aborted } from "./calls.js";
import { listOfDigits } from "./digit-list.js";
import { naming } from "./own-rules.js";
import { readable, requireDigits } from "./puzzle-input.js";
import { badArgument, shown } from "./options.js";
import { nextTask } from "../model/next-task.js";

/**
 * A puzzle in play: text (a library line says which digits are placed and which candidates are removed), or its cells.
 * `rules`: rules of its own, as texts. `givens`: the digits that are given, 0 elsewhere; without the list every digit
 * is given. `candidates`: for each cell the digits that it may hold; without the list, or with null, every digit that
 * no house of the cell contains.
 * @typedef {string | {layout?: string, rules?: readonly string[], cells: import("./digit-list.js").Digits, givens?:
 *   import("./digit-list.js").Digits, candidates?: number[][] | null}} State
 */

/**
 * @typedef {import("./client.js").Options & {allowed?: readonly string[], givens?: "unique" | "several"}}
 *   TeachingOptions `allowed`: ids of techniques. `givens`: how many solutions the givens have, from a caller that
 *   knows it; the state is then not searched for mistakes
 *
 * @typedef {TeachingOptions & {order?: "value" | "technique"}} OrderOptions `order`: which of several steps comes
 *   first: among those of the easiest level that has one, the step that brings most for what has to be seen ("value",
 *   the default), or the first of the technique that is taught first ("technique")
 */

/**
 * Returns what the module reads: digits, layout, givens ("" when every digit is given), and candidates as masks (an
 * empty list when the digits alone decide them).
 * @param {State} state
 * @param {{layout?: string}} options checked options of the call
 * @returns {[text: string, layout: string, givens: string, masks: number[]]}
 * @throws {NonetError} "bad-argument"
 */
export function readableState(state, options) {
  const [text, layout] = readable(state, options);
  if (typeof state === "string") return [text, layout, "", []];
  const { cells, givens, candidates } = state;
  if (givens !== undefined) requireGivens(givens, cells);
  if (candidates) requireListPerCell("candidates", candidates, cells);
  const masks = Array.from(candidates ?? [], maskOf);
  return [text, layout, givens ? givens.join(" ") : "", masks];
}

/** @param {readonly string[]} [allowed] @returns {string} "" for all techniques */
export function listOf(allowed = []) {
  return allowed.join(",");
}

/** The cells of the smallest grid that takes long. */
const MANY_CELLS = 100;

/**
 * Whether a state is small, so that a hint is found in a short call. No text has more cells than characters.
 * @param {State} state
 */
export function isSmall(state) {
  return (typeof state === "string" ? state : state.cells).length < MANY_CELLS;
}

/** @param {string} name @param {unknown} value @param {import("./digit-list.js").Digits} cells @returns {unknown[]} */
function requireListPerCell(name, value, cells) {
  const list = listOfDigits(value);
  if (list?.length === cells.length) return list;
  throw badArgument(
    `"${name}" of the puzzle must be a list with ${cells.length} entries, one for each cell, not ${shown(value)}.`,
  );
}

/** @param {import("./digit-list.js").Digits} givens @param {import("./digit-list.js").Digits} cells */
function requireGivens(givens, cells) {
  requireDigits("givens", requireListPerCell("givens", givens, cells));
  const stray = givens.findIndex((digit, cell) => digit !== 0 && digit !== cells[cell]);
  if (stray >= 0)
    throw badArgument(
      `"givens[${stray}]" of the puzzle is ${givens[stray]}, but "cells[${stray}]" is ${cells[stray]}: a given must also be in "cells".`,
    );
}

/** The bits of a mask. */
const MOST_DIGITS = 32;

/**
 * The candidates of a cell as bits: bit i for digit i + 1. The module refuses digits that the layout does not have.
 * @param {unknown} digits
 * @param {number} cell
 */
function maskOf(digits, cell) {
  const isDigit = (/** @type {unknown} */ digit) =>
    Number.isInteger(digit) && Number(digit) >= 1 && Number(digit) <= MOST_DIGITS;
  if (!Array.isArray(digits) || !Array.from(digits).every(isDigit)) {
    throw badArgument(`"candidates[${cell}]" of the puzzle must be a list of digits, not ${shown(digits)}.`);
  }
  return digits.reduce((mask, digit) => (mask | (1 << (digit - 1))) >>> 0, 0);
}

/** Steps of one piece. Reading a piece takes the page a few milliseconds. */
const stepsInPiece = 100;

/**
 * Returns steps as texts of a hundred each. A large board has thousands of steps; receiving them in one message would
 * hold the page for a tenth of a second.
 *
 * @param {readonly import("./protocol.js").Step[]} steps @returns {string[]} JSON
 */
export const piecesOf = (steps) =>
  Array.from({ length: Math.ceil(steps.length / stepsInPiece) }, (_, i) =>
    JSON.stringify(steps.slice(i * stepsInPiece, (i + 1) * stepsInPiece)),
  );

/**
 * Returns the steps of the pieces. Each piece is read in a task of its own.
 *
 * @param {{ pieces: readonly string[], unreadRules?: string[] }} found @param {AbortSignal} [signal] ends the reading
 * @returns {Promise<import("./protocol.js").Steps>}
 * @throws {NonetError} "aborted"
 */
export async function stepsIn({ pieces, unreadRules }, signal) {
  /** @type {import("./protocol.js").Steps} */
  const steps = [];
  for (const piece of pieces) {
    if (steps.length) await nextTask();
    if (signal?.aborted) throw aborted();
    steps.push(...JSON.parse(piece));
  }
  return naming(steps, unreadRules);
}
