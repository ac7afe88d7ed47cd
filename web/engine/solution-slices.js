/** An open stream of solutions, which is searched in slices. */
import { naming, statusOf } from "./own-rules.js";

/** @typedef {import("./protocol.js").Progress} Progress */

const FIRST_BUDGET = 20_000;

/** At most one stream is open. */
export class SolutionSlices {
  /** @type {import("./protocol.js").SolutionStream | null} */
  #stream = null;
  #budget = FIRST_BUDGET;

  /** Takes a stream in place of the one before. @param {import("./protocol.js").SolutionStream} stream */
  take(stream) {
    this.end();
    this.#stream = stream;
  }

  /**
   * Returns up to `most` further solutions, found within about `milliseconds`; possibly none.
   * @param {number} most @param {number} milliseconds
   */
  next(most, milliseconds) {
    const stream = this.#open();
    return this.#slice(milliseconds, (nodes) => stream.next(most, nodes));
  }

  /**
   * Counts to the end or to `limit`, in slices of about `milliseconds`, and reports after each slice.
   * @param {number} limit @param {number} milliseconds @param {(progress: Progress) => unknown} report
   */
  async count(limit, milliseconds, report) {
    const stream = this.#open();
    for (;;) {
      const { count, done, fraction } = this.#slice(milliseconds, (nodes) => stream.count(nodes, limit));
      if (done || count >= limit) return { count: BigInt(count), exact: done };
      await report({ fraction, count: BigInt(count) });
    }
  }

  /**
   * Finds up to `limit` solutions of a puzzle with rules of its own, whose stream is open, and ends the stream.
   * @param {number} limit @param {number} milliseconds of a slice @param {(progress: Progress) => unknown} report
   * @param {{ conflicts: readonly any[], unreadRules?: readonly string[] }} opened
   */
  async solve(limit, milliseconds, report, { conflicts, unreadRules }) {
    /** @type {string[]} */
    const solutions = [];
    for (;;) {
      const {
        solutions: found,
        done,
        fraction,
        guesses,
        placements,
      } = this.next(limit - solutions.length, milliseconds);
      solutions.push(...found);
      if (done || solutions.length >= limit) {
        const status = conflicts.length > 0 && solutions.length === 0 ? "conflict" : statusOf(solutions.length, done);
        const solved = {
          status,
          count: solutions.length,
          solutions,
          conflicts: status === "conflict" ? conflicts : [],
          guesses,
          placements,
        };
        this.end();
        return naming(solved, unreadRules);
      }
      await report({ fraction, count: BigInt(solutions.length) });
    }
  }

  /** Frees the stream. */
  end() {
    this.#stream?.delete();
    this.#stream = null;
    this.#budget = FIRST_BUDGET;
  }

  #open() {
    if (!this.#stream) throw new Error("no stream is open");
    return this.#stream;
  }

  /**
   * Runs one slice, and adapts the node budget so that the next slice takes about `milliseconds`.
   * @template T
   * @param {number} milliseconds @param {(nodes: number) => T} work @returns {T}
   */
  #slice(milliseconds, work) {
    const begun = performance.now();
    const result = work(this.#budget);
    const ratio = milliseconds / Math.max(performance.now() - begun, 0.1);
    this.#budget = Math.ceil(Math.min(this.#budget * Math.min(Math.max(ratio, 0.25), 2), 1e9));
    return result;
  }
}
