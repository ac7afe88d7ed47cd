/** Puzzles that were read from a picture come in as texts that are typed do. */
import { puzzleToSolve } from "../../formats/found.js";
import { editFound, openLink, originOf, readSources } from "./opening.js";

/** @typedef {import("../shell/app.js").App} App */

/** Plays the puzzle: the game that the player has begun with it, or else a new one. @param {App} app @param {string} text a digit or "." for each cell */
export async function playRead(app, text) {
  const found = await foundIn(app, text);
  await openLink(app, puzzleToSolve(found), originOf(found, "entered"), app.go);
}

/** Enters the puzzle in place Solve. @param {App} app @param {string} text a digit or "." for each cell */
export async function enterRead(app, text) {
  await editFound(app, await foundIn(app, text));
}

/** @param {App} app @param {string} text */
async function foundIn(app, text) {
  const { puzzles: [found], errors: [error] } = await readSources(app, [{ name: "", text }]);
  if (!found) throw error;
  return found;
}
