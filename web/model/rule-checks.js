/**
 * Whether rules of a puzzle can still hold, by the digits of their own cells: what a player sees at a glance. A rule is broken when its digits contradict it, or
 * when no digits in its open cells can keep it. A search would find more, and is the engine's.
 *
 * Loaded with the first puzzle that has rules (rule-part.js).
 *
 * @typedef {import("./puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("./puzzle-rules.js").OwnRuleKind} OwnRuleKind
 * @typedef {import("./layout.js").Layout} Layout
 *
 * @typedef {object} Told a rule with the digits on the board
 * @property {readonly number[]} digits of the cells of the rule, in their order; 0 for blank
 * @property {readonly number[]} values
 * @property {number} side
 * @property {readonly number[]} cells
 * @property {(cell: number) => number} at the digit of any cell
 * @property {Layout} layout
 * @property {readonly OwnRule[]} rules all rules of the puzzle
 *
 * @typedef {(told: Told) => boolean} CanHold
 */
import { isClosed } from "./puzzle-rules.js";

/**
 * Whether the rule can still hold.
 *
 * @param {Layout} layout
 * @param {readonly number[]} board a digit per cell, 0 for blank
 * @param {OwnRule} rule
 * @param {readonly OwnRule[]} rules of the puzzle
 */
export function canHold(layout, board, { kind, cells, values }, rules) {
  return checks[kind]({ digits: cells.map((cell) => board[cell]), values, side: layout.side, cells, at: (cell) => board[cell], layout, rules });
}

/** The cells that share an edge with this one, ascending. @param {Layout} layout @param {number} cell @returns {number[]} */
function neighborsOf({ side, cellCount }, cell) {
  return [cell - side, ...(cell % side ? [cell - 1] : []), ...((cell + 1) % side ? [cell + 1] : []), cell + side].filter((each) => each >= 0 && each < cellCount);
}

/** The smallest and the largest sum of `count` digits that differ from each other and from those of `used`. @param {number} count @param {readonly number[]} used @param {number} side */
function boundsOfDistinct(count, used, side) {
  const free = range(1, side).filter((digit) => !used.includes(digit));
  if (count > free.length) return { least: Infinity, most: -Infinity };
  return { least: sum(free.slice(0, count)), most: sum(free.slice(free.length - count)) };
}

/** @type {CanHold} */
const distinct = ({ digits }) => {
  const placed = digits.filter(Boolean);
  return new Set(placed).size === placed.length;
};

/** @type {CanHold} */
function cage(told) {
  const { digits, values: [total], side } = told;
  if (!distinct(told)) return false;
  if (total === undefined) return true;
  const placed = digits.filter(Boolean);
  const { least, most } = boundsOfDistinct(digits.length - placed.length, placed, side);
  const rest = total - sum(placed);
  return rest >= least && rest <= most;
}

/** Whether digits with weights can add up to a total. @param {readonly number[]} digits @param {readonly number[]} weights @param {number} total @param {number} side */
function canSum(digits, weights, total, side) {
  let [least, most] = [0, 0];
  digits.forEach((digit, i) => {
    const ends = (digit ? [digit, digit] : [1, side]).map((end) => end * weights[i]);
    least += Math.min(...ends);
    most += Math.max(...ends);
  });
  return total >= least && total <= most;
}

/** @param {readonly number[]} plus @param {readonly number[]} minus @param {number} side */
const canEqual = (plus, minus, side) => canSum([...plus, ...minus], [...plus.map(() => 1), ...minus.map(() => -1)], 0, side);

/** The cells of a number such as 10 a + b, then the others. @type {CanHold} */
function arrow({ digits, values: [pill = 1], side }) {
  const weights = digits.map((_, i) => (i < pill ? 10 ** (pill - 1 - i) : -1));
  return canSum(digits, weights, 0, side);
}

/**
 * Whether each two digits, as far as both are known, are a pair. A closed line goes on behind its last cell, which is its first.
 *
 * @param {(one: number, other: number) => boolean} isPair @param {number} [reach] of pairs on a line @returns {CanHold}
 */
