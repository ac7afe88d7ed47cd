/**
 * Notes that follow from the digits on the board: filled in, kept up to date, removed from the cells that see a digit.
 */
import { noteBit } from "./digits.js";
import { peersOf } from "./layout.js";
import { candidatesOn } from "./open-candidates.js";
import { digitAt, layoutOf } from "./position.js";

/** @typedef {import("./position.js").Position} Position */

/**
 * Notes the candidates of all empty cells without notes. Notes that the board rules out are removed from the other
 * cells; what the player has eliminated there stays eliminated.
 *
 * @param {Position} position
 * @returns {Position}
 */
export function withFilledNotes(position) {
  const left = candidatesOn(position);
  return {
    ...position,
    fromCandidates: true,
    notes: left.map((set, cell) => (position.notes[cell] ? position.notes[cell] & set || set : set)),
  };
}

/** Whether every empty cell notes all candidates that the digits on the board leave. @param {Position} position */
export const hasAllCandidates = (position) =>
  candidatesOn(position).every((set, cell) => (set & ~position.notes[cell]) === 0);

/**
 * Turns automatic candidates on or off. When they are turned on, digits that are missing in the notes of a cell with
 * notes count as eliminated by the player. When they are turned off, the notes stay as they are.
 *
 * @param {Position} position
 * @param {boolean} isOn
 * @returns {Position}
 */
export function withAutomaticNotes(position, isOn) {
  if (isOn === (position.eliminated !== null)) return position;
  if (!isOn) return { ...position, eliminated: null, fromCandidates: true };
  const left = candidatesOn(position);
  return upToDate({
    ...position,
    eliminated: left.map((set, cell) => (position.notes[cell] ? set & ~position.notes[cell] : 0)),
  });
}

/**
 * Returns the position with its automatic candidates as the digits on the board leave them.
 * @param {Position} position
 * @returns {Position}
 */
export function upToDate(position) {
  const { eliminated } = position;
  if (!eliminated) return position;
  return { ...position, notes: candidatesOn(position).map((set, cell) => set & ~eliminated[cell]) };
}

/**
 * Returns the notes after digits were entered in cells: the cells themselves have no notes, and where `removes` is true
 * the digit is removed from the cells that see it.
 *
 * @param {Position} position with the digits entered
 * @param {readonly number[]} cells
 * @param {boolean} removes
 * @returns {Pick<Position, "notes" | "corners">}
 */
export function notesAfter(position, cells, removes) {
  const layout = layoutOf(position);
  const [notes, corners] = [[...position.notes], [...position.corners]];
  for (const cell of cells) {
    notes[cell] = corners[cell] = 0;
    const digit = digitAt(position, cell);
    if (!removes || !digit || layout.digitCount > 30) continue;
    for (const peer of peersOf(layout, cell)) {
      notes[peer] &= ~noteBit(digit);
      corners[peer] &= ~noteBit(digit);
    }
  }
  return { notes, corners };
}
