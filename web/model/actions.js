/**
 * What a player or a page can do to a board: pure functions from a state to a state. An action that may not or
 * need not change anything returns the very state it was given.
 */
import { advance } from "./history.js";
import { noteBit } from "./digits.js";
import { canNote, digitAt, isLocked, layoutOf, newPosition } from "./position.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Mode} Mode */

/** @param {State} state @param {number | null} cell @returns {State} */
export function selectCell(state, cell) {
  return cell === state.selection ? state : { ...state, selection: cell };
}

/** A digit as typed: a note in note mode, a digit else. @param {State} state @param {number} digit @returns {State} */
export function typeDigit(state, digit) {
  const asNote = state.noteMode && canNote(state.position);
  return asNote ? toggleNote(state, digit) : enterDigit(state, digit);
}

/**
 * Puts a digit into a cell (the selected one when none is named): a given in "solve" mode, an entry in "play".
 *
 * @param {State} state
 * @param {number} digit 1 … side
 * @param {number | null} [cell]
 * @returns {State}
 */
export function enterDigit(state, digit, cell = state.selection) {
  const { position } = state;
  if (cell === null || isLocked(position, cell) || digit > layoutOf(position).side) return state;
  return advance(state, position.mode === "solve"
    ? withGiven(position, cell, digit)
    : { ...position, entries: put(position.entries, cell, digit), notes: put(position.notes, cell, 0) });
}

/** @param {State} state @param {number} digit @param {number | null} [cell] @returns {State} */
export function toggleNote(state, digit, cell = state.selection) {
  const { position } = state;
  if (cell === null || !canNote(position) || digitAt(position, cell) || digit > layoutOf(position).side) return state;
  return advance(state, { ...position, notes: put(position.notes, cell, position.notes[cell] ^ noteBit(digit)) });
}

/** Takes the digit out of a cell, or its notes. @param {State} state @param {number | null} [cell] @returns {State} */
export function clearCell(state, cell = state.selection) {
  const { position } = state;
  if (cell === null || isLocked(position, cell)) return state;
  return advance(state, position.givens[cell]
    ? withGiven(position, cell, 0)
    : { ...position, entries: put(position.entries, cell, 0), notes: put(position.notes, cell, 0) });
}

/** An empty board to type a puzzle on. @param {State} state @returns {State} */
export function clearAll(state) {
  return unlessViewed(state, newPosition(state.position.layout, "solve"));
}

/**
 * A board of another shape to type a puzzle on; where the side stays, the givens do.
 *
 * @param {State} state
 * @param {string} layout
 * @returns {State}
 */
export function setLayout(state, layout) {
  const { givens } = state.position;
  const next = newPosition(layout, "solve");
  return unlessViewed(state, next.givens.length === givens.length ? { ...next, givens } : next);
}

/** Takes away entries and notes. @param {State} state @returns {State} */
export function resetToGivens(state) {
  const { layout, mode, givens } = state.position;
  return unlessViewed(state, newPosition(layout, mode, givens));
}

/** Makes givens of all digits on the board, and locks them. @param {State} state @returns {State} */
export function lockEntries(state) {
  const { position } = state;
  const givens = position.givens.map((_, cell) => digitAt(position, cell));
  return unlessViewed(state, newPosition(position.layout, "play", givens));
}

/**
 * Another puzzle on the board, of any layout; also in "view" mode, being the page's act and not the player's.
 *
 * @param {State} state
 * @param {{ layout: string, cells: readonly number[] }} puzzle
 * @param {Mode} [mode]
 * @returns {State}
 */
export function setPuzzle(state, { layout, cells }, mode = "play") {
  return advance(state, newPosition(layout, mode, cells));
}

/** Enters a solution in every cell that is not given. @param {State} state @param {readonly number[]} solution @returns {State} */
export function fillSolution(state, solution) {
  const { layout, mode, givens } = state.position;
  const entries = solution.map((digit, cell) => (givens[cell] ? 0 : digit));
  return unlessViewed(state, { ...newPosition(layout, mode, givens), entries });
}

/** Lays a solution over the blank cells to be looked at, or takes it away. @param {State} state @param {readonly number[] | null} overlay @returns {State} */
export function showOverlay(state, overlay) {
  return overlay === state.overlay ? state : { ...state, overlay };
}

/** Lays candidates over the notes to be looked at, or takes them away. @param {State} state @param {readonly number[] | null} candidates @returns {State} */
export function showCandidates(state, candidates) {
  return candidates === state.candidates ? state : { ...state, candidates };
}

/** Lays a step over the board to be looked at, or takes it away; what it rests on is seen where the board shows candidates or notes. @param {State} state @param {import("./step.js").Step | null} step @returns {State} */
export function showStep(state, step) {
  return step === state.step ? state : { ...state, step };
}

/** Makes notes of the candidates looked at. @param {State} state @returns {State} */
export function noteCandidates(state) {
  const { position, candidates } = state;
  if (!candidates || position.mode === "view") return state;
  const notes = candidates.map((set, cell) => (digitAt(position, cell) ? 0 : set));
  return advance(state, { ...position, mode: "play", notes });
}

/** Another position of the same puzzle, as one act: a step taken, or a position from before. @param {State} state @param {Position} position @returns {State} */
export function goTo(state, position) {
  return unlessViewed(state, position);
}

/** @param {State} state @param {Mode} mode @returns {State} */
export function setMode(state, mode) {
  return mode === state.position.mode ? state : { ...state, position: { ...state.position, mode } };
}

/** @param {State} state @returns {State} */
export function toggleNoteMode(state) {
  return { ...state, noteMode: !state.noteMode };
}

/**
 * Another puzzle has other answers: a changed given takes every entry with it.
 *
 * @param {Position} position
 * @param {number} cell
 * @param {number} digit
 * @returns {Position}
 */
function withGiven(position, cell, digit) {
  if (position.givens[cell] === digit) return position;
  return newPosition(position.layout, position.mode, put(position.givens, cell, digit));
}

/** @param {State} state @param {Position} position @returns {State} */
const unlessViewed = (state, position) => (state.position.mode === "view" ? state : advance(state, position));

/** @param {readonly number[]} numbers @param {number} index @param {number} value */
const put = (numbers, index, value) => numbers.with(index, value);
