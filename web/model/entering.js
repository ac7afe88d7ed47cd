/**
 * What a player does to the cells of a board: digits, notes, colours. An action that may not or need not change
 * anything returns the very state that it was given.
 */
import { noteBit } from "./digits.js";
import { advance } from "./history.js";
import { forgotten, upToDate, withEntries, withoutEntries } from "./notes.js";
import { penCandidate } from "./pen.js";
import { candidateIndex, colorCount, digitAt, layoutOf, withOtherGivens } from "./position.js";
import { isLocked, rightsOf } from "./rights.js";
import { lockDigit, selectCell } from "./selecting.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./position.js").Position} Position */

/**
 * Does what a typed digit means in the entry mode: enters it, notes it, or colours the selected cells. Without a
 * selected cell the digit is locked for digit-first entry. While the pen is up, the digit names a candidate of the
 * focused cell.
 *
 * @param {State} state
 * @param {number} digit
 * @returns {State}
 */
export function typeDigit(state, digit) {
  if (state.spotlight.pen && state.cursor !== null) return penCandidate(state, state.cursor, digit);
  if (!state.selection.length) return digit <= layoutOf(state.position).digitCount ? lockDigit(state, digit) : state;
  return typeInto(state, digit, state.selection);
}

/**
 * A press on a cell: selects the cell, and in digit-first entry also enters the locked digit there. A digit that is
 * there already is erased.
 *
 * @param {State} state
 * @param {number} cell
 * @returns {State}
 */
export function pressCell(state, cell) {
  const selected = selectCell(state, cell);
  const { digit, mode } = state.entry;
  if (digit === null) return selected;
  if (mode === "digit" && state.position.entries[cell] === digit) return clearCell(selected, cell);
  return typeInto(selected, digit, [cell]);
}

/** @param {State} state @param {number} digit @param {readonly number[]} cells @returns {State} */
function typeInto(state, digit, cells) {
  const { mode } = state.entry;
  if (mode === "color") return toggleColor(state, digit, cells);
  if (mode === "digit" || !rightsOf(state).takeNotes) return enterInto(state, digit, cells);
  return mode === "corner" ? toggleCorner(state, digit, cells) : toggleNote(state, digit, cells);
}

/**
 * Enters a digit in a cell: a given where givens are edited, an entry elsewhere.
 *
 * @param {State} state
 * @param {number} digit 1 … the number of digits
 * @param {number | null} [cell] the selected cells when absent
 * @returns {State}
 */
export const enterDigit = (state, digit, cell) => enterInto(state, digit, cellsOf(state, cell));

/** @param {State} state @param {number} digit @param {readonly number[]} cells @returns {State} */
function enterInto(state, digit, cells) {
  const rights = rightsOf(state);
  const free = cells.filter((cell) => !isLocked(state, cell, rights));
  if (!free.length || digit > layoutOf(state.position).digitCount) return state;
  const { position } = state;
  if (rights.editGivens) return advance(state, withGivens(position, free, digit));
  const changed = free.filter((cell) => position.entries[cell] !== digit);
  if (!changed.length) return state;
  return advance(
    state,
    withEntries(
      position,
      changed.map((cell) => [cell, digit]),
      state.removesNotes,
    ),
  );
}

/**
 * Toggles a centre note in cells without a digit: removed where all of them have it, added elsewhere.
 *
 * @param {State} state
 * @param {number} digit
 * @param {number | readonly number[] | null} [cells] the selected cells when absent
 * @returns {State}
 */
export function toggleNote(state, digit, cells) {
  const { position } = state;
  const open = notable(state, digit, cells);
  if (!open.length) return state;
  const isRemoved = open.every((cell) => position.notes[cell] & noteBit(digit));
  const notes = marked(position.notes, open, noteBit(digit), !isRemoved);
  const eliminated = position.eliminated && marked(position.eliminated, open, noteBit(digit), isRemoved);
  const ownNotes =
    position.ownNotes && isRemoved ? marked(position.ownNotes, open, noteBit(digit), false) : position.ownNotes;
  const removed = forgotten(position, 0, open, noteBit(digit));
  return advance(state, upToDate({ ...position, notes, ownNotes, eliminated, removed }));
}

/**
 * The same for corner notes.
 * @param {State} state
 * @param {number} digit
 * @param {number | readonly number[] | null} [cells]
 * @returns {State}
 */
export function toggleCorner(state, digit, cells) {
  const { position } = state;
  const open = notable(state, digit, cells);
  if (!open.length) return state;
  const isRemoved = open.every((cell) => position.corners[cell] & noteBit(digit));
  return advance(state, {
    ...position,
    corners: marked(position.corners, open, noteBit(digit), !isRemoved),
    removed: forgotten(position, 1, open, noteBit(digit)),
  });
}

