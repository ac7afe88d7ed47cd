/** Holds the state of one board, and tells whoever listens that it changed. */
import * as actions from "./actions.js";
import { redo, undo } from "./history.js";

/** @typedef {import("./state.js").State} State */

/**
 * @typedef {object} Store
 * @property {() => State} state
 * @property {(next: State) => void} replace tells listeners unless `next` is the state already held
 * @property {(listener: (state: State) => void) => () => void} subscribe returns its unsubscriber
 */

/** @param {State} initial @returns {Store} */
export function createStore(initial) {
  let held = initial;
  /** @type {Set<(state: State) => void>} */
  const listeners = new Set();
  return {
    state: () => held,
    replace(next) {
      if (next === held) return;
      held = next;
      for (const listener of listeners) listener(held);
    },
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

/** @typedef {typeof actions & { undo: typeof undo, redo: typeof redo }} AllActions */
/** @typedef {{ [K in keyof AllActions]: Bound<AllActions[K]> }} Actions the same names without the state */

/**
 * Every action of actions.js and history.js, bound to a store: what boards and controls are handed.
 *
 * @param {Store} store
 * @returns {Actions}
 */
export function bindActions(store) {
  const bound = Object.entries({ ...actions, undo, redo }).map(([name, action]) => [
    name,
    /** @param {any[]} args */
    (...args) => store.replace(/** @type {(...all: any[]) => State} */ (action)(store.state(), ...args)),
  ]);
  return Object.fromEntries(bound);
}
