/**
 * The board shows something else than the player's game for a while: a path, or an exercise. The game is put aside meanwhile and comes back as it
 * was. When another game is put on the board, the temporary board ends.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./store.js").Store} Store
 * @typedef {object} TemporaryBoard
 * @property {(state: State, ended: () => void) => void} show in place of the state shown before; `ended` is called when another game takes the board
 * @property {() => void} end puts the player's game back
 * @property {() => boolean} isShown
 * @property {Store} own the player's game, whatever the board shows
 */
import { batch, computed, signal } from "./signals.js";

/** @param {Store} store the board's @returns {TemporaryBoard} */
export function createTemporaryBoard(store) {
  /** @typedef {{ aside: State, id: string, ended: () => void }} Shown */
  const shown = signal(/** @type {Shown | null} */ (null));

  store.subscribe(({ game }) => {
    const now = shown.peek();
    if (!now || game.id === now.id) return;
    shown.value = null;
    now.ended();
  });

  const own = computed(() => shown.value?.aside ?? store.signal.value);
  return {
    show(state, ended) {
      shown.value = { aside: own.peek(), id: state.game.id, ended };
      store.replace(state);
    },
    end() {
      const now = shown.peek();
      if (!now) return;
      // In one batch: whoever follows the player's game never sees what the board showed.
      batch(() => {
        shown.value = null;
        store.replace(now.aside);
      });
    },
    isShown: () => shown.peek() !== null,
    own: {
      signal: own,
      state: () => own.peek(),
      /** Replaces the game that was put aside while it is not on the board. */
      replace(next) {
        const now = shown.peek();
        if (now && next.game.id === now.aside.game.id) shown.value = { ...now, aside: next };
        else store.replace(next);
      },
      subscribe: (listener) => store.subscribe(() => listener(own.peek())),
    },
  };
}
