import { aborted } from "./calls.js";
import { stopWith } from "./stop.js";

/** @typedef {{call(method: string, values: any[]): Promise<any>, release(): void}} Lease */
/** @typedef {{lease(signal?: AbortSignal): Promise<Lease>}} Sessions */
/**
 * @typedef {{first: number, least: number, most: number}} Sizes how large the first piece is, and the bounds of all
 *   pieces
 */

/**
 * @template P
 * @typedef {object} Source
 * @property {(most: number) => P | null} take the next piece, of at most this size; null at the end
 * @property {() => number} share the part of the source that has been taken, 0 … 1
 */

/**
 * @template P, A
 * @typedef {object} Work
 * @property {Sizes} sizes
 * @property {number} workers at most as many sessions work
 * @property {number} milliseconds that a piece should take: the size of the next piece follows from the time of the
 *   last
 * @property {AbortSignal} [signal]
 * @property {(lease: Lease, piece: P) => Promise<A & {milliseconds: number}>} work
 */

/**
 * Works on the pieces of a source in several sessions at once, and yields the answers in the order of the source.
 * Leaving the loop ends the work. Memory: a few pieces per worker, for a source of any length.
 * @template P, A
 * @param {Sessions} sessions @param {Source<P>} source @param {Work<P, A>} options
 * @returns {AsyncGenerator<{answer: A, piece: P, share: number}>} `share`: the part of the source that is answered, 0 …
 *   1
 */
export async function* inOrder(sessions, source, options) {
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

/**
 * The sessions that work on one source. A session takes the next piece when it has answered its previous piece.
 * @template P, A
 */
class Crew {
  #sessions;
  #source;
  #options;
  #hired = 0;
  #sourceEnded = false;
  /**
   * Answers that `next` has not returned yet, in the order of the source.
   * @type {Promise<{answer: A & {milliseconds: number}, piece: P, share: number}>[]}
   */
  #underWay = [];
  /** Called at every change that `next` or a session may wait for. @type {(() => void)[]} */
  #waiting = [];

  /** @param {Sessions} sessions @param {Source<P>} source @param {Work<P, A> & {signal: AbortSignal}} options */
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
    const answered = await this.#underWay[0];
    void this.#underWay.shift();
    this.#notify();
    return answered;
  }

  #hire() {
    if (this.#sourceEnded || this.#hired >= this.#options.workers) return;
    this.#hired += 1;
    this.#work().catch((error) => this.#end(Promise.reject(error)));
  }

  async #work() {
    const { signal, workers, milliseconds, sizes } = this.#options;
    const lease = await this.#sessions.lease(signal);
    let size = sizes.first;
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
        size = Math.round(Math.min(Math.max(size * Math.min(ratio, 4), sizes.least), sizes.most));
        before = took;
      }
      await before;
      this.#end();
    } finally {
      lease.release();
    }
  }

  /**
   * @param {Lease} lease
   * @param {P} piece
   * @returns {Promise<number>} the milliseconds that the piece took; 0 when it failed
   */
  #begin(lease, piece) {
    const share = this.#source.share();
    const worked = this.#options.work(lease, piece);
    const answered = worked.then(
      (answer) => ({ answer, piece, share }),
      (error) => {
        this.#sourceEnded = true;
        throw error;
      },
    );
    this.#underWay.push(answered);
    this.#notify();
    return answered.then(
      ({ answer }) => answer.milliseconds,
      () => 0,
    );
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
