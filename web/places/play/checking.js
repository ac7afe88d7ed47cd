/** Finds wrong digits: when the player asks, or at once when the player wants that. The digits are marked on the board. */
import { wrongDigits } from "../../controls/wrong-digits.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { digitsOn, layoutOf } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";
import { wrongCells } from "../../model/progress.js";
import { rightsOf } from "../../model/rights.js";
import { effect } from "../../model/signals.js";
import { errorSentence, isAbort } from "../../controls/errors.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/position.js").Position} Position */

/** @param {Pick<App, "store" | "actions" | "facts" | "settings" | "words" | "say" | "announce">} app */
export function createChecking({ store, actions, facts, settings, words, say, announce }) {
  /** The puzzle for which the page has said that wrong digits cannot be marked at once. @type {readonly number[] | null} */
  let told = null;
  let asking = new AbortController();

  /** @param {Position} position @param {AbortSignal} [signal] */
  const solutionsOf = (position, signal) => facts.of(puzzleOf(position)).solutions({ signal });

  /** @param {Position} position @param {readonly number[]} wrong */
  function sentence(position, wrong) {
    const naming = settings.naming.peek();
    return wrongDigits(wrong, layoutOf(position), words, naming === "words" ? null : namingOf(naming).cell);
  }

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
    try {
      const { status, cells } = await solutionsOf(position);
      if (store.state().position !== position) return;
      actions.countCheck();
      if (status === "unique" && cells) tell(position, wrongCells(position, cells));
      else if (status === "multiple") await tellFit(position);
      else say(words("solve.none"), "error");
    } catch (error) {
      say(errorSentence(error, words), "error");
    }
  }

  /** @param {Position} position @param {number[]} wrong */
  function tell(position, wrong) {
    actions.markWrong(wrong);
    say(sentence(position, wrong), wrong.length ? "error" : "plain");
  }

  /** Whether the digits are part of some solution. @param {Position} position */
  async function tellFit(position) {
    const { count } = await facts.of({ ...puzzleOf(position), cells: digitsOn(position) }).solutions();
    if (store.state().position !== position) return;
    say(words(count ? "check.possible" : "check.impossible"), count ? "plain" : "error");
  }

  /** Marks the digits that are wrong now. @param {Position} position */
  async function mark(position) {
    asking.abort();
    asking = new AbortController();
    if (!position.entries.some(Boolean)) return;
    try {
      const { status, cells } = await solutionsOf(position, asking.signal);
      if (store.state().position !== position) return;
      if (status === "unique" && cells) markNow(position, wrongCells(position, cells));
      else if (told !== position.givens) {
        told = position.givens;
        say(words("check.not-at-once"));
      }
    } catch (error) {
      if (!isAbort(error)) say(errorSentence(error, words), "error");
    }
  }

  /** @param {Position} position @param {number[]} wrong */
  function markNow(position, wrong) {
    const before = store.state().wrong;
    const news = wrong.filter((cell) => !before.includes(cell));
    actions.markWrong(wrong);
    if (news.length) announce(sentence(position, news));
  }

  /** @type {Position | null} */
  let marked = null;
  const stop = effect(() => {
    const state = store.signal.value;
    const isWanted = settings.markErrors.value === "at-once" && state.activity === "play" && !state.isForeign;
    if (!isWanted) {
      marked = null;
      return;
    }
    if (state.position === marked) return;
    marked = state.position;
    void mark(state.position);
  });

  return {
    check,
    dispose() {
      stop();
      asking.abort();
    },
  };
}
