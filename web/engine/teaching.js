import { NonetError } from "./error.js";
import { readable } from "./input.js";

/**
 * A puzzle on its way: text (a library line tells placed digits and removed candidates), or its cells. `givens`: the digits
 * that are given, 0 elsewhere; all by default. `candidates`: for each cell the digits that it may hold; those that the
 * digits leave by default.
 * @typedef {string | {layout: string, cells: number[], givens?: number[], candidates?: number[][]}} State
 */

/** @typedef {import("./client.js").Options & {allowed?: readonly string[]}} TeachingOptions `allowed`: ids of techniques */

/**
 * What the module reads: digits, layout, givens ("" = all of them), candidates as masks (empty = by themselves).
 * @param {State} state @param {{layout?: string}} options
 * @returns {[text: string, layout: string, givens: string, masks: number[]]}
 */
export function readableState(state, options) {
  const [text, layout] = readable(state, options);
  if (typeof state === "string") return [text, layout, "", []];
  const { cells, givens, candidates } = state;
  const side = Math.sqrt(cells.length);
  if (givens) checkGivens(givens, cells);
  if (candidates && candidates.length !== cells.length) throw new NonetError("bad-argument", "candidates are lists, as many as the cells");
  return [text, layout, givens ? givens.join(" ") : "", candidates ? Array.from(candidates, (digits) => maskOf(digits, side)) : []];
}

/** @param {readonly number[]} givens @param {readonly number[]} cells */
function checkGivens(givens, cells) {
  if (givens.length !== cells.length) throw new NonetError("bad-argument", "givens are as many as the cells");
  if (givens.some((digit, cell) => digit && digit !== cells[cell])) throw new NonetError("bad-argument", "a given digit stands in its cell");
}

/** @param {readonly string[]} [allowed] @returns {string} "" for all techniques */
export function listOf(allowed) {
  if (!allowed) return "";
  if (allowed.length === 0) throw new NonetError("bad-argument", "at least one technique is needed");
  return allowed.join(",");
}

/** Bit i stands for digit i + 1. @param {readonly number[]} digits @param {number} side */
function maskOf(digits, side) {
  if (!Array.isArray(digits)) throw new NonetError("bad-argument", "candidates are lists of digits");
  return digits.reduce((mask, digit) => {
    if (!Number.isInteger(digit) || digit < 1 || digit > side) throw new NonetError("bad-argument", `a candidate is a digit from 1 to ${side}`);
    return (mask | (1 << (digit - 1))) >>> 0;
  }, 0);
}
