/** Solve and show the solution. The player's digits stay in both cases. */
import { conflictSentence } from "../../board/conflict-words.js";
import { errorSentence } from "../../controls/errors.js";
import { findConflicts } from "../../model/conflicts.js";
import { isBlankPuzzle, puzzleOf } from "../../model/puzzle.js";
import { digitsOn, layoutOf, samePuzzle } from "../../model/position.js";
import { rightsOf } from "../../model/rights.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {{ isUnique: boolean, cells: readonly number[] }} Answer with the first solution */

/** @param {Pick<App, "facts" | "store" | "actions" | "words" | "say">} app */
export function createSolving({ facts, store, actions, words, say }) {
  let isPeeking = false;

  /**
   * Asks about the givens on the board. Says why there is no solution. Resolves to null then, and when the puzzle has changed meanwhile.
   *
   * @returns {Promise<Answer | null>}
   */
  async function ask() {
    const { position } = store.state();
    const conflicts = findConflicts(layoutOf(position), position.givens);
    if (conflicts.length) return refuse(words("solve.conflict", { first: conflictSentence(conflicts[0], words, layoutOf(position)) }));
    if (isBlankPuzzle(puzzleOf(position))) return refuse(words("solve.blank"));
    try {
      const { status, cells } = await facts.of(puzzleOf(position)).solutions();
      if (!samePuzzle(store.state().position, position)) return null;
      return cells ? { isUnique: status === "unique", cells } : refuse(words("solve.none"));
    } catch (error) {
      return refuse(errorSentence(error, words));
    }
  }

  /** @param {string} sentence */
  function refuse(sentence) {
    say(sentence, "error");
    return null;
  }

  /** Fills the solution in. Undo takes it away. */
  async function solve() {
    actions.showOverlay(null);
    actions.showCandidates(null);
    const { refusal } = rightsOf(store.state());
    if (refusal) {
      refuse(words(refusal));
      return;
    }
    const answer = await ask();
    if (!answer) return;
    actions.fillSolution(answer.isUnique ? answer.cells : await fitting(answer.cells));
    const wrong = answer.isUnique ? store.state().wrong.length : 0;
    if (wrong) say(words("solve.done-wrong", { count: wrong }), "error");
    else say(words(answer.isUnique ? "solve.done" : "solve.first"));
  }

  /** Returns a solution that has the digits of the player, or this one when none of several has them. @param {readonly number[]} first */
  async function fitting(first) {
    const { position } = store.state();
    if (!position.entries.some(Boolean)) return first;
    const { cells } = await facts.of({ ...puzzleOf(position), cells: digitsOn(position) }).solutions();
    return cells ?? first;
  }

  /** Shows the solution as long as it is wanted. @param {boolean} isWanted */
  async function peek(isWanted) {
    isPeeking = isWanted;
    if (!isWanted) {
      if (store.state().overlay) say("");
      actions.showOverlay(null);
      return;
    }
    if (!rightsOf(store.state()).reveal) return;
    const answer = await ask();
    if (!isPeeking || !answer || !rightsOf(store.state()).reveal) return;
    actions.showOverlay(answer.cells);
    if (!answer.isUnique) say(words("solve.first"));
  }

  return { solve, peek, togglePeek: () => peek(store.state().overlay === null) };
}
