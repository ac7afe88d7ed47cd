/** What the checks of several kinds share. */
import { isClosed } from "../puzzle-rules.js";

/** @typedef {import("./index.js").CanHold} CanHold */
/** @typedef {import("../layout.js").Layout} Layout */

/**
 * The cells that share an edge with this one, ascending.
 * @param {Layout} layout
 * @param {number} cell
 * @returns {number[]}
 */
export function neighborsOf({ digitCount, cellCount }, cell) {
  return [
    cell - digitCount,
    ...(cell % digitCount ? [cell - 1] : []),
    ...((cell + 1) % digitCount ? [cell + 1] : []),
    cell + digitCount,
  ].filter((each) => each >= 0 && each < cellCount);
}

/**
 * The smallest and the largest sum of `count` digits that differ from each other and from those of `used`.
 * @param {number} count
 * @param {readonly number[]} used
 * @param {number} digitCount
 */
export function boundsOfDistinct(count, used, digitCount) {
  const free = range(1, digitCount).filter((digit) => !used.includes(digit));
  if (count > free.length) return { least: Infinity, most: -Infinity };
  return { least: sum(free.slice(0, count)), most: sum(free.slice(free.length - count)) };
}

/** @type {CanHold} */
export const distinct = ({ digits }) => {
  const placed = digits.filter(Boolean);
  return new Set(placed).size === placed.length;
};

/**
 * Whether digits with weights can add up to a total.
 * @param {readonly number[]} digits
 * @param {readonly number[]} weights
 * @param {number} total
 * @param {number} digitCount
 */
export function canSum(digits, weights, total, digitCount) {
  let [least, most] = [0, 0];
  digits.forEach((digit, i) => {
    const ends = (digit ? [digit, digit] : [1, digitCount]).map((end) => end * weights[i]);
    least += Math.min(...ends);
    most += Math.max(...ends);
  });
  return total >= least && total <= most;
}

/** @param {readonly number[]} plus @param {readonly number[]} minus @param {number} digitCount */
export const canEqual = (plus, minus, digitCount) =>
  canSum([...plus, ...minus], [...plus.map(() => 1), ...minus.map(() => -1)], 0, digitCount);

/**
 * Whether each two digits, as far as both are known, are a pair. A closed line goes on behind its last cell, which is
 * its first.
 *
 * @param {(one: number, other: number) => boolean} isPair @param {number} [reach] of pairs on a line @returns {CanHold}
 */
export const pairs =
  (isPair, reach = 1) =>
  ({ digits, cells }) => {
    const round = isClosed(cells) ? [...digits, ...digits.slice(1, reach)] : digits;
    return round.every(
      (one, i) => !one || round.slice(i + 1, i + 1 + reach).every((other) => !other || isPair(one, other)),
    );
  };

/** @param {(value: number) => (one: number, other: number) => boolean} isPairFor @returns {CanHold} */
export const pairsWith = (isPairFor) => (told) => pairs(isPairFor(told.values[0]))(told);

/** Digits that increase by at least `step` from cell to cell. @param {number} step @returns {CanHold} */
export const rises =
  (step) =>
  ({ digits, digitCount }) =>
    digits.every(
      (digit, i) =>
        !digit ||
        (digit >= 1 + i * step &&
          digit <= digitCount - (digits.length - 1 - i) * step &&
          digits.slice(i + 1).every((later, j) => !later || later - digit >= (j + 1) * step)),
    );

/** @param {readonly number[]} numbers */
export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {number} first @param {number} last */
export function range(first, last) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
