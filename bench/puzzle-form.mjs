// Checks the form of a generated puzzle: everything that can be said without solving techniques. Shares no code with
// the engine.

import { cellsOf, countSolutions, layoutOf } from "./solution-count.mjs";

/** @typedef {import("./goals.mjs").Goal} Goal */
/**
 * @typedef {{puzzle: string, solution: string, layout: string, clues: number, level: string | null, hardest: string |
 *   null, rating: number | null, index: number, tried: number}} Answer
 */

/**
 * The images of a cell under the maps of a symmetry.
 * @type {Record<string, ((row: number, column: number, last: number) => [number, number])[]>}
 */
const maps = {
  none: [],
  180: [(row, column, last) => [last - row, last - column]],
  90: [(row, column, last) => [column, last - row]],
  horizontal: [(row, column, last) => [row, last - column]],
  vertical: [(row, column, last) => [last - row, column]],
  diagonal: [(row, column) => [column, row]],
  diagonals: [(row, column) => [column, row], (row, column, last) => [last - column, last - row]],
  full: [(row, column, last) => [column, last - row], (row, column, last) => [row, last - column]],
};

/** @type {Map<string, number[][]>} */
const knownOrbits = new Map();

/**
 * For each cell the cells whose clues go together with it under a symmetry.
 * @param {number} side
 * @param {string} symmetry
 */
function orbitsOf(side, symmetry) {
  const key = `${side} ${symmetry}`;
  if (!knownOrbits.has(key))
    knownOrbits.set(
      key,
      Array.from({ length: side * side }, (_, cell) => orbitOf(cell, side, symmetry)),
    );
  return /** @type {number[][]} */ (knownOrbits.get(key));
}

function orbitOf(cell, side, symmetry) {
  const orbit = new Set([cell]);
  for (const at of orbit) {
    for (const map of maps[symmetry]) {
      const [row, column] = map(Math.floor(at / side), at % side, side - 1);
      orbit.add(row * side + column);
    }
  }
  return [...orbit];
}

/**
 * What is wrong with the form of a puzzle; null when nothing is.
 * @param {Goal} goal @param {Answer} answer @returns {string | null}
 */
export function wrongForm(goal, answer) {
  const layout = layoutOf(answer.layout);
  if (goal.layout && !goal.layout.startsWith("jigsaw:") && answer.layout !== goal.layout)
    return `layout ${answer.layout}`;
  const cells = cellsOf(answer.puzzle);
  if (cells.length !== layout.side ** 2) return "number of cells";
  const { count, solution } = countSolutions(layout, cells);
  if (count !== 1) return `${count} solutions`;
  if (String(solution) !== String(cellsOf(answer.solution))) return "the solution is another one";
  const clues = cells.filter(Boolean).length;
  if (clues !== answer.clues) return "the number of clues is reported wrongly";
  if (goal.clues && (clues < goal.clues[0] || clues > goal.clues[1])) return `${clues} clues`;
  const symmetry = goal.symmetry ?? "none";
  const orbits = orbitsOf(layout.side, symmetry);
  const isSymmetric = orbits.every((orbit, cell) =>
    orbit.every((image) => Boolean(cells[image]) === Boolean(cells[cell])),
  );
  if (!isSymmetric) return `not symmetric (${symmetry})`;
  const { pattern } = goal;
  if (pattern && !cells.every((digit, cell) => (digit !== 0) === (pattern[cell] !== "."))) return "another pattern";
  if (goal.keep && !cellsOf(goal.keep).every((digit, cell) => digit === 0 || digit === cells[cell]))
    return "a digit was not kept";
  if (!goal.minimal) return null;
  // Without one clue, a second solution has another digit in its cell.
  const isSuperfluous = (orbit) => {
    const others = cells.map((digit, cell) => (orbit.includes(cell) ? 0 : digit));
    if (orbit.length > 1) return countSolutions(layout, others).count === 1;
    return countSolutions(layout, others, 1, { cell: orbit[0], digit: cells[orbit[0]] }).count === 0;
  };
  return orbits.some((orbit) => cells[orbit[0]] !== 0 && isSuperfluous(orbit)) ? "not minimal" : null;
}
