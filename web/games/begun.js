/** Puzzles that the player has begun. */
import { puzzleNumber } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/game.js").Origin} Origin */

/**
 * Whether a game has the drawing and the rules in words that a puzzle has: with others, the same givens are another
 * puzzle. A puzzle without them fits any game.
 * @param {Partial<Origin>} game @param {Partial<Origin>} puzzle
 */
export const isSameRuled = (game, { drawing, ruleset }) =>
  (!drawing || game.drawing === drawing) && (!ruleset || game.ruleset === ruleset);

/**
 * Returns the unfinished game with this puzzle, if the player has begun one: of several games, the one that was changed
 * last. A puzzle that is being entered is no such game.
 *
 * @param {import("./games.js").Games} games
 * @param {Puzzle} puzzle
 * @param {Partial<Origin>} [origin] of the puzzle
 * @returns {Promise<import("./entry.js").GameEntry | null>}
 */
export async function begunGame(games, puzzle, origin = {}) {
  await games.settled();
  await games.load();
  const number = puzzleNumber(puzzle);
  const isMeant = (/** @type {import("./entry.js").GameEntry} */ entry) =>
    entry.puzzle === number &&
    entry.layout === puzzle.layout &&
    entry.isTouched &&
    entry.finished === null &&
    !entry.isDraft &&
    isSameRuled(entry.origin, origin);
  return games.entries.peek().find(isMeant) ?? null;
}

/**
 * Opens the game that the player has begun with a puzzle.
 * @param {import("./games.js").Games} games
 * @param {Puzzle} puzzle
 * @param {Parameters<typeof begunGame>[2]} [origin]
 * @returns {Promise<boolean>} whether a game was opened
 */
export async function openBegun(games, puzzle, origin) {
  const found = await begunGame(games, puzzle, origin);
  return found !== null && (await games.open(found.id)) === "opened";
}
