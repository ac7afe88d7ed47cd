/**
 * What a board shows, cell by cell: derived from the state, the same for the picture and for the accessible grid.
 *
 * @typedef {object} CellView
 * @property {"blank" | "given" | "entry" | "answer"} kind an answer is a digit of the solution looked at
 * @property {number} digit 0 when blank
 * @property {number} notes set of digits
 * @property {boolean} computed whether the notes are candidates looked at, and not the player's
 * @property {boolean} conflict
 * @property {boolean} locked
 * @property {"peer" | "same" | "selected" | null} highlight
 *
 * @typedef {object} BoardView
 * @property {import("../model/layout.js").Layout} layout
 * @property {readonly CellView[]} cells
 * @property {number | null} selection
 * @property {readonly import("../model/conflicts.js").Conflict[]} conflicts
 */
import { conflictCells, findConflicts } from "../model/conflicts.js";
import { peersOf } from "../model/layout.js";
import { digitAt, digitsOn, isLocked, layoutOf } from "../model/position.js";
import { newState } from "../model/state.js";

/** @typedef {import("../model/state.js").State} State */

/** @param {State} state @returns {BoardView} */
export function viewOf(state) {
  const { position, selection } = state;
  const layout = layoutOf(position);
  const conflicts = conflictsOn(position);
  const wrong = conflictCells(conflicts);
  const highlightOf = highlighter(state);
  const cells = position.givens.map((_, cell) => ({
    ...contentOf(state, cell), conflict: wrong.has(cell), locked: isLocked(position, cell), highlight: highlightOf(cell),
  }));
  return { layout, cells, selection, conflicts };
}

/**
 * The view of a bare puzzle, optionally with its solution as answers: what a printed sheet and a still board show.
 *
 * @param {string} layoutName
 * @param {readonly number[]} givens
 * @param {readonly number[] | null} [solution]
 * @returns {BoardView}
 */
export function viewOfPuzzle(layoutName, givens, solution = null) {
  return viewOf({ ...newState({ layout: layoutName, mode: "view", givens }), overlay: solution });
}

/** Of the positions looked at: a selection that moves asks again. @type {WeakMap<import("../model/position.js").Position, readonly import("../model/conflicts.js").Conflict[]>} */
const known = new WeakMap();

/** @param {import("../model/position.js").Position} position */
function conflictsOn(position) {
  const found = known.get(position) ?? findConflicts(layoutOf(position), digitsOn(position));
  known.set(position, found);
  return found;
}

/** @param {State} state @param {number} cell @returns {Pick<CellView, "kind" | "digit" | "notes" | "computed">} */
function contentOf({ position, overlay, candidates }, cell) {
  const { givens, entries, notes } = position;
  if (givens[cell]) return { kind: "given", digit: givens[cell], notes: 0, computed: false };
  if (overlay && overlay[cell] && overlay[cell] !== entries[cell]) return { kind: "answer", digit: overlay[cell], notes: 0, computed: false };
  if (entries[cell]) return { kind: "entry", digit: entries[cell], notes: 0, computed: false };
  return { kind: "blank", digit: 0, notes: (candidates ?? notes)[cell], computed: candidates !== null };
}

/** @param {State} state @returns {(cell: number) => CellView["highlight"]} */
function highlighter({ position, selection }) {
  if (selection === null) return () => null;
  const peers = new Set(peersOf(layoutOf(position), selection));
  const digit = digitAt(position, selection);
  return (cell) => {
    if (cell === selection) return "selected";
    if (digit && digitAt(position, cell) === digit) return "same";
    return peers.has(cell) ? "peer" : null;
  };
}
