/**
 * Whether a game is being played, and whether the player has solved it; ends the game when the last right digit has
 * been entered, and shows what came of it. A game that Solve has filled in stands still, and a card says how to go on.
 */
import { h } from "../../controls/dom.js";
import { effect, untracked } from "../../model/signals.js";
import { isGameSolved } from "../../model/progress.js";
import { isBlankPuzzle, puzzleOf } from "../../model/puzzle.js";

/** @typedef {import("../../model/state.js").State} State */

/**
 * @param {Pick<import("../shell/app.js").App, "store" | "actions" | "words" | "announce" | "openNew">} app
 * @param {object} parts
 * @param {import("../../controls/card.js").Card} parts.card
 * @param {(show: (content: import("../../controls/card.js").Topic) => boolean) => void} parts.showResult calls `show`
 *   with what the card is to show of the finished game
 */
export function bindFinish({ store, actions, words, announce, openNew }, { card, showResult }) {
  const filledIn = filledInTopic({ actions, words, openNew });
  /** The position whose answers the card has told about. @type {import("../../model/position.js").Position | null} */
  let told = null;
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
    } else if (isFilledIn(state)) untracked(() => tellFilledIn(state.position));
    else {
      told = null;
      if (card.shows(filledIn) || (topic && card.shows(topic) && state.game.id !== shown)) untracked(card.close);
    }
  });

  /**
   * The player may close the card, which comes back only with other answers.
   * @param {import("../../model/position.js").Position} position
   */
  function tellFilledIn(position) {
    if (told?.answers === position.answers) return;
    told = position;
    card.open(filledIn);
    announce(words.text([words.sentence(filledIn.title), words("filled.undo")]));
  }

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

/**
 * Whether the game is being played: the clock can go, and the game can be paused and finished. A board that Solve has
 * filled in is not played until the answers are undone.
 *
 * @param {State} state
 */
export const isPlayed = ({ activity, game, isForeign, position }) =>
  activity === "play" &&
  game.finished === null &&
  !isForeign &&
  position.answers === null &&
  // A puzzle can have rules that only its author knows.
  (!isBlankPuzzle(puzzleOf(position)) || Boolean(game.origin.drawing ?? game.origin.solution));

/** Whether Solve has filled in the game that was being played. @param {State} state */
const isFilledIn = ({ activity, game, position }) =>
  activity === "play" && game.finished === null && position.answers !== null;

/** Whether the player has just entered the last right digit. @param {State} state */
export const isCompleted = (state) => isPlayed(state) && state.position.entries.some(Boolean) && isGameSolved(state);

/**
 * Whether the game is finished and its digits are still there, so that there is nothing to enter.
 * @param {State} state
 */
export const isOver = (state) => state.activity === "play" && state.game.finished !== null && isGameSolved(state);

/**
 * What the card says of a game that Solve has filled in.
 * @param {Pick<import("../shell/app.js").App, "actions" | "words" | "openNew">} app
 * @returns {import("../../controls/card.js").Topic}
 */
function filledInTopic({ actions, words, openNew }) {
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, kind = "button") =>
    h("button", { type: "button", class: kind, onclick }, label);
  const content = h(
    "div",
    { class: "finish" },
    h("p", {}, words("filled.undo")),
    h(
      "div",
      { class: "finish-buttons" },
      button(words("tools.undo"), () => actions.undo(), "button button-main"),
      button(words("finish.another"), openNew),
    ),
  );
  return { title: words("filled.title"), content };
}
