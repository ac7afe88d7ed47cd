/** Puzzles that the player has begun. */
import { puzzleNumber } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/**
 * Returns the unfinished game with this puzzle, if the player has begun one: of several games, the one that was changed
 * last. A puzzle that is being entered is no such game.
 *
 * @param {import("./games.js").Games} games
 * @param {Puzzle} puzzle
 * @returns {Promise<import("./entry.js").GameEntry | null>}
 */
export async function begunGame(games, puzzle) {
  await games.settled();
  await games.load();
  const number = puzzleNumber(puzzle);
  const isMeant = (/** @type {import("./entry.js").GameEntry} */ entry) =>
    entry.puzzle === number &&
    entry.layout === puzzle.layout &&
    entry.isTouched &&
    entry.finished === null &&
    !entry.isDraft;
  return games.entries.peek().find(isMeant) ?? null;
}

/**
 * Opens the game that the player has begun with a puzzle.
 * @param {import("./games.js").Games} games
 * @param {Puzzle} puzzle
 * @returns {Promise<boolean>} whether a game was opened
 */
export async function openBegun(games, puzzle) {
  const found = await begunGame(games, puzzle);
  return found !== null && (await games.open(found.id)) === "opened";
}
