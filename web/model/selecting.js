/** Selecting cells, and choosing what a typed digit means. These actions change no position. */
import { cellAt, columnOf, rowOf } from "./layout.js";
import { digitAt, layoutOf } from "./position.js";
import { seenState } from "./seen.js";
import { entryModes } from "./state.js";

/** @typedef {import("./state.js").State} State */

/**
 * Moves the cursor to a cell and selects the cell: alone, added to the selection or removed from it (`add`), or with
 * all cells of the rectangle between the cursor and the cell (`range`).
 *
 * @param {State} state
 * @param {number | null} cell null selects nothing
 * @param {{ add?: boolean, range?: boolean }} [how]
 * @returns {State}
 */
export function selectCell(state, cell, { add = false, range = false } = {}) {
  if (cell === null) return selectCells(state, []);
  if (range && state.cursor !== null) return selectCells(state, rectangle(state, state.cursor, cell), state.cursor);
  if (!add) return selectCells(state, [cell]);
  const others = state.selection.filter((each) => each !== cell);
  const isRemoved = others.length < state.selection.length && others.length > 0;
  return isRemoved
    ? selectCells(state, others, others[others.length - 1])
    : selectCells(state, [...others, cell], cell);
}

/**
 * Selects these cells.
 * @param {State} state
 * @param {readonly number[]} cells
 * @param {number | null} [cursor] one of them; the last when absent
 * @returns {State}
 */
export function selectCells(state, cells, cursor = cells[cells.length - 1] ?? null) {
  const selection = [...new Set(cells)].sort((a, b) => a - b);
  const same =
    cursor === state.cursor &&
    selection.length === state.selection.length &&
    selection.every((cell, i) => cell === state.selection[i]);
  return same ? state : { ...state, cursor, selection };
}

/**
 * Selects all cells in which the player sees the digit of the cell.
 * @param {State} state @param {number} cell @returns {State}
 */
export function selectSameDigit(state, cell) {
  const { position } = seenState(state);
  const digit = digitAt(position, cell);
  const cells = [...position.givens.keys()].filter((each) => digitAt(position, each) === digit);
  return digit ? selectCells(state, cells, cell) : state;
}

/** @param {State} state @param {import("./state.js").EntryMode} mode @returns {State} */
export function setEntryMode(state, mode) {
  return mode === state.entry.mode ? state : { ...state, entry: { ...state.entry, mode } };
}

/** Goes to the next entry mode. @param {State} state @returns {State} */
export const nextEntryMode = (state) =>
  setEntryMode(state, entryModes[(entryModes.indexOf(state.entry.mode) + 1) % entryModes.length]);

/** Changes between centre notes and digits. @param {State} state @returns {State} */
export const toggleNoteMode = (state) => setEntryMode(state, state.entry.mode === "centre" ? "digit" : "centre");

/**
 * Locks a digit for digit-first entry; null, or the digit that is locked already, unlocks.
 * @param {State} state
 * @param {number | null} digit
 * @returns {State}
 */
export function lockDigit(state, digit) {
  const locked = digit === state.entry.digit ? null : digit;
  return locked === state.entry.digit ? state : { ...state, entry: { ...state.entry, digit: locked } };
}

/**
 * @param {State} state
 * @param {number} from
 * @param {number} to
 * @returns {number[]} the cells of the rectangle with these corners
 */
function rectangle({ position }, from, to) {
  const layout = layoutOf(position);
  const [top, bottom] = [rowOf(layout, from), rowOf(layout, to)].sort((a, b) => a - b);
  const [left, right] = [columnOf(layout, from), columnOf(layout, to)].sort((a, b) => a - b);
  const cells = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push(cellAt(layout, row, column));
  return cells.filter((cell) => cell !== null);
}
