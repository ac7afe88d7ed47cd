// What the kinds of rules say, for check-steps.mjs. Each kind is read from the sentence about it in docs/rules.md.
// Shares no code with Nonet.
import { nameOf, placeOf } from "./board.mjs";

/**
 * @typedef {import("./board.mjs").Board} Board
 * @typedef {{ kind: string, values: number[], cells: string[] }} Rule
 * @typedef {object} Condition
 * @property {string[]} cells
 * @property {(digits: number[]) => boolean} allows whether digits can be kept; 0 for a cell without one
 * @property {number[]} [weights] with `total`: what the digits times these weights add up to
 * @property {number} [total]
 */

/** The least number of kinds that say nothing without one. @type {Record<string, number>} */
const leastValues = {
  "little-killer": 1,
  "pair-sum": 2,
  "white-dot": 1,
  "black-dot": 2,
  whisper: 1,
  quadruple: 1,
  sandwich: 0,
  "x-sum": 1,
  skyscraper: 1,
  "numbered-room": 1,
  lockout: 0,
  relation: 0,
  "negative-white": 1,
  "negative-black": 2,
  "negative-sum": 2,
};

/** @param {string} text "cage 15 r1c1-r1c3 r2c1" @returns {Rule} */
export function readRule(text) {
  const [kind, ...words] = text.trim().split(/\s+/);
  const cells = words
    .filter((word) => /^r\d/.test(word))
    .flatMap((word) => {
      const [first, last] = word.split("-").map(placeOf);
      if (!last) return [word];
      const steps = Math.max(...[0, 1].map((axis) => Math.abs(last[axis] - first[axis])));
      return Array.from({ length: steps + 1 }, (_, i) =>
        nameOf(first[0] + Math.sign(last[0] - first[0]) * i, first[1] + Math.sign(last[1] - first[1]) * i),
      );
    });
  const values = words.filter((word) => /^\d/.test(word)).flatMap((word) => word.split(",").map(Number));
  const least = leastValues[kind] ?? 1;
  const isNeeded = Object.hasOwn(leastValues, kind) && values.length === 0;
  if (isNeeded || values.some((value) => !(value >= least)))
    throw new Error(`the rule "${text}" has no number that it can have`);
  return { kind, values, cells };
}

const pairsOf = (/** @type {number[]} */ digits) => digits.slice(1).map((next, i) => [digits[i], next]);
const known = (/** @type {number[]} */ digits) => digits.filter(Boolean);
const differ = (/** @type {number[]} */ digits) => new Set(known(digits)).size === known(digits).length;
const isFull = (/** @type {number[]} */ digits) => digits.every(Boolean);
const sum = (/** @type {number[]} */ digits) => digits.reduce((all, digit) => all + digit, 0);

/**
 * Of each two neighbours on a line that both have a digit.
 * @param {(one: number, next: number) => boolean} holds
 */
const eachPair = (holds) => (/** @type {number[]} */ digits) =>
  pairsOf(digits).every(([one, next]) => !one || !next || holds(one, next));
/** @param {(digits: number[]) => boolean} holds a sentence that is read when each cell has a digit */
const whenFull = (holds) => (/** @type {number[]} */ digits) => !isFull(digits) || holds(digits);
/** Any three neighbours differ in this. @param {(digit: number) => number} classOf */
const eachThree = (classOf) => (/** @type {number[]} */ digits) =>
  digits.every((_, i) => i < 2 || differ(digits.slice(i - 2, i + 1).map((digit) => digit && classOf(digit) + 1)));
const ratio = (/** @type {number} */ one, /** @type {number} */ other, /** @type {number} */ times) =>
  one === other * times || other === one * times;

/** @param {Rule} rule @param {number} total @param {(place: number) => number} weightOf */
const sumOf = ({ cells }, total, weightOf = () => 1) => ({ cells, weights: cells.map((_, i) => weightOf(i)), total });

/** The digits of lists of some lengths, one after the other. @param {number[]} digits @param {number[]} lengths */
const listsOf = (digits, lengths) =>
  lengths.map((length, i) => {
    const first = sum(lengths.slice(0, i));
    return digits.slice(first, first + length);
  });
const countOf = (/** @type {number} */ digit, /** @type {number[]} */ digits) =>
  digits.filter((other) => other === digit).length;

/** The sums of one or more of the digits. @param {number[]} digits @returns {number[]} */
const sumsOfSome = ([digit, ...rest]) => {
  if (!digit) return [];
  const others = sumsOfSome(rest);
  return [digit, ...others, ...others.map((other) => other + digit)];
};

