import { inOrder } from "./crew.js";
import { NonetError, fromPlain } from "./error.js";
import { writtenGoal } from "./goal.js";
import { checkedOptions } from "./options.js";
import { randomSeed } from "./puzzle-input.js";
import { madeWithRules } from "./rule-making.js";

/**
 * @typedef {{count?: number, first?: number, workers?: number}} Series `count`: how many puzzles; without it the loop
 *   does not end
 */
/**
 * @typedef {{seed?: number, signal?: AbortSignal, onProgress?: (progress: {fraction: number, puzzles: number}) =>
 *   unknown}} SeriesRun
 */

/** Puzzles in a block. A puzzle may take microseconds or minutes, so the first block has one. */
const sizes = { first: 1, least: 1, most: 256 };

/**
 * The puzzles of Engine.puzzles().
 * @param {import("./crew.js").Sessions & {workers: number}} sessions
 * @param {any} goal
 * @param {Series | undefined} options
 * @param {number} milliseconds that a call of a module should take
 */
export async function* makeSeries(sessions, goal, options, milliseconds) {
  const hasRules = Object(goal).rules !== undefined;
  const call = hasRules ? "goal of puzzles with rules" : "goal of puzzles";
  const { signal, onProgress, ...checked } = checkedOptions(call, goal);
  const { workers = Infinity, ...range } = checkedOptions("puzzles", options);
  const atMost = Math.min(workers, sessions.workers);
  const run = { ...range, workers: atMost, milliseconds, signal, onProgress };
  if (hasRules) yield* makePuzzlesWithRules(sessions, { seed: randomSeed(), ...checked }, run);
  else yield* makePuzzles(sessions, writtenGoal(checked), run);
}

/**
 * Makes the puzzles of a goal in several sessions at once, and yields them in order. Leaving the loop ends the work.
 * Throws the error of the first puzzle that is not made, after the puzzles before it.
 * @param {import("./crew.js").Sessions} sessions @param {import("./goal.js").WrittenGoal} goal
 * @param {{first?: number, count?: number, workers: number, milliseconds: number, signal?: AbortSignal,
 *   onProgress?: (progress: {fraction: number, puzzles: number}) => unknown}} options
 * @returns {AsyncGenerator<import("./protocol.js").Generated>}
 */
async function* makePuzzles(sessions, goal, { first = 0, count = Infinity, onProgress, ...options }) {
  let puzzles = 0;
  for await (const { made, failure, index, share } of madeInBlocks(sessions, goal, { first, count, ...options })) {
    puzzles += made.length;
    await onProgress?.({ fraction: share, puzzles });
    for (const [i, each] of made.entries()) yield { ...each, seed: goal.seed, index: index + i };
    if (failure) throw fromPlain({ ...failure, details: { ...failure.details, index: index + made.length } });
  }
}

/**
 * Makes puzzles with rules of their own, as makePuzzles() makes others.
 * @param {import("./crew.js").Sessions} sessions @param {import("./goal.js").RuleGoal & {seed: number}} goal
 * @param {{first?: number, count?: number, workers: number, milliseconds: number, signal?: AbortSignal,
 *   onProgress?: (progress: {fraction: number, puzzles: number}) => unknown}} options
 * @returns {AsyncGenerator<import("./rule-making.js").GeneratedWithRules>}
 */
async function* makePuzzlesWithRules(sessions, goal, { first = 0, count = Infinity, onProgress, ...options }) {
  const source = numbersFrom(first, count);
  const sizes = { first: 1, least: 1, most: 1 };
  const work = async (/** @type {import("./crew.js").Lease} */ lease, /** @type {{index: number}} */ { index }) => {
    /** @type {import("./rule-making.js").GeneratedWithRules | NonetError} */
    const answer = await madeWithRules(lease, goal, index, async () => {}).catch((error) => {
      if (error instanceof NonetError) return error;
      throw error;
    });
    return { milliseconds: 0, answer };
  };
  let puzzles = 0;
  for await (const { answer: ended, piece, share } of inOrder(sessions, source, { ...options, sizes, work })) {
    const { answer } = ended;
    if (answer instanceof NonetError)
      throw fromPlain({ ...answer, message: answer.message, details: { ...answer.details, index: piece.index } });
    puzzles += 1;
    await onProgress?.({ fraction: share, puzzles });
    yield answer;
  }
}

/** The numbers of the puzzles of a goal, piece by piece. @param {number} first @param {number} count */
function numbersFrom(first, count) {
  let taken = 0;
  return {
    /** @param {number} most */
    take(most) {
      const piece = { index: first + taken, size: Math.min(most, count - taken) };
      taken += piece.size;
      return piece.size > 0 ? piece : null;
    },
    share: () => taken / count,
  };
}

/**
 * Makes the puzzles of a goal in blocks, in several sessions at once, and yields the blocks in order. Leaving the loop
 * ends the work.
 * @param {import("./crew.js").Sessions} sessions @param {import("./goal.js").WrittenGoal} goal
 * @param {{first: number, count: number, workers: number, milliseconds: number, signal?: AbortSignal}} options
 * @returns {AsyncGenerator<import("./protocol.js").MadeBlock & {index: number, share: number}>} `index` of the first
 *   puzzle of the block; `share` of the puzzles that are made
 */
async function* madeInBlocks(sessions, goal, { first, count, ...options }) {
  const source = numbersFrom(first, count);
  /** @param {import("./crew.js").Lease} lease @param {{index: number, size: number}} piece */
  const work = (lease, { index, size }) => lease.call("generateBlock", [goal, index, size, () => {}]);
  for await (const { answer, piece, share } of inOrder(sessions, source, { ...options, sizes, work })) {
    yield { ...answer, index: piece.index, share };
  }
}
