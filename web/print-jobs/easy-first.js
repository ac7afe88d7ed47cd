/** The order of the puzzles of a section: from easy to hard. */
import { levelNames } from "../model/puzzle-goal.js";
import { techniques } from "../model/techniques.js";

/**
 * @typedef {Pick<import("./index.js").Made, "level" | "rating" | "puzzle"> & { hardest?: string | null }} Judged
 *   `hardest`: the technique on the path that is taught last
 */

/**
 * Compares two puzzles, the easier before the harder. The level decides first, because it says what a solver must know.
 * Then come the SE rating, the hardest technique by its place in the teacher's order, and the number of givens. More
 * givens are easier. What is not known comes last.
 *
 * @param {Judged} one @param {Judged} other @returns {number} 0 for puzzles of which neither is known to be easier
 */
export function easyFirst(one, other) {
  const keys = [one, other].map(({ level, rating, hardest, puzzle }) => [
    placeIn(levelNames, level),
    rating ?? Infinity,
    placeIn(techniques, hardest),
    -puzzle.replaceAll(/[.0\s]/g, "").length,
  ]);
  const at = keys[0].findIndex((key, i) => key !== keys[1][i]);
  return at < 0 ? 0 : keys[0][at] - keys[1][at];
}

/** @param {readonly string[]} names @param {string | null | undefined} name */
const placeIn = (names, name) => (name && names.includes(name) ? names.indexOf(name) : names.length);

/**
 * Sorts each run of so many neighbours in a list. Equal puzzles stay in their order.
 * @template {Judged} T @param {readonly T[]} made @param {number} run @returns {T[]}
 */
export const easyFirstInRuns = (made, run) =>
  Array.from({ length: Math.ceil(made.length / run) }, (_, i) =>
    made.slice(i * run, (i + 1) * run).sort(easyFirst),
  ).flat();
