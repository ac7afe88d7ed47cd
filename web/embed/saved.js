/**
 * The state of an element as data: the game and its history as the model saves them, and what the score needs besides.
 */
import { packGame, packHistory, unpackGame } from "../model/save.js";
import { layoutOf } from "../model/position.js";
import { judgedNow, judgedState } from "../model/rule-part.js";
import { isOfSoundSize } from "./message-size.js";
import { activityOf } from "./modes.js";
import { mostPlaced } from "./score.js";
import { stateVersion } from "./state-version.js";

/** @typedef {import("./score.js").SavedGame} SavedGame */
/** @typedef {import("../model/state.js").State} State */
/** @typedef {{ state: State, game: SavedGame }} Restored */

/** @param {State} state @param {SavedGame} game @param {number} now milliseconds since 1970 */
export function packState(state, game, now) {
  return { nonet: stateVersion, board: packGame(state, now), history: packHistory(state), game };
}

/**
 * @param {unknown} saved
 * @param {import("./modes.js").Mode} mode of the board that receives the state; replaces the saved mode
 * @returns {Restored | null} null if `packState` has not made the data
 */
export function unpackState(saved, mode) {
  if (!isOfSoundSize(saved)) return null;
  const { nonet, board, history, game } = /** @type {Record<string, any>} */ (saved ?? {});
  if (nonet !== stateVersion) return null;
  const unpacked = unpackGame(board, history);
  if (!("state" in unpacked) || !hasOneLayout(unpacked.state) || !isGame(game, layoutOf(unpacked.state.position)))
    return null;
  return { state: { ...unpacked.state, activity: activityOf[mode] }, game };
}

/**
 * Judges the rules of what was unpacked.
 *
 * @param {Restored} unpacked
 * @returns {Restored | Promise<Restored> | null} null for a rule that the puzzle cannot have. A promise while the code
 *   that judges rules is loaded; it then rejects for such a rule
 */
export function judgedRestored({ state, game }) {
  const judged = judgedNow(state);
  if (judged) return "state" in judged ? { state: judged.state, game } : null;
  return judgedState(state).then(async (late) => {
    if ("state" in late) return { state: late.state, game };
    throw (await import("./rules-on-board.js")).refusedRule(late.refused);
  });
}

/** An element has no action that changes the layout of a game. @param {State} state */
const hasOneLayout = ({ past, position, future }) =>
  [...past, ...future].every(({ layout }) => layout === position.layout);

const isBetween = (/** @type {unknown} */ value, /** @type {number} */ least, /** @type {number} */ most) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

/** @param {any} game @param {import("../model/layout.js").Layout} layout @returns {game is SavedGame} */
function isGame(game, { digitCount, cellCount }) {
  const isPlaced = (/** @type {unknown} */ pair) =>
    Array.isArray(pair) &&
    pair.length === 2 &&
    isBetween(pair[0], 0, cellCount - 1) &&
    isBetween(pair[1], 1, digitCount);
  return (
    typeof game?.over === "boolean" &&
    Array.isArray(game.placed) &&
    game.placed.length <= mostPlaced &&
    game.placed.every(isPlaced)
  );
}