/** Kinds whose cells are those that the rule lists. @type {Record<string, (rule: Rule, board: Board) => Partial<Condition>>} */
const kinds = {
  cage: (rule) => ({ allows: differ, ...(rule.values.length ? sumOf(rule, rule.values[0]) : {}) }),
  "little-killer": (rule) => sumOf(rule, rule.values[0]),
  "pair-sum": (rule) => sumOf(rule, rule.values[0]),
  thermometer: (_, { side }) => ({
    allows: (digits) =>
      digits.every(
        (one, i) =>
          !one ||
          (one > i &&
            one <= side - (digits.length - 1 - i) &&
            digits.every((other, j) => !other || j <= i || other - one >= j - i)),
      ),
  }),
  "slow-thermometer": () => ({ allows: (digits) => eachPair((one, next) => one <= next)(known(digits)) }),
  "white-dot": ({ values }) => ({ allows: eachPair((one, next) => Math.abs(one - next) === values[0]) }),
  "black-dot": ({ values }) => ({ allows: eachPair((one, next) => ratio(one, next, values[0])) }),
  inequality: () => ({ allows: eachPair((one, next) => one < next) }),
  whisper: ({ values }) => ({ allows: eachPair((one, next) => Math.abs(one - next) >= values[0]) }),
  relation: ({ values }) => ({ allows: eachPair((one, next) => ((values[one - 1] >> (next - 1)) & 1) === 1) }),
  nabner: () => ({
    allows: (digits) => {
      const sorted = known(digits).sort((one, other) => one - other);
      return pairsOf(sorted).every(([one, next]) => next - one > 1);
    },
  }),
  renban: () => ({
    allows: (digits) => differ(digits) && Math.max(...digits) - Math.min(...known(digits)) < digits.length,
  }),
  palindrome: () => ({
    allows: (digits) => digits.every((one, i) => !one || !digits.at(-1 - i) || one === digits.at(-1 - i)),
  }),
  even: () => ({ allows: (digits) => known(digits).every((digit) => digit % 2 === 0) }),
  odd: () => ({ allows: (digits) => known(digits).every((digit) => digit % 2 === 1) }),
  arrow: (rule) => {
    const circle = rule.values[0] ?? 1;
    return sumOf(rule, 0, (place) => (place < circle ? 10 ** (circle - 1 - place) : -1));
  },
  "double-arrow": (rule) => sumOf(rule, 0, (place) => (place === 0 || place === rule.cells.length - 1 ? 1 : -1)),
  quadruple: ({ values }) => ({
    allows: (digits) => {
      const left = [...values];
      for (const digit of digits) if (left.includes(digit)) left.splice(left.indexOf(digit), 1);
      return left.length <= digits.filter((digit) => !digit).length;
    },
  }),
  clone: () => ({
    allows: (digits) => {
      const half = digits.length / 2;
      return digits.slice(0, half).every((one, i) => !one || !digits[half + i] || one === digits[half + i]);
    },
  }),
  sandwich: ({ values }, { side }) => ({
    allows: (digits) => {
      const ends = [digits.indexOf(1), digits.indexOf(side)].sort((one, other) => one - other);
      if (ends[0] < 0) return true;
      const inside = digits.slice(ends[0] + 1, ends[1]);
      const open = inside.filter((digit) => !digit).length;
      return open
        ? sum(inside) + 2 * open <= values[0] && sum(inside) + (side - 1) * open >= values[0]
        : sum(inside) === values[0];
    },
  }),
  "x-sum": ({ values }) => ({
    allows: (digits) => {
      const first = digits.slice(0, digits[0]);
      return !digits[0] || (isFull(first) ? sum(first) === values[0] : sum(first) < values[0]);
    },
  }),
  skyscraper: ({ values }) => ({
    allows: whenFull(
      (digits) => digits.filter((digit, i) => digits.slice(0, i).every((other) => other < digit)).length === values[0],
    ),
  }),
  "numbered-room": ({ values }) => ({
    allows: ([first, ...others]) => {
      const there = [first, ...others][first - 1];
      return !first || !there || there === values[0];
    },
  }),
  zipper: () => ({
    allows: (digits) => {
      const middle = digits.length % 2 ? [digits[(digits.length - 1) / 2]] : [];
      const sums = digits
        .slice(0, Math.floor(digits.length / 2))
        .flatMap((one, i) => (one && digits.at(-1 - i) ? [one + (digits.at(-1 - i) ?? 0)] : []));
      return new Set([...sums, ...known(middle)]).size <= 1;
    },
  }),
  between: () => ({
    allows: (digits) => {
      const [one, other] = [digits[0], digits[digits.length - 1]];
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const inside = known(digits.slice(1, -1));
      return one && other
        ? inside.every((digit) => low < digit && digit < high)
        : !high || inside.every((digit) => digit < high) || inside.every((digit) => digit > high);
    },
  }),
  lockout: ({ values }) => ({
    allows: (digits) => {
      const [one, other] = [digits[0], digits[digits.length - 1]];
      if (!one || !other) return true;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      return high - low >= values[0] && known(digits.slice(1, -1)).every((digit) => digit < low || digit > high);
    },
  }),
  entropic: (_, { side }) => ({ allows: eachThree((digit) => Math.floor((digit - 1) / Math.ceil(side / 3))) }),
  modular: () => ({ allows: eachThree((digit) => digit % 3) }),
  "region-sum-line": ({ cells }, { regions }) => {
    const isLoop = cells.length > 2 && cells[0] === cells.at(-1);
    const line = cells.map((_, i) => i).slice(0, isLoop ? -1 : undefined);
    const leaves = (/** @type {number} */ one, /** @type {number} */ next) =>
      regions.get(cells[one]) !== regions.get(cells[next]);
    const turn = isLoop ? line.findIndex((place, i) => i && leaves(line[i - 1], place)) : -1;
    const parts = /** @type {number[][]} */ ([]);
    for (const place of turn > 0 ? [...line.slice(turn), ...line.slice(0, turn)] : line) {
      const last = parts.at(-1);
      if (last && !leaves(last[last.length - 1], place)) last.push(place);
      else parts.push([place]);
    }
    return {
      allows: (digits) => {
        const sums = parts.flatMap((part) => {
          const some = part.map((place) => digits[place]);
          return isFull(some) ? [sum(some)] : [];
        });
        return new Set(sums).size <= 1;
      },
    };
  },
  "product-cage": ({ values, cells }) => ({
    allows: (digits) => {
      const product = known(digits).reduce((made, digit) => made * digit, 1);
      return (
        differ(digits) && (known(digits).length < cells.length ? values[0] % product === 0 : product === values[0])
      );
    },
  }),
  "parity-line": () => ({
    allows: (digits) =>
      digits.every((one, i) => !one || digits.every((other, j) => !other || (one + other + i + j) % 2 === 0)),
  }),
  "same-difference": () => ({
    allows: (digits) =>
      new Set(pairsOf(digits).flatMap(([one, next]) => (one && next ? [Math.abs(one - next)] : []))).size <= 1,
  }),
  "rellik-cage": ({ values }) => ({
    allows: (digits) => differ(digits) && !sumsOfSome(known(digits)).includes(values[0]),
  }),
  "equality-cage": (_, { side }) => ({
    allows: (digits) => {
      const some = (/** @type {(digit: number) => boolean} */ test) => known(digits).filter(test).length;
      const groups = [
        some((digit) => digit % 2 === 0),
        some((digit) => digit % 2 === 1),
        some((digit) => digit <= side / 2),
        some((digit) => digit > (side + 1) / 2),
      ];
      return (
        differ(digits) && groups.every((size) => size <= digits.length / 2) && !known(digits).includes((side + 1) / 2)
      );
    },
  }),
  "equal-sums": ({ values }) => ({
    allows: (digits) => new Set(listsOf(digits, values).flatMap((list) => (isFull(list) ? [sum(list)] : []))).size <= 1,
  }),
  "same-values": ({ values }) => ({
    allows: whenFull(
      (digits) => new Set(listsOf(digits, values).map((list) => list.toSorted((a, b) => a - b).join())).size === 1,
    ),
  }),
  "count-distinct": () => ({ allows: whenFull(([count, ...others]) => new Set(others).size === count) }),
  "contains-exactly": ({ values }) => ({
    allows: whenFull((digits) => values.every((digit) => countOf(digit, digits) === countOf(digit, values))),
  }),
  "contains-at-least": ({ values }) => ({
    allows: whenFull((digits) => values.every((digit) => countOf(digit, digits) >= countOf(digit, values))),
  }),
  "connected-digits": ({ values, cells }) => ({
    allows: whenFull((digits) => {
      const left = cells.filter((_, i) => values.includes(digits[i])).map(placeOf);
      const reached = left.splice(0, 1);
      for (const [row, column] of reached) {
        for (let i = left.length - 1; i >= 0; i--) {
          if (Math.abs(left[i][0] - row) + Math.abs(left[i][1] - column) === 1) reached.push(...left.splice(i, 1));
        }
      }
      return reached.length > 0 && left.length === 0;
    }),
  }),
  "counting-circles": () => ({
    allows: whenFull((digits) => digits.every((digit) => digits.filter((other) => other === digit).length === digit)),
  }),
};

