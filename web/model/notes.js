/**
 * Notes that follow from the digits on the board: kept up to date, removed by a digit that is entered, and there again
 * when the digit is taken away.
 *
 * A removed note remembers the entries that rule it out: the entry in its own cell, and entries of its digit in cells
 * that see it. An entry that is taken away is forgotten by all notes, and a note returns when none is left.
 */
import { noteBit, noteDigits } from "./digits.js";
import { peersOf } from "./layout.js";
import { candidatesOn } from "./open-candidates.js";
import { candidateIndex, digitAt, hasRoomForNotes, layoutOf } from "./position.js";

/** @typedef {import("./position.js").Position} Position */

const layers = /** @type {const} */ (["notes", "corners"]);

/**
 * Returns the number of a note, the key of `removed`.
 * @param {import("./layout.js").Layout} layout
 * @param {number} layer 0 for a centre note, 1 for a corner note
 * @param {number} cell
 * @param {number} digit
 */
const noteIndex = ({ digitCount, cellCount }, layer, cell, digit) =>
  layer * digitCount * cellCount + candidateIndex(digitCount, cell, digit);

/**
 * Whether every empty cell has notes, so that a note that is missing was removed by the player.
 * @param {Position} position
 */
export const hasFullNotes = (position) => position.notes.every((notes, cell) => notes || digitAt(position, cell));

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
 * Returns the position with entries in cells that have no given. The notes of the cells are removed, and where
 * `removes` is true also the notes of the digits in the cells that see them. Digits that were entered there before are
 * taken away first.
 *
 * @param {Position} position
 * @param {readonly (readonly [cell: number, digit: number])[]} entered
 * @param {boolean} removes
 * @returns {Position}
 */
export function withEntries(position, entered, removes) {
  const cells = entered.map(([cell]) => cell);
  const before = withoutEntries(position, cells);
  const [entries, answers] = [[...before.entries], before.answers && [...before.answers]];
  for (const [cell, digit] of entered) {
    entries[cell] = digit;
    if (answers) answers[cell] = 0;
  }
  return upToDate(withoutRuledOut({ ...before, entries, answers }, cells, removes));
}

/**
 * Removes the notes that entries rule out.
 * @param {Position} position
 * @param {readonly number[]} cells with entries
 * @param {boolean} removes whether also from the cells that see them
 * @returns {Position}
 */
export function withoutRuledOut(position, cells, removes) {
  if (!hasRoomForNotes(position)) return position;
  const layout = layoutOf(position);
  const sets = layers.map((layer) => [...position[layer]]);
  const removed = { ...position.removed };
  const rules = (/** @type {number} */ by, /** @type {number} */ cell, /** @type {number} */ digit) =>
    sets.forEach((set, layer) => {
      const key = noteIndex(layout, layer, cell, digit);
      if (!(set[cell] & noteBit(digit)) && !removed[key]) return;
      if (layer || !position.eliminated) removed[key] = [...(removed[key] ?? []), by];
      set[cell] &= ~noteBit(digit);
    });
  for (const cell of cells) {
    for (let digit = 1; digit <= layout.digitCount; digit++) rules(cell, cell, digit);
    if (removes) for (const peer of peersOf(layout, cell)) rules(cell, peer, position.entries[cell]);
  }
  return { ...position, notes: sets[0], corners: sets[1], removed };
}

/**
 * Returns the position without the digits that were entered or filled in in these cells, and with the notes that only
 * they ruled out.
 *
 * @param {Position} position
 * @param {readonly number[]} cells
 * @returns {Position}
 */
export function withoutEntries(position, cells) {
  const gone = new Set(cells);
  const without = (/** @type {readonly number[]} */ digits) =>
    digits.map((digit, cell) => (gone.has(cell) ? 0 : digit));
  const { digitCount, cellCount } = layoutOf(position);
  const [entries, answers] = [without(position.entries), position.answers && without(position.answers)];
  const sets = layers.map((layer) => [...position[layer]]);
  /** @type {Record<number, readonly number[]>} */
  const removed = {};
  for (const [key, by] of Object.entries(position.removed)) {
    const left = by.filter((cell) => !gone.has(cell));
    const place = Math.floor(Number(key) / digitCount);
    const cell = place % cellCount;
    if (left.length) removed[Number(key)] = left;
    else if (!position.givens[cell] && !entries[cell])
      sets[Math.floor(place / cellCount)][cell] |= noteBit((Number(key) % digitCount) + 1);
  }
  return upToDate({ ...position, entries, answers, notes: sets[0], corners: sets[1], removed });
}

/**
 * Returns what the entries remember without these notes, which the player has written or erased since.
 * @param {Position} position
 * @param {0 | 1} layer 0 for centre notes, 1 for corner notes
 * @param {readonly number[]} cells
 * @param {number} digits the set
 * @returns {Position["removed"]}
 */
export function forgotten(position, layer, cells, digits) {
  const layout = layoutOf(position);
  const removed = { ...position.removed };
  for (const cell of cells)
    for (const digit of noteDigits(digits, layout.digitCount)) delete removed[noteIndex(layout, layer, cell, digit)];
  return removed;
}
