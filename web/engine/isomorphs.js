/** What the calls `transform`, `canonical` and `isomorphism` do: puzzles and their isomorphic puzzles. */
import { asked } from "./leased.js";
import { checkedOptions } from "./options.js";
import { randomSeed, readablePuzzle } from "./puzzle-input.js";
import { puzzleOf, reread } from "./rereading.js";

/** @typedef {import("./leased.js").Sessions} Sessions */
/** @typedef {import("./puzzle-input.js").Puzzle} Puzzle */
/** @typedef {import("./options.js").PuzzleOptions} PuzzleOptions */
/** @typedef {import("./protocol.js").Transformed} Transformed */

/**
 * @param {Sessions} sessions
 * @param {Puzzle} puzzle
 * @param {PuzzleOptions & {steps?: string, seed?: number}} [options]
 * @returns {Promise<Transformed>}
 */
export async function transformed(sessions, puzzle, options) {
  const { steps, seed = randomSeed(), ...checked } = checkedOptions("transform", options);
  const [name, last] = steps === undefined ? ["transformAtRandom", seed] : ["transform", steps];
  return reread(sessions, puzzle, checked, puzzleOf, async (given) =>
    sessions.call("ask", [name, [...readablePuzzle(given, checked), last]], checked.signal),
  );
}

/**
 * @param {Sessions} sessions
 * @param {Puzzle} puzzle
 * @param {PuzzleOptions} [options]
 * @returns {Promise<Transformed & {automorphisms: bigint}>}
 */
export async function canonicalForm(sessions, puzzle, options) {
  const checked = checkedOptions("canonical", options);
  const form = await reread(sessions, puzzle, checked, puzzleOf, async (given) =>
    asked(sessions, checked, "canonical", readablePuzzle(given, checked)),
  );
  return { ...form, automorphisms: BigInt(form.automorphisms) };
}

/**
 * @param {Sessions} sessions
 * @param {Puzzle} first
 * @param {Puzzle} second
 * @param {PuzzleOptions} [options]
 * @returns {Promise<string | null>}
 */
export async function stepsBetween(sessions, first, second, options) {
  const checked = checkedOptions("isomorphism", options);
  return reread(sessions, first, checked, puzzleOf, (one) =>
    reread(sessions, second, checked, puzzleOf, async (two) => {
      const [text, layout, listed] = readablePuzzle(one, checked);
      const [other, , otherListed] = readablePuzzle(two, checked);
      return (await asked(sessions, checked, "isomorphism", [text, other, layout, listed, otherListed])).steps;
    }),
  );
}
