/** The puzzle of a game that is kept on this device. */
import { puzzleOf } from "../model/puzzle.js";
import { unpackJudged } from "../model/save.js";

/**
 * @param {Pick<import("./games.js").Games, "exportText">} games
 * @param {string} id
 * @returns {Promise<import("../model/puzzle.js").Puzzle | null>} null when the game is gone, or this version cannot
 *   read the game
 */
export async function keptPuzzle(games, id) {
  const [kept] = JSON.parse(await games.exportText([id])).games;
  const unpacked = await unpackJudged(kept?.saved);
  return "state" in unpacked ? puzzleOf(unpacked.state.position) : null;
}
