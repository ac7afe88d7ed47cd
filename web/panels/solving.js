/** Solve, show the solution, check: what the engine is asked about the puzzle on the board. */
import { conflictSentence } from "../board/announcer.js";
import { findConflicts } from "../model/conflicts.js";
import { cellName } from "../model/layout.js";
import { digitsOn, layoutOf } from "../model/position.js";
import { wrongCells } from "../model/progress.js";
import { errorSentence } from "../controls/errors.js";
import { cellsOf, puzzleOn } from "./puzzle.js";

/** @typedef {import("./page-tools.js").Page} Page */
/** @typedef {import("../model/position.js").Position} Position */
/** @typedef {{ status: string, cells: number[] | null }} Answer with the first solution, where there is one */

/**
 * @param {Page} page
 * @param {object} [teacher] who says what can be done about mistakes
 * @param {(cell: string) => string} [teacher.nameCell] r1c2 as the reader wants cells called
 * @param {() => unknown} [teacher.showMistakes]
 */
export function createSolving({ engine, store, actions, words, say }, { nameCell = (cell) => cell, showMistakes = () => {} } = {}) {
  let peeking = false;

  /**
   * Asks about the givens on the board; says why there is no solution, and gives null then or when the board has
   * changed meanwhile.
   *
   * @returns {Promise<Answer | null>}
   */
  async function ask() {
    const { position } = store.state();
    const conflicts = findConflicts(layoutOf(position), position.givens);
    if (conflicts.length) return refuse(words("solve.conflict", { first: conflictSentence(conflicts[0], words, layoutOf(position)) }));
    if (!position.givens.some(Boolean)) return refuse(words("solve.blank"));
    const answer = await solved(puzzleOn(position), 2);
    if (!answer || store.state().position.givens !== position.givens) return null;
    const { status, solutions } = answer;
    return solutions.length ? { status, cells: cellsOf(solutions[0], position.layout) } : refuse(words("solve.none"));
  }

  /** The engine's answer; null when it failed, which is said. @param {ReturnType<typeof puzzleOn>} puzzle @param {number} limit */
  async function solved(puzzle, limit) {
    try {
      return await engine.solve(puzzle, { limit });
    } catch (error) {
      return refuse(errorSentence(error, words));
    }
  }

  /** @param {string} sentence */
  function refuse(sentence) {
    say(sentence, "error");
    return null;
  }

  async function solve() {
    const answer = await ask();
    if (!answer?.cells) return;
    actions.fillSolution(answer.cells);
    say(words(answer.status === "unique" ? "solve.done" : "solve.first"));
  }

  /** @param {boolean} wanted */
  async function peek(wanted) {
    peeking = wanted;
    if (!wanted) {
      if (store.state().overlay) say("");
      actions.showOverlay(null);
      return;
    }
    const answer = await ask();
    if (!peeking || !answer?.cells) return;
    actions.showOverlay(answer.cells);
    say(answer.status === "unique" ? "" : words("solve.first"));
  }

  async function check() {
    if (!store.state().position.entries.some(Boolean)) {
      say(words("check.nothing"));
      return;
    }
    const answer = await ask();
    if (!answer?.cells) return;
    const { position } = store.state();
    if (answer.status === "unique") sayWrong(position, wrongCells(position, answer.cells));
    else await checkFit(position);
    await showMistakes();
  }

  /** @param {Position} position @param {number[]} wrong */
  function sayWrong(position, wrong) {
    const cells = wrong.map((cell) => nameCell(cellName(layoutOf(position), cell))).join(", ");
    if (wrong.length) say(words("check.wrong", { count: wrong.length, cells }), "error");
    else say(words("check.right"));
  }

  /** @param {Position} position */
  async function checkFit(position) {
    const puzzle = { layout: position.layout, cells: digitsOn(position) };
    const answer = await solved(puzzle, 1);
    if (answer?.count) say(words("check.possible"));
    else if (answer) say(words("check.impossible"), "error");
  }

  return { solve, check, peek, togglePeek: () => peek(store.state().overlay === null) };
}
