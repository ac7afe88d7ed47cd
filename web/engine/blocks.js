import { Answers } from "./answers.js";
import { inOrder } from "./crew.js";
import { NonetError } from "./error.js";
import { CELLS } from "./puzzle-source.js";

/** @typedef {import("./puzzle-source.js").Piece} Piece */
/**
 * @typedef {{limit: number, lockstep: boolean, workers: number, milliseconds: number, signal?: AbortSignal}}
 *   BlockOptions
 */

/**
 * @typedef {object} BatchOptions
 * @property {number} [limit] how many solutions of each puzzle to look for: 2 by default, at most 2^32 - 1
 * @property {AbortSignal} [signal] aborting it rejects the call with "aborted"
 * @property {(progress: {fraction: number, puzzles: number}) => unknown} [onProgress] the share of the input, and the
 *   number of puzzles, that are answered
 * @property {number} [workers] how many workers may take part; by default, and at most, one for each core
 * @property {boolean} [lockstep] false solves one puzzle after the other, for comparison; true by default
 */

/**
 * Puzzles in a block. The first block is small, because the difficulty of the puzzles is unknown; the largest has 1.3
 * MB.
 */
const sizes = { first: 256, least: 4, most: 16_384 };

/**
 * Solves the puzzles of a source in blocks of about `milliseconds`, in several sessions at once, and yields the answers
 * in the order of the source. Leaving the loop ends the work.
 * @param {import("./crew.js").Sessions} sessions @param {import("./puzzle-source.js").PuzzleSource} source @param
 *   {BlockOptions} options
 * @returns {AsyncGenerator<{answers: Answers, share: number}>} `share`: the part of the source that is answered, 0 … 1
 */
export async function* solveInBlocks(sessions, source, { limit, lockstep, ...options }) {
  /** @param {import("./crew.js").Lease} lease @param {Piece} piece */
  const work = (lease, piece) =>
    lease.call("solveBlock", [piece.characters, limit, lockstep]).catch((error) => {
      throw located(error, piece);
    });
  for await (const { answer, piece, share } of inOrder(sessions, source, { ...options, sizes, work })) {
    yield { answers: new Answers({ first: piece.first, ...answer }), share };
  }
}

/**
 * Turns the offset of a bad character in a piece into the puzzle, the line and the column.
 * @param {any} error
 * @param {Piece} piece
 */
function located(error, piece) {
  if (error.code !== "bad-symbol") return error;
  const offset = error.details.offset;
  const index = Math.floor(offset / CELLS);
  const column = offset % CELLS;
  const symbol = piece.symbolAt(index, column);
  const position = { line: piece.lineOf(index), column: column + 1 };
  const message = `Line ${position.line}, column ${position.column}: ${JSON.stringify(symbol)} in puzzle ${piece.first + index} is neither a digit nor a blank cell.`;
  return new NonetError("bad-symbol", message, { position, details: { index: piece.first + index, symbol } });
}
