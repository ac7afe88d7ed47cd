import { joined } from "./answers.js";
import { solveInBlocks } from "./blocks.js";
import { aborted } from "./calls.js";
import { checkedLimit, checkedSeed, checkedWorkers, completeGoal, readable } from "./input.js";
import { sourceOf } from "./puzzle-source.js";
import { listOf, readableState } from "./teaching.js";

/** @typedef {import("./input.js").Puzzle} Puzzle */
/** @typedef {import("./protocol.js").Progress} Progress */
/**
 * @typedef {object} Options
 * @property {string} [layout] names the layout when the text cannot
 * @property {AbortSignal} [signal] aborting rejects with "aborted"
 * @property {(progress: Progress) => void} [onProgress] of long calls
 */

/**
 * @typedef {object} BatchOptions
 * @property {number} [limit] solutions looked for in each puzzle (2), at most 2^32 - 1
 * @property {AbortSignal} [signal] aborting rejects with "aborted"
 * @property {(progress: {fraction: number, puzzles: number}) => void} [onProgress] share of the input, and puzzles, answered
 * @property {number} [workers] at most so many; default and most: one for each core
 * @property {boolean} [lockstep] false solves one puzzle after the other, for comparison; true by default
 */

/** A slice leaves the page well under 50 ms, in the worker it sets the beat of progress. */
const SLICE_MILLISECONDS = 20;
const MOST_AT_ONCE = 256;
/** What `solve` returns is held in memory; `solutions` streams. */
const MOST_SOLVED = 10_000;
const CLASSIC = "3x3";
/** Solutions that are looked at one by one where there is no better way. */
const MOST_LOOKED_AT = 1_000_000;
/** A search this small is certain to be short, whatever the puzzle; irregular regions and variants may take longer. */
const SHORT = { side: 9, layouts: /^\d+x\d+$/, limit: 1000 };

/** What the door offers: see docs/embedding.md and the README of this room. Every failure is a NonetError. */
export class Engine {
  /** @type {import("./pool.js").WorkerPool | import("./local.js").LocalSessions} */
  #sessions;

  /** @param {import("./pool.js").WorkerPool | import("./local.js").LocalSessions} sessions */
  constructor(sessions) {
    this.#sessions = sessions;
  }

  /** @param {Puzzle} text @param {Options} [options] @returns {Promise<import("./protocol.js").Parsed>} */
  async parse(text, options = {}) {
    return this.#sessions.call("parse", readable(text, options), options.signal);
  }

  /**
   * @param {Puzzle} puzzle @param {"line" | "numbers" | "frame"} name @param {Options} [options]
   * @returns {Promise<string>}
   */
  async format(puzzle, name, options = {}) {
    const written = await this.#sessions.call("format", [...readable(puzzle, options), name], options.signal);
    return written.text;
  }

  /**
   * Up to `limit` solutions (2 by default: enough to tell whether there is one), at most 10 000.
   * @param {Puzzle} puzzle @param {Options & {limit?: number}} [options]
   * @returns {Promise<import("./protocol.js").Solved>}
   */
  async solve(puzzle, options = {}) {
    const limit = checkedLimit(options.limit ?? 2, MOST_SOLVED);
    const [text, layout] = readable(puzzle, options);
    const parsed = await this.parse(text, { layout, signal: options.signal });
    const values = [text, layout, limit];
    if (parsed.side <= SHORT.side && SHORT.layouts.test(parsed.layout) && limit <= SHORT.limit) return this.#sessions.call("solve", values, options.signal);
    return this.#leased(options.signal, (lease) => lease.call("solve", values));
  }

  /**
   * Many classic 9×9 puzzles, on all cores; the answers in the order of the puzzles. Rejects with "bad-symbol" or
   * "wrong-length" at the first thing that is no puzzle (`details.index` counts from 0).
   * @param {import("./puzzle-source.js").Puzzles} puzzles @param {BatchOptions} [options]
   * @returns {Promise<import("./answers.js").Answers>}
   */
  async solveBatch(puzzles, options = {}) {
    const blocks = [];
    for await (const block of this.solveBlocks(puzzles, options)) blocks.push(block);
    return joined(blocks);
  }

