/**
 * The line form without the engine: side² symbols in row-major order, 1–9 then A = 10 onward, `.` or `0` for blank.
 * It reads what the project itself writes (addresses, attributes, the engine's answers); all other formats are the engine's.
 *
 * @typedef {{ layout: string, cells: number[] }} Puzzle
 * @typedef {{ code: "empty-input" | "wrong-length" | "bad-symbol" | "unknown-layout", position: { line: number, column: number } | null, details: Record<string, string | number> }} LineError
 */
import { digitOf, symbolOf } from "../model/digits.js";
import { layoutNamed, layoutOfSide } from "../model/layout.js";

/**
 * @param {string} text
 * @param {string} [layoutName] needed where the usual layout of the length is not meant ("3x2")
 * @returns {{ puzzle: Puzzle } | { error: LineError }}
 */
export function parseLine(text, layoutName) {
  const line = text.trim();
  if (line === "") return failure("empty-input", null);
  const layout = layoutName ? layoutNamed(layoutName) : layoutOfSide(Math.sqrt(line.length));
  if (!layout && layoutName) return failure("unknown-layout", null, { found: layoutName });
  const bad = [...line].findIndex((symbol) => !/[.0-9A-Za-z]/.test(symbol));
  if (bad >= 0) return failure("bad-symbol", bad, { symbol: [...line][bad] });
  if (!layout || line.length !== layout.cellCount) {
    return failure("wrong-length", line.length, { found: line.length, ...(layout && { expected: layout.cellCount }) });
  }
  return readCells(line, layout);
}

/** @param {string} line @param {import("../model/layout.js").Layout} layout */
function readCells(line, layout) {
  const cells = [...line].map((symbol) => digitOf(symbol, layout.side));
  const bad = cells.findIndex((digit, cell) => digit === 0 && !/[.0]/.test(line[cell]));
  return bad >= 0 ? failure("bad-symbol", bad, { symbol: line[bad] }) : { puzzle: { layout: layout.name, cells } };
}

/** @param {readonly number[]} cells @returns {string} the canonical line */
export function formatLine(cells) {
  return cells.map((digit) => symbolOf(digit) || ".").join("");
}

/**
 * @param {LineError["code"]} code
 * @param {number | null} index 0-based place in the line
 * @param {LineError["details"]} [details]
 * @returns {{ error: LineError }}
 */
function failure(code, index, details = {}) {
  return { error: { code, position: index === null ? null : { line: 1, column: index + 1 }, details } };
}
