/** Puzzles that are written as a line or as rows of symbols: an element reads them at once. */
import { parseLine } from "../formats/line.js";
import { layoutNamed } from "../model/layout.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/** A longer text is no puzzle: the largest board, written with all its candidates, is shorter. */
export const longestText = 4_000_000;

/**
 * Returns the puzzle of a line or of rows of symbols. An empty text is an empty board. Null for any other text.
 * @param {string} text
 * @param {string} layout
 * @returns {Puzzle | null}
 */
export function plainPuzzle(text, layout) {
  // The sign of addresses is no symbol: a long address is not read as a line first.
  if (text.length > longestText || text.includes("#")) return null;
  if (text.trim() === "") return emptyBoard(layout || "3x3");
  const read = parseLine(withoutRows(text), layout || undefined);
  return "puzzle" in read ? read.puzzle : null;
}

/** @param {string} name @returns {Puzzle | null} */
function emptyBoard(name) {
  const layout = layoutNamed(name);
  return layout && { layout: name, cells: new Array(layout.cellCount).fill(0) };
}

/** Joins rows of symbols, or symbols separated by spaces, to one line. @param {string} text */
export function withoutRows(text) {
  const parts = text.trim().split(/\s+/);
  const rows = parts.every((part) => part.length === parts.length);
  const symbols = parts.every((part) => part.length === 1);
  return rows || symbols ? parts.join("") : text;
}
