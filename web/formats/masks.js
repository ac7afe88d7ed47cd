/**
 * A puzzle with given candidates as one line: for each cell as many symbols as there are digits, each the digit or `.`.
 * The engine calls the line `729` and reads it in the same way (docs/formats.md).
 *
 * @typedef {import("../model/puzzle.js").Puzzle} Puzzle
 */
import { largestNoted, noteBit, numbered } from "../model/digits.js";
import { layoutNamed, peersOf } from "../model/layout.js";
import { givenCandidates, layoutOfPuzzle } from "../model/puzzle.js";
import { candidatesLeft } from "../model/step.js";
import { formatPuzzle, layoutComment, rulesAsComments } from "./line.js";

const classic = "3x3";
const classicLength = 729;

/** @param {Puzzle} puzzle @returns {string} */
export function formatMasks({ layout, cells, candidates }) {
  const board = layoutOfPuzzle({ layout, cells });
  const left = candidatesLeft(board, cells, candidates);
  const digits = Array.from({ length: board.digitCount }, (_, i) => i + 1);
  const symbols = numbered(digits, board.digitCount);
  return cells
    .map((given, cell) =>
      digits.map((digit, i) => ((given ? given === digit : left[cell] & noteBit(digit)) ? symbols[i] : ".")).join(""),
    )
    .join("");
}

/**
 * Returns a text of a puzzle that stands alone, as the engine writes it: its rules as comments, then a line, or a line
 * with the given candidates.
 * @param {Puzzle} puzzle
 */
export function puzzleText(puzzle) {
  const rules = rulesAsComments(puzzle.rules ?? []);
  if (!puzzle.candidates) return `${rules}${formatPuzzle(puzzle)}`;
  return `${rules}${puzzle.layout === classic ? "" : layoutComment(puzzle.layout)}${formatMasks(puzzle)}`;
}

/**
 * Returns the puzzle of such a line. A single candidate is a given unless a peer with several candidates has the digit,
 * too.
 *
 * @param {string} text
 * @param {string} [layoutName] needed for any layout but 3x3
 * @returns {Puzzle | null} null for any other text
 */
export function parseMasks(text, layoutName = "") {
  if (layoutName === "" && text.length !== classicLength) return null;
  const layout = layoutNamed(layoutName || classic);
  if (!layout || layout.digitCount > largestNoted || text.length !== layout.cellCount * layout.digitCount) return null;
  const symbols = numbered(
    Array.from({ length: layout.digitCount }, (_, i) => i + 1),
    layout.digitCount,
  );
  const isAt = (/** @type {string} */ symbol, /** @type {number} */ place) =>
    symbol.toUpperCase() === symbols[place % layout.digitCount];
  if (![...text].every((symbol, place) => symbol === "." || symbol === "0" || isAt(symbol, place))) return null;
  const sets = new Array(layout.cellCount).fill(0);
  [...text].forEach((symbol, place) => {
    if (isAt(symbol, place)) sets[Math.floor(place / layout.digitCount)] |= noteBit((place % layout.digitCount) + 1);
  });
  const isSingle = (/** @type {number} */ set) => set !== 0 && (set & (set - 1)) === 0;
  const isOpen = (/** @type {number} */ cell) =>
    peersOf(layout, cell).some((peer) => !isSingle(sets[peer]) && sets[peer] & sets[cell]);
  const cells = sets.map((set, cell) => (isSingle(set) && !isOpen(cell) ? 32 - Math.clz32(set) : 0));
  return { layout: layout.name, cells, candidates: givenCandidates({ layout: layout.name, cells }, sets) };
}
