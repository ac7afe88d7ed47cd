/**
 * Puzzles in whose solution a word stands. The letters of the word are the digits 1 to n in their order, so the word
 * stands wherever the solution has the digits 1 to n in their order. Exchanging digits for each other keeps every rule
 * of houses, and so the puzzle and its difficulty.
 */
import { layoutNamed } from "./layout.js";

/**
 * Returns the cells of a row or of the main diagonal in which every digit stands once: the main diagonal if it has
 * them, otherwise the row with the fewest givens, the first of several. Null when no row holds every digit.
 *
 * @param {import("./layout.js").Layout} layout
 * @param {readonly number[]} givens 0 for a blank cell
 * @param {readonly number[]} solution
 * @returns {readonly number[] | null}
 */
function wordCells({ rows, columns, cellCount, digitCount, houses }, givens, solution) {
  const isSquare = rows === digitCount && columns === digitCount && cellCount === digitCount ** 2;
  const diagonal = isSquare ? Array.from({ length: digitCount }, (_, i) => i * (columns + 1)) : [];
  if (isSquare && new Set(diagonal.map((cell) => solution[cell])).size === digitCount) return diagonal;
  const givensIn = (/** @type {readonly number[]} */ cells) => cells.filter((cell) => givens[cell]).length;
  const fullRows = houses.filter(({ kind, cells }) => kind === "row" && cells.length === digitCount);
  const [row] = fullRows.map(({ cells }) => cells).sort((a, b) => givensIn(a) - givensIn(b));
  return row ?? null;
}

/**
 * Returns a puzzle and its solution with digits exchanged so that a row or the main diagonal of the solution has the
 * digits in their order; null when the layout has no row with every digit.
 *
 * @param {{ layout: string, givens: readonly number[], solution: readonly number[] }} puzzle without rules of its own
 * @returns {{ givens: number[], solution: number[] } | null}
 */
export function withWord({ layout: name, givens, solution }) {
  const layout = layoutNamed(name);
  const cells = layout && wordCells(layout, givens, solution);
  if (!cells) return null;
  const letterOf = new Map(cells.map((cell, i) => [solution[cell], i + 1]));
  const exchanged = (/** @type {readonly number[]} */ digits) => digits.map((digit) => letterOf.get(digit) ?? 0);
  return { givens: exchanged(givens), solution: exchanged(solution) };
}
