import { it } from "node:test";

/**
 * Cases that cost too much for each run of the tests: NONET_FAULTS asks for them. `./dev check-faults` and `./dev test
 * --all` set it.
 */
export const isLong = Boolean(process.env.NONET_FAULTS);

/**
 * Returns the rows of a table of cases that this run has: in a long run all, else those that are marked as quick.
 *
 * @template {{ isQuick?: boolean }} Row
 * @param {Record<string, Row>} table
 */
export const quickOf = (table) => Object.entries(table).filter(([, { isQuick = false }]) => isLong || isQuick);

/**
 * Returns the rows of a list that this run has: in a long run all, else those that `isQuick` accepts.
 *
 * @template T
 * @param {readonly T[]} list
 * @param {(row: T) => boolean} isQuick
 */
export function chosenOf(list, isQuick) {
  const chosen = list.filter((row) => isLong || isQuick(row));
  if (list.length && !chosen.length) throw new Error("no row is chosen: has its name changed?");
  return chosen;
}

/** Has a case that only a long run has. */
export const itInLongRuns = isLong ? it : /** @type {typeof it} */ (/** @type {unknown} */ (() => Promise.resolve()));

/**
 * Returns what of a list this run has: in a long run all, else `count` of them, spread over the list.
 *
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 * @param {number} [offset] another sample: for sweeps over several lists, so that each row is in some case
 * @returns {T[]}
 */
export function someOf(list, count, offset = 0) {
  if (isLong || list.length <= count) return [...list];
  return Array.from({ length: count }, (_, i) => list[(Math.floor((i * list.length) / count) + offset) % list.length]);
}

/** The number of random inputs of this run. @param {number} all in a long run @param {number} quick else */
export const runsOf = (all, quick) => (isLong ? all : quick);
