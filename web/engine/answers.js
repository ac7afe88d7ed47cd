import { CELLS } from "./puzzle-source.js";

/** The answers for puzzles that were solved together: one column per kind of answer, in the order of the puzzles. */
export class Answers {
  /**
   * @param {{first?: number, counts: Uint32Array, guesses: Uint32Array, solutions: Uint8Array}} columns
   */
  constructor({ first = 0, counts, guesses, solutions }) {
    /** Index of the first puzzle of this block in the whole input. */
    this.first = first;
    /** Solutions found for each puzzle, up to the limit; 0 also for contradictory givens. */
    this.counts = counts;
    /** Search nodes at which one of several candidates was tried. */
    this.guesses = guesses;
    /** The first solution of each puzzle, 81 characters; all `.` if there is none. */
    this.solutions = solutions;
  }

  /** Number of puzzles. */
  get length() {
    return this.counts.length;
  }

  /** @param {number} index counted from `first` @returns {string | null} */
  solution(index) {
    if (!this.counts[index]) return null;
    return String.fromCharCode(...this.solutions.subarray(CELLS * index, CELLS * (index + 1)));
  }
}

/** @param {Answers[]} blocks that follow each other @returns {Answers} */
export function joined(blocks) {
  const length = blocks.reduce((sum, block) => sum + block.length, 0);
  const all = {
    counts: new Uint32Array(length),
    guesses: new Uint32Array(length),
    solutions: new Uint8Array(CELLS * length),
  };
  let at = 0;
  for (const { counts, guesses, solutions } of blocks) {
    all.counts.set(counts, at);
    all.guesses.set(guesses, at);
    all.solutions.set(solutions, CELLS * at);
    at += counts.length;
  }
  return new Answers(all);
}
