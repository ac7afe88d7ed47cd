import { aborted } from "./calls.js";
import { checkedLimit, completeGoal, readable } from "./input.js";

/** @typedef {import("./input.js").Puzzle} Puzzle */
/** @typedef {import("./protocol.js").Progress} Progress */
/**
 * @typedef {object} Options
 * @property {string} [layout] names the layout when the text cannot
 * @property {AbortSignal} [signal] aborting rejects with "aborted"
 * @property {(progress: Progress) => void} [onProgress] of long calls
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
