/**
 * What is on the board at one moment; never changed in place.
 *
 * "play": givens are locked. "solve": every cell can be edited and what is typed becomes a given. "view": nothing changes.
 *
 * @typedef {"play" | "solve" | "view"} Mode
 * @typedef {object} Position
 * @property {string} layout canonical name of the layout
 * @property {Mode} mode
 * @property {readonly number[]} givens a digit per cell, 0 where none is given
 * @property {readonly number[]} entries a digit per cell, 0 where none is entered; 0 wherever a digit is given
 * @property {readonly number[]} notes a set of digits per cell (digits.js), 0 wherever there is a digit
 */
import { largestNoted } from "./digits.js";
import { layoutNamed } from "./layout.js";

/** @type {readonly Mode[]} */
export const modes = ["play", "solve", "view"];

/** @param {Position} position @returns {import("./layout.js").Layout} */
export function layoutOf(position) {
  return /** @type {import("./layout.js").Layout} */ (layoutNamed(position.layout));
}

/**
 * A position with these givens (none when absent) and nothing else.
 *
 * @param {string} layout
 * @param {Mode} mode
 * @param {readonly number[]} [givens]
 * @returns {Position}
 */
export function newPosition(layout, mode, givens) {
  const { name, cellCount } = /** @type {import("./layout.js").Layout} */ (layoutNamed(layout));
  const blank = new Array(cellCount).fill(0);
  return { layout: name, mode, givens: givens ?? blank, entries: blank, notes: blank };
}

/** @param {Position} position @param {number} cell the digit seen in the cell, given or entered; 0 for none */
export const digitAt = (position, cell) => position.givens[cell] || position.entries[cell];

/** @param {Position} position @returns {number[]} the digits seen */
export const digitsOn = (position) => position.givens.map((_, cell) => digitAt(position, cell));

/** @param {Position} position */
export const isBlank = (position) => !position.givens.some(Boolean) && !position.entries.some(Boolean);

/** @param {Position} position @param {number} cell whether the player may change the cell */
export function isLocked(position, cell) {
  return position.mode === "view" || (position.mode === "play" && position.givens[cell] !== 0);
}

/** Whether cells can hold notes: while playing, on boards whose cells have room for them. @param {Position} position */
export const canNote = (position) => position.mode === "play" && layoutOf(position).side <= largestNoted;

/** Whether two positions belong to the same puzzle: the same givens on boards of the same layout. @param {Position} a @param {Position} b */
export const samePuzzle = (a, b) => a.layout === b.layout && sameNumbers(a.givens, b.givens);

/** @param {Position} a @param {Position} b whether the same digits and notes are on both */
export function samePosition(a, b) {
  return samePuzzle(a, b) && sameNumbers(a.entries, b.entries) && sameNumbers(a.notes, b.notes);
}

/** @param {readonly number[]} a @param {readonly number[]} b */
const sameNumbers = (a, b) => a === b || (a.length === b.length && a.every((value, i) => value === b[i]));
