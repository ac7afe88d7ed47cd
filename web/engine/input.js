import { badArgument, requireKind, shown, text } from "./options.js";

/**
 * A puzzle: text in any format, or its cells (row by row, 0 = blank) with the name of the layout.
 * @typedef {string | {layout?: string, cells: number[]}} Puzzle
 */

/**
 * Returns the text and the name of the layout that the module reads; "" lets the module recognise the layout.
 * @param {Puzzle} puzzle
 * @param {{layout?: string}} options checked options of the call
 * @returns {[text: string, layout: string]}
 * @throws {NonetError} "bad-argument"
 */
export function readable(puzzle, { layout = "" }) {
  if (typeof puzzle === "string") return [puzzle, layout];
  const { cells, layout: own = layout } = Object(puzzle);
  if (!Array.isArray(cells)) throw badArgument(`A puzzle must be a string, or an object with "cells", not ${shown(puzzle)}.`);
  requireKind('"layout" of the puzzle', text, own);
  requireDigits("cells", cells);
  return [cells.join(" "), own];
}

/**
 * @param {string} name of a list of the puzzle @param {unknown[]} digits
 * @throws {NonetError} "bad-argument" when an entry is not 0 or a positive whole number
 */
export function requireDigits(name, digits) {
  for (const [cell, digit] of digits.entries()) {
    if (Number.isSafeInteger(digit) && Number(digit) >= 0) continue;
    throw badArgument(`"${name}[${cell}]" of the puzzle must be a digit, or 0 for a blank cell, not ${shown(digit)}.`);
  }
}

/** @param {unknown} name of a format @returns {string} @throws {NonetError} "bad-argument" */
export function readableFormat(name) {
  requireKind("The format", text, name);
  return /** @type {string} */ (name);
}

/** @param {unknown} state @returns {readonly string[]} its header lines @throws {NonetError} "bad-argument" */
export function readableHeaders(state) {
  const { headers = [] } = Object(state);
  if (Array.isArray(headers) && Array.from(headers).every(text.accepts)) return headers;
  throw badArgument(`"headers" of the puzzle must be a list of strings, not ${shown(headers)}.`);
}

/** @param {number} limit @returns {number} the limit as the module takes it: for Infinity the largest exact number */
export function finite(limit) {
  return Math.min(limit, Number.MAX_SAFE_INTEGER);
}

/** @returns {number} a whole number from 0 to 2^53 - 1 */
export function randomSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}