/** @param {Board} board @param {string} cell @returns {string[]} the cells beside it */
function beside({ cells }, cell) {
  const [row, column] = placeOf(cell);
  return [nameOf(row - 1, column), nameOf(row + 1, column), nameOf(row, column - 1), nameOf(row, column + 1)].filter(
    (other) => cells.includes(other),
  );
}

/**
 * A condition for each two cells beside each other that no rule of some kinds marks.
 * @param {Board} board @param {Rule[]} rules @param {string[]} marks @param {(one: number, other: number) => boolean}
 *   holds
 */
const eachUnmarked = (board, rules, marks, holds) =>
  board.cells.flatMap((cell) =>
    beside(board, cell)
      .filter(
        (other) =>
          board.cells.indexOf(other) > board.cells.indexOf(cell) &&
          !rules.some(({ kind, cells }) => marks.includes(kind) && cells.includes(cell) && cells.includes(other)),
      )
      .map((other) => ({ cells: [cell, other], allows: eachPair(holds) })),
  );

/** Kinds about other cells than those that they list. @type {Record<string, (rule: Rule, board: Board, rules: Rule[]) => Condition[]>} */
const wider = {
  "falling-diagonal": (_, { side }) => [
    { cells: Array.from({ length: side }, (_, i) => nameOf(i, i)), allows: differ },
  ],
  "rising-diagonal": (_, { side }) => [
    { cells: Array.from({ length: side }, (_, i) => nameOf(i, side - 1 - i)), allows: differ },
  ],
  nonconsecutive: (_, board, rules) =>
    eachUnmarked(board, rules, ["white-dot", "black-dot"], (one, other) => Math.abs(one - other) !== 1),
  "negative-white": ({ values }, board, rules) =>
    eachUnmarked(board, rules, ["white-dot", "black-dot"], (one, other) => !values.includes(Math.abs(one - other))),
  "negative-black": ({ values }, board, rules) =>
    eachUnmarked(
      board,
      rules,
      ["white-dot", "black-dot"],
      (one, other) => !values.some((times) => ratio(one, other, times)),
    ),
  "negative-sum": ({ values }, board, rules) =>
    eachUnmarked(board, rules, ["pair-sum"], (one, other) => !values.includes(one + other)),
  minimum: (rule, board) => extremes(rule, board, (one, other) => one < other),
  maximum: (rule, board) => extremes(rule, board, (one, other) => one > other),
};

