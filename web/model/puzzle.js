/**
 * A puzzle: everything that says what its solutions are. Questions about a puzzle, saves, links and texts are about
 * this type, so what is added to it is asked about, kept and shared.
 *
 * @typedef {object} Puzzle
 * @property {string} layout canonical name of the layout: the shape with its regions, and the rules that belong to it
 *   (rules.js)
 * @property {readonly number[]} cells the givens: a digit per cell, 0 where none is given
 * @property {readonly number[] | null} [candidates] given candidates: to which digits the puzzle restricts each cell,
 *   as sets (digits.js). Null or absent when the givens alone are the puzzle
 * @property {readonly string[] | null} [rules] rules besides those of the layout, as texts in the order of the engine
 *   (puzzle-rules.js). Null or absent when there are none; never an empty list
 *
 * @typedef {{ layout: string, cells: number[], candidates?: number[][], candidatesGiven?: true, rules?: string[] }}
 *   EnginePuzzle as the engine takes it
 * @typedef {import("./layout.js").Layout} Layout
 */
import { largestNoted, noteDigits } from "./digits.js";
import { fnv1a } from "./fnv.js";
import { layoutNamed } from "./layout.js";
import { candidatesLeft } from "./step.js";

/**
 * Returns the puzzle of a position.
 * @param {Pick<import("./position.js").Position, "layout" | "givens" | "givenCandidates"> & { rules?: readonly string[]
 *   | null }} position
 * @returns {Puzzle}
 */
export const puzzleOf = ({ layout, givens, givenCandidates, rules = null }) => ({
  layout,
  cells: givens,
  candidates: givenCandidates,
  rules,
});

/**
 * Returns the puzzle without one of its givens: the cell may hold any digit.
 * @param {Puzzle} puzzle
 * @param {number} cell
 * @returns {Puzzle}
 */
export const withoutGiven = (puzzle, cell) => ({
  ...puzzle,
  cells: puzzle.cells.with(cell, 0),
  candidates: puzzle.candidates?.with(cell, 2 ** layoutOfPuzzle(puzzle).digitCount - 1),
});

/** A text that is the same for equal puzzles. @param {Puzzle} puzzle */
export const puzzleKey = ({ layout, cells, candidates, rules }) =>
  `${layout} ${cells.join()}${candidates ? ` ${candidates.join()}` : ""}${rules ? `;${rules.join(";")}` : ""}`;

/** Whether a puzzle says nothing about any cell. @param {Puzzle} puzzle */
export const isBlankPuzzle = ({ cells, candidates, rules }) => !candidates && !rules && !cells.some(Boolean);

/** @param {Puzzle} puzzle @returns {Layout} */
export const layoutOfPuzzle = ({ layout }) => /** @type {Layout} */ (layoutNamed(layout));

/** Returns the puzzle as the engine takes it. @param {Puzzle} puzzle @returns {EnginePuzzle} */
export function forEngine({ layout, cells, candidates, rules }) {
  const told = { layout, cells: [...cells], ...(rules && { rules: [...rules] }) };
  if (!candidates) return told;
  const { digitCount } = layoutOfPuzzle({ layout, cells });
  return { ...told, candidates: candidates.map((set) => noteDigits(set, digitCount)), candidatesGiven: true };
}

/**
 * Returns given candidates in their one form: without digits that the givens forbid, and 0 in a given cell. Null when
 * they are just those that the givens leave, so that a puzzle written with them is the same puzzle as its givens.
 *
 * @param {Pick<Puzzle, "layout" | "cells">} puzzle
 * @param {readonly number[] | null} sets a set of digits per cell
 * @returns {readonly number[] | null}
 */
export function givenCandidates({ layout, cells }, sets) {
  const board = layoutOfPuzzle({ layout, cells });
  if (!sets || board.digitCount > largestNoted) return null;
  const left = candidatesLeft(board, cells);
  const open = sets.map((set, cell) => set & left[cell]);
  return open.every((set, cell) => set === left[cell]) ? null : open;
}

/** A hash (FNV-1a) that is equal for equal puzzles. @param {Puzzle} puzzle */
export const puzzleNumber = ({ layout, cells, candidates, rules }) =>
  fnv1a([...codesOf(layout), ...cells, ...(candidates ?? []), ...(rules ? codesOf(rules.join(";")) : [])]);

/** @param {string} text */
const codesOf = (text) => [...text].map((letter) => letter.charCodeAt(0));
