/** Room in the solver's module for many classic puzzles, which are solved at once. */
import { CELLS } from "./puzzle-source.js";

export class BlockRoom {
  /** @type {import("./protocol.js").Glue} */
  #glue;
  /** @type {{batch: import("./protocol.js").PuzzleBatch, capacity: number} | null} */
  #room = null;

  /** @param {import("./protocol.js").Glue} glue */
  constructor(glue) {
    this.#glue = glue;
  }

  /**
   * Solves many classic puzzles at once.
   * @param {Uint8Array} characters 81 per puzzle @param {number} limit
   * @param {boolean} lockstep false: solves one puzzle after the other
   * @returns {import("./module-answers.js").Answer<import("./protocol.js").SolvedBlock>} the arrays belong to the caller; the `offset` of an error is
   *   an index of `characters`
   */
  solve(characters, limit, lockstep) {
    const begun = performance.now();
    const puzzles = characters.length / CELLS;
    const batch = this.#batchFor(puzzles);
    batch.input().set(characters);
    const offset = lockstep ? batch.solve(puzzles, limit) : batch.solveOneByOne(puzzles, limit);
    if (offset >= 0)
      return { error: { code: "bad-symbol", message: "bad-symbol", position: null, details: { offset } } };
    return {
      value: {
        counts: batch.counts().slice(0, puzzles),
        guesses: batch.guesses().slice(0, puzzles),
        solutions: batch.solutions().slice(0, characters.length),
        milliseconds: performance.now() - begun,
      },
    };
  }

  /** Frees the room. */
  end() {
    this.#room?.batch.delete();
    this.#room = null;
  }

  /** @param {number} puzzles */
  #batchFor(puzzles) {
    if (this.#room && this.#room.capacity >= puzzles) return this.#room.batch;
    this.end();
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(puzzles, 256)));
    this.#room = { batch: new this.#glue.PuzzleBatch(capacity), capacity };
    return this.#room.batch;
  }
}
