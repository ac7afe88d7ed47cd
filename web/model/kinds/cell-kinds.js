/** Cells in no order: cages, parities, squares of listed digits, clones, extremes, indexers; and sums of cells. */
import { boundsOfDistinct, canSum, distinct, neighborsOf, range, sum } from "./shared-checks.js";

/** @typedef {import("./index.js").CanHold} CanHold */
/** @typedef {import("./index.js").KindRow} KindRow */
/** @typedef {import("../layout.js").Layout} Layout */

/** @type {CanHold} */
function cage(told) {
  const {
    digits,
    values: [total],
    digitCount,
  } = told;
  if (!distinct(told)) return false;
  if (total === undefined) return true;
  const placed = digits.filter(Boolean);
  const { least, most } = boundsOfDistinct(digits.length - placed.length, placed, digitCount);
  const rest = total - sum(placed);
  return rest >= least && rest <= most;
}

/** @type {CanHold} */
function quadruple({ digits, values }) {
  const left = [...digits];
  const missing = values.filter((value) => {
    const place = left.indexOf(value);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return missing.length <= left.filter((digit) => !digit).length;
}

/** @param {number} remainder @returns {CanHold} */
const parity =
  (remainder) =>
  ({ digits }) =>
    digits.every((digit) => !digit || digit % 2 === remainder);

/**
 * Each cell is less (`sign` 1) or greater (−1) than its neighbours that are not among the cells.
 * @param {number} sign
 * @returns {KindRow}
 */
const extreme = (sign) => ({
  canHold: ({ cells, at, layout }) =>
    cells.every((cell) =>
      neighborsOf(layout, cell).every(
        (neighbor) => cells.includes(neighbor) || !at(cell) || !at(neighbor) || (at(neighbor) - at(cell)) * sign > 0,
      ),
    ),
  looksAt: neighborsOf,
});

/** @type {CanHold} */
function clone({ digits }) {
  const half = digits.length / 2;
  return digits.slice(0, half).every((digit, i) => !digit || !digits[half + i] || digit === digits[half + i]);
}

/**
 * Each cell with a digit d says that place d of its line has the number of the cell.
 * @param {(layout: Layout, cell: number) => readonly number[]} lineOf
 * @returns {KindRow}
 */
const indexer = (lineOf) => ({
  canHold: ({ cells, at, layout }) =>
    cells.every((cell) => {
      const line = lineOf(layout, cell);
      const place = line.indexOf(cell) + 1;
      const there = at(cell) ? at(line[at(cell) - 1]) : 0;
      const pointing = line.find((each) => at(each) === place);
      return (!there || there === place) && (!at(cell) || pointing === undefined || line[at(cell) - 1] === pointing);
    }),
  looksAt: lineOf,
});

/** @param {Layout} layout @param {number} cell */
const columnOfCell = ({ digitCount }, cell) =>
  range(0, digitCount - 1).map((row) => row * digitCount + (cell % digitCount));
/** @param {Layout} layout @param {number} cell */
const rowOfCell = ({ digitCount }, cell) =>
  range(0, digitCount - 1).map((column) => Math.floor(cell / digitCount) * digitCount + column);
/** @param {Layout} layout @param {number} cell */
const regionOfCell = ({ regions }, cell) => [...regions.keys()].filter((each) => regions[each] === regions[cell]);

/** Whether the digits that are there, and others, can fill the cells, each as often as it says. @type {CanHold} */
function countingCircles({ digits, digitCount }) {
  const used = new Set(digits.filter(Boolean));
  if ([...used].some((digit) => digits.filter((other) => other === digit).length > digit)) return false;
  let counts = new Set([[...used].reduce((total, digit) => total + digit, 0)]);
  for (const digit of range(1, digitCount))
    if (!used.has(digit)) counts = new Set([...counts, ...[...counts].map((count) => count + digit)]);
  return counts.has(digits.length);
}

export const cellKinds = /** @satisfies {import("./index.js").KindRows} */ ({
  cage: { canHold: cage, differ: "all" },
  "little-killer": {
    canHold: ({ digits, values: [total], digitCount }) =>
      canSum(
        digits,
        digits.map(() => 1),
        total,
        digitCount,
      ),
  },
  quadruple: { canHold: quadruple },
  even: { canHold: parity(0) },
  odd: { canHold: parity(1) },
  minimum: extreme(1),
  maximum: extreme(-1),
  clone: { canHold: clone },
  "row-indexer": indexer(columnOfCell),
  "column-indexer": indexer(rowOfCell),
  "box-indexer": indexer(regionOfCell),
  "counting-circles": { canHold: countingCircles },
});
