/** The state of an element as data: the game and its history as the model saves them, and what the score needs besides. */
import { packGame, packHistory, unpackGame } from "../model/save.js";
import { activityOf } from "./modes.js";

/** @typedef {import("./score.js").SavedGame} SavedGame */
/** @typedef {import("../model/state.js").State} State */

/** The version that this element writes. */
const version = 2;

/** @param {State} state @param {SavedGame} game @param {number} now milliseconds since 1970 */
export function packState(state, game, now) {
  return { nonet: version, board: packGame(state, now), history: packHistory(state), game };
}

/**
 * @param {unknown} saved
 * @param {import("./modes.js").Mode} mode of the board that receives the state; replaces the saved mode
 * @returns {{ state: State, game: SavedGame } | null} null if `packState` has not made the data
 */
export function unpackState(saved, mode) {
  const { nonet, board, history, game } = /** @type {Record<string, any>} */ (saved ?? {});
  if (nonet !== version || !isGame(game)) return null;
  const unpacked = unpackGame(board, history);
  if (!("state" in unpacked)) return null;
  return { state: { ...unpacked.state, activity: activityOf[mode] }, game };
}

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {any} game @returns {game is SavedGame} */
function isGame(game) {
  const isPlaced = (/** @type {unknown} */ pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isCount);
  return typeof game?.over === "boolean" && Array.isArray(game.placed) && game.placed.every(isPlaced);
}
