/**
 * Lets the clock of a game go while the game is played, the page is seen, and no dialog covers the board; covers the
 * board while the game is paused.
 */
import { isDialogOpen } from "../../controls/over-page.js";
import { stopClock } from "../../model/playing.js";
import { withKept } from "../../model/session.js";
import { effect, signal } from "../../model/signals.js";
import { isPlayed } from "./finish.js";
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { onFrame } from "../../controls/on-frame.js";

/** @typedef {import("../../model/store.js").Store} Store */
/** @typedef {import("../shell/app.js").App} App */

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Pick<import("../../model/store.js").Actions, "resumeClock" | "stopClock">} parts.actions
 * @param {object} [surroundings]
 * @param {Pick<Document, "hidden" | "addEventListener" | "removeEventListener">} [surroundings.page]
 * @param {{ readonly value: boolean }} [surroundings.isCovered] a signal: whether something covers the board
 * @param {() => number} [surroundings.now] milliseconds since 1970
 * @returns {{ dispose: () => void }} `dispose` stops the clock
 */
export function bindClock({ store, actions }, { page = document, isCovered = isDialogOpen, now = Date.now } = {}) {
  const isSeen = signal(!page.hidden);
  const look = () => {
    isSeen.value = !page.hidden;
  };
  const stop = effect(() => {
    const state = store.signal.value;
    const { place, play, replaced } = store.session.value;
    // A game that has given way to another game, or to the puzzle that is entered, stands still.
    for (const aside of [play, replaced]) if (aside && aside !== state) store.change(withKept, stopClock(aside, now()));
    if (place !== "play" || !isSeen.value || isCovered.value || !isRunning(state)) actions.stopClock(now());
    else if (state.game.clock.since === null) actions.resumeClock(now());
  });
  page.addEventListener("visibilitychange", look);
  return {
    dispose() {
      stop();
      page.removeEventListener("visibilitychange", look);
      actions.stopClock(now());
    },
  };
}

/** @param {import("../../model/state.js").State} state */
const isRunning = (state) => isPlayed(state) && !state.game.clock.isPaused;

/** @param {Pick<App, "store" | "actions" | "words" | "focusBoard">} app @param {HTMLElement} board */
export function bindCover({ store, actions, words, focusBoard }, board) {
  const resume = () => {
    actions.resumeClock(Date.now());
  };
  const button = h(
    "button",
    { type: "button", class: "button", onclick: resume },
    icon("resume"),
    h("span", {}, words("play.resume")),
  );
  const cover = h(
    "div",
    { class: "pause-cover", role: "group", "aria-label": words("play.paused") },
    h("p", {}, words("play.paused")),
    button,
  );

  /** @param {boolean} isPaused */
  function show(isPaused) {
    if (isPaused === cover.isConnected) return;
    const hadFocus = board.contains(document.activeElement) || cover.contains(document.activeElement);
    for (const child of board.children) /** @type {HTMLElement} */ (child).inert = isPaused;
    if (isPaused) board.append(cover);
    else cover.remove();
    board.classList.toggle("board-covered", isPaused);
    if (isPaused) button.focus({ preventScroll: true });
    else if (hadFocus) focusBoard();
  }

  const stop = onFrame(() => {
    const { game, isForeign } = store.signal.value;
    button.hidden = isForeign;
    show(game.clock.isPaused);
  });
  return {
    dispose() {
      stop();
      show(false);
    },
  };
}
