/** Positions as short plain data that survives JSON. */
import { largestNoted } from "./digits.js";
import { layoutNamed } from "./layout.js";
import { colorCount, newPosition } from "./position.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {(typeof parts)[number]} Part */
/**
 * @typedef {object} PackedPosition
 * @property {string} l layout
 * @property {string} g givens
 * @property {string} [m] givenCandidates
 * @property {string} [e] entries
 * @property {string} [n] notes
 * @property {string} [c] corners
 * @property {string} [k] colors
 * @property {string} [a] answers
 * @property {string} [x] eliminated
 * @property {string} [d] candidateColors: number of the candidate, colon, colour
 * @property {string} [p] penLines: numbers of two candidates, with a colon
 * @property {string} [o] ownNotes
 * @property {string} [h] removed: number of the note, colon, cells of the entries with dots between them
 * @property {1} [f] in version 4 and before: the notes are candidates
 * @property {string} [r] rules, with semicolons between them
 */

/** The parts of a position that are a number per cell, by their letters. */
export const letters = /** @type {const} */ ({
  g: "givens",
  m: "givenCandidates",
  e: "entries",
  n: "notes",
  c: "corners",
  k: "colors",
  a: "answers",
  x: "eliminated",
  o: "ownNotes",
});
const parts = /** @type {const} */ (["g", "m", "e", "n", "c", "k", "a", "x", "o"]);
/** The parts that can be null. @type {ReadonlySet<Part>} */
export const nullable = new Set(["m", "a", "x", "o"]);

/** @param {Position} position @returns {PackedPosition} */
export function packPosition(position) {
  /** @type {PackedPosition} */
  const packed = { l: position.layout, g: packNumbers(position.givens) };
  for (const part of parts) {
    const numbers = position[letters[part]];
    if (numbers && (numbers.some(Boolean) || nullable.has(part))) packed[part] = packNumbers(numbers);
  }
  const colored = Object.entries(position.candidateColors).map(
    ([index, color]) => `${Number(index).toString(36)}:${color}`,
  );
  if (colored.length) packed.d = colored.join();
  if (position.penLines.length)
    packed.p = position.penLines.map((line) => line.map((index) => index.toString(36)).join(":")).join();
  const removed = Object.entries(position.removed).map(([note, by]) => `${Number(note).toString(36)}:${packCells(by)}`);
  if (removed.length) packed.h = removed.join();
  if (position.rules) packed.r = position.rules.join(";");
  return packed;
}

/**
 * Returns the position that was packed, or null when the data is damaged.
 * @param {unknown} packed
 * @returns {Position | null}
 */
export function unpackPosition(packed) {
  const { l: name, ...data } = /** @type {Partial<PackedPosition>} */ (
    typeof packed === "object" && packed !== null ? packed : {}
  );
  const layout = typeof name === "string" ? layoutNamed(name) : null;
  if (!layout || typeof data.g !== "string") return null;
  const { digitCount, cellCount } = layout;
  const limits = largestNumbers(digitCount);
  /** @type {any} */
  const position = newPosition(layout.name);
  for (const part of parts) {
    if (data[part] === undefined) continue;
    const numbers = unpackNumbers(data[part], cellCount, limits[part]);
    if (!numbers) return null;
    position[letters[part]] = numbers;
  }
  const colored = unpackColors(data.d, cellCount * digitCount);
  const lines = unpackLines(data.p, cellCount * digitCount);
  const removed = unpackRemoved(data.h, layout);
  const rules = unpackRules(data.r);
  if (
    !colored ||
    !lines ||
    !removed ||
    rules === undefined ||
    [...position.givens.keys()].some((cell) => isOverlaid(position, cell))
  )
    return null;
  if (data.f === 1) position.ownNotes ??= position.notes.map(() => 0);
  return withCandidateNotes({ ...position, candidateColors: colored, penLines: lines, removed, rules });
}

/**
 * Automatic candidates are no notes of the player's own: version 4 did not say so.
 * @param {Position} position @returns {Position}
 */
export const withCandidateNotes = (position) =>
  position.eliminated && !position.ownNotes ? { ...position, ownNotes: position.notes.map(() => 0) } : position;

