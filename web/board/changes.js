/**
 * What has changed between two positions, as a listener wants to hear of it.
 *
 * @typedef {"placed" | "erased" | "note-added" | "note-removed" | "corner-added" | "corner-removed" | "color-added" |
 *   "color-removed"} ChangeKind
 * @typedef {{ kind: ChangeKind, digit: number, cells: number[] }} Change `digit` is a colour where the kind is one of
 *   colours
 * @typedef {import("../model/position.js").Position} Position
 */
import { noteDigits } from "../model/digits.js";
import { colorCount, digitAt, layoutOf } from "../model/position.js";

/**
 * Whether two states are of one game on boards of one layout, so that what has changed can be told.
 * @param {import("../model/state.js").State} before @param {import("../model/state.js").State} after
 */
export const areComparable = (before, after) =>
  before.game.id === after.game.id && before.position.layout === after.position.layout;

/**
 * Returns the changes, equal changes of several cells as one. Where digits change, the notes that follow from the
 * digits are not listed.
 *
 * @param {Position} before
 * @param {Position} after of the same layout
 * @returns {{ changes: Change[], cells: number }} `cells`: how many cells have changed
 */
export function changesOf(before, after) {
  const { digitCount } = layoutOf(after);
  /** @type {Map<string, Change>} */
  const found = new Map();
  const changed = new Set();
  const add = (/** @type {number} */ cell, /** @type {ChangeKind} */ kind, /** @type {number} */ digit) => {
    const key = `${kind} ${digit}`;
    const change = found.get(key) ?? { kind, digit, cells: [] };
    change.cells.push(cell);
    found.set(key, change);
    changed.add(cell);
  };
  const cells = [...after.givens.keys()];
  for (const cell of cells) {
    const [old, now] = [digitAt(before, cell), digitAt(after, cell)];
    if (old !== now) add(cell, now ? "placed" : "erased", now || old);
  }
  const sets = /** @type {const} */ ([
    ["notes", "note", digitCount],
    ["corners", "corner", digitCount],
    ["colors", "color", colorCount],
  ]);
  for (const [part, name, largest] of found.size ? sets.slice(2) : sets)
    for (const cell of cells) {
      const [old, now] = [before[part][cell], after[part][cell]];
      if (old === now) continue;
      for (const digit of noteDigits(now & ~old, largest)) add(cell, `${name}-added`, digit);
      for (const digit of noteDigits(old & ~now, largest)) add(cell, `${name}-removed`, digit);
    }
  return { changes: [...found.values()], cells: changed.size };
}
