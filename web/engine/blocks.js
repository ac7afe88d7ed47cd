import { Answers } from "./answers.js";
import { aborted } from "./calls.js";
import { NonetError } from "./error.js";
import { CELLS } from "./puzzle-source.js";
import { stopWith } from "./stop.js";

/** @typedef {import("./puzzle-source.js").Piece} Piece */
/** @typedef {{call(method: string, values: any[]): Promise<any>, release(): void}} Lease */
/** @typedef {{lease(signal?: AbortSignal): Promise<Lease>}} Sessions */
/** @typedef {{limit: number, lockstep: boolean, workers: number, milliseconds: number, signal?: AbortSignal}} BlockOptions */

/** The first block is small, since nothing is known of the puzzles; the largest is 1.3 MB. */
const SIZE = { first: 256, least: 4, most: 16_384 };

/**
 * Solves the puzzles of a source in blocks of about `milliseconds`, in several sessions at once, and gives their answers in
 * the order of the source. Leaving the loop ends the work. Memory: some blocks for each worker, whatever the source.
 * @param {Sessions} sessions @param {import("./puzzle-source.js").PuzzleSource} source @param {BlockOptions} options
 * @returns {AsyncGenerator<{answers: Answers, share: number}>} `share` of the source that is answered
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

/** Sessions at work on one source. Each takes the next piece when it has answered its last. */
class Crew {
  #sessions;
  #source;
  #options;
  #hired = 0;
  #sourceEnded = false;
  /** Answers that nobody has asked for, in the order of the source. @type {Promise<{answers: Answers, share: number}>[]} */
  #underWay = [];
  /** Called when something changed that `next` or a session may wait for. @type {(() => void)[]} */
  #waiting = [];

  /** @param {Sessions} sessions @param {import("./puzzle-source.js").PuzzleSource} source @param {BlockOptions & {signal: AbortSignal}} options */
  constructor(sessions, source, options) {
    this.#sessions = sessions;
    this.#source = source;
    this.#options = options;
    this.#hire();
  }

  /** The next answers in order, null after the last. */
  async next() {
    while (this.#underWay.length === 0) {
      if (this.#sourceEnded) return null;
      await this.#news();
    }
    const answers = await this.#underWay[0];
    void this.#underWay.shift();
    this.#tell();
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
        while (this.#underWay.length > 3 * workers && !signal.aborted) await this.#news();
        const piece = this.#sourceEnded || signal.aborted ? null : this.#source.take(size);
        if (!piece) break;
        const took = this.#begin(lease, piece);
        this.#hire();
        // Two pieces are handed over at a time, so that a worker never waits for this thread.
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

  /** @param {Lease} lease @param {Piece} piece @returns {Promise<number>} milliseconds that it took, 0 when it failed */
  #begin(lease, piece) {
    const share = this.#source.share();
    const { limit, lockstep } = this.#options;
    const solved = lease.call("solveBlock", [piece.characters, limit, lockstep]);
    const answers = solved.then((columns) => ({ answers: new Answers({ first: piece.first, ...columns }), share }), (error) => {
      this.#sourceEnded = true;
      throw located(error, piece);
    });
    this.#underWay.push(answers);
    this.#tell();
    return answers.then(() => solved, () => ({ milliseconds: 0 })).then((columns) => columns.milliseconds);
  }

  /** No more pieces. @param {Promise<never>} [failure] stands where the answers of the next piece would */
  #end(failure) {
    failure?.catch(() => {});
    if (failure && !this.#sourceEnded) this.#underWay.push(failure);
    this.#sourceEnded = true;
    this.#tell();
  }

  /** @returns {Promise<void>} */
  #news() {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #tell() {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}

/** A failure at a character of a piece, told by the puzzle. @param {any} error @param {Piece} piece */
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
