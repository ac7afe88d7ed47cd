import { restoreState, serializeState } from "../model/serialize.js";

/** @typedef {import("./game.js").SavedGame} SavedGame */

/** @param {import("../model/state.js").State} state @param {SavedGame} game */
export function packState(state, game) {
  return { nonet: 1, board: serializeState(state), game };
}

/**
 * @param {unknown} saved
 * @param {import("../model/position.js").Mode} mode of the board that receives the state; replaces the saved mode
 * @returns {{ state: import("../model/state.js").State, game: SavedGame } | null} null if `packState` did not make the data
 */
export function unpackState(saved, mode) {
  const { nonet, board, game } = /** @type {Record<string, unknown>} */ (saved ?? {});
  const state = nonet === 1 ? restoreState(board) : null;
  return state && isGame(game) ? { state: inMode(state, mode), game } : null;
}

/** @param {import("../model/state.js").State} state @param {import("../model/position.js").Mode} mode */
function inMode(state, mode) {
  return { ...state, position: { ...state.position, mode }, past: state.past.map((position) => ({ ...position, mode })) };
}

/** @param {any} game @returns {game is SavedGame} */
function isGame(game) {
  const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;
  const isPlaced = (/** @type {unknown} */ pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isCount);
  return isCount(game?.seconds) && isCount(game.hints) && typeof game.over === "boolean"
    && Array.isArray(game.placed) && game.placed.every(isPlaced);
}
