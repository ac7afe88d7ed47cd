/**
 * Patterns of givens, and the symmetries that a pattern can have. A pattern has 1 for each cell with a given and 0 for
 * the others.
 *
 * @typedef {import("./puzzle-goal.js").Symmetry} Symmetry
 */

/** @type {readonly Symmetry[]} */
export const symmetries = ["none", "180", "90", "horizontal", "vertical", "diagonal", "diagonals", "full"];

/**
 * Each symmetry as turns and mirrors that generate it: (row, column, last) → [row, column].
 * @type {Record<string, (row: number, column: number, last: number) => [number, number]>}
 */
const maps = {
  halfTurn: (row, column, last) => [last - row, last - column],
  quarterTurn: (row, column, last) => [column, last - row],
  leftRight: (row, column, last) => [row, last - column],
  upDown: (row, column, last) => [last - row, column],
  diagonal: (row, column) => [column, row],
  otherDiagonal: (row, column, last) => [last - column, last - row],
};

/** @type {Record<Symmetry, (keyof typeof maps)[]>} */
const generators = {
  none: [],
  180: ["halfTurn"],
  90: ["quarterTurn"],
  horizontal: ["leftRight"],
  vertical: ["upDown"],
  diagonal: ["diagonal"],
  diagonals: ["diagonal", "otherDiagonal"],
  full: ["quarterTurn", "leftRight"],
};

/**
 * The cells that a symmetry maps a cell to, the cell itself included, in ascending order.
 * @param {number} cell
 * @param {number} side
 * @param {Symmetry} symmetry
 */
export function imagesOf(cell, side, symmetry) {
  const images = new Set([cell]);
  for (const image of images) {
    for (const name of generators[symmetry]) {
      const [row, column] = maps[name](Math.floor(image / side), image % side, side - 1);
      images.add(row * side + column);
    }
  }
  return [...images].sort((a, b) => a - b);
}

/** The cells that hold a digit. @param {readonly number[]} digits @returns {number[]} */
export const patternOf = (digits) => digits.map((digit) => (digit ? 1 : 0));
