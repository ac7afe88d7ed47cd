import { inOrder } from "./crew.js";
import { fromPlain } from "./error.js";

/** Puzzles in a block. A puzzle may take microseconds or minutes, so the first block has one. */
const sizes = { first: 1, least: 1, most: 256 };

/**
 * Makes the puzzles of a goal in several sessions at once, and yields them in order. Leaving the loop ends the work.
 * Throws the error of the first puzzle that is not made, after the puzzles before it.
 * @param {import("./crew.js").Sessions} sessions @param {import("./goal.js").WrittenGoal} goal
 * @param {{first?: number, count?: number, workers: number, milliseconds: number, signal?: AbortSignal,
 *   onProgress?: (progress: {fraction: number, puzzles: number}) => unknown}} options
 * @returns {AsyncGenerator<import("./protocol.js").Generated>}
 */
export async function* makePuzzles(sessions, goal, { first = 0, count = Infinity, onProgress, ...options }) {
  let puzzles = 0;
  for await (const { made, failure, index, share } of madeInBlocks(sessions, goal, { first, count, ...options })) {
    puzzles += made.length;
    await onProgress?.({ fraction: share, puzzles });
    for (const [i, each] of made.entries()) yield { ...each, seed: goal.seed, index: index + i };
    if (failure) throw fromPlain({ ...failure, details: { ...failure.details, index: index + made.length } });
  }
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
  let taken = 0;
  const source = {
    /** @param {number} most */
    take(most) {
      const piece = { index: first + taken, size: Math.min(most, count - taken) };
      taken += piece.size;
      return piece.size > 0 ? piece : null;
    },
    share: () => taken / count,
  };
  /** @param {import("./crew.js").Lease} lease @param {{index: number, size: number}} piece */
  const work = (lease, { index, size }) => lease.call("generateBlock", [goal, index, size, () => {}]);
  for await (const { answer, piece, share } of inOrder(sessions, source, { ...options, sizes, work })) {
    yield { ...answer, index: piece.index, share };
  }
}
