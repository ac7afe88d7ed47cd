/** Covers the board while the game is paused. The digits are then neither seen nor read out. */
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { onFrame } from "../../controls/on-frame.js";

/** @typedef {import("../shell/app.js").App} App */

/** @param {Pick<App, "store" | "actions" | "words" | "focusBoard">} app @param {HTMLElement} board */
export function bindCover({ store, actions, words, focusBoard }, board) {
  const resume = () => {
    actions.resumeClock(Date.now());
  };
  const button = h("button", { type: "button", class: "button", onclick: resume }, icon("resume"), h("span", {}, words("play.resume")));
  const cover = h("div", { class: "pause-cover", role: "group", "aria-label": words("play.paused") }, h("p", {}, words("play.paused")), button);

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
