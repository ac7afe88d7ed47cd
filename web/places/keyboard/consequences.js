/**
 * What an entry of the player has brought about besides the digit itself: notes that are gone, houses and digits that
 * are complete, what is left of a cage.
 */
import { areComparable } from "../../board/changes.js";
import { conflictSentence } from "../../board/conflict-words.js";
import { conflictCells, conflictsOn } from "../../model/conflicts.js";
import { noteBit } from "../../model/digits.js";
import { digitName } from "../../model/digit-face.js";
import { digitAt, digitsOn, layoutOf } from "../../model/position.js";
import { digitsLeft } from "../../model/progress.js";
import { brokenRule, ruleSpeech } from "../../model/rule-speech.js";
import { wholePosition } from "../../model/seen.js";
import { houseName } from "./house-name.js";

/** @typedef {import("../../model/state.js").State} State */
/** @typedef {import("../../model/position.js").Position} Position */
/** @typedef {import("../../model/conflicts.js").Conflict} Conflict */
/** @typedef {import("../../i18n/words.js").Words} Words */

/** More sentences at once are not listened to. */
const mostTold = 3;

/**
 * Returns what to say of a change besides the change itself.
 *
 * @param {State} before @param {State} after
 * @param {readonly Conflict[]} conflicts that the change has brought about
 * @param {Words} words
 * @returns {string[]}
 */
export function consequences(before, after, conflicts, words) {
  return [...completed(before, after, words), ...conflictSentences(conflicts, after, words)];
}

/**
 * One digit is in conflict in a row, a column and a box at once: this is one sentence. Each broken rule has its own.
 * @param {readonly Conflict[]} conflicts
 * @param {State} state
 * @param {Words} words
 * @returns {string[]}
 */
function conflictSentences(conflicts, state, words) {
  const { position } = state;
  const layout = layoutOf(position);
  const named = conflicts.map((conflict) => ({ conflict, rule: brokenRule(position, conflict) }));
  const rules = named.flatMap(({ rule }) => rule ?? []);
  const left = named.filter(({ rule }) => rule === null).map(({ conflict }) => conflict);
  const digits = [...new Set(left.map(({ digit }) => digit))].map((digit) => {
    const equal = left.filter((conflict) => conflict.digit === digit);
    const [first, ...others] = equal;
    // Pairs of cells are in no house that has a number, and a broken rule has no digit.
    if (!others.length || digit === 0 || equal.some(({ index }) => index === 0))
      return conflictSentence(first, words, state);
    // A row and a column without their prepositions sound like a cell.
    const places = equal.map(({ house, index, grid = 0 }) =>
      words("board.in-house", { house: house === "box" && !layout.grids[grid].boxRows ? "region" : house, index }),
    );
    return words("board.conflicts", { digit: digitName(digit, state, words), houses: words.list(places) });
  });
  return [...digits, ...rules].slice(0, mostTold);
}

/**
 * Returns the sentences about one digit that was placed; none for undo, for a whole solution, and while the digit is in
 * conflict.
 *
 * @param {State} before @param {State} after @param {Words} words @returns {string[]}
 */
function completed(before, after, words) {
  const placed = placedIn(before, after);
  if (placed === null) return [];
  const { position } = after;
  const layout = layoutOf(position);
  const digits = digitsOn(position);
  if (conflictCells(conflictsOn(position)).has(placed)) return [];
  const left = digitsLeft(position);
  const digit = digits[placed];
  const removed = notesRemoved(before.position, position, digit, placed);
  // The result of a finished game has a sentence of its own.
  if (left.every((count) => count <= 0)) return [];
  const houses = layout.housesOf[placed].filter(({ cells }) => cells.every((cell) => digits[cell]));
  return [
    ...(removed ? [words("board.notes-gone", { digit: digitName(digit, after, words), count: removed })] : []),
    ...(houses.length
      ? [
          words("board.houses-complete", {
            count: houses.length,
            houses: words.list(houses.map(({ kind, index, grid }) => houseName(kind, index + 1, words, layout, grid))),
          }),
        ]
      : []),
    ...(left[digit - 1] === 0 ? [words("board.digit-complete", { digit: digitName(digit, after, words) })] : []),
    ...((position.rules && ruleSpeech.peek()?.afterDigit(position, placed)) || []),
  ];
}

/**
 * The one cell in which the player has placed a digit.
 * @param {State} before
 * @param {State} after
 * @returns {number | null}
 */
function placedIn(before, after) {
  const [old, now] = [before, after].map(wholePosition);
  if (old === now || !areComparable(before, after)) return null;
  if (after.past.at(-1) !== old || !["play", "exercise"].includes(after.activity)) return null;
  const changed = [...now.givens.keys()].filter((cell) => digitAt(old, cell) !== digitAt(now, cell));
  return changed.length === 1 && digitAt(now, changed[0]) ? changed[0] : null;
}

/**
 * In how many other cells the digit was noted and is no more. Automatic candidates follow from the digits by
 * themselves.
 * @param {Position} before
 * @param {Position} after
 * @param {number} digit
 * @param {number} placed
 */
function notesRemoved(before, after, digit, placed) {
  if (after.eliminated) return 0;
  const had = (/** @type {Position} */ { notes, corners }, /** @type {number} */ cell) =>
    ((notes[cell] | corners[cell]) & noteBit(digit)) !== 0;
  return [...after.givens.keys()].filter((cell) => cell !== placed && had(before, cell) && !had(after, cell)).length;
}
