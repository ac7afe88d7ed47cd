/**
 * What was read, while the player compares it with the photo: the digits, which of them are to be compared, and which
 * are settled. Without DOM.
 *
 * @typedef {"changed" | "doubtful" | "corrected" | ""} Mark
 * @typedef {object} Review
 * @property {number} side
 * @property {readonly number[]} digits the givens; 0 for any other cell
 * @property {readonly number[]} entries the digits that a player has entered; 0 for any other cell
 * @property {readonly number[]} notes the pencil marks of each cell, as a set of digits (digits.js)
 * @property {readonly ("changed" | "doubtful" | "")[]} marks what the reader says of each cell
 * @property {readonly boolean[]} written whether an entry of the cell is handwriting
 * @property {readonly boolean[]} entered whether a digit of the cell is an entry, and no given
 * @property {readonly number[]} read the digits as they were read, given or entered
 * @property {readonly boolean[]} settled whether the player has looked at the cell
 * @property {boolean} isUnreadable whether no likely reading has exactly one solution
 * @property {boolean} hasCages whether cages were seen, which are not read
 */

import { noteSet } from "../../model/digits.js";

/** A content that is less likely is no reading of a cell. The engine has the same bound. */
const real = 0.05;

/** @param {import("../../engine/index.js").PictureReading} reading with a puzzle @returns {Review} */
export function newReview({
  side = 0,
  puzzle = "",
  entries = "",
  written = [],
  notes = [],
  changed = [],
  doubtful = [],
  unread = [],
  status,
}) {
  const digitsOf = (/** @type {string} */ line) =>
    Array.from({ length: side * side }, (_, cell) => Number(line[cell]) || 0);
  const digits = digitsOf(puzzle);
  const entered = digitsOf(entries);
  const marks = digits.map((_, cell) =>
    changed.includes(cell) ? "changed" : doubtful.includes(cell) ? "doubtful" : "",
  );
  return {
    side,
    digits,
    entries: entered,
    notes: digits.map((_, cell) => noteSet(notes[cell] ?? [])),
    marks,
    written: digits.map((_, cell) => written.includes(cell)),
    entered: entered.map(Boolean),
    read: digits.map((digit, cell) => digit || entered[cell]),
    settled: digits.map(() => false),
    isUnreadable: status === "unreadable",
    hasCages: unread.includes("cages"),
  };
}

/**
 * What a cell that is to be compared could hold, likeliest first.
 * @param {Pick<import("../../engine/index.js").PictureReading, "probabilities">} reading
 * @param {number} cell
 * @returns {number[]} digits, 0 for blank; none when the reader sees one content only
 */
export function likelyContents({ probabilities = [] }, cell) {
  const odds = probabilities[cell] ?? [];
  const contents = [...odds.keys()]
    .filter((digit) => odds[digit] >= real)
    .sort((left, right) => odds[right] - odds[left]);
  return contents.length > 1 ? contents : [];
}

/** How many cells hold more than givens. @param {Review} review */
export const countPlayed = ({ entries, written, notes }) => ({
  entries: entries.filter(Boolean).length,
  written: entries.filter((digit, cell) => digit > 0 && written[cell]).length,
  notes: notes.filter(Boolean).length,
});

/** Settles a cell as it is. @param {Review} review @param {number} cell @returns {Review} */
export const withConfirmed = (review, cell) => ({ ...review, settled: review.settled.with(cell, true) });

/** The digit in a cell, given or entered; 0 for none. @param {Review} review @param {number} cell */
export const seenIn = ({ digits, entries }, cell) => digits[cell] || entries[cell];

/**
 * Settles a cell with a digit, 0 for blank. The digit is an entry where an entry was read, and a given elsewhere. Notes
 * of the cell are gone.
 * @param {Review} review
 * @param {number} cell
 * @param {number} digit
 * @returns {Review}
 */
export function withDigit(review, cell, digit) {
  const { digits, entries, notes, entered } = review;
  const [given, entry] = entered[cell] ? [0, digit] : [digit, 0];
  return withConfirmed(
    { ...review, digits: digits.with(cell, given), entries: entries.with(cell, entry), notes: notes.with(cell, 0) },
    cell,
  );
}

/** Makes a given of the entry in a cell, or an entry of the given. @param {Review} review @param {number} cell */
export function withOtherKind(review, cell) {
  const { digits, entries, entered } = review;
  return {
    ...review,
    digits: digits.with(cell, entries[cell]),
    entries: entries.with(cell, digits[cell]),
    entered: entered.with(cell, !entered[cell]),
  };
}

/** What is said of a cell now. @param {Review} review @param {number} cell @returns {Mark} */
export function markOf(review, cell) {
  if (seenIn(review, cell) !== review.read[cell]) return "corrected";
  return review.settled[cell] ? "" : review.marks[cell];
}

/**
 * The cells that are still to be compared, in the order in which they are shown: those that were changed, then those
 * that are doubtful.
 * @param {Review} review
 * @returns {number[]}
 */
export function openCells({ marks, settled }) {
  const marked = (/** @type {Mark} */ mark) =>
    [...marks.keys()].filter((cell) => marks[cell] === mark && !settled[cell]);
  return [...marked("changed"), ...marked("doubtful")];
}

/**
 * The cell to look at after another: the next one that is open, or the cell itself when none is.
 * @param {Review} review
 * @param {number} cell
 */
export function nextOpen(review, cell) {
  const open = openCells(review).filter((each) => each !== cell);
  return open.find((each) => each > cell) ?? open[0] ?? cell;
}

/**
 * The digit of a key: 0 for the keys of a blank cell.
 * @param {Review} review
 * @param {string} key
 * @returns {number | null} null for other keys
 */
export function digitOfKey({ side }, key) {
  if (["0", ".", " ", "Backspace", "Delete"].includes(key)) return 0;
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  return digit >= 1 && digit <= side ? digit : null;
}
