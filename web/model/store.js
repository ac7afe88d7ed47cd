/** Holds the state of one board, and tells listeners and signals that it has changed. */
import * as actions from "./actions.js";
import { signal, untracked } from "./signals.js";

/** @typedef {import("./state.js").State} State */

/**
 * @typedef {object} Store
 * @property {import("./signals.js").ReadonlySignal<State>} signal the state, for derived values and effects
 * @property {() => State} state the state of this moment; an effect that calls it does not follow it
 * @property {(next: State) => void} replace does nothing when `next` is the state already held
 * @property {(listener: (state: State) => void) => () => void} subscribe calls the listener after each change; returns the unsubscriber
 */

/** @param {State} initial @returns {Store} */
export function createStore(initial) {
  const held = signal(initial);
  /** @type {Set<(state: State) => void>} */
  const listeners = new Set();
  return {
    signal: held,
    state: () => held.peek(),
    replace: (next) => untracked(() => {
      if (next === held.peek()) return;
      held.value = next;
      for (const listener of [...listeners]) listener(held.peek());
    }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
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