/** @param {Rule} rule @param {Board} board @param {(one: number, other: number) => boolean} holds */
const extremes = ({ cells }, board, holds) =>
  cells.flatMap((cell) =>
    beside(board, cell)
      .filter((other) => !cells.includes(other))
      .map((other) => ({ cells: [cell, other], allows: eachPair(holds) })),
  );

/**
 * @param {Rule} rule @param {Board} board @param {Rule[]} rules of the puzzle
 * @returns {Condition[]} which the digits keep exactly when the rule is kept
 */
export function conditionsOf(rule, board, rules) {
  if (Object.hasOwn(wider, rule.kind)) return wider[rule.kind](rule, board, rules);
  if (!Object.hasOwn(kinds, rule.kind)) throw new Error(`a rule is of the kind ${rule.kind}, which is not known`);
  return [{ cells: rule.cells, allows: () => true, ...kinds[rule.kind](rule, board) }];
}

/**
 * Lets cells see each other that a rule never lets have the same digit. A rule for as many cells as there are digits,
 * all of which differ, makes a house.
 * @param {Board} board @param {Rule[]} rules
 */
export function seeByRules(board, rules) {
  const digits = Array.from({ length: board.side }, (_, i) => i + 1);
  for (const rule of rules) {
    for (const { cells, allows } of Object.hasOwn(kinds, rule.kind) || Object.hasOwn(wider, rule.kind)
      ? conditionsOf(rule, board, rules)
      : []) {
      const pairs = cells.flatMap((one, i) => cells.slice(i + 1).map((other, j) => ({ one, other, i, j: i + 1 + j })));
      const canBeEqual = (/** @type {number} */ i, /** @type {number} */ j) =>
        digits.some((digit) => allows(cells.map((_, place) => (place === i || place === j ? digit : 0))));
      const differing = pairs.filter(({ one, other, i, j }) => one !== other && !canBeEqual(i, j));
      for (const { one, other } of differing) board.see(one, other);
      if (cells.length === board.side && differing.length === pairs.length) board.add(cells);
    }
  }
}

/** Whether the value of a rule is the sum of its cells. @param {Rule} rule */
export const saysSum = ({ kind, values }) => ["cage", "little-killer", "pair-sum"].includes(kind) && values.length > 0;