const pairs = (isPair, reach = 1) => ({ digits, cells }) => {
  const round = isClosed(cells) ? [...digits, ...digits.slice(1, reach)] : digits;
  return round.every((one, i) => !one || round.slice(i + 1, i + 1 + reach).every((other) => !other || isPair(one, other)));
};

/** @param {(value: number) => (one: number, other: number) => boolean} isPairFor @returns {CanHold} */
const pairsWith = (isPairFor) => (told) => pairs(isPairFor(told.values[0]))(told);

/** Digits that increase by at least `step` from cell to cell. @param {number} step @returns {CanHold} */
const rises = (step) => ({ digits, side }) => digits.every((digit, i) => (
  !digit || (digit >= 1 + i * step && digit <= side - (digits.length - 1 - i) * step
    && digits.slice(i + 1).every((later, j) => !later || later - digit >= (j + 1) * step))));

/** @type {CanHold} */
function renban(told) {
  const placed = told.digits.filter(Boolean);
  return distinct(told) && Math.max(...placed, 0) - Math.min(...placed, Infinity) < told.digits.length && told.digits.length <= told.side;
}

/** @param {number} remainder @returns {CanHold} */
const parity = (remainder) => ({ digits }) => digits.every((digit) => !digit || digit % 2 === remainder);

/** Each cell is less (`sign` 1) or greater (−1) than its neighbours that are not among the cells. @param {number} sign @returns {CanHold} */
const extreme = (sign) => ({ cells, at, layout }) => cells.every((cell) => neighborsOf(layout, cell).every((neighbor) => (
  cells.includes(neighbor) || !at(cell) || !at(neighbor) || (at(neighbor) - at(cell)) * sign > 0)));

/** @type {CanHold} */
function clone({ digits }) {
  const half = digits.length / 2;
  return digits.slice(0, half).every((digit, i) => !digit || !digits[half + i] || digit === digits[half + i]);
}

/** @type {CanHold} */
const palindrome = ({ digits }) => digits.every((digit, i) => !digit || !digits[digits.length - 1 - i] || digit === digits[digits.length - 1 - i]);

/** @type {CanHold} */
function regionSum({ digits, cells, side, layout }) {
  /** @type {number[][]} */
  const parts = [];
  cells.forEach((cell, i) => {
    if (i === 0 || layout.regions[cell] !== layout.regions[cells[i - 1]]) parts.push([]);
    parts[parts.length - 1].push(digits[i]);
  });
  // A closed line that begins inside a region is in this region until it leaves the region, and its first cell counts once.
  if (isClosed(cells) && parts.length > 1) parts[0].unshift(...(/** @type {number[]} */ (parts.pop())).slice(0, -1));
  return parts.every((part, i) => parts.slice(i + 1).every((other) => canEqual(part, other, side)));
}

/** @type {CanHold} */
function zipper({ digits, side }) {
  const half = Math.floor(digits.length / 2);
  const ends = range(0, half - 1).map((i) => [digits[i], digits[digits.length - 1 - i]]);
  const wanted = digits.length % 2 ? [digits[half]] : ends[0];
  return ends.every((pair) => pair === wanted || canEqual(pair, wanted, side));
}

/** @type {CanHold} */
const doubleArrow = ({ digits, side }) => canEqual(digits.slice(1, -1), [digits[0], digits[digits.length - 1]], side);

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

/** Between the smallest and the largest digit of a line. @type {CanHold} */
function sandwich({ digits, values: [total], side }) {
  const ends = [digits.indexOf(1), digits.indexOf(side)].sort((a, b) => a - b);
  if (ends[0] < 0) return true;
  const inner = digits.slice(ends[0] + 1, ends[1]);
  return canBe(inner, total, [1, side, ...digits.filter(Boolean)], side);
}

