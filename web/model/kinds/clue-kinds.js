/** Clues outside the grid: they are about a row or a column, in which every digit has one place. */
import { boundsOfDistinct, sum } from "./shared-checks.js";

/** @typedef {import("./index.js").CanHold} CanHold */

/** Between the smallest and the largest digit of a line. @type {CanHold} */
function sandwich({ digits, values: [total], digitCount }) {
  const ends = [digits.indexOf(1), digits.indexOf(digitCount)].sort((a, b) => a - b);
  if (ends[0] < 0) return true;
  const inner = digits.slice(ends[0] + 1, ends[1]);
  return canBe(inner, total, [1, digitCount, ...digits.filter(Boolean)], digitCount);
}

/**
 * Whether cells that differ, and whose open cells have none of `used`, can add up to a total.
 * @param {readonly number[]} digits
 * @param {number} total
 * @param {readonly number[]} used
 * @param {number} digitCount
 */
function canBe(digits, total, used, digitCount) {
  const open = digits.filter((digit) => !digit).length;
  const { least, most } = boundsOfDistinct(open, used, digitCount);
  const rest = total - sum(digits);
  return rest >= least && rest <= most;
}

/** @type {CanHold} */
const xSum = ({ digits, values: [total], digitCount }) =>
  !digits[0] || canBe(digits.slice(0, digits[0]), total, digits.filter(Boolean), digitCount);

/** @type {CanHold} */
function skyscraper({ digits, values: [count], digitCount }) {
  // What is seen before the first open cell is seen for sure; each cell after it may be seen, up to the largest digit.
  const known = digits.findIndex((digit) => !digit);
  const before = known < 0 ? digits : digits.slice(0, known);
  let [seen, tallest] = [0, 0];
  for (const digit of before) if (digit > tallest) [seen, tallest] = [seen + 1, digit];
  if (known < 0) return seen === count;
  return (
    seen + (tallest < digitCount ? 1 : 0) <= count &&
    seen + Math.min(digits.length - known, digitCount - tallest) >= count
  );
}

/** @type {CanHold} */
function numberedRoom({ digits: [first, ...others], values: [value] }) {
  if (!first) return true;
  const there = [first, ...others][first - 1];
  return there === undefined ? false : !there || there === value;
}

export const clueKinds = /** @satisfies {import("./index.js").KindRows} */ ({
  sandwich: { canHold: sandwich },
  "x-sum": { canHold: xSum },
  skyscraper: { canHold: skyscraper },
  "numbered-room": { canHold: numberedRoom },
});
