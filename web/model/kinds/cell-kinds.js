/** Cells in no order: cages, parities, squares of listed digits, clones, extremes, indexers; and sums of cells. */
import { cellAt, columnOf, gridOf, rowOf } from "../layout.js";
import { listsOf, stepsBetween } from "../puzzle-rules.js";
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

/**
 * Whether so many different digits, each at least `least`, multiply to a product, without those of `used`.
 * @param {number} product @param {number} count @param {readonly number[]} used @param {number} digitCount
 * @param {number} [least]
 * @returns {boolean}
 */
const canMultiply = (product, count, used, digitCount, least = 1) =>
  count === 0
    ? product === 1
    : range(least, digitCount).some(
        (digit) =>
          product % digit === 0 &&
          !used.includes(digit) &&
          canMultiply(product / digit, count - 1, used, digitCount, digit + 1),
      );

/** @type {CanHold} */
function productCage(told) {
  const {
    digits,
    values: [product],
    digitCount,
  } = told;
  if (!distinct(told)) return false;
  const placed = digits.filter(Boolean);
  const rest = placed.reduce((left, digit) => left / digit, product);
  return (
    placed.every((digit) => product % digit === 0) &&
    Math.abs(rest - Math.round(rest)) < 1e-9 &&
    canMultiply(Math.round(rest), digits.length - placed.length, placed, digitCount)
  );
}

/** The sums of some of the digits, also of one and of none. @param {readonly number[]} digits */
const sumsOfSome = (digits) =>
  digits.reduce((sums, digit) => new Set([...sums, ...[...sums].map((each) => each + digit)]), new Set([0]));

/** @type {CanHold} */
const rellikCage = (told) => distinct(told) && !sumsOfSome(told.digits.filter(Boolean)).has(told.values[0]);

/** @type {CanHold} */
function equalityCage(told) {
  const { digits, digitCount } = told;
  const half = digits.length / 2;
  const count = (/** @type {(digit: number) => boolean} */ test) =>
    digits.filter((digit) => digit && test(digit)).length;
  return (
    distinct(told) &&
    Number.isInteger(half) &&
    [
      count((digit) => digit % 2 === 0),
      count((digit) => digit % 2 === 1),
      count((digit) => 2 * digit <= digitCount),
      count((digit) => 2 * digit > digitCount + 1),
    ].every((some) => some <= half) &&
    !digits.some((digit) => 2 * digit === digitCount + 1)
  );
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

/** Whether the lists can still have one sum. @type {CanHold} */
function equalSums({ digits, values, digitCount }) {
  const bounds = listsOf(digits, values).map((list) => ({
    least: sum(list.map((digit) => digit || 1)),
    most: sum(list.map((digit) => digit || digitCount)),
  }));
  return Math.max(...bounds.map(({ least }) => least)) <= Math.min(...bounds.map(({ most }) => most));
}

/** How often each digit is in a list, as far as digits are there. @param {readonly number[]} list */
const countsOf = (list) => (/** @type {number} */ digit) => list.filter((each) => each === digit).length;

/** Whether each list has room for the digits that others have. @type {CanHold} */
function sameValues({ digits, values, digitCount }) {
  const lists = listsOf(digits, values);
  const needed = range(1, digitCount).map((digit) => Math.max(...lists.map((list) => countsOf(list)(digit))));
  return sum(needed) <= values[0];
}

/** @type {CanHold} */
function countDistinct({ digits: [count, ...others], digitCount }) {
  const placed = new Set(others.filter(Boolean)).size;
  const most = Math.min(digitCount, placed + others.filter((digit) => !digit).length);
  return count ? placed <= count && count <= most : true;
}

/** @param {boolean} isExact @returns {CanHold} */
const contents =
  (isExact) =>
  ({ digits, values }) => {
    const wanted = [...new Set(values)];
    const missing = wanted.map((digit) => countsOf(values)(digit) - countsOf(digits)(digit));
    if (isExact && missing.some((count) => count < 0)) return false;
    return sum(missing.filter((count) => count > 0)) <= digits.filter((digit) => !digit).length;
  };

/**
 * Whether two cells share an edge, or are extra cells two places apart in a row or a column, with no cell between them.
 * @param {import("../layout.js").Layout} layout @param {number} one @param {number} other
 */
function areConnected(layout, one, other) {
  const [down, right] = stepsBetween(one, other, layout);
  const isExtra = (/** @type {number} */ cell) => gridOf(layout, cell) >= layout.gridCount;
  return (
    Math.abs(down) + Math.abs(right) === 1 ||
    (Math.hypot(down, right) === 2 &&
      isExtra(one) &&
      isExtra(other) &&
      cellAt(layout, rowOf(layout, one) + down / 2, columnOf(layout, one) + right / 2) === null)
  );
}

/** Whether the cells that have one of the digits can still be connected, by way of open cells. @type {CanHold} */
function connectedDigits({ digits, values, cells, layout }) {
  const isSure = (/** @type {number} */ place) => values.includes(digits[place]);
  const sure = cells.filter((_, place) => isSure(place));
  const possible = cells.filter((_, place) => !digits[place] || isSure(place));
  const reached = new Set(sure.slice(0, 1));
  for (const cell of reached) for (const other of possible) if (areConnected(layout, cell, other)) reached.add(other);
  return possible.length > 0 && sure.every((cell) => reached.has(cell));
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
  "product-cage": { canHold: productCage, differ: "all" },
  "rellik-cage": { canHold: rellikCage, differ: "all" },
  "equality-cage": { canHold: equalityCage, differ: "all" },
  "equal-sums": { canHold: equalSums },
  "same-values": { canHold: sameValues },
  "count-distinct": { canHold: countDistinct },
  "contains-exactly": { canHold: contents(true) },
  "contains-at-least": { canHold: contents(false) },
  "connected-digits": { canHold: connectedDigits },
});