/** Whether cells that differ, and whose open cells have none of `used`, can add up to a total. @param {readonly number[]} digits @param {number} total @param {readonly number[]} used @param {number} side */
function canBe(digits, total, used, side) {
  const open = digits.filter((digit) => !digit).length;
  const { least, most } = boundsOfDistinct(open, used, side);
  const rest = total - sum(digits);
  return rest >= least && rest <= most;
}

/** @type {CanHold} */
const xSum = ({ digits, values: [total], side }) => !digits[0] || canBe(digits.slice(0, digits[0]), total, digits.filter(Boolean), side);

/** @type {CanHold} */
function skyscraper({ digits, values: [count], side }) {
  // What is seen before the first open cell is seen for sure; each cell after it may be seen, up to the largest digit.
  const known = digits.findIndex((digit) => !digit);
  const before = known < 0 ? digits : digits.slice(0, known);
  let [seen, tallest] = [0, 0];
  for (const digit of before) if (digit > tallest) [seen, tallest] = [seen + 1, digit];
  if (known < 0) return seen === count;
  return seen + (tallest < side ? 1 : 0) <= count && seen + Math.min(digits.length - known, side - tallest) >= count;
}

/** @type {CanHold} */
function numberedRoom({ digits: [first, ...others], values: [value] }) {
  if (!first) return true;
  const there = [first, ...others][first - 1];
  return there === undefined ? false : !there || there === value;
}

/** @type {CanHold} */
const relation = ({ digits, values, cells }) => pairs((one, other) => ((values[one - 1] >> (other - 1)) & 1) === 1)({ digits, ...ignored, cells });

/** The values are a row for each state, from 1: the next state for each digit (0: none), then 1 if the state accepts. See DigitAutomaton of core/grid. @type {CanHold} */
function automaton({ digits, values, side }) {
  const rowLength = side + 1;
  let states = new Set([1]);
  for (const digit of digits) {
    const read = digit ? [digit] : range(1, side);
    const next = new Set();
    for (const state of states) for (const each of read) {
      const to = values[(state - 1) * rowLength + each - 1];
      if (to) next.add(to);
    }
    states = next;
  }
  return [...states].some((state) => values[state * rowLength - 1] === 1);
}

/** @type {CanHold} */
function between({ digits, side }) {
  const [one, other, ...inner] = [digits[0], digits[digits.length - 1], ...digits.slice(1, -1)].map(Number);
  const placed = inner.filter(Boolean);
  if (inner.length === 0) return true;
  if (one && other) return Math.abs(one - other) > 1 && placed.every((digit) => (digit - one) * (digit - other) < 0);
  const end = one || other;
  const isInside = (/** @type {number} */ from, /** @type {number} */ to) => placed.every((digit) => (digit - from) * (digit - to) < 0);
  if (end) return range(1, side).some((far) => Math.abs(far - end) > 1 && isInside(end, far));
  return placed.every((digit) => digit > 1 && digit < side);
}

/** @type {CanHold} */
function lockout({ digits, cells, values: [distance], side }) {
  const [one, other, ...inner] = [digits[0], digits[digits.length - 1], ...digits.slice(1, -1)];
  const placed = inner.filter(Boolean);
  const ends = (/** @type {number} */ end) => (end ? [end] : range(1, side));
  return ends(one).some((a) => (isClosed(cells) ? [a] : ends(other)).some((b) => (
    Math.abs(a - b) >= distance && placed.every((digit) => digit < Math.min(a, b) || digit > Math.max(a, b)))));
}

/** Each cell with a digit d says that place d of its line has the number of the cell. @param {(layout: Layout, cell: number) => readonly number[]} lineOf @returns {CanHold} */
const indexer = (lineOf) => ({ cells, at, layout }) => cells.every((cell) => {
  const line = lineOf(layout, cell);
  const place = line.indexOf(cell) + 1;
  const there = at(cell) ? at(line[at(cell) - 1]) : 0;
  const pointing = line.find((each) => at(each) === place);
  return (!there || there === place) && (!at(cell) || pointing === undefined || line[at(cell) - 1] === pointing);
});

