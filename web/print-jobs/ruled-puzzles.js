/** New puzzles with rules of their own, for a section of a sheet or a book. */
import { codeOfError } from "../model/error-codes.js";
import { MakingError } from "./print-faults.js";

/** @typedef {import("./index.js").Making} Making */
/** @typedef {import("./index.js").Made} Made */

/** With some goals a few seeds give no puzzle. After this many numbers one after the other without a new puzzle the goal is given up. */
const mostMisses = 20;

/**
 * Yields puzzles of a goal that are not known yet, and adds them to those that are. They follow from the goal and its seed alone: the puzzles of the numbers from 0
 * on, without the numbers that give none. All workers make puzzles.
 *
 * @param {import("../model/puzzle-goal.js").Goal} goal with rules and a seed @param {number} count @param {Set<string>} known @param {Making} making
 * @returns {AsyncGenerator<Made>} throws "not-found", or "too-few-different"
 */
export async function* ruledPuzzles(goal, count, known, { engine, pace }) {
  const { workers } = await engine.about();
  let missing = count;
  let misses = 0;
  for (let first = 0; missing > 0;) {
    // A few puzzles at a time, so that progress is reported after each group and no worker waits for its next puzzle.
    const round = Math.min(missing, roundSize);
    const indexes = Array.from({ length: round }, (_, i) => first + i);
    first += round;
    for (const made of await pace.each(null, indexes, workers, (index, signal) => madeOrError(engine, { ...goal, index, signal }))) {
      const name = "error" in made ? null : `${made.layout} ${made.puzzle} ${made.rules?.join()}`;
      if (name !== null && !known.has(name)) {
        known.add(name);
        misses = 0;
        missing -= 1;
        yield /** @type {Made} */ (made);
        continue;
      }
      misses += 1;
      if (misses < mostMisses) continue;
      throw "error" in made ? made.error : new MakingError("too-few-different", { wanted: count, found: count - missing });
    }
  }
}

/** Puzzles that are made before the next ones are begun. It does not depend on the number of workers, which decides nothing about the puzzles. */
const roundSize = 8;

/** @param {Making["engine"]} engine @param {object} goal @returns {Promise<Made | { error: unknown }>} the error "not-found"; rejects with others */
async function madeOrError(engine, goal) {
  try {
    const { puzzle, solution, layout, rules, level = null, index } = await engine.generateWithRules(goal);
    return { puzzle, solution, layout, rules, level, rating: null, index };
  } catch (error) {
    if (codeOfError(error) === "not-found") return { error };
    throw error;
  }
}
