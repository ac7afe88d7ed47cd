import { inOrder } from "./crew.js";
import { NonetError, fromPlain } from "./error.js";
import { keysToAvoid } from "./avoided.js";
import { faceOf, writtenGoal } from "./goal.js";
import { checkedOptions } from "./options.js";
import { randomSeed } from "./puzzle-input.js";
import { madeWithRules } from "./rule-making.js";

/**
 * @typedef {{count?: number, first?: number, workers?: number, distinct?: boolean, avoid?: readonly
 *   import("./puzzle-input.js").Puzzle[]}} Series `count`: how many puzzles;
 *   without it the loop does not end; `avoid`: puzzles that are not made, nor others
 *   that are isomorphic to them or have their solution;
 *   `distinct`: no two are isomorphic or have one solution. Further puzzles replace
 *   those that are left out, and the loop throws "not-found" when hardly any are new
 */
/**
 * @typedef {{seed?: number, signal?: AbortSignal, onProgress?: (progress: {fraction: number, puzzles: number}) =>
 *   unknown}} SeriesRun
 */

/** Puzzles in a block. A puzzle may take microseconds or minutes, so the first block has one. */
const sizes = { first: 1, least: 1, most: 256 };

/**
 * The puzzles of Engine.puzzles().
 * @param {import("./leased.js").Sessions} sessions
 * @param {any} goal
 * @param {Series | undefined} options
 * @param {number} milliseconds that a call of a module should take
 */
export async function* makeSeries(sessions, goal, options, milliseconds) {
  const hasRules = Object(goal).rules !== undefined;
  const call = hasRules ? "goal of puzzles with rules" : "goal of puzzles";
  const { signal, onProgress, ...checked } = checkedOptions(call, goal);
  const { workers = Infinity, distinct = false, avoid, count, ...range } = checkedOptions("puzzles", options);
  const atMost = Math.min(workers, sessions.workers);
  const keys = await keysToAvoid(sessions, avoid, signal);
  const run = { ...range, workers: atMost, milliseconds, signal, onProgress, distinct, count };
  if (distinct) run.count = Infinity;
  const seeded = { seed: randomSeed(), ...checked };
  const made = hasRules
    ? makePuzzlesWithRules(sessions, seeded, keys, run)
    : makePuzzles(sessions, { ...writtenGoal(seeded), ...(keys.length && { avoid: keys }) }, run);
  if (distinct) yield* distinctOf(made, count ?? Infinity);
  else yield* made;
}

/**
 * A series ends when too many puzzles in a row repeat earlier ones: so many, and more for each puzzle that was made, as
 * cli/commands/making_run.h has it.
 */
const mostRepeats = { all: 1000, ofEach: 10 };

/**
 * Yields `count` of the puzzles, no two of which count as one.
 * @param {AsyncIterable<any>} puzzles with their `keys` @param {number} count
 */
async function* distinctOf(puzzles, count) {
  /** @type {Set<string>} */
  const known = new Set();
  let [found, repeats] = [0, 0];
  for await (const { keys, ...puzzle } of puzzles) {
    const isNew = !keys.some((/** @type {string} */ key) => known.has(key));
    for (const key of keys) known.add(key);
    if (isNew) {
      repeats = 0;
      yield puzzle;
      if (++found === count) return;
    } else if (++repeats >= mostRepeats.all + mostRepeats.ofEach * found) {
      throw new NonetError("not-found", `The last ${repeats} puzzles repeat earlier ones. ${found} were made.`, {
        details: { tried: repeats, nearest: null },
      });
    }
  }
}

/**
 * Puzzles with what they are known by. @template T @param {import("./crew.js").Lease} lease @param {T[]} made
 * @returns {Promise<(T & {keys: string[]})[]>}
 */
async function withKeys(lease, made) {
  const keys = await lease.call("classKeys", [made]);
  return made.map((each, i) => ({ ...each, keys: keys[i] }));
}