/** The largest number that a cell can have in each part. @param {number} side @returns {Record<Part, number>} */
export function largestNumbers(side) {
  const sets = side <= largestNoted ? 2 ** side - 1 : 0;
  return { g: side, m: sets, e: side, n: sets, c: sets, k: 2 ** colorCount - 1, a: side, x: sets, o: sets };
}

/**
 * Whether something lies in a cell where it cannot be. Notes can lie under a given, which fog may cover.
 * @param {Position} position @param {number} cell
 */
export function isOverlaid({ givens, givenCandidates, entries, answers, notes, corners }, cell) {
  return Boolean(
    givens[cell]
      ? entries[cell] || answers?.[cell] || givenCandidates?.[cell]
      : entries[cell] && (answers?.[cell] || notes[cell] || corners[cell]),
  );
}

/** Numbers in base 36 with commas, nothing for 0, without the zeros at the end. @param {readonly number[]} numbers */
const packNumbers = (numbers) =>
  numbers
    .map((n) => (n ? n.toString(36) : ""))
    .join()
    .replace(/,+$/, "");

/** @param {unknown} text @param {number} count @param {number} limit @returns {number[] | null} */
function unpackNumbers(text, count, limit) {
  if (typeof text !== "string") return null;
  const numbers = text.split(",").map((part) => (part === "" ? 0 : unpackNumber(part)));
  if (numbers.length > count || !numbers.every((n) => n >= 0 && n <= limit)) return null;
  return [...numbers, ...new Array(count - numbers.length).fill(0)];
}

/** Returns a number that was written in base 36; NaN for any other text. @param {string} text */
export const unpackNumber = (text) => (/^[0-9a-z]+$/.test(text) ? parseInt(text, 36) : NaN);

/**
 * Returns the texts of rules, of which a puzzle has at most 4096. Whether a puzzle can have such rules is for
 * judgedState() to say.
 * @param {unknown} text
 * @returns {readonly string[] | null | undefined} null when there are none; undefined for damaged data
 */
const unpackRules = (text) =>
  text === undefined ? null : typeof text === "string" ? text.split(";", 4097) : undefined;

/** @param {unknown} text @param {number} count of candidates @returns {[number, number][] | null} */
function unpackLines(text, count) {
  if (text === undefined) return [];
  if (typeof text !== "string") return null;
  const lines = text.split(",").map((each) => each.split(":").map(unpackNumber));
  return lines.every((line) => isPenLine(line, count)) ? /** @type {[number, number][]} */ (lines) : null;
}

/** @param {readonly number[]} cells */
export const packCells = (cells) => cells.map((cell) => cell.toString(36)).join(".");

/**
 * @param {string} note
 * @param {string} cells
 * @param {import("./layout.js").Layout} layout
 * @returns {[note: number, by: number[]] | null} null when the text is damaged
 */
export function unpackNote(note, cells, { cellCount, digitCount }) {
  const [index, by] = [unpackNumber(note), cells.split(".").map(unpackNumber)];
  return index < 2 * cellCount * digitCount && by.every((cell) => cell < cellCount) ? [index, by] : null;
}

/** @param {unknown} text @param {import("./layout.js").Layout} layout @returns {Position["removed"] | null} */
function unpackRemoved(text, layout) {
  if (text === undefined) return {};
  if (typeof text !== "string") return null;
  const notes = text.split(",").map((each) => unpackNote(...pairOf(each), layout));
  return notes.every((note) => note !== null) ? Object.fromEntries(notes) : null;
}

/** The two parts of a text with a colon. @param {string} text @returns {[string, string]} */
const pairOf = (text) => {
  const [first, second = "", ...more] = text.split(":");
  return [more.length ? "" : first, second];
};

/** @param {readonly number[]} line @param {number} count of candidates */
export const isPenLine = (line, count) => line.length === 2 && line[0] >= 0 && line[0] < line[1] && line[1] < count;

/** @param {unknown} text @param {number} count @returns {Record<number, number> | null} */
function unpackColors(text, count) {
  if (text === undefined) return {};
  if (typeof text !== "string") return null;
  const entries = text.split(",").map((each) => {
    const [index, color, ...more] = each.split(":");
    return more.length ? [NaN, NaN] : [unpackNumber(index), unpackNumber(color ?? "")];
  });
  const isGood = entries.every(([index, color]) => index >= 0 && index < count && color >= 1 && color <= colorCount);
  return isGood ? Object.fromEntries(entries) : null;
}
