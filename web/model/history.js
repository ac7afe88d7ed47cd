/** Undo and redo over whole positions: they share what did not change. */
import { samePosition } from "./position.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./position.js").Position} Position */

const longestPast = 1000;
/** Bounds the memory of large boards: cells of all positions of the past together. */
const mostCells = 1_000_000;

/**
 * The state after a step to another position; the same state when the step changes nothing.
 *
 * @param {State} state
 * @param {Position} position
 * @returns {State}
 */
export function advance(state, position) {
  if (samePosition(state.position, position)) {
    return position.mode === state.position.mode ? state : { ...state, position };
  }
  const past = [...state.past, state.position].slice(-Math.min(longestPast, Math.floor(mostCells / position.givens.length)));
  return { ...moved(state, position), past, future: [] };
}

/** @param {State} state */
export const canUndo = (state) => state.position.mode !== "view" && state.past.length > 0;

/** @param {State} state */
export const canRedo = (state) => state.position.mode !== "view" && state.future.length > 0;

/** @param {State} state @returns {State} */
export function undo(state) {
  if (!canUndo(state)) return state;
  const position = state.past[state.past.length - 1];
  return { ...moved(state, position), past: state.past.slice(0, -1), future: [state.position, ...state.future] };
}

/** @param {State} state @returns {State} */
export function redo(state) {
  if (!canRedo(state)) return state;
  const [position, ...future] = state.future;
  return { ...moved(state, position), past: [...state.past, state.position], future };
}

/**
 * A solution looked at belongs to the position that was left; a selection outlives the move while its cell exists.
 *
 * @param {State} state
 * @param {Position} position
 * @returns {State}
 */
function moved(state, position) {
  const kept = state.selection !== null && position.layout === state.position.layout;
  return { ...state, position, overlay: null, candidates: null, step: null, selection: kept ? state.selection : null };
}
