/** Lines: what the digits along them can be. */
import { isClosed } from "../puzzle-rules.js";
import { canEqual, canSum, distinct, pairs, pairsWith, range, rises } from "./shared-checks.js";

/** @typedef {import("./index.js").CanHold} CanHold */

/** The cells of a number such as 10 a + b, then the others. A number without others says nothing. @type {CanHold} */
function arrow({ digits, values: [pill = 1], digitCount }) {
  if (pill >= digits.length) return true;
  const weights = digits.map((_, i) => (i < pill ? 10 ** (pill - 1 - i) : -1));
  return canSum(digits, weights, 0, digitCount);
}

/** @type {CanHold} */
function renban(told) {
  const placed = told.digits.filter(Boolean);
  return (
    distinct(told) &&
    Math.max(...placed, 0) - Math.min(...placed, Infinity) < told.digits.length &&
    told.digits.length <= told.digitCount
  );
}

/** @type {CanHold} */
const palindrome = ({ digits }) =>
  digits.every((digit, i) => !digit || !digits[digits.length - 1 - i] || digit === digits[digits.length - 1 - i]);

/** @type {CanHold} */
function regionSum({ digits, cells, digitCount, layout }) {
  /** @type {number[][]} */
  const parts = [];
  cells.forEach((cell, i) => {
    if (i === 0 || layout.regions[cell] !== layout.regions[cells[i - 1]]) parts.push([]);
    parts[parts.length - 1].push(digits[i]);
  });
  // A closed line that begins inside a region is in this region until it leaves the region, and its first cell counts
  // once.
  if (isClosed(cells) && parts.length > 1) parts[0].unshift(.../** @type {number[]} */ (parts.pop()).slice(0, -1));
  return parts.every((part, i) => parts.slice(i + 1).every((other) => canEqual(part, other, digitCount)));
}

/** @type {CanHold} */
function zipper({ digits, digitCount }) {
  const half = Math.floor(digits.length / 2);
  const ends = range(0, half - 1).map((i) => [digits[i], digits[digits.length - 1 - i]]);
  const wanted = digits.length % 2 ? [digits[half]] : ends[0];
  return ends.every((pair) => pair === wanted || canEqual(pair, wanted, digitCount));
}

/** @type {CanHold} */
const doubleArrow = ({ digits, digitCount }) =>
  canEqual(digits.slice(1, -1), [digits[0], digits[digits.length - 1]], digitCount);

/**
 * The values are a row for each state, from 1: the next state for each digit (0: none), then 1 if the state accepts.
 * See DigitAutomaton of core/grid.
 * @type {CanHold}
 */
function automaton({ digits, values, digitCount }) {
  const rowLength = digitCount + 1;
  let states = new Set([1]);
  for (const digit of digits) {
    const read = digit ? [digit] : range(1, digitCount);
    const next = new Set();
    for (const state of states)
      for (const each of read) {
        const to = values[(state - 1) * rowLength + each - 1];
        if (to) next.add(to);
      }
    states = next;
  }
  return [...states].some((state) => values[state * rowLength - 1] === 1);
}

/** @type {CanHold} */
function between({ digits, digitCount }) {
  const [one, other, ...inner] = [digits[0], digits[digits.length - 1], ...digits.slice(1, -1)].map(Number);
  const placed = inner.filter(Boolean);
  if (inner.length === 0) return true;
  if (one && other) return Math.abs(one - other) > 1 && placed.every((digit) => (digit - one) * (digit - other) < 0);
  const end = one || other;
  const isInside = (/** @type {number} */ from, /** @type {number} */ to) =>
    placed.every((digit) => (digit - from) * (digit - to) < 0);
  if (end) return range(1, digitCount).some((far) => Math.abs(far - end) > 1 && isInside(end, far));
  return placed.every((digit) => digit > 1 && digit < digitCount);
}

/** @type {CanHold} */
function lockout({ digits, cells, values: [distance], digitCount }) {
  const [one, other, ...inner] = [digits[0], digits[digits.length - 1], ...digits.slice(1, -1)];
  const placed = inner.filter(Boolean);
  const ends = (/** @type {number} */ end) => (end ? [end] : range(1, digitCount));
  return ends(one).some((a) =>
    (isClosed(cells) ? [a] : ends(other)).some(
      (b) => Math.abs(a - b) >= distance && placed.every((digit) => digit < Math.min(a, b) || digit > Math.max(a, b)),
    ),
  );
}

/** The sums that the part can have that is open after each digit. @type {CanHold} */
function sumLine({ digits, values: [total], digitCount }) {
  let sums = new Set([0]);
  for (const digit of digits) {
    const read = digit ? [digit] : range(1, digitCount);
    sums = new Set(
      [...sums]
        .flatMap((sum) => read.map((each) => sum + each))
        .filter((sum) => sum <= total)
        .map((sum) => sum % total),
    );
  }
  return sums.has(0);
}

/** Every second digit is odd, also where digits between them are not known. @type {CanHold} */
const parityLine = ({ digits }) =>
  new Set(digits.flatMap((digit, place) => (digit ? [(digit + place) % 2] : []))).size <= 1;

/** Whether some difference leads from the first digit to the last. @type {CanHold} */
const sameDifference = ({ digits, digitCount }) =>
  range(0, digitCount - 1).some((difference) => {
    let reached = digits[0] ? [digits[0]] : range(1, digitCount);
    for (const digit of digits.slice(1)) {
      const next = new Set(reached.flatMap((one) => [one - difference, one + difference]));
      reached = (digit ? [digit] : range(1, digitCount)).filter((each) => next.has(each));
    }
    return reached.length > 0;
  });

const third = (/** @type {number} */ digit, /** @type {number} */ digitCount) =>
  Math.floor((digit - 1) / Math.ceil(digitCount / 3));

export const lineKinds = /** @satisfies {import("./index.js").KindRows} */ ({
  thermometer: { canHold: rises(1), differ: "all" },
  "slow-thermometer": { canHold: rises(0) },
  whisper: { canHold: pairsWith((value) => (one, other) => Math.abs(one - other) >= value), differ: "next" },
  renban: { canHold: renban, differ: "all" },
  palindrome: { canHold: palindrome },
  arrow: { canHold: arrow },
  "region-sum-line": { canHold: regionSum },
  zipper: { canHold: zipper },
  "double-arrow": { canHold: doubleArrow },
  entropic: {
    canHold: (told) => pairs((one, other) => third(one, told.digitCount) !== third(other, told.digitCount), 2)(told),
    differ: "next",
  },
  modular: { canHold: pairs((one, other) => one % 3 !== other % 3, 2), differ: "next" },
  nabner: { canHold: pairs((one, other) => Math.abs(one - other) > 1, Infinity), differ: "next" },
  automaton: { canHold: automaton },
  relation: { canHold: (told) => pairs((one, other) => ((told.values[one - 1] >> (other - 1)) & 1) === 1)(told) },
  between: { canHold: between },
  lockout: { canHold: lockout },
  "sum-line": { canHold: sumLine },
  "parity-line": { canHold: parityLine, differ: "next" },
  "same-difference": { canHold: sameDifference },
});
