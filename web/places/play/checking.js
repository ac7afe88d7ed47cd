/**
 * Finds wrong digits: when the player asks, or at once when the player wants that. The digits are marked on the board.
 */
import { wrongDigits } from "../../controls/wrong-digits.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { digitsOn, layoutOf } from "../../model/position.js";
import { backgroundBudget, withinBudget } from "../../model/budget.js";
import { followFacts } from "../../model/follow-facts.js";
import { puzzleOf } from "../../model/puzzle.js";
import { authorSolution, wrongCells } from "../../model/progress.js";
import { ask } from "../../model/question.js";
import { rightsOf } from "../../model/rights.js";
import { computed, effect, untracked } from "../../model/signals.js";
import { errorSentence } from "../../controls/errors.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/position.js").Position} Position */

/** @param {Pick<App, "store" | "actions" | "facts" | "settings" | "words" | "say" | "announce">} app */
export function createChecking({ store, actions, facts, settings, words, say, announce }) {
  /**
   * The puzzle for which the page has said that wrong digits cannot be marked at once.
   * @type {readonly number[] | null}
   */
  let told = null;
  /** @param {Position} position @param {readonly number[]} wrong */
  function sentence(position, wrong) {
    const naming = settings.naming.peek();
    return wrongDigits(wrong, layoutOf(position), words, naming === "words" ? null : namingOf(naming).cell);
  }

  const leaving = new AbortController();
  /**
   * Asks about the solutions of a puzzle until the board changes or the place is left, within a budget.
   * @param {(position: Position) => import("../../model/puzzle.js").Puzzle} puzzleIn
   * @param {(solutions: import("../../model/facts.js").Solutions) => unknown} use
   */
  const askSolutions = (puzzleIn, use) =>
    ask(
      { store, about: "position", signal: leaving.signal },
      ({ position }, signal) =>
        withinBudget(
          backgroundBudget,
          (stopped) => facts.of(puzzleIn(position)).solutions({ signal: stopped }),
          signal,
          facts.ready(),
        ),
      use,
    );

  async function check() {
    const state = store.state();
    const { position } = state;
    const { check: isAllowed, refusal } = rightsOf(state);
    if (!isAllowed) {
      if (refusal) say(words(refusal));
      return;
    }
    if (!position.entries.some(Boolean)) {
      say(words("check.nothing"));
      return;
    }
    const author = authorSolution(state);
    if (author) {
      actions.countCheck();
      tell(position, wrongCells(position, author), words("check.by-author"));
      return;
    }
    try {
      await askSolutions(puzzleOf, ({ status, cells }) => {
        actions.countCheck();
        if (status === "unique" && cells) return tell(position, wrongCells(position, cells));
        return status === "multiple" ? tellFit() : say(words("solve.none"), "error");
      });
    } catch (error) {
      say(errorSentence(error, words), "error");
    }
  }

  /** @param {Position} position @param {number[]} wrong @param {string} [by] whose solution is the measure */
  function tell(position, wrong, by = "") {
    actions.markWrong(wrong);
    say(words.text([sentence(position, wrong), by]), wrong.length ? "error" : "plain");
  }

  /** Whether the digits are part of some solution. */
  const tellFit = () =>
    askSolutions(
      (position) => ({ ...puzzleOf(position), cells: digitsOn(position) }),
      ({ count }) => say(words(count ? "check.possible" : "check.impossible"), count ? "plain" : "error"),
    );

  /**
   * Marks the digits that are wrong now.
   * @param {Position} position
   * @param {import("../../model/facts.js").Solutions} solutions of the puzzle
   */
  function mark(position, { status, cells }) {
    if (status === "unique" && cells) markNow(position, wrongCells(position, cells));
    else if (told !== position.givens) {
      told = position.givens;
      say(words("check.not-at-once"));
    }
  }

  /** @param {Position} position @param {number[]} wrong */
  function markNow(position, wrong) {
    const before = store.state().wrong;
    const news = wrong.filter((cell) => !before.includes(cell));
    actions.markWrong(wrong);
    if (news.length) announce(sentence(position, news));
  }

  /** The position whose wrong digits are marked at once. */
  const watched = computed(() => {
    const { activity, isForeign, position } = store.signal.value;
    return settings.markErrors.value === "at-once" &&
      activity === "play" &&
      !isForeign &&
      position.entries.some(Boolean)
      ? position
      : null;
  });
  const authors = () => authorSolution(store.state());
  const solutions = followFacts(
    facts,
    "solutions",
    () => (watched.value && !authors() ? puzzleOf(watched.value) : null),
    { failed: (error) => say(errorSentence(error, words), "error") },
  );
  const stop = effect(() => {
    const [position, { answer }] = [watched.value, solutions.now.value];
    const author = authors();
    if (position && author) untracked(() => markNow(position, wrongCells(position, author)));
    else if (position && answer) untracked(() => mark(position, answer));
  });

  return {
    check,
    dispose() {
      leaving.abort();
      stop();
      solutions.dispose();
    },
  };
}
