import { aborted } from "./calls.js";
import { finite, readablePuzzle } from "./puzzle-input.js";
import { naming, puzzleWithRules, unlessOfRules, withRules } from "./own-rules.js";
import { checkedOptions } from "./options.js";
import { stopWith } from "./stop.js";

/**
 * `unreadRules`: rules without which the solutions are found, because Nonet does not know them; known with the first
 * solution.
 * @typedef {AsyncIterableIterator<string> & {unreadRules?: string[]}} Solutions
 */

const MAX_SOLUTIONS_PER_SLICE = 256;

/**
 * The solutions of a puzzle, as a loop that can be left at any time.
 * @param {import("./pool.js").WorkerPool | import("./local.js").LocalSessions} sessions
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {(import("./options.js").OptionsWithRules & {limit?: number}) | undefined} options as the caller passed them
 * @param {number} milliseconds of a slice
 * @returns {Solutions}
 */
export function allSolutions(sessions, puzzle, options, milliseconds) {
  const leaving = new AbortController();
  let left = false;
  const found = enumerate(sessions, puzzle, options, milliseconds, leaving.signal, (opened) =>
    naming(all, opened?.unreadRules),
  );
  const end = { value: undefined, done: /** @type {const} */ (true) };
  const unlessLeft = (/** @type {unknown} */ error) => (left ? end : Promise.reject(error));
  /** @type {Solutions} */
  const all = {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => found.next().catch(unlessLeft),
    return: async () => {
      left = true;
      leaving.abort();
      await found.return(undefined).catch(unlessLeft);
      return end;
    },
  };
  return all;
}

/**
 * Yields the solutions of a puzzle, slice by slice, from a session of its own.
 * @param {import("./pool.js").WorkerPool | import("./local.js").LocalSessions} sessions
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {(import("./options.js").OptionsWithRules & {limit?: number}) | undefined} options as the caller passed them
 * @param {number} milliseconds of a slice
 * @param {AbortSignal} leaving aborted when the caller leaves the loop
 * @param {(opened: { unreadRules?: string[] }) => unknown} onRules told of a puzzle with rules before its solutions
 * @returns {AsyncGenerator<string, void>}
 */
async function* enumerate(sessions, puzzle, options, milliseconds, leaving, onRules) {
  const { limit = Infinity, signal, onProgress, ...checked } = checkedOptions("solutions", options);
  const rulePuzzle = puzzleWithRules(puzzle, checked);
  const stop = stopWith(signal, leaving);
  let left = finite(limit);
  let count = 0n;
  try {
    const lease = await sessions.lease(stop.signal);
    try {
      const opened = rulePuzzle
        ? null
        : await lease.call("open", readablePuzzle(puzzle, checked)).then(() => true, unlessOfRules);
      if (!opened) onRules(await lease.call("openRules", [rulePuzzle ?? withRules(puzzle, checked)]));
      for (let most = 1; left > 0; most = Math.min(most * 2, MAX_SOLUTIONS_PER_SLICE)) {
        const batch = await lease.call("next", [Math.min(most, left), milliseconds]);
        count += BigInt(batch.solutions.length);
        left -= batch.solutions.length;
        await onProgress?.({ fraction: batch.fraction, count });
        yield* batch.solutions;
        if (stop.signal.aborted) throw aborted();
        if (batch.done) return;
      }
    } finally {
      lease.release();
    }
  } finally {
    stop.release();
  }
}
