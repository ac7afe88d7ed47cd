/**
 * How a trial ends in a contradiction. The step names the assumption alone, so the way is found here: by singles, and
 * where these do not suffice, by further assumptions.
 *
 * @typedef {import("./step-data.js").Candidate} Candidate
 * @typedef {import("./step-data.js").House} House
 * @typedef {import("./step-position.js").Position} Position
 *
 * @typedef {Candidate & { house?: House, causes: number[] }} Single a digit that must be placed: in the only place left
 *   of a house, or else as the only candidate left of its cell. `causes`: the singles that leave no other choice, by
 *   their numbers
 * @typedef {{ cell?: string, house?: House, digit: number, causes: number[] }} DeadEnd a cell without candidates, or a
 *   house without a place for the digit
 */
import { without } from "./step-data.js";

/** A tree of more assumptions is not searched to its end. */
const mostAssumptions = 30;
/** With more open cells, even the singles of one assumption take long. */
const mostOpen = 100;
/** A way of more singles is not told: nobody reads it. */
const mostTold = 20;

/** What all searches of a trial read. @param {Position} position */
function boardOf({ houses, digitCount, digitIn, candidatesIn, peersOf }) {
  const open = [...new Set(houses.flatMap(({ cells }) => cells))].filter((cell) => !digitIn(cell));
  const digits = Array.from({ length: digitCount }, (_, i) => i + 1);
  return {
    open,
    candidates: new Map(open.map((cell) => [cell, candidatesIn(cell)])),
    peersOf,
    /** The places that each full house needs. */
    needs: houses
      .filter(({ cells }) => cells.length === digitCount)
      .flatMap(({ house, cells }) =>
        digits
          .filter((digit) => !cells.some((cell) => digitIn(cell) === digit))
          .map((digit) => ({ house, digit, cells: cells.filter((cell) => candidatesIn(cell).includes(digit)) })),
      ),
  };
}

/**
 * The singles that follow from candidates, up to a contradiction.
 * @param {ReturnType<typeof boardOf>} board
 * @param {readonly Candidate[]} assumed
 */
function follow({ open, candidates, peersOf, needs }, assumed) {
  /** The number of the single that excludes a candidate. @type {Map<string, Map<number, number>>} */
  const excluded = new Map();
  /** @type {Map<string, number>} */
  const placed = new Map();
  /** @type {Single[]} */
  const singles = [];
  const candidatesIn = (/** @type {string} */ cell) => candidates.get(cell) ?? [];
  const left = (/** @type {string} */ cell) => candidatesIn(cell).filter((digit) => !excluded.get(cell)?.has(digit));
  /** @param {string} cell @param {number} digit @param {number} by */
  function exclude(cell, digit, by) {
    const some = excluded.get(cell) ?? new Map();
    if (!some.has(digit)) some.set(digit, by);
    excluded.set(cell, some);
  }
  /** @param {Single} single */
  function place(single) {
    const by = singles.push(single) - 1;
    placed.set(single.cell, single.digit);
    for (const digit of candidatesIn(single.cell)) if (digit !== single.digit) exclude(single.cell, digit, by);
    for (const cell of peersOf(single.cell)) exclude(cell, single.digit, by);
  }
  /** Which singles exclude a digit from cells. @param {readonly string[]} cells @param {number} digit */
  const whyNot = (cells, digit) => cells.map((cell) => excluded.get(cell)?.get(digit) ?? -1);
  const whyOnly = (/** @type {string} */ cell, /** @type {number} */ kept) =>
    candidatesIn(cell).flatMap((digit) => (digit === kept ? [] : whyNot([cell], digit)));

  /** @returns {Single | DeadEnd | null} */
  function next() {
    for (const cell of open) {
      const digits = left(cell);
      if (!digits.length) return { cell, digit: 0, causes: whyOnly(cell, 0) };
      if (digits.length === 1 && !placed.has(cell)) return { cell, digit: digits[0], causes: whyOnly(cell, digits[0]) };
    }
    for (const { house, digit, cells } of needs) {
      const places = cells.filter((cell) => !excluded.get(cell)?.has(digit));
      if (!places.length) return { house, digit, causes: whyNot(cells, digit) };
      if (places.length === 1 && !placed.has(places[0]))
        return { cell: places[0], house, digit, causes: whyNot(without(cells, places), digit) };
    }
    return null;
  }

  for (const each of assumed) if (!placed.has(each.cell)) place({ ...each, causes: [] });
  for (;;) {
    const found = next();
    if (!found) return { singles, deadEnd: null, open: open.filter((cell) => !placed.has(cell)), left };
    if (!found.cell || !found.digit) return { singles, deadEnd: /** @type {DeadEnd} */ (found), open: [], left };
    place(/** @type {Single} */ (found));
  }
}

/**
 * The singles that a contradiction needs, in the order in which they follow. Null where singles lead to none, where
 * there are too many, and on boards with many open cells.
 * @param {Position} position
 * @param {Candidate} assumed
 */
export function wayBySingles(position, assumed) {
  const board = boardOf(position);
  if (board.open.length > mostOpen) return null;
  const { singles, deadEnd } = follow(board, [assumed]);
  if (!deadEnd) return null;
  /** @type {Set<number>} */
  const needed = new Set();
  const open = [...deadEnd.causes];
  for (let by = open.pop(); by !== undefined; by = open.pop()) {
    if (by < 1 || needed.has(by)) continue;
    needed.add(by);
    open.push(...singles[by].causes);
  }
  return needed.size > mostTold ? null : { singles: singles.filter((_, by) => needed.has(by)), deadEnd };
}

/**
 * In how many contradictions further assumptions end, each of a candidate of the cell that has fewest. Null where one
 * does not end in any, where they are too many, and on boards with many open cells.
 * @param {Position} position
 * @param {Candidate} assumed
 * @returns {number | null}
 */
export function branchesOfTrial(position, assumed) {
  const board = boardOf(position);
  if (board.open.length > mostOpen) return null;
  let made = 0;
  /** @param {readonly Candidate[]} all @returns {number | null} */
  function count(all) {
    made += 1;
    if (made > mostAssumptions) return null;
    const { deadEnd, open, left } = follow(board, all);
    if (deadEnd) return 1;
    if (!open.length) return null;
    const cell = open.reduce((best, each) => (left(each).length < left(best).length ? each : best));
    let sum = 0;
    for (const digit of left(cell)) {
      const some = count([...all, { cell, digit }]);
      if (some === null) return null;
      sum += some;
    }
    return sum;
  }
  return count([assumed]);
}
