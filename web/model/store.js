/** Holds the session of a page or an element (session.js), and tells signals that it has changed. */
import * as actions from "./actions.js";
import { newSession, ownState, shownState, withShown } from "./session.js";
import { computed, signal, untracked } from "./signals.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./session.js").Session} Session */

/**
 * @typedef {object} Store
 * @property {import("./signals.js").ReadonlySignal<Session>} session which games there are, and what the board shows
 * @property {import("./signals.js").ReadonlySignal<State>} signal the state that the board shows, for derived values
 *   and effects
 * @property {import("./signals.js").ReadonlySignal<State>} own the player's game, whatever the board shows
 * @property {() => State} state what the board shows at this moment; an effect that calls it does not follow it
 * @property {<P extends unknown[]>(transition: (session: Session, ...args: P) => Session, ...args: P) => void} change
 *   applies a function of session.js. Nobody is told when it returns the session that it was given
 * @property {(next: State) => void} replace puts a state on the board; see `withShown` of session.js
 */

/** @param {State} initial @returns {Store} */
export function createStore(initial) {
  const session = signal(newSession(initial));
  const shown = computed(() => shownState(session.value));
  const own = computed(() => ownState(session.value));
  /** @type {Store["change"]} */
  const change = (transition, ...args) =>
    untracked(() => {
      session.value = transition(session.peek(), ...args);
    });
  return { session, signal: shown, own, state: () => shown.peek(), change, replace: (next) => change(withShown, next) };
}

/**
 * @template {(state: State, ...args: any[]) => State} A
 * @typedef {A extends (state: State, ...args: infer P) => State ? (...args: P) => void : never} Bound
 */

/** @typedef {typeof actions} AllActions */
/** @typedef {{ [K in keyof AllActions]: Bound<AllActions[K]> }} Actions the same names without the state */

/**
 * Returns every action of actions.js, bound to a store. Boards and controls are given these.
 *
 * @param {Pick<Store, "state" | "replace">} store
 * @returns {Actions}
 */
export function bindActions(store) {
  const bound = Object.entries(actions).map(([name, action]) => [
    name,
    /** @param {any[]} args */
    (...args) => store.replace(/** @type {(...all: any[]) => State} */ (action)(store.state(), ...args)),
  ]);
  return Object.fromEntries(bound);
}