  /**
   * The same as they are found, some hundred at a time, in order: memory does not grow with the answers. Leaving the loop
   * ends the work.
   * @param {import("./puzzle-source.js").Puzzles} puzzles @param {BatchOptions} [options]
   * @returns {AsyncGenerator<import("./answers.js").Answers>}
   */
  async *solveBlocks(puzzles, { limit = 2, signal, onProgress, workers = Infinity, lockstep = true } = {}) {
    checkedLimit(limit, 2 ** 32 - 1);
    const most = Math.min(checkedWorkers(workers), this.#sessions.workers);
    const options = { limit, lockstep, signal, workers: most, milliseconds: SLICE_MILLISECONDS };
    for await (const { answers, share } of solveInBlocks(this.#sessions, sourceOf(puzzles), options)) {
      onProgress?.({ fraction: share, puzzles: answers.first + answers.length });
      yield answers;
    }
  }

  /**
   * What runs: the version, the instruction set that batches are solved with ("wasm" for SIMD, "portable" without), and how
   * many workers solve a batch.
   * @returns {Promise<{version: string, backend: string, workers: number}>}
   */
  async about() {
    return { ...(await this.#sessions.call("about", [])), workers: this.#sessions.workers };
  }

  /**
   * Every solution, one by one, in an order fixed by the puzzle. Leaving the loop cancels the search.
   * @param {Puzzle} puzzle @param {Options & {limit?: number}} [options]
   * @returns {AsyncIterableIterator<string>}
   */
  solutions(puzzle, options = {}) {
    const stop = new AbortController();
    let left = false;
    if (options.signal?.aborted) stop.abort();
    options.signal?.addEventListener("abort", () => stop.abort(), { once: true });
    const found = this.#enumerate(puzzle, { ...options, signal: stop.signal });
    const end = { value: undefined, done: /** @type {const} */ (true) };
    const unlessLeft = (/** @type {unknown} */ error) => (left ? end : Promise.reject(error));
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: () => found.next().catch(unlessLeft),
      return: async () => {
        left = true;
        stop.abort();
        await found.return(undefined).catch(unlessLeft);
        return end;
      },
    };
  }

  /**
   * The number of solutions. Of a 9×9 puzzle without a limit: to the last digit, in seconds at most. Else by search, which
   * may take for ever (give a signal); `exact` is false when it stopped at `limit`. With `estimate` an estimate with its
   * 95 % interval, in seconds up to 16×16 ("no-estimate" when no solution was found by chance).
   * @param {Puzzle} puzzle @param {Options & {limit?: number, estimate?: boolean, seed?: number}} [options]
   * @returns {Promise<import("./protocol.js").Counted>}
   */
  async count(puzzle, options = {}) {
    const limit = checkedLimit(options.limit ?? Infinity);
    const report = options.onProgress ?? (() => {});
    const [text, layout] = readable(puzzle, options);
    const parsed = await this.parse(text, { layout, signal: options.signal });
    return this.#leased(options.signal, async (lease) => {
      if (options.estimate) {
        const seed = checkedSeed(options.seed ?? 0);
        const { log10, low, high } = await lease.call("run", ["estimate", [text, layout, seed], report]);
        return { count: powerOfTen(log10), exact: false, interval: [powerOfTen(low), powerOfTen(high)] };
      }
      if (parsed.layout === CLASSIC && options.limit === undefined) {
        const { count, exact } = await lease.call("run", ["exactCount", [text, layout], report]);
        return { count: BigInt(count), exact };
      }
      await lease.call("open", [text, layout]);
      return lease.call("count", [limit, SLICE_MILLISECONDS, report]);
    });
  }

  /**
   * For each cell the digits that stand there in some solution; with `weights` also in how many (exactly for 9×9, by looking
   * at up to `limit` solutions for other layouts).
   * @param {Puzzle} puzzle @param {Options & {weights?: boolean, limit?: number}} [options]
   * @returns {Promise<import("./protocol.js").Candidates>}
   */
  async candidates(puzzle, options = {}) {
    const [text, layout] = readable(puzzle, options);
    const limit = checkedLimit(options.limit ?? MOST_LOOKED_AT);
    const report = options.onProgress ?? (() => {});
    return this.#leased(options.signal, async (lease) => {
      const { candidates } = await lease.call("run", ["candidates", [text, layout], report]);
      if (!options.weights) return { candidates };
      const { weights, exact } = await lease.call("run", ["weights", [text, layout, limit], report]);
      return { candidates, weights: inCells(weights, candidates.length), exact };
    });
  }

  /**
   * A solution drawn at random, every one equally likely; of other layouts than 9×9 only where there are no more than
   * `limit` ("too-many-solutions"). "no-solution" when there is none.
   * @param {Puzzle} puzzle @param {Options & {seed?: number, limit?: number}} [options]
   * @returns {Promise<import("./protocol.js").Completed>}
   */
  async complete(puzzle, options = {}) {
    const seed = checkedSeed(options.seed);
    const limit = checkedLimit(options.limit ?? MOST_LOOKED_AT);
    const values = [...readable(puzzle, options), seed, limit];
    return this.#leased(options.signal, async (lease) => {
      const { solution, count } = await lease.call("run", ["complete", values, options.onProgress ?? (() => {})]);
      return { solution, count: BigInt(count), seed };
    });
  }

  /**
   * The puzzle turned into another of the same kind: by `steps` ("swap-rows:1,2;transpose", see docs/command-line.md), or at
   * random.
   * @param {Puzzle} puzzle @param {Options & {steps?: string, seed?: number}} [options]
   * @returns {Promise<import("./protocol.js").Transformed>}
   */
  async transform(puzzle, options = {}) {
    const [text, layout] = readable(puzzle, options);
    if (options.steps !== undefined) {
      return this.#sessions.call("ask", ["transform", [text, layout, options.steps]], options.signal);
    }
    return this.#sessions.call("ask", ["transformAtRandom", [text, layout, checkedSeed(options.seed)]], options.signal);
  }

  /**
   * One puzzle for all that can be turned into each other: of 9×9 the smallest (min-lex), and how many transformations
   * leave the puzzle as it is.
   * @param {Puzzle} puzzle @param {Options} [options]
   * @returns {Promise<import("./protocol.js").Transformed & {automorphisms: bigint}>}
   */
  async canonical(puzzle, options = {}) {
    const form = await this.#leased(options.signal, (lease) => lease.call("ask", ["canonical", readable(puzzle, options)]));
    return { ...form, automorphisms: BigInt(form.automorphisms) };
  }

  /**
   * The steps that turn the first puzzle into the second, or null.
   * @param {Puzzle} first @param {Puzzle} second @param {Options} [options]
   * @returns {Promise<string | null>}
   */
  async isomorphism(first, second, options = {}) {
    const [text, layout] = readable(first, options);
    const [other] = readable(second, options);
    const values = ["isomorphism", [text, other, layout]];
    return (await this.#leased(options.signal, (lease) => lease.call("ask", values))).steps;
  }

  /**
   * The next step of a person who solves it, or null when nothing that is allowed leads further.
   * @param {import("./teaching.js").State} state @param {import("./teaching.js").TeachingOptions} [options]
   * @returns {Promise<import("./protocol.js").Step | null>}
   */
  async hint(state, options = {}) {
    const values = ["hint", [...readableState(state, options), listOf(options.allowed)]];
    const side = typeof state === "string" ? (await this.parse(state, options)).side : Math.sqrt(state.cells.length);
    if (side <= SHORT.side) return this.#sessions.call("ask", values, options.signal);
    return this.#leased(options.signal, (lease) => lease.call("ask", values));
  }

  /**
   * All steps that are there now, easiest technique first.
   * @param {import("./teaching.js").State} state @param {import("./teaching.js").TeachingOptions} [options]
   * @returns {Promise<import("./protocol.js").Step[]>}
   */
  async steps(state, options = {}) {
    const values = ["steps", [...readableState(state, options), listOf(options.allowed)]];
    return this.#leased(options.signal, (lease) => lease.call("ask", values));
  }

  /**
   * The steps to the solution, as a person goes them. The array has besides `solved` (false when nothing that is allowed
   * led further), and `level` and `hardest`, the technique (null when there was nothing to do).
   * @param {import("./teaching.js").State} state @param {import("./teaching.js").TeachingOptions} [options]
   * @returns {Promise<import("./protocol.js").Path>}
   */
  async path(state, options = {}) {
    const values = ["path", [...readableState(state, options), listOf(options.allowed)]];
    const { steps, solved, level, hardest } = await this.#leased(options.signal, (lease) => lease.call("ask", values));
    return Object.assign(steps, { solved, level, hardest });
  }

  /**
   * Wrong digits and candidates wrongly removed, by the solution of the givens.
   * @param {import("./teaching.js").State} state @param {Options} [options]
   * @returns {Promise<import("./protocol.js").Mistakes>}
   */
  async mistakes(state, options = {}) {
    return this.#leased(options.signal, (lease) => lease.call("ask", ["mistakes", readableState(state, options)]));
  }

  /**
   * A position in which a technique is needed, in a puzzle that needs nothing harder; `answers` are all its steps there.
   * "not-found" when none of `attempts` puzzles (100 000) was such a one.
   * @param {{technique: string, layout?: string, seed?: number, attempts?: number} & Options} goal
   * @returns {Promise<import("./protocol.js").Exercise>}
   */
  async practice({ technique, layout = CLASSIC, seed, attempts = 100_000, signal, onProgress = () => {} }) {
    const chosen = checkedSeed(seed);
    const values = [technique, layout, chosen, checkedLimit(attempts)];
    const exercise = await this.#leased(signal, (lease) => lease.call("run", ["practice", values, onProgress]));
    return { ...exercise, technique, seed: chosen };
  }

  /**
   * The same goal and seed give the same puzzle everywhere. A seed not given is chosen and told.
   * @param {Partial<import("./protocol.js").Goal> & Options} [goal]
   * @returns {Promise<import("./protocol.js").Generated>}
   */
  async generate(goal = {}) {
    const complete = completeGoal(goal);
    return this.#leased(goal.signal, (lease) => lease.call("generate", [complete]));
  }

  /** Ends the workers; calls under way and later ones reject with "closed". */
  close() {
    this.#sessions.close();
  }

  /** @param {Puzzle} puzzle @param {Options & {limit?: number, signal: AbortSignal}} options */
  async *#enumerate(puzzle, options) {
    let left = checkedLimit(options.limit ?? Infinity);
    let count = 0n;
    const lease = await this.#sessions.lease(options.signal);
    try {
      await lease.call("open", readable(puzzle, options));
      for (let most = 1; left > 0; most = Math.min(most * 2, MOST_AT_ONCE)) {
        const batch = await lease.call("next", [Math.min(most, left), SLICE_MILLISECONDS]);
        count += BigInt(batch.solutions.length);
        left -= batch.solutions.length;
        options.onProgress?.({ fraction: batch.fraction, count });
        yield* batch.solutions;
        if (options.signal.aborted) throw aborted();
        if (batch.done) return;
      }
    } finally {
      lease.release();
    }
  }

  /**
   * Does long work in a session of its own.
   * @template T
   * @param {AbortSignal | undefined} signal
   * @param {(lease: {call(method: string, values: any[]): Promise<any>}) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async #leased(signal, work) {
    const lease = await this.#sessions.lease(signal);
    try {
      return await work(lease);
    } finally {
      lease.release();
    }
  }
}

/** @param {string[]} weights cell by cell, digit by digit @param {number} cells @returns {bigint[][]} */
function inCells(weights, cells) {
  const side = weights.length / cells;
  return Array.from({ length: cells }, (_, cell) => weights.slice(cell * side, (cell + 1) * side).map(BigInt));
}

/** The whole number next to 10 ** log10, right to six digits. @param {number} log10 @returns {bigint} */
function powerOfTen(log10) {
  const zeros = Math.max(Math.floor(log10) - 6, 0);
  return BigInt(Math.round(10 ** (log10 - zeros))) * 10n ** BigInt(zeros);
}
