/** Puzzles that a goal avoids: what they are known by. */
import { fromPlain, NonetError } from "./error.js";
import { leased } from "./leased.js";
import { puzzleOf } from "./rereading.js";
import { solved } from "./solution-counts.js";
import { parsed } from "./texts.js";

/**
 * Solves each puzzle. One without a single solution is known by its own form alone.
 * @param {import("./leased.js").Sessions} sessions
 * @param {readonly import("./puzzle-input.js").Puzzle[] | undefined} avoid
 * @param {AbortSignal} [signal]
 * @returns {Promise<string[]>} keys; rejects with the error of a puzzle that cannot be read. Its `details.index` is the
 *   place of the puzzle in the list
 */
export async function keysToAvoid(sessions, avoid = [], signal) {
  const keys = new Set();
  for (const [index, given] of avoid.entries()) {
    const found = await keysOf(sessions, given, signal).catch((error) => {
      if (!(error instanceof NonetError)) throw error;
      throw fromPlain({ ...error, message: error.message, details: { ...error.details, index } });
    });
    for (const key of found) keys.add(key);
  }
  return [...keys];
}

/**
 * @param {import("./leased.js").Sessions} sessions @param {import("./puzzle-input.js").Puzzle} given
 * @param {AbortSignal} [signal]
 * @returns {Promise<string[]>}
 */
async function keysOf(sessions, given, signal) {
  const read = await parsed(sessions, given, { signal });
  const { status, solutions } = await solved(sessions, puzzleOf(read), { signal, limit: 2 });
  const { layout, givens: puzzle, rules } = read;
  const solution = status === "unique" ? solutions[0] : "";
  const keys = await leased(sessions, { signal }, (lease) =>
    lease.call("classKeys", [[{ layout, puzzle: Array.from(puzzle), solution, rules }]]),
  );
  return keys[0];
}