/** @param {Layout} layout @param {number} cell */
const columnOfCell = ({ side }, cell) => range(0, side - 1).map((row) => row * side + (cell % side));
/** @param {Layout} layout @param {number} cell */
const rowOfCell = ({ side }, cell) => range(0, side - 1).map((column) => Math.floor(cell / side) * side + column);
/** @param {Layout} layout @param {number} cell */
const regionOfCell = ({ regions }, cell) => [...regions.keys()].filter((each) => regions[each] === regions[cell]);

/** @param {boolean} falls @returns {CanHold} */
const diagonal = (falls) => ({ side, at, ...told }) => distinct({ ...told, side, at, digits: range(0, side - 1).map((row) => at(row * side + (falls ? row : side - 1 - row))) });

/**
 * Neighbours without a mark of these kinds are a pair.
 *
 * @param {readonly OwnRuleKind[]} marks @param {(values: readonly number[]) => (one: number, other: number) => boolean} isPairFor @returns {CanHold}
 */
const unmarked = (marks, isPairFor) => ({ layout, at, rules, values }) => {
  const isPair = isPairFor(values);
  const marked = new Set(rules.filter(({ kind }) => marks.includes(kind)).map(({ cells }) => cells.join()));
  return range(0, layout.cellCount - 1).every((cell) => !at(cell) || neighborsOf(layout, cell).every((neighbor) => (
    neighbor < cell || !at(neighbor) || marked.has([cell, neighbor].join()) || isPair(at(cell), at(neighbor)))));
};

const dots = /** @type {const} */ (["white-dot", "black-dot"]);
const differ = (/** @type {number} */ one, /** @type {number} */ other) => Math.abs(one - other);
const third = (/** @type {number} */ digit, /** @type {number} */ side) => Math.floor((digit - 1) / Math.ceil(side / 3));
const ignored = { values: [], side: 0, cells: [], at: () => 0, layout: /** @type {any} */ (null), rules: [] };

/** @type {Record<OwnRuleKind, CanHold>} */
const checks = {
  cage,
  thermometer: rises(1),
  "white-dot": pairsWith((value) => (one, other) => differ(one, other) === value),
  quadruple,
  sandwich,
  "slow-thermometer": rises(0),
  "black-dot": pairsWith((value) => (one, other) => one === value * other || other === value * one),
  "pair-sum": ({ digits, values: [total], side }) => canSum(digits, [1, 1], total, side),
  inequality: rises(1),
  whisper: pairsWith((value) => (one, other) => differ(one, other) >= value),
  renban,
  palindrome,
  even: parity(0),
  odd: parity(1),
  arrow,
  "little-killer": ({ digits, values: [total], side }) => canSum(digits, digits.map(() => 1), total, side),
  minimum: extreme(1),
  maximum: extreme(-1),
  clone,
  "region-sum-line": regionSum,
  zipper,
  "double-arrow": doubleArrow,
  entropic: (told) => pairs((one, other) => third(one, told.side) !== third(other, told.side), 2)(told),
  modular: pairs((one, other) => one % 3 !== other % 3, 2),
  nabner: pairs((one, other) => differ(one, other) > 1, Infinity),
  nonconsecutive: unmarked(dots, () => (one, other) => differ(one, other) > 1),
  "x-sum": xSum,
  skyscraper,
  "numbered-room": numberedRoom,
  automaton,
  relation,
  between,
  lockout,
  "row-indexer": indexer(columnOfCell),
  "column-indexer": indexer(rowOfCell),
  "box-indexer": indexer(regionOfCell),
  "falling-diagonal": diagonal(true),
  "rising-diagonal": diagonal(false),
  "negative-white": unmarked(dots, (values) => (one, other) => !values.includes(differ(one, other))),
  "negative-black": unmarked(dots, (values) => (one, other) => !values.includes(Math.max(one, other) / Math.min(one, other))),
  "negative-sum": unmarked(["pair-sum"], (values) => (one, other) => !values.includes(one + other)),
};

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {number} first @param {number} last */
function range(first, last) {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
