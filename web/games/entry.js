/**
 * What the list of games says of a game.
 *
 * @typedef {object} GameEntry
 * @property {string} id
 * @property {number} version of the saved game; a newer page may have written it
 * @property {boolean} [isUnreadable] whether this version cannot show the game. It is kept, and of the rest only the
 *   times are right
 * @property {import("../model/game.js").Origin} origin
 * @property {string} layout
 * @property {readonly number[]} digits on the board, for a small picture; none for a finished game
 * @property {number} blank how many cells the puzzle leaves blank
 * @property {number} filled how many of them have a digit
 * @property {boolean} isDraft whether the puzzle is being entered
 * @property {boolean} isTouched whether the player has done anything with the game
 * @property {number} started milliseconds since 1970, as `changed` and `finished`
 * @property {number} changed
 * @property {number | null} finished
 * @property {number} elapsed time played in milliseconds
 * @property {number} puzzle a number that is equal for equal puzzles
 *
 * @typedef {import("../model/state.js").State} State
 */
import { elapsedAt, isAuthored, readOrigin } from "../model/game.js";
import { layoutNamed } from "../model/layout.js";
import { digitAt, digitsOn, isUntouched } from "../model/position.js";
import { puzzleNumber, puzzleOf } from "../model/puzzle.js";
import { savedVersion, versionOf } from "../model/save.js";

/** @param {State} state @param {number} now @param {number} [started] @returns {GameEntry} */
export function entryOf(state, now, started = now) {
  const { position, game, past, future, activity } = state;
  const blank = position.givens.filter((digit) => digit === 0).length;
  return {
    id: game.id,
    version: versionOf(position),
    origin: game.origin,
    layout: position.layout,
    blank,
    filled: position.givens.filter((digit, cell) => !digit && digitAt(position, cell)).length,
    isDraft: activity === "enter",
    digits: game.finished === null ? digitsOn(position) : [],
    isTouched:
      past.length + future.length > 0 ||
      !isUntouched(position) ||
      (activity === "enter" && (blank < position.givens.length || isAuthored(game.origin))),
    started,
    changed: now,
    finished: game.finished,
    elapsed: Math.round(elapsedAt(game.clock, now)),
    puzzle: puzzleNumber(puzzleOf(position)),
  };
}

/**
 * Returns an entry of the database as this version shows it. An entry of a newer version, or one that is damaged, says
 * only that there is a game.
 *
 * @param {unknown} kept
 * @returns {GameEntry | null} null when the entry does not even name a game
 */
export function readEntry(kept) {
  const entry = /** @type {Partial<Record<keyof GameEntry, any>>} */ (Object(kept));
  const { id, version, layout, digits, started, changed, finished = null, elapsed } = entry;
  if (typeof id !== "string" || id === "") return null;
  const cellCount = typeof layout === "string" ? (layoutNamed(layout)?.cellCount ?? 0) : 0;
  const origin = readOrigin(entry.origin);
  const isSound =
    Number.isSafeInteger(version) &&
    version <= savedVersion &&
    cellCount > 0 &&
    origin &&
    origin !== "newer" &&
    Array.isArray(digits) &&
    [0, cellCount].includes(digits.length) &&
    digits.every(Number.isSafeInteger) &&
    [started, changed, elapsed, entry.blank, entry.filled, finished ?? 0].every(isTime);
  if (isSound) return /** @type {GameEntry} */ ({ ...entry, origin });
  const time = (/** @type {unknown} */ value) => (isTime(value) ? value : 0);
  return {
    id,
    version: Number.isSafeInteger(version) ? version : 0,
    isUnreadable: true,
    origin: { kind: "entered" },
    layout: "3x3",
    digits: [],
    blank: 0,
    filled: 0,
    isDraft: false,
    isTouched: true,
    started: time(started),
    changed: time(changed),
    finished: null,
    elapsed: time(elapsed),
    puzzle: 0,
  };
}

/** The end of the year 9999. Later times have no day that can be named. */
const lastTime = 253_402_300_799_999;

/** Whether a value is a time, or a count. @param {unknown} value @returns {value is number} */
export const isTime = (value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= lastTime;
