import { joined } from "./answers.js";
import { solveInBlocks } from "./blocks.js";
import { aborted } from "./calls.js";
import { checkedLimit, checkedWorkers, completeGoal, readable } from "./input.js";
import { sourceOf } from "./puzzle-source.js";

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
/** A search this small is certain to be short, whatever the puzzle. */
const SHORT = { side: 9, limit: 1000 };

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
    const { side } = await this.parse(text, { layout, signal: options.signal });
    const values = [text, layout, limit];
    if (side <= SHORT.side && limit <= SHORT.limit) return this.#sessions.call("solve", values, options.signal);
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
   * The number of solutions. `exact` is false when it stopped at `limit`. May take for ever: give a signal.
   * @param {Puzzle} puzzle @param {Options & {limit?: number}} [options]
   * @returns {Promise<{count: bigint, exact: boolean}>}
   */
  async count(puzzle, options = {}) {
    const limit = checkedLimit(options.limit ?? Infinity);
    const report = options.onProgress ?? (() => {});
    return this.#leased(options.signal, async (lease) => {
      await lease.call("open", readable(puzzle, options));
      return lease.call("count", [limit, SLICE_MILLISECONDS, report]);
    });
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
