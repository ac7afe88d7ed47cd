import { listOfDigits } from "./digit-list.js";
import { badArgument, requireKind, shown, text } from "./option-kinds.js";

/**
 * A puzzle: text in any format, or its cells (row by row, 0 = blank) with the name of the layout. `candidates`: for
 * each cell the digits that it may hold; they are part of the puzzle if `candidatesGiven` is true, as in the answer of
 * parse(). `rules`: rules of its own, as text. `title`, `author`, `ruleset`, `message`: what its author says
 * @typedef {string | {layout?: string, rules?: readonly string[], cells: import("./digit-list.js").Digits, candidates?:
 *   number[][] | null, candidatesGiven?: boolean, title?: string, author?: string, ruleset?: string, message?: string}}
 *   Puzzle
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
  const { cells: given, layout: own = layout } = Object(puzzle);
  const cells = listOfDigits(given);
  if (!cells && given !== undefined)
    throw badArgument(`"cells" of the puzzle must be a list or a typed array of digits, not ${shown(given)}.`);
  if (!cells) throw badArgument(`A puzzle must be a string, or an object with "cells", not ${shown(puzzle)}.`);
  requireKind('"layout" of the puzzle', text, own);
  requireDigits("cells", cells);
  return [ruleLines(puzzle) + cells.join(" "), own];
}

/**
 * Returns what the module reads of a puzzle with its given candidates. The last text says what the candidates of the
 * first are: "given", "noted", or "" if the format decides.
 * @param {Puzzle} puzzle
 * @param {{layout?: string, candidates?: string}} options checked options of the call
 * @returns {[text: string, layout: string, candidates: string]}
 * @throws {NonetError} "bad-argument"
 */
export function readablePuzzle(puzzle, options) {
  const [text, layout] = readable(puzzle, options);
  if (typeof puzzle === "string") return [text, layout, options.candidates ?? ""];
  const { candidates, candidatesGiven = false } = puzzle;
  const areGiven = candidates && (options.candidates ? options.candidates === "given" : candidatesGiven);
  if (!areGiven) return [text, layout, "noted"];
  const cells = Array.from(puzzle.cells);
  requireCandidates(candidates, cells);
  // A line of 4³ symbols could also be an 8×8 puzzle.
  if (!layout && cells.length !== CLASSIC_CELLS)
    throw badArgument('A puzzle with given candidates needs the name of its "layout".');
  return [ruleLines(puzzle) + maskLine(cells, candidates), layout || "3x3", "given"];
}

/**
 * @param {{rules?: readonly string[]}} puzzle
 * @returns {string} its rules, as comments before it
 * @throws {NonetError} "bad-argument"
 */
function ruleLines({ rules = [] }) {
  if (!Array.isArray(rules) || !Array.from(rules).every(text.accepts))
    throw badArgument(`"rules" of the puzzle must be a list of strings, not ${shown(rules)}.`);
  return rules
    .flatMap((rule) => rule.split(/[\r\n]+/))
    .map((rule) => `# nonet rule ${rule}\n`)
    .join("");
}

const CLASSIC_CELLS = 81;
/** Symbols stand for the digits of a 729 line. */
const SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @param {unknown} candidates @param {readonly number[]} cells @throws {NonetError} "bad-argument" */
function requireCandidates(candidates, cells) {
  const side = Math.sqrt(cells.length);
  const isDigit = (/** @type {unknown} */ digit) =>
    Number.isInteger(digit) && Number(digit) >= 1 && Number(digit) <= side;
  if (!Number.isInteger(side) || side > SYMBOLS.length)
    throw badArgument(`Given candidates are possible in square grids up to ${SYMBOLS.length}×${SYMBOLS.length}.`);
  if (
    Array.isArray(candidates) &&
    candidates.length === cells.length &&
    candidates.every((digits) => Array.isArray(digits) && digits.every(isDigit))
  )
    return;
  throw badArgument(`"candidates" of the puzzle must have a list of digits for each of its ${cells.length} cells.`);
}

/** @param {readonly number[]} cells @param {readonly (readonly number[])[]} candidates @returns {string} a 729 line */
function maskLine(cells, candidates) {
  const symbols = [...SYMBOLS.slice(0, Math.sqrt(cells.length))];
  return cells
    .map((own, cell) =>
      symbols
        .map((symbol, index) => ((own ? own === index + 1 : candidates[cell].includes(index + 1)) ? symbol : "."))
        .join(""),
    )
    .join("");
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

/** A search within these bounds is short for every puzzle. Irregular regions and variants may take longer. */
const SHORT = { side: 9, layouts: /^\d+x\d+$/, limit: 1000 };

/**
 * @param {{side: number, layout: string}} parsed
 * @param {number} limit of solutions
 * @returns {boolean} whether a search is short
 */
export const isShort = ({ side, layout }, limit) =>
  side <= SHORT.side && SHORT.layouts.test(layout) && limit <= SHORT.limit;

/** @param {number} limit @returns {number} the limit as the module takes it: for Infinity the largest exact number */
export function finite(limit) {
  return Math.min(limit, Number.MAX_SAFE_INTEGER);
}

/** @returns {number} a whole number from 0 to 2^53 - 1 */
export function randomSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}