/**
 * The same for a colour of cells.
 * @param {State} state
 * @param {number} color 1 … 9
 * @param {number | readonly number[] | null} [cells]
 * @returns {State}
 */
export function toggleColor(state, color, cells) {
  const { position } = state;
  const chosen = cellsOf(state, cells);
  if (!rightsOf(state).color || !chosen.length || color > colorCount) return state;
  const isRemoved = chosen.every((cell) => position.colors[cell] & noteBit(color));
  return advance(state, { ...position, colors: marked(position.colors, chosen, noteBit(color), !isRemoved) });
}

/**
 * Colours a candidate, or takes the colour away where it has this one.
 * @param {State} state
 * @param {number} cell
 * @param {number} digit
 * @param {number} color 1 … 9
 * @returns {State}
 */
export function toggleCandidateColor(state, cell, digit, color) {
  const { position } = state;
  if (!rightsOf(state).color || color > colorCount) return state;
  const index = candidateIndex(layoutOf(position).digitCount, cell, digit);
  const { [index]: before, ...others } = position.candidateColors;
  return advance(state, { ...position, candidateColors: before === color ? others : { ...others, [index]: color } });
}

/**
 * Erases what is in cells: their digits; in cells without a digit their notes; in cells without notes their colours.
 * The notes that a digit has removed, in its cell and in the cells that see it, are there again without the digit.
 *
 * @param {State} state
 * @param {number | null} [cell] the selected cells when absent
 * @returns {State}
 */
export function clearCell(state, cell) {
  const { position } = state;
  const rights = rightsOf(state);
  const free = cellsOf(state, cell).filter((each) => !isLocked(state, each, rights));
  const withDigits = free.filter((each) => digitAt(position, each));
  if (rights.editGivens && withDigits.length) return advance(state, withGivens(position, withDigits, 0));
  if (withDigits.length) return advance(state, withoutEntries(position, withDigits));
  const noted = free.filter((each) => position.notes[each] || position.corners[each]);
  if (noted.length && !position.eliminated) {
    const all = 2 ** layoutOf(position).digitCount - 1;
    return advance(state, {
      ...position,
      notes: put(position.notes, noted, 0),
      corners: put(position.corners, noted, 0),
      ownNotes: position.ownNotes && put(position.ownNotes, noted, 0),
      removed: forgotten({ ...position, removed: forgotten(position, 0, noted, all) }, 1, noted, all),
    });
  }
  return clearColors(state, cellsOf(state, cell));
}

/**
 * Takes the colours of cells away.
 * @param {State} state
 * @param {readonly number[]} [cells] all cells when absent
 * @returns {State}
 */
export function clearColors(state, cells) {
  const { position } = state;
  if (!rightsOf(state).color) return state;
  const { digitCount } = layoutOf(position);
  const chosen = cells && new Set(cells);
  const candidateColors = Object.fromEntries(
    Object.entries(position.candidateColors).filter(
      ([index]) => chosen && !chosen.has(Math.floor(Number(index) / digitCount)),
    ),
  );
  return advance(state, {
    ...position,
    colors: put(position.colors, cells ?? [...position.colors.keys()], 0),
    candidateColors,
  });
}

/** @param {State} state @param {number | readonly number[] | null | undefined} cells @returns {readonly number[]} */
function cellsOf(state, cells) {
  if (cells === undefined || cells === null) return state.selection;
  return typeof cells === "number" ? [cells] : cells;
}

/**
 * The cells that can take a note of a digit.
 * @param {State} state
 * @param {number} digit
 * @param {number | readonly number[] | null} [cells]
 */
function notable(state, digit, cells) {
  const { position } = state;
  if (!rightsOf(state).takeNotes || digit > layoutOf(position).digitCount) return [];
  return cellsOf(state, cells).filter((cell) => !digitAt(position, cell));
}

/**
 * Another puzzle has other answers: a changed given takes every entry with it.
 * @param {Position} position
 * @param {readonly number[]} cells
 * @param {number} digit
 * @returns {Position}
 */
function withGivens(position, cells, digit) {
  if (cells.every((cell) => position.givens[cell] === digit)) {
    return position.answers ? { ...position, answers: put(position.answers, cells, 0) } : position;
  }
  return { ...withOtherGivens(position, put(position.givens, cells, digit)), colors: position.colors };
}

/** @param {readonly number[]} numbers @param {readonly number[]} cells @param {number} value */
function put(numbers, cells, value) {
  const changed = [...numbers];
  for (const cell of cells) changed[cell] = value;
  return changed;
}

/** @param {readonly number[]} sets @param {readonly number[]} cells @param {number} bit @param {boolean} isAdded */
function marked(sets, cells, bit, isAdded) {
  const changed = [...sets];
  for (const cell of cells) changed[cell] = isAdded ? changed[cell] | bit : changed[cell] & ~bit;
  return changed;
}
