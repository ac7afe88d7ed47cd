/**
 * What the list of games says of a game.
 *
 * @typedef {object} GameEntry
 * @property {string} id
 * @property {number} version of the saved game; a newer page may have written it
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
import { elapsedAt } from "../model/game.js";
import { digitAt, digitsOn, isUntouched } from "../model/position.js";
import { savedVersion } from "../model/save.js";

/** @param {State} state @param {number} now @param {number} [started] @returns {GameEntry} */
export function entryOf(state, now, started = now) {
  const { position, game, past, future, activity } = state;
  const blank = position.givens.filter((digit) => digit === 0).length;
  return {
    id: game.id, version: savedVersion, origin: game.origin, layout: position.layout, blank,
    filled: position.givens.filter((digit, cell) => !digit && digitAt(position, cell)).length,
    isDraft: activity === "enter",
    digits: game.finished === null ? digitsOn(position) : [],
    isTouched: past.length + future.length > 0 || !isUntouched(position) || (activity === "enter" && blank < position.givens.length),
    started, changed: now, finished: game.finished, elapsed: Math.round(elapsedAt(game.clock, now)), puzzle: puzzleNumber(position),
  };
}

/** A hash (FNV-1a) of layout and givens. @param {Pick<import("../model/position.js").Position, "layout" | "givens">} puzzle */
export function puzzleNumber({ layout, givens }) {
  let hash = 0x811c9dc5;
  const add = (/** @type {number} */ value) => {
    hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
  };
  for (const letter of layout) add(letter.charCodeAt(0));
  givens.forEach(add);
  return hash;
}
