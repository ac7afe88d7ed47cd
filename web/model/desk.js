/**
 * The board lent to a guest: a path that is walked, or an exercise. The player's game is put aside meanwhile and comes back as it
 * was. Another puzzle that is put on the board sends the guest away, and is an act in the player's game like any other.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./store.js").Store} Store
 * @typedef {object} Desk
 * @property {(guest: State, left: () => void) => void} lend to a guest, in place of the one before; `left` is called when it is sent away
 * @property {() => void} giveBack
 * @property {() => boolean} isLent
 * @property {Store} own the player's game, whoever has the board
 */
import { advance } from "./history.js";

/** @param {Store} store the board's @returns {Desk} */
export function createDesk(store) {
  /** @type {{ aside: State, givens: readonly number[], left: () => void } | null} */
  let lent = null;

  store.subscribe(({ position }) => {
    if (!lent || position.givens === lent.givens) return;
    const { aside, left } = lent;
    lent = null;
    left();
    store.replace(advance(aside, position));
  });

  const ownNow = () => lent?.aside ?? store.state();
  return {
    lend(guest, left) {
      const aside = ownNow();
      lent = { aside, givens: guest.position.givens, left };
      store.replace(guest);
    },
    giveBack() {
      if (!lent) return;
      const { aside } = lent;
      lent = null;
      store.replace(aside);
    },
    isLent: () => lent !== null,
    own: {
      state: ownNow,
      replace: store.replace,
      subscribe: (listener) => store.subscribe(() => listener(ownNow())),
    },
  };
}
