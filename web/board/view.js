/**
 * The contents of a board, cell by cell. They are derived from the state, and both the picture and the accessible grid show them.
 *
 * @typedef {object} CellView
 * @property {"blank" | "given" | "entry" | "answer"} kind "answer": a digit of the solution that is being shown
 * @property {number} digit 0 when blank
 * @property {number} notes set of digits
 * @property {boolean} computed true if the notes are computed candidates, false if they are the player's
 * @property {boolean} conflict
 * @property {boolean} locked
 *
 * @typedef {object} BoardView
 * @property {import("../model/layout.js").Layout} layout
 * @property {readonly CellView[]} cells
 * @property {number | null} selection
 * @property {ReadonlyMap<number, "peer" | "same" | "selected">} highlights the relation of a cell to the selection; cells without one are absent
 * @property {readonly import("../model/conflicts.js").Conflict[]} conflicts
 * @property {import("../model/step.js").Step | null} step the step that is being shown
 */
import { conflictCells, findConflicts } from "../model/conflicts.js";
import { noteBit } from "../model/digits.js";
import { peersOf } from "../model/layout.js";
import { digitAt, digitsOn, isLocked, layoutOf } from "../model/position.js";
import { newState } from "../model/state.js";
import { candidatesLeft } from "../model/step.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("../model/position.js").Position} Position */

/** @param {State} state @returns {BoardView} */
export function viewOf(state) {
  const { position, selection, step } = state;
  const layout = layoutOf(position);
  return { layout, ...contentsOf(state), selection, highlights: highlightsOf(state), step };
}

/** @typedef {Pick<BoardView, "cells" | "conflicts">} Contents */

/** The contents for each position. They are kept because every move of the selection needs them again, and a board can have ten thousand cells. @type {WeakMap<Position, Contents & Pick<State, "overlay" | "candidates">>} */
const known = new WeakMap();

/** @param {State} state @returns {Contents} */
function contentsOf(state) {
  const { position, overlay, candidates } = state;
  const before = known.get(position);
  if (before && before.overlay === overlay && before.candidates === candidates) return before;
  const conflicts = before?.conflicts ?? findConflicts(layoutOf(position), digitsOn(position));
  const wrong = conflictCells(conflicts);
  const cells = position.givens.map((_, cell) => contentOf(state, cell, wrong.has(cell)));
  const contents = { cells, conflicts, overlay, candidates };
  known.set(position, contents);
  return contents;
}

/**
 * Returns the view of a puzzle, optionally with its solution as answers, for printed sheets and for boards without input.
 *
 * @param {string} layoutName
 * @param {readonly number[]} givens
 * @param {readonly number[] | null} [solution]
 * @returns {BoardView}
 */
export function viewOfPuzzle(layoutName, givens, solution = null) {
  return viewOf({ ...newState({ layout: layoutName, mode: "view", givens }), overlay: solution });
}

/**
 * Returns the view of a step in its position, with the candidates of all blank cells.
 *
 * @param {import("../model/step.js").StepState} at
 * @param {import("../model/step.js").Step} step
 * @returns {BoardView}
 */
export function viewOfStep({ layout: name, cells, givens = cells, candidates }, step) {
  const state = newState({ layout: name, mode: "view", givens });
  const entries = cells.map((digit, cell) => (givens[cell] ? 0 : digit));
  const sets = candidates ? candidates.map(setOf) : candidatesLeft(layoutOf(state.position), cells);
  return viewOf({ ...state, position: { ...state.position, entries }, candidates: sets, step });
}

/** @param {readonly number[]} digits */
const setOf = (digits) => digits.reduce((set, digit) => set | noteBit(digit), 0);

/** @param {State} state @param {number} cell @param {boolean} conflict @returns {CellView} */
function contentOf({ position, overlay, candidates }, cell, conflict) {
  const { givens, entries, notes } = position;
  const locked = isLocked(position, cell);
  const holding = (/** @type {CellView["kind"]} */ kind, /** @type {number} */ digit) => ({ kind, digit, notes: 0, computed: false, conflict, locked });
  if (givens[cell]) return holding("given", givens[cell]);
  if (overlay && overlay[cell] && overlay[cell] !== entries[cell]) return holding("answer", overlay[cell]);
  if (entries[cell]) return holding("entry", entries[cell]);
  return { kind: "blank", digit: 0, notes: (candidates ?? notes)[cell], computed: candidates !== null, conflict, locked };
}

/** @param {State} state @returns {BoardView["highlights"]} */
function highlightsOf({ position, selection }) {
  /** @type {Map<number, "peer" | "same" | "selected">} */
  const highlights = new Map();
  if (selection === null) return highlights;
  for (const peer of peersOf(layoutOf(position), selection)) highlights.set(peer, "peer");
  const digit = digitAt(position, selection);
  if (digit) position.givens.forEach((_, cell) => { if (digitAt(position, cell) === digit) highlights.set(cell, "same"); });
  return highlights.set(selection, "selected");
}
