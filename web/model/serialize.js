/**
 * A state as plain data that survives JSON, with its version. To be treated as opaque outside: only `restoreState`
 * reads it. Selection and looks are not kept; the past is, up to a bound, so that undo outlives a reload.
 */
import { largestNoted } from "./digits.js";
import { layoutNamed } from "./layout.js";
import { modes } from "./position.js";
import { stateAt } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {[layout: string, mode: string, givens: string, entries: string, notes: string]} Packed */
/** @typedef {{ nonet: 1, position: Packed, past: Packed[] }} SavedState */

/** Positions; of boards above 25×25 fewer. */
const longestSavedPast = 100;
const savedCells = longestSavedPast * 625;

/** @param {State} state @returns {SavedState} */
export function serializeState(state) {
  return { nonet: 1, position: pack(state.position), past: state.past.slice(-Math.min(longestSavedPast, Math.floor(savedCells / state.position.givens.length))).map(pack) };
}

/**
 * The state that was serialised, or null when the data is not one of ours or is damaged.
 *
 * @param {unknown} saved
 * @returns {State | null}
 */
export function restoreState(saved) {
  if (typeof saved !== "object" || saved === null || !("nonet" in saved) || saved.nonet !== 1) return null;
  const { position, past } = /** @type {{ position?: unknown, past?: unknown }} */ (saved);
  const present = unpack(position);
  const before = Array.isArray(past) ? past.map(unpack) : [null];
  if (!present || before.includes(null)) return null;
  return { ...stateAt(present), past: /** @type {Position[]} */ (before) };
}

/** @param {Position} position @returns {Packed} */
function pack({ layout, mode, givens, entries, notes }) {
  return [layout, mode, packNumbers(givens), packNumbers(entries), packNumbers(notes)];
}

/** @param {unknown} packed @returns {Position | null} */
function unpack(packed) {
  if (!Array.isArray(packed) || packed.length !== 5 || !packed.every((part) => typeof part === "string")) return null;
  const [name, named, ...parts] = packed;
  const mode = modes.find((known) => known === named);
  const layout = layoutNamed(name);
  if (!layout || !mode) return null;
  const limits = [layout.side, layout.side, layout.side <= largestNoted ? 2 ** layout.side - 1 : 0];
  const [givens, entries, notes] = parts.map((part, i) => unpackNumbers(part, layout.cellCount, limits[i]));
  if (!givens || !entries || !notes) return null;
  const overlaid = givens.some((digit, cell) => (digit && entries[cell]) || ((digit || entries[cell]) && notes[cell]));
  return overlaid ? null : { layout: layout.name, mode, givens, entries, notes };
}

/** Numbers in base 36 with commas, nothing for 0. @param {readonly number[]} numbers */
const packNumbers = (numbers) => numbers.map((n) => (n ? n.toString(36) : "")).join(",");

/** @param {string} text @param {number} count @param {number} limit @returns {number[] | null} */
function unpackNumbers(text, count, limit) {
  const numbers = text.split(",").map((part) => (part === "" ? 0 : parseInt(part, 36)));
  return numbers.length === count && numbers.every((n) => n >= 0 && n <= limit) ? numbers : null;
}
