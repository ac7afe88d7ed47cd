/** What the calls `solve`, `count`, `candidates`, `complete` and `proof` do: the solutions, and how many. */
import { estimated, inCells } from "./big-counts.js";
import { SLICE_MILLISECONDS, leased } from "./leased.js";
import { checkedOptions } from "./options.js";
import { candidatesWithRules, naming } from "./own-rules.js";
import { finite, isShort, randomSeed, readablePuzzle } from "./puzzle-input.js";
import { byReader, puzzleOf, reread } from "./rereading.js";

/** @typedef {import("./leased.js").Sessions} Sessions */
/** @typedef {import("./puzzle-input.js").Puzzle} Puzzle */
/** @typedef {import("./own-rules.js").PuzzleWithRules} PuzzleWithRules */
/** @typedef {import("./options.js").OptionsWithRules} OptionsWithRules */

/**
 * `candidates` and `complete` enumerate at most this many solutions of a grid that cannot be counted by contraction.
 */
const MAX_ENUMERATED = 1_000_000;

/**
 * @param {Sessions} sessions
 * @param {Puzzle} puzzle
 * @param {OptionsWithRules & {limit?: number}} [options]
 * @returns {Promise<import("./protocol.js").Solved>}
 */
export async function solved(sessions, puzzle, options) {
  const { limit = 2, ...checked } = checkedOptions("solve", options);
  const ofRules = (/** @type {PuzzleWithRules} */ rulePuzzle) =>
    leased(sessions, checked, (lease, report) =>
      lease.call("solveRules", [rulePuzzle, limit, SLICE_MILLISECONDS, report]),
    );
  return byReader(puzzle, checked, ofRules, async (read) => {
    const parsed = await sessions.call("parse", [read[0], read[1]], checked.signal);
    if (isShort(parsed, limit)) return sessions.call("solve", [...read, limit], checked.signal);
    return leased(sessions, checked, (lease) => lease.call("solve", [...read, limit]));
  });
}

/**
 * @param {Sessions} sessions
 * @param {Puzzle} puzzle
 * @param {OptionsWithRules & {limit?: number, estimate?: boolean, seed?: number}} [options]
 * @returns {Promise<import("./protocol.js").Counted>}
 */
export async function counted(sessions, puzzle, options) {
  const { limit, estimate = false, seed = 0, ...checked } = checkedOptions("count", options);
  const most = finite(limit ?? Infinity);
  const read = readablePuzzle(puzzle, checked);
  if (estimate)
    return reread(sessions, puzzle, checked, puzzleOf, async (given) => {
      const values = [...readablePuzzle(given, checked), seed];
      return leased(sessions, checked, async (lease, report) =>
        estimated(await lease.call("run", ["estimate", values, report])),
      );
    });
  const ofRules = (/** @type {PuzzleWithRules} */ rulePuzzle) =>
    leased(sessions, checked, async (lease, report) => {
      const { unreadRules } = await lease.call("openRules", [rulePuzzle]);
      return naming(await lease.call("count", [most, SLICE_MILLISECONDS, report]), unreadRules);
    });
  return byReader(puzzle, checked, ofRules, () =>
    leased(sessions, checked, async (lease, report) => {
      if (limit === undefined && (await lease.call("isOfGivensAlone", read))) {
        const { count, exact } = await lease.call("run", ["exactCount", read, report]);
        return { count: BigInt(count), exact };
      }
      await lease.call("open", read);
      return lease.call("count", [most, SLICE_MILLISECONDS, report]);
    }),
  );
}

/**
 * @param {Sessions} sessions
 * @param {Puzzle} puzzle
 * @param {OptionsWithRules & {weights?: boolean, limit?: number}} [options]
 * @returns {Promise<import("./protocol.js").Candidates>}
 */
export async function candidatesOf(sessions, puzzle, options) {
  const { limit = MAX_ENUMERATED, weights: wanted = false, ...checked } = checkedOptions("candidates", options);
  const ofRules = (/** @type {PuzzleWithRules} */ rulePuzzle) =>
    leased(sessions, checked, (lease, report) =>
      candidatesWithRules(lease, rulePuzzle, { weights: wanted, limit: options?.limit }, report),
    );
  return byReader(puzzle, checked, ofRules, (read) =>
    leased(sessions, checked, async (lease, report) => {
      const { candidates } = await lease.call("run", ["candidates", read, report]);
      if (!wanted) return { candidates };
      const { weights, exact } = await lease.call("run", ["weights", [...read, finite(limit)], report]);
      return { candidates, weights: inCells(weights, candidates.length), exact };
    }),
  );
}

/**
 * @param {Sessions} sessions
 * @param {Puzzle} puzzle
 * @param {import("./options.js").PuzzleOptions & {seed?: number, limit?: number}} [options]
 * @returns {Promise<import("./protocol.js").Completed>}
 */
export async function completed(sessions, puzzle, options) {
  const { seed = randomSeed(), limit = MAX_ENUMERATED, ...checked } = checkedOptions("complete", options);
  return reread(sessions, puzzle, checked, puzzleOf, async (given) => {
    const values = [...readablePuzzle(given, checked), seed, finite(limit)];
    const { solution, count } = await leased(sessions, checked, (lease, report) =>
      lease.call("run", ["complete", values, report]),
    );
    return { solution, count: BigInt(count), seed };
  });
}

/**
 * @param {Sessions} sessions
 * @param {Puzzle} puzzle
 * @param {import("./options.js").PuzzleOptions} [options]
 * @returns {Promise<import("./protocol.js").Proof>}
 */
export async function proven(sessions, puzzle, options) {
  const checked = checkedOptions("proof", options);
  return reread(sessions, puzzle, checked, puzzleOf, async (given) => {
    const values = readablePuzzle(given, checked);
    return leased(sessions, checked, (lease, report) => lease.call("run", ["proof", values, report]));
  });
}
