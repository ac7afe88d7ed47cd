/**
 * The two boards of the page: the game of place Play, and the puzzle that is entered in place Solve. Each is a game of its own, so neither changes
 * the other. The board of the page shows one of them.
 */
import { computed, effect } from "../../model/signals.js";
import { newState } from "../../model/state.js";

/** @typedef {import("../../model/state.js").State} State */
/** @typedef {ReturnType<typeof createBoards>} Boards */

/** @param {State} state */
const isEntered = ({ activity }) => activity === "enter";

/**
 * @param {import("../../model/store.js").Store} own the player's game, also while the board shows a path or an exercise
 * @param {(state: State) => void} start puts another game on the board
 */
export function createBoards(own, start) {
  /** @type {State | null} */
  let game = null;
  /** @type {State | null} */
  let draft = null;

  const stop = effect(() => {
    const state = own.signal.value;
    const { id } = state.game;
    if (isEntered(state)) {
      draft = state;
      if (game?.game.id === id) game = null;
    } else {
      game = state;
      if (draft?.game.id === id) draft = null;
    }
  });

  return {
    /** Whether the board shows the puzzle that is being entered. */
    showsDraft: computed(() => isEntered(own.signal.value)),
    /** Returns the game as it was when the board showed it last, or null when there is none. */
    game: () => game,

    /** Shows the game. @returns {boolean} whether there is one */
    showGame() {
      if (isEntered(own.state()) && game) start(game);
      return game !== null;
    },

    /** Shows the puzzle that is being entered; a blank board when there is none. */
    showDraft() {
      if (!isEntered(own.state())) start(draft ?? newState({ activity: "enter" }));
    },

    /**
     * Shows another puzzle to be entered. The one before stays among the games of this device.
     *
     * @param {import("../../model/puzzle.js").Puzzle} puzzle
     */
    enter(puzzle) {
      start(newState({ puzzle, activity: "enter" }));
    },

    /**
     * Makes the game on the board the puzzle that is entered, and another game the game of Play.
     *
     * @param {State} state the game on the board
     * @param {State | null} other
     */
    enterInstead(state, other) {
      start({ ...state, activity: "enter" });
      game = other;
    },

    dispose: stop,
  };
}
