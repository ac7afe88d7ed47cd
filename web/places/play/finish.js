/** Whether a game is being played, and whether the player has solved it; ends the game when the last right digit has been entered, and shows what came of it. */
import { effect } from "../../model/signals.js";
import { isSolved } from "../../model/progress.js";

/** @typedef {import("../../model/state.js").State} State */

/**
 * @param {Pick<import("../shell/app.js").App, "store" | "actions">} app
 * @param {object} parts
 * @param {import("../../controls/card.js").Card} parts.card
 * @param {(show: (content: import("../../controls/card.js").Topic) => boolean) => void} parts.showResult calls `show` with what the card is to show of the finished game
 */
export function bindFinish({ store, actions }, { card, showResult }) {
  /** @type {import("../../controls/card.js").Topic | null} */
  let topic = null;
  /** The game whose result is shown. */
  let shown = "";
  let isDisposed = false;

  const stop = effect(() => {
    const state = store.signal.value;
    if (isCompleted(state)) {
      actions.finish(Date.now());
      shown = state.game.id;
      showResult(show);
    } else if (topic && card.shows(topic) && state.game.id !== shown) card.close();
  });

  /** Returns false if the player has gone on meanwhile. @param {import("../../controls/card.js").Topic} made */
  function show(made) {
    if (isDisposed || store.state().game.id !== shown) return false;
    topic = made;
    card.turnTo(topic);
    return true;
  }

  return {
    dispose() {
      isDisposed = true;
      stop();
    },
  };
}

/** Whether the game is being played: the clock can go, and the game can be paused and finished. @param {State} state */
export const isPlayed = ({ activity, game, isForeign, position }) => (
  activity === "play" && game.finished === null && !isForeign && position.givens.some(Boolean));

/** Whether the player has just entered the last right digit. A board that Solve has filled in is not completed by the player. @param {State} state */
export const isCompleted = (state) => (
  isPlayed(state) && state.position.answers === null && state.position.entries.some(Boolean) && isSolved(state.position));
