/**
 * Several puzzles on one board, one after the other. An assignment tells the events of a board for all puzzles
 * together, and has the methods that keep a state, so that a platform of learning follows both alike.
 *
 * @typedef {import("./score.js").Score} Score
 * @typedef {{ puzzle: string, name?: string, layout?: string, rules?: string, face?: string }} Work one puzzle; where
 *   no puzzle has a face, the board keeps its own
 * @typedef {EventTarget & { setAttribute: (name: string, value: string) => void, removeAttribute: (name: string) =>
 *   void, getState: () => unknown, setState: (state: unknown) => boolean }} Board
 * @typedef {Score & { isSolved: boolean }} Result of one puzzle, which was solved or given up
 * @typedef {Result & { number: number, name: string, puzzle: string }} NamedResult `number`: from 1
 * @typedef {{ work: 1, of: number, all: number, number: number, results: Result[], board: unknown }} SavedWork `of`: a
 *   hash of the puzzles; `results`: of those that are done
 */
import { fnv1a } from "../model/fnv.js";

/** Each puzzle counts as many steps in the progress of an assignment. */
const stepsEach = 100;

export class Assignment extends EventTarget {
  #board;
  #works;
  /** The place of the puzzle on the board, from 0. */
  #number = 0;
  /** @type {Result[]} */
  #results = [];
  #isStarted = false;
  /** The progress on the puzzle that is on the board, from 0 to 1. */
  #part = 0;

  /**
   * Puts the first puzzle on the board.
   *
   * @param {Board} board
   * @param {readonly Work[]} works at least one
   * @param {number} [pass] points of 100 that a player must have to pass; absent where nobody asks for any
   */
  constructor(board, works, pass) {
    super();
    this.pass = pass;
    this.#board = board;
    this.#works = works;
    board.addEventListener("sudoku-start", () => this.#start());
    board.addEventListener("sudoku-progress", (event) => this.#progress(detailOf(event)));
    for (const name of ["solved", "given-up"])
      board.addEventListener(`sudoku-${name}`, (event) =>
        this.#done({ ...detailOf(event), isSolved: name === "solved" }),
      );
    this.#show();
  }

  get works() {
    return this.#works;
  }
  get number() {
    return this.#number;
  }
  /** Of the puzzles that are done, in order. */
  get results() {
    return /** @type {readonly Result[]} */ (this.#results);
  }
  /** The results with the puzzles that they are about. @returns {NamedResult[]} */
  get namedResults() {
    return this.#results.map((result, i) => ({
      number: i + 1,
      name: this.#works[i].name ?? "",
      puzzle: this.#works[i].puzzle,
      ...result,
    }));
  }
  get isOver() {
    return this.#results.length === this.#works.length;
  }
  /** Whether the points of the puzzles that are done suffice; absent where nobody asks for any. */
  get isPassed() {
    const { raw, max } = this.total().score;
    return this.pass === undefined ? undefined : raw * 100 >= this.pass * max;
  }
  /** Whether the puzzle on the board is done, and another one follows. */
  get canGoOn() {
    return this.#results.length > this.#number && !this.isOver;
  }

  goOn() {
    if (!this.canGoOn) return;
    this.#number += 1;
    this.#show();
    this.#tell("next");
  }

  /** @returns {SavedWork} */
  getState() {
    return {
      work: 1,
      of: this.#hash(),
      all: this.#works.length,
      number: this.#number,
      results: [...this.#results],
      board: this.#board.getState(),
    };
  }

  /**
   * Goes on where a state was saved.
   * @param {unknown} saved a result of `getState`
   * @returns {boolean} false, with nothing changed, for other data
   */
  setState(saved) {
    if (!this.#isOwn(saved)) return false;
    // The board is asked before its puzzle changes: a puzzle that is put back begins anew.
    if (!this.#board.setState(saved.board)) return false;
    this.#number = saved.number;
    this.#show();
    // An attribute that is set makes the board read its puzzle. The state comes after it.
    this.#board.setState(saved.board);
    this.#results = [...saved.results];
    this.#isStarted = true;
    this.#tell("next");
    return true;
  }

  /** The score of all puzzles that are done. @returns {Score} */
  total() {
    const sum = (/** @type {(score: Score) => number} */ part) =>
      this.#results.reduce((all, score) => all + part(score), 0);
    const [raw, max] = [sum(({ score }) => score.raw), sum(({ score }) => score.max)];
    const hint = (/** @type {keyof Score["hintsByStrength"]} */ strength) =>
      sum(({ hintsByStrength }) => hintsByStrength[strength]);
    return {
      seconds: sum(({ seconds }) => seconds),
      hints: sum(({ hints }) => hints),
      mistakes: sum(({ mistakes }) => mistakes),
      hintsByStrength: { where: hint("where"), what: hint("what"), apply: hint("apply"), check: hint("check") },
      score: { raw, max, scaled: max ? raw / max : 0 },
    };
  }

  #hash() {
    return fnv1a(
      [
        ...this.#works
          .map(({ puzzle, layout = "", rules = "" }) => `${layout} ${puzzle}${rules && ` ${rules}`}`)
          .join("\n"),
      ].map((letter) => letter.charCodeAt(0)),
    );
  }

  /** @param {unknown} saved @returns {saved is SavedWork} */
  #isOwn(saved) {
    const { work, of, all, number, results } = /** @type {Partial<SavedWork>} */ (Object(saved));
    return (
      work === 1 &&
      of === this.#hash() &&
      all === this.#works.length &&
      Array.isArray(results) &&
      results.every(isResult) &&
      typeof number === "number" &&
      this.#works[number] !== undefined &&
      (results.length === number || results.length === number + 1)
    );
  }

  #show() {
    const work = this.#works[this.#number];
    this.#part = 0;
    const hasFaces = this.#works.some(({ face }) => face);
    const names = /** @type {const} */ (["layout", "rules", "face"]);
    for (const name of names.slice(0, hasFaces ? 3 : 2)) {
      if (work[name]) this.#board.setAttribute(name, work[name]);
      else this.#board.removeAttribute(name);
    }
    this.#board.setAttribute("puzzle", work.puzzle);
  }

  #start() {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#tell("start");
  }

  /** @param {import("./score.js").Progress} progress */
  #progress({ filled, total }) {
    this.#part = filled / total;
    this.#tellProgress();
  }

  #tellProgress() {
    const part = this.#results.length > this.#number ? 0 : this.#part;
    this.#tell("progress", {
      filled: Math.floor((this.#results.length + part) * stepsEach),
      total: this.#works.length * stepsEach,
    });
  }

  /** @param {Result} result */
  #done(result) {
    if (this.#results.length > this.#number) return;
    this.#results.push(result);
    this.#tellProgress();
    const results = this.namedResults;
    this.#tell("done", results.at(-1));
    if (!this.isOver) return;
    this.#tell(this.#results.some(({ isSolved }) => isSolved) ? "solved" : "given-up", {
      ...this.total(),
      ...(this.isPassed !== undefined && { isPassed: this.isPassed }),
      results,
    });
  }

  /** @param {string} name @param {object} [detail] */
  #tell(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(`sudoku-${name}`, { detail }));
  }
}

/** @param {Event} event @returns {any} */
const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;

/** @param {any} result @returns {result is Result} */
const isResult = (result) =>
  [result?.seconds, result?.hints, result?.mistakes, result?.score?.raw, result?.score?.max].every(Number.isFinite) &&
  typeof result.isSolved === "boolean" &&
  ["where", "what", "apply", "check"].every((strength) => Number.isFinite(result.hintsByStrength?.[strength]));
