/**
 * Reads and writes the line format without the engine: a symbol for each cell, row by row, 1–9 and then A = 10 onward,
 * `.` or `0` for a blank. Boards above side 35 have numbers separated by spaces. Addresses, attributes and the engine's
 * answers have this format. The engine reads all other formats.
 *
 * @typedef {{ layout: string, cells: number[] }} Puzzle
 * @typedef {{ code: "empty-input" | "wrong-length" | "bad-symbol" | "unknown-layout", position: { line: number, column:
 *   number } | null, details: Record<string, string | number> }} LineError
 */
import { digitOf, largestSymbol, lineOf } from "../model/digits.js";
import { layoutNamed, layoutOfSide } from "../model/layout.js";

/**
 * @param {string} text
 * @param {string} [layoutName] needed for any layout but the usual layout of the side ("3x2")
 * @returns {{ puzzle: Puzzle } | { error: LineError }}
 */
export function parseLine(text, layoutName) {
  const line = text.trim();
  if (line === "") return failure("empty-input", null);
  const numbers = /\s/.test(line) ? line.split(/\s+/) : null;
  const layout = layoutName ? layoutNamed(layoutName) : layoutOfSide(Math.sqrt(numbers?.length ?? line.length));
  if (numbers && layout && layout.digitCount > largestSymbol) return readNumbers(numbers, layout);
  if (!layout && layoutName) return failure("unknown-layout", null, { found: layoutName });
  const bad = [...line].findIndex((symbol) => !/[.0-9A-Za-z]/.test(symbol));
  if (bad >= 0) return failure("bad-symbol", bad, { symbol: [...line][bad] });
  if (!layout || line.length !== layout.cellCount) {
    return failure("wrong-length", line.length, { found: line.length, ...(layout && { expected: layout.cellCount }) });
  }
  return readCells(line, layout);
}

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

/** @param {string} line @param {import("../model/layout.js").Layout} layout */
function readCells(line, layout) {
  const cells = [...line].map((symbol) => digitOf(symbol, layout.digitCount));
  const bad = cells.findIndex((digit, cell) => digit === 0 && !/[.0]/.test(line[cell]));
  return bad >= 0 ? failure("bad-symbol", bad, { symbol: line[bad] }) : { puzzle: { layout: layout.name, cells } };
}

/** @param {string[]} numbers @param {import("../model/layout.js").Layout} layout */
function readNumbers(numbers, layout) {
  const cells = numbers.map((number) => (number === "." ? 0 : /^\d+$/.test(number) ? Number(number) : NaN));
  const bad = cells.findIndex((digit) => !Number.isInteger(digit) || digit < 0 || digit > layout.digitCount);
  if (bad >= 0) return failure("bad-symbol", numbers.slice(0, bad).join(" ").length + 1, { symbol: numbers[bad] });
  if (cells.length === layout.cellCount) return { puzzle: { layout: layout.name, cells } };
  return failure("wrong-length", numbers.join(" ").length, { found: cells.length, expected: layout.cellCount });
}

/**
 * @param {readonly number[]} cells
 * @param {number} [digitCount] of a board that is no square
 * @returns {string} the canonical line
 */
export function formatLine(cells, digitCount = Math.sqrt(cells.length)) {
  return digitCount > largestSymbol ? cells.join(" ") : lineOf(cells);
}

/**
 * Returns a text that stands alone, as the engine writes it: a comment names the layout unless it is the usual layout
 * of the side.
 *
 * @param {{ layout?: string, cells: readonly number[] }} puzzle without a layout: of the usual one
 */
export function formatPuzzle({ layout, cells }) {
  const isUsual = !layout || layoutOfSide(Math.sqrt(cells.length))?.name === layout;
  return `${isUsual ? "" : layoutComment(layout)}${formatLine(cells, (layout && layoutNamed(layout)?.digitCount) || undefined)}`;
}

/** The lines that hold the rules of the puzzle behind them. @param {readonly string[]} rules */
export const rulesAsComments = (rules) => rules.map((rule) => `# nonet rule ${rule}\n`).join("");

/** The line that names the layout of the puzzle behind it. @param {string} layout */
export const layoutComment = (layout) => `# nonet boxes ${layout}\n`;

/**
 * @param {LineError["code"]} code
 * @param {number | null} index place in the line, from 0
 * @param {LineError["details"]} [details]
 * @returns {{ error: LineError }}
 */
function failure(code, index, details = {}) {
  return { error: { code, position: index === null ? null : { line: 1, column: index + 1 }, details } };
}
