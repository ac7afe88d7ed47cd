/** Undo and redo over whole positions. Positions share the parts that did not change. */
import { samePosition } from "./position.js";
import { rightsOf } from "./rights.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./position.js").Position} Position */

/** Bounds the memory: cells of all positions of the past together. 9×9 games have some ten thousand moves. */
export const mostCells = 1_000_000;

/**
 * Returns the state after a step to another position, or the same state when the step changes nothing.
 *
 * @param {State} state
 * @param {Position} position
 * @returns {State}
 */
export function advance(state, position) {
  if (samePosition(state.position, position)) return state;
  return { ...moved(state, position), past: lastOf([...state.past, state.position]), future: [] };
}

/**
 * Returns the last positions that have room together. Their layouts may differ.
 * @param {readonly Position[]} positions
 */
function lastOf(positions) {
  let [first, cells] = [positions.length, 0];
  while (first > 0 && (cells += positions[first - 1].givens.length) <= mostCells) first--;
  return first === 0 ? positions : positions.slice(first);
}

/** @param {State} state */
export const canUndo = (state) => rightsOf(state).undo && state.past.length > 0;

/** @param {State} state */
export const canRedo = (state) => rightsOf(state).undo && state.future.length > 0;

/** @param {State} state @returns {State} */
export function undo(state) {
  if (!canUndo(state)) return state;
  const position = state.past[state.past.length - 1];
  return shownAt(state, {
    ...moved(state, position),
    past: state.past.slice(0, -1),
    future: [state.position, ...state.future],
  });
}

/** @param {State} state @returns {State} */
export function redo(state) {
  if (!canRedo(state)) return state;
  const [position, ...future] = state.future;
  return shownAt(state, { ...moved(state, position), past: [...state.past, state.position], future });
}

/**
 * Returns the cells in which two positions of one layout differ, ascending.
 * @param {Position} a
 * @param {Position} b
 * @returns {number[]}
 */
export function changedCells(a, b) {
  const { length } = a.givens;
  const differs = (/** @type {number} */ cell) =>
    /** @type {const} */ (["givens", "entries", "notes", "corners", "colors"]).some(
      (part) => a[part][cell] !== b[part][cell],
    ) || a.answers?.[cell] !== b.answers?.[cell];
  return a.layout === b.layout ? Array.from({ length }, (_, cell) => cell).filter(differs) : [];
}

/**
 * Selects the cell that a step of the history has changed, when it has changed only one besides notes.
 * @param {State} before
 * @param {State} after
 * @returns {State}
 */
function shownAt(before, after) {
  const { position: a } = before;
  const { position: b } = after;
  const changed = changedCells(a, b);
  const main = changed.filter((cell) => a.entries[cell] !== b.entries[cell] || a.givens[cell] !== b.givens[cell]);
  const [cell, ...others] = main.length ? main : changed;
  return cell === undefined || others.length ? after : { ...after, cursor: cell, selection: [cell] };
}

/**
 * What is looked at belongs to the position that was left. The selection is kept while its cells exist.
 *
 * @param {State} state
 * @param {Position} position
 * @returns {State}
 */
function moved(state, position) {
  const isKept = position.layout === state.position.layout;
  const wrong = state.wrong.filter(
    (cell) => isKept && position.entries[cell] !== 0 && position.entries[cell] === state.position.entries[cell],
  );
  return {
    ...state,
    position,
    overlay: null,
    candidates: null,
    step: null,
    wrong,
    cursor: isKept ? state.cursor : null,
    selection: isKept ? state.selection : [],
  };
}
