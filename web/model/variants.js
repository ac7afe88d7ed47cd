/**
 * Rules besides rows, columns and regions: more houses, or pairs of cells that differ.
 *
 * @typedef {(typeof variantNames)[number]} Variant
 * @typedef {import("./layout.js").House} House
 * @typedef {import("./layout.js").HouseKind} HouseKind
 * @typedef {Pick<import("./layout.js").Layout, "side" | "boxRows" | "boxColumns" | "hasBoxes">} Shape
 */

/** In the order in which a name has them, and their houses are numbered. */
export const variantNames = /** @type {const} */ ([
  "x", "windoku", "asterisk", "centerdots", "disjoint", "antiknight", "antiking",
]);

const asteriskCells = [[1, 4], [2, 2], [2, 6], [4, 1], [4, 4], [4, 7], [6, 2], [6, 6], [7, 4]];
const knightSteps = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];
const kingSteps = [[-1, -1], [-1, 1], [1, -1], [1, 1]];

/** Whether a shape can have the variant. @param {Variant} variant @param {Shape} shape */
export function suits(variant, { side, boxRows, boxColumns, hasBoxes }) {
  switch (variant) {
    case "windoku": return Number.isInteger(Math.sqrt(side));
    case "asterisk": return side === 9;
    case "centerdots": return hasBoxes && boxRows % 2 === 1 && boxColumns % 2 === 1;
    case "disjoint": return hasBoxes;
    default: return true;
  }
}

/** The houses of a variant; none for those that are rules for pairs. @param {Variant} variant @param {Shape} shape @returns {House[]} */
export function extraHouses(variant, shape) {
  const { side, boxRows, boxColumns } = shape;
  const all = (/** @type {HouseKind} */ kind, /** @type {number[][][]} */ houses) => houses.map((places, index) => (
    { kind, index, cells: places.map(([row, column]) => row * side + column) }));
  switch (variant) {
    case "x": return all("diagonal", [range(side).map((i) => [i, i]), range(side).map((i) => [i, side - 1 - i])]);
    case "windoku": return all("window", windows(side));
    case "asterisk": return all("asterisk", [asteriskCells]);
    case "centerdots": return all("centerdots", [samePlace(shape, (boxRows - 1) / 2, (boxColumns - 1) / 2)]);
    case "disjoint": return all("disjoint", grid(boxRows, boxColumns).map(([row, column]) => samePlace(shape, row, column)));
    default: return [];
  }
}

/** The steps to cells that differ by a rule for pairs. @param {readonly Variant[]} variants @returns {number[][]} rows down, columns to the right */
export const pairSteps = (variants) => [
  ...(variants.includes("antiknight") ? knightSteps : []), ...(variants.includes("antiking") ? kingSteps : []),
];

/** Squares as large as a box, one cell from the edge and from each other. @param {number} side */
function windows(side) {
  const size = Math.sqrt(side);
  const starts = range(size - 1).map((i) => 1 + i * (size + 1));
  return starts.flatMap((top) => starts.map((left) => grid(size, size).map(([row, column]) => [top + row, left + column])));
}

/** One place in every box. @param {Shape} shape @param {number} rowInBox @param {number} columnInBox */
function samePlace({ boxRows, boxColumns }, rowInBox, columnInBox) {
  return grid(boxColumns, boxRows).map(([band, stack]) => [band * boxRows + rowInBox, stack * boxColumns + columnInBox]);
}

/** @param {number} rows @param {number} columns @returns {number[][]} row by row */
const grid = (rows, columns) => range(rows).flatMap((row) => range(columns).map((column) => [row, column]));

/** @param {number} length */
const range = (length) => Array.from({ length }, (_, i) => i);