/**
 * Makes the puzzles of a goal in several sessions at once, and yields them in order. Leaving the loop ends the work.
 * Throws the error of the first puzzle that is not made, after the puzzles before it.
 * @param {import("./crew.js").Sessions} sessions @param {import("./goal.js").WrittenGoal} goal
 * @param {{first?: number, count?: number, distinct: boolean, workers: number, milliseconds: number,
 *   signal?: AbortSignal,
 *   onProgress?: (progress: {fraction: number, puzzles: number}) => unknown}} options
 * @returns {AsyncGenerator<import("./protocol.js").Generated>}
 */
async function* makePuzzles(sessions, goal, { first = 0, count = Infinity, onProgress, ...options }) {
  let puzzles = 0;
  for await (const { made, failure, index, share } of madeInBlocks(sessions, goal, { first, count, ...options })) {
    puzzles += made.length;
    await onProgress?.({ fraction: share, puzzles });
    for (const [i, each] of made.entries()) yield { ...each, seed: goal.seed, index: index + i, ...faceOf(goal) };
    if (failure) throw fromPlain({ ...failure, details: { ...failure.details, index: index + made.length } });
  }
}

/**
 * Makes puzzles with rules of their own, as makePuzzles() makes others.
 * @param {import("./crew.js").Sessions} sessions
 * @param {import("./goal.js").RuleGoal & {seed: number}} goal
 * @param {readonly string[]} avoid keys of puzzles
 * @param {{first?: number, count?: number, distinct: boolean, workers: number, milliseconds: number,
 *   signal?: AbortSignal,
 *   onProgress?: (progress: {fraction: number, puzzles: number}) => unknown}} run
 * @returns {AsyncGenerator<import("./rule-making.js").GeneratedWithRules>}
 */
async function* makePuzzlesWithRules(sessions, goal, avoid, run) {
  const { first = 0, count = Infinity, distinct, onProgress, ...options } = run;
  const known = new Set(avoid);
  const source = numbersFrom(first, count);
  const sizes = { first: 1, least: 1, most: 1 };
  const work = async (/** @type {import("./crew.js").Lease} */ lease, /** @type {{index: number}} */ { index }) => {
    /** @type {import("./rule-making.js").GeneratedWithRules | NonetError} */
    const answer = await newWithRules(lease, goal, index, known)
      .then(async (made) => (distinct ? (await withKeys(lease, [made]))[0] : made))
      .catch((error) => {
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

/** How many puzzles are made at most for one that is none of those to avoid: kMostToAvoid of core/api/making. */
const mostToAvoid = 20;

/**
 * A puzzle with rules that is not known.
 * @param {import("./crew.js").Lease} lease @param {import("./goal.js").RuleGoal & {seed: number}} goal
 * @param {number} index @param {Set<string>} known keys of puzzles
 */
async function newWithRules(lease, goal, index, known) {
  for (let number = 0; number < (known.size ? mostToAvoid : 1); number += 1) {
    const made = await madeWithRules(lease, goal, index, async () => {}, number);
    if (!known.size) return made;
    const [{ keys }] = await withKeys(lease, [made]);
    if (!keys.some((key) => known.has(key))) return made;
  }
  throw new NonetError("not-found", "Each puzzle that was made is one of those to avoid.", {
    details: { tried: mostToAvoid, nearest: null },
  });
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
 * @param {{first: number, count: number, distinct: boolean, workers: number, milliseconds: number,
 *   signal?: AbortSignal}} options
 * @returns {AsyncGenerator<import("./protocol.js").MadeBlock & {index: number, share: number}>} `index` of the first
 *   puzzle of the block; `share` of the puzzles that are made
 */
async function* madeInBlocks(sessions, goal, { first, count, distinct, ...options }) {
  const source = numbersFrom(first, count);
  /** @param {import("./crew.js").Lease} lease @param {{index: number, size: number}} piece */
  const work = async (lease, { index, size }) => {
    const block = await lease.call("generateBlock", [goal, index, size, () => {}]);
    return distinct ? { ...block, made: await withKeys(lease, block.made) } : block;
  };
  for await (const { answer, piece, share } of inOrder(sessions, source, { ...options, sizes, work })) {
    yield { ...answer, index: piece.index, share };
  }
}
