/** Puzzles that were read from a picture come in as texts that are typed do. */
import { puzzleToSolve } from "../../formats/found.js";
import { editFound, openLink, originOf, readSources } from "./opening.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * Plays the puzzle: the game that the player has begun with it, or else a new one.
 * @param {App} app
 * @param {string} text a digit or "." for each cell
 * @param {string} layout
 */
export async function playRead(app, text, layout) {
  const found = await foundIn(app, text, layout);
  return openLink(app, puzzleToSolve(found), originOf(found, "entered"), app.go);
}

/**
 * Enters the puzzle in place Solve.
 * @param {App} app
 * @param {string} text a digit or "." for each cell
 * @param {string} layout
 */
export const enterRead = async (app, text, layout) => editFound(app, await foundIn(app, text, layout));

/**
 * @param {App} app
 * @param {string} text
 * @param {string} layout which the digits alone do not tell, and which need not be that of the board
 */
async function foundIn(app, text, layout) {
  const {
    puzzles: [found],
    errors: [error],
  } = await readSources(app, [{ name: "", text }], { layout });
  if (!found) throw error;
  return found;
}
