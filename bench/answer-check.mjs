/** Asks the command line, keeps score of its answers, and makes random puzzles. Shares no code with the engine. */
import { spawnSync } from "node:child_process";
import { Failure } from "./runs.mjs";
import { cellsOf, countSolutions, layoutOf } from "./solution-count.mjs";

const symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** So many faults of each kind are printed. */
const mostShown = 5;

export class AnswerCheck {
  /** @type {Map<string, number>} */
  #checked = new Map();
  #state;
  /** @type {string[]} */
  #said = [];
  faults = 0;

  /** @param {string} program @param {number} seed */
  constructor(program, seed) {
    this.program = program;
    this.#state = seed >>> 0;
  }

  /** A number from 0 to `below` - 1 (mulberry32). @param {number} below */
  random(below) {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  /** @template T @param {readonly T[]} list @returns {T[]} */
  shuffled(list) {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; --last) {
      const other = this.random(last + 1);
      [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
    }
    return mixed;
  }

  /** Counts an answer. @param {boolean} isRight @param {string} kind @param {string} answer */
  that(isRight, kind, answer) {
    this.#checked.set(kind, (this.#checked.get(kind) ?? 0) + 1);
    if (isRight) return;
    this.faults += 1;
    const shown = this.#said.filter((line) => line.startsWith(`FAULT ${kind}:`)).length;
    if (shown < mostShown) this.#said.push(`FAULT ${kind}: ${answer}\n`);
  }

  /** What was checked, a line for each kind of answer. */
  report() {
    const lines = [...this.#checked].map(
      ([kind, count]) => `${kind.padEnd(26)} ${String(count).padStart(7)} checked\n`,
    );
    return `${this.#said.join("")}${lines.join("")}${this.faults} faults\n`;
  }

  /** @param {string[]} words @param {string} input @returns {{lines: string[], status: number}} without comments */
  run(words, input) {
    const { stdout, status, error } = spawnSync(this.program, words, { input, encoding: "utf8", maxBuffer: 1 << 28 });
    if (error) throw new Failure(`${this.program}: ${error.message}`);
    if (status === null || status > 2)
      throw new Failure(`${this.program} ${words.join(" ")} ended with status ${status}`);
    return { lines: stdout.split("\n").filter((line) => line && !line.startsWith("#")), status };
  }

  /** @param {string[]} words @param {string} input */
  lines(words, input) {
    return this.run(words, input).lines;
  }

  /** @param {string[]} words @param {number[][]} puzzles @returns {string[]} */
  ask(words, puzzles) {
    return this.lines(words, puzzles.map((cells) => `${cells.map((digit) => symbols[digit]).join("")}\n`).join(""));
  }

  /** The digits of a line that may have the labels of its regions behind. @param {string} text */
  cellsIn(text) {
    return cellsOf(text);
  }

  /** A random full grid of a layout, by the slow solver. @param {string} name @returns {number[]} */
  fullGrid(name) {
    const layout = layoutOf(name);
    const digits = this.shuffled(Array.from({ length: layout.side }, (_, index) => index + 1));
    /** @type {number[]} */
    let cells = new Array(layout.side ** 2).fill(0);
    let { solution } = countSolutions(layout, cells, 1);
    if (!solution) throw new Failure(`${name} has no full grid`);
    // Some random digits that leave a solution which is found soon, and the first solution with them.
    const mostTries = 300;
    for (let tries = 0; tries < layout.side; ++tries) {
      const next = cells.with(this.random(cells.length), 1 + this.random(layout.side));
      const found = countSolutions(layout, next, 1, undefined, mostTries).solution;
      if (found) [cells, solution] = [next, found];
    }
    return solution.map((digit) => digits[digit - 1]);
  }

  /**
   * Part of a full grid, so that there are few solutions; with one wrong digit now and then.
   * @param {string} name of a layout @param {boolean} [isSparse] several solutions are likely @param {boolean}
   *   [mayBeWrong] @returns {number[]}
   */
  puzzleOf(name, isSparse = false, mayBeWrong = true) {
    const full = this.#fullGridOnce(name);
    const percent = isSparse ? 25 + this.random(30) : 30 + this.random(40);
    const cells = full.map((digit) => (this.random(100) < percent ? digit : 0));
    if (mayBeWrong && this.random(8) === 0) cells[this.random(cells.length)] = 1 + this.random(layoutOf(name).side);
    return cells;
  }

  /** A classic puzzle with one solution and some superfluous clues. @returns {number[]} */
  uniquePuzzle() {
    let cells = [...this.#fullGridOnce("3x3")];
    for (const cell of this.shuffled(cells.map((_, index) => index)).slice(0, 40 + this.random(20))) {
      const fewer = cells.with(cell, 0);
      if (countSolutions(layoutOf("3x3"), fewer, 2).count === 1) cells = fewer;
    }
    return cells;
  }

  /**
   * The puzzle moved and with other digits.
   * @param {number[]} cells
   * @param {number[][]} movements
   * @param {number} side
   */
  moved(cells, movements, side) {
    const digits = [0, ...this.shuffled(Array.from({ length: side }, (_, index) => index + 1))];
    const moved = new Array(cells.length);
    movements[this.random(movements.length)].forEach((place, cell) => (moved[place] = digits[cells[cell]]));
    return moved;
  }

  /** The puzzle with one clue more or less. @param {number[]} cells @param {string} name of the layout */
  nearly(cells, name) {
    const full = countSolutions(layoutOf(name), cells, 1).solution ?? cells;
    const cell = this.random(cells.length);
    return cells.map((digit, index) => (index === cell ? (digit ? 0 : full[cell]) : digit));
  }

  /** @type {Map<string, number[][]>} */
  #grids = new Map();

  /** One of some full grids of a layout, which take the slow solver some time. @param {string} name */
  #fullGridOnce(name) {
    const grids = this.#grids.get(name) ?? [];
    this.#grids.set(name, grids);
    const mostGrids = 20;
    if (grids.length < mostGrids) grids.push(this.fullGrid(name));
    return grids[this.random(grids.length)];
  }
}
