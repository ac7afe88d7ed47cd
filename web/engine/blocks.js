import { Answers } from "./answers.js";
import { aborted } from "./calls.js";
import { NonetError } from "./error.js";
import { CELLS } from "./puzzle-source.js";
import { stopWith } from "./stop.js";

/** @typedef {import("./puzzle-source.js").Piece} Piece */
/** @typedef {{call(method: string, values: any[]): Promise<any>, release(): void}} Lease */
/** @typedef {{lease(signal?: AbortSignal): Promise<Lease>}} Sessions */
/** @typedef {{limit: number, lockstep: boolean, workers: number, milliseconds: number, signal?: AbortSignal}} BlockOptions */

/** Puzzles in a block. The first block is small, because the difficulty of the puzzles is unknown; the largest has 1.3 MB. */
const SIZE = { first: 256, least: 4, most: 16_384 };

/**
 * Solves the puzzles of a source in blocks of about `milliseconds`, in several sessions at once, and yields the answers in the
 * order of the source. Leaving the loop ends the work. Memory: a few blocks per worker, for a source of any length.
 * @param {Sessions} sessions @param {import("./puzzle-source.js").PuzzleSource} source @param {BlockOptions} options
 * @returns {AsyncGenerator<{answers: Answers, share: number}>} `share`: the part of the source that is answered, 0 … 1
 */
export async function* solveInBlocks(sessions, source, options) {
  const stop = stopWith(options.signal);
  const crew = new Crew(sessions, source, { ...options, signal: stop.signal });
  let complete = false;
  try {
    for (let next = await crew.next(); next; next = await crew.next()) yield next;
    if (stop.signal.aborted) throw aborted();
    complete = true;
  } finally {
    stop.release();
    if (!complete) stop.abort();
  }
}

/** The sessions that work on one source. A session takes the next piece when it has answered its previous piece. */
class Crew {
  #sessions;
  #source;
  #options;
  #hired = 0;
  #sourceEnded = false;
  /** Answers that `next` has not returned yet, in the order of the source. @type {Promise<{answers: Answers, share: number}>[]} */
  #underWay = [];
  /** Called at every change that `next` or a session may wait for. @type {(() => void)[]} */
  #waiting = [];

  /** @param {Sessions} sessions @param {import("./puzzle-source.js").PuzzleSource} source @param {BlockOptions & {signal: AbortSignal}} options */
  constructor(sessions, source, options) {
    this.#sessions = sessions;
    this.#source = source;
    this.#options = options;
    this.#hire();
  }

  /** Returns the next answers in order, and null after the last. */
  async next() {
    while (this.#underWay.length === 0) {
      if (this.#sourceEnded) return null;
      await this.#change();
    }
    const answers = await this.#underWay[0];
    void this.#underWay.shift();
    this.#notify();
    return answers;
  }

  #hire() {
    if (this.#sourceEnded || this.#hired >= this.#options.workers) return;
    this.#hired += 1;
    this.#work().catch((error) => this.#end(Promise.reject(error)));
  }

  async #work() {
    const { signal, workers, milliseconds } = this.#options;
    const lease = await this.#sessions.lease(signal);
    let size = SIZE.first;
    let before = Promise.resolve(milliseconds);
    try {
      for (;;) {
        while (this.#underWay.length > 3 * workers && !signal.aborted) await this.#change();
        const piece = this.#sourceEnded || signal.aborted ? null : this.#source.take(size);
        if (!piece) break;
        const took = this.#begin(lease, piece);
        this.#hire();
        // A worker always has two pieces, so that it never waits for this thread.
        const ratio = milliseconds / Math.max(await before, 0.1);
        size = Math.round(Math.min(Math.max(size * Math.min(ratio, 4), SIZE.least), SIZE.most));
        before = took;
      }
      await before;
      this.#end();
    } finally {
      lease.release();
    }
  }

  /** @param {Lease} lease @param {Piece} piece @returns {Promise<number>} the milliseconds that the piece took; 0 when it failed */
  #begin(lease, piece) {
    const share = this.#source.share();
    const { limit, lockstep } = this.#options;
    const solved = lease.call("solveBlock", [piece.characters, limit, lockstep]);
    const answers = solved.then((columns) => ({ answers: new Answers({ first: piece.first, ...columns }), share }), (error) => {
      this.#sourceEnded = true;
      throw located(error, piece);
    });
    this.#underWay.push(answers);
    this.#notify();
    return answers.then(() => solved, () => ({ milliseconds: 0 })).then((columns) => columns.milliseconds);
  }

  /** Takes no more pieces. @param {Promise<never>} [failure] takes the place of the next piece's answers */
  #end(failure) {
    failure?.catch(() => {});
    if (failure && !this.#sourceEnded) this.#underWay.push(failure);
    this.#sourceEnded = true;
    this.#notify();
  }

  /** @returns {Promise<void>} */
  #change() {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #notify() {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/** Turns the offset of a bad character in a piece into the puzzle, the line and the column. @param {any} error @param {Piece} piece */
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
