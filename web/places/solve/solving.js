/** Solve and show the solution. The player's digits stay in both cases. */
import { conflictSentence } from "../../board/conflict-words.js";
import { errorSentence } from "../../controls/errors.js";
import { findConflicts } from "../../model/conflicts.js";
import { digitsOn, layoutOf } from "../../model/position.js";
import { isBlankPuzzle, puzzleOf } from "../../model/puzzle.js";
import { ask } from "../../model/question.js";
import { rightsOf } from "../../model/rights.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {{ isUnique: boolean, cells: readonly number[] }} Answer with the first solution */

/** @param {Pick<App, "facts" | "store" | "actions" | "words" | "say">} app */
export function createSolving({ facts, store, actions, words, say }) {
  let isPeeking = false;

  /**
   * Asks about the givens on the board. Says why there is no solution.
   *
   * @param {(answer: Answer) => unknown} use not called when the puzzle has changed meanwhile
   */
  async function withSolution(use) {
    const { position } = store.state();
    const conflicts = findConflicts(layoutOf(position), position.givens);
    if (conflicts.length)
      return refuse(words("solve.conflict", { first: conflictSentence(conflicts[0], words, store.state()) }));
    if (isBlankPuzzle(puzzleOf(position))) return refuse(words("solve.blank"));
    try {
      await ask(
        { store, about: "puzzle" },
        (state, signal) => facts.of(puzzleOf(state.position)).solutions({ signal }),
        ({ status, cells }) => (cells ? use({ isUnique: status === "unique", cells }) : refuse(words("solve.none"))),
      );
    } catch (error) {
      refuse(errorSentence(error, words));
    }
  }

  /** @param {string} sentence */
  function refuse(sentence) {
    say(sentence, "error");
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
    await withSolution(({ isUnique, cells }) =>
      isUnique || !store.state().position.entries.some(Boolean) ? fill(cells, isUnique) : fillFitting(cells),
    );
  }

  /** @param {readonly number[]} cells @param {boolean} isUnique */
  function fill(cells, isUnique) {
    actions.fillSolution(cells);
    const wrong = isUnique ? store.state().wrong.length : 0;
    if (wrong) say(words("solve.done-wrong", { count: wrong }), "error");
    else say(words(isUnique ? "solve.done" : "solve.first"));
  }

  /**
   * Of a puzzle with several solutions, fills in one that agrees with the digits of the player; `first` when none
   * agrees.
   * @param {readonly number[]} first
   */
  const fillFitting = (first) =>
    ask(
      { store, about: "position" },
      ({ position }, signal) => facts.of({ ...puzzleOf(position), cells: digitsOn(position) }).solutions({ signal }),
      ({ cells }) => fill(cells ?? first, false),
    );

  /** Shows the solution, or hides it again. @param {boolean} isWanted */
  async function peek(isWanted) {
    isPeeking = isWanted;
    if (!isWanted) {
      if (store.state().overlay) say("");
      actions.showOverlay(null);
      return;
    }
    if (!rightsOf(store.state()).reveal) return;
    await withSolution(({ isUnique, cells }) => {
      if (!isPeeking || !rightsOf(store.state()).reveal) return;
      actions.showOverlay(cells);
      if (!isUnique) say(words("solve.first"));
    });
  }

  return { solve, peek, togglePeek: () => peek(store.state().overlay === null) };
}
