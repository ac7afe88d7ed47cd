/**
 * The state of an element as data. Version 2 has the game and its history as the model saves them. Version 1 counted seconds and hints beside the
 * board.
 */
import { packGame, packHistory, unpackGame } from "../model/save.js";
import { activityOf } from "./modes.js";

/** @typedef {import("./game.js").SavedGame} SavedGame */
/** @typedef {import("../model/state.js").State} State */

/** @param {State} state @param {SavedGame} game @param {number} now milliseconds since 1970 */
export function packState(state, game, now) {
  return { nonet: 2, board: packGame(state, now), history: packHistory(state), game };
}

/**
 * @param {unknown} saved
 * @param {import("./modes.js").Mode} mode of the board that receives the state; replaces the saved mode
 * @returns {{ state: State, game: SavedGame } | null} null if no version of `packState` made the data
 */
export function unpackState(saved, mode) {
  const { nonet, board, history, game } = /** @type {Record<string, any>} */ (saved ?? {});
  if (!isGame(game) || (nonet !== 2 && !(nonet === 1 && isScore(game)))) return null;
  const unpacked = unpackGame(board, history);
  if (!("state" in unpacked)) return null;
  const state = { ...unpacked.state, activity: activityOf[mode] };
  return { state: nonet === 1 ? withScore(state, /** @type {any} */ (game)) : state, game };
}

/** @param {State} state @param {{ seconds: number, hints: number }} score @returns {State} */
function withScore(state, { seconds, hints }) {
  return { ...state, game: { ...state.game, checks: hints, clock: { ...state.game.clock, elapsed: seconds * 1000 } } };
}

const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {any} game @returns {game is SavedGame} */
function isGame(game) {
  const isPlaced = (/** @type {unknown} */ pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isCount);
  return typeof game?.over === "boolean" && Array.isArray(game.placed) && game.placed.every(isPlaced);
}

/** @param {any} game */
const isScore = ({ seconds, hints }) => isCount(seconds) && isCount(hints);
