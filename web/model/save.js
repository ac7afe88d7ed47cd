/**
 * A game as plain data that survives JSON, with its version. The data is to be treated as opaque elsewhere. What is
 * only looked at, and the selection, are not kept.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./position.js").Position} Position
 *
 * @typedef {object} SavedGame
 * @property {3 | 4 | 5} nonet the version: 5 for a position that knows the player's own notes besides candidates, or
 *   notes that entries have removed; 4 for a puzzle with rules besides those of its layout; so that a page which does
 *   not know them does not drop them
 * @property {string} id
 * @property {import("./packing.js").PackedPosition} position
 * @property {"play" | "enter" | "view"} activity
 * @property {import("./game.js").Origin} origin
 * @property {number} elapsed milliseconds
 * @property {boolean} paused
 * @property {readonly number[]} hints
 * @property {number} checks
 * @property {true} [helped] whether the player has looked at the solution
 * @property {number | null} finished
 * @property {readonly number[]} [uncovered] the cells that fog does not cover, where the puzzle alone does not tell
 *   them
 *
 * @typedef {object} SavedHistory kept beside the game
 * @property {import("./packing.js").PackedPosition} first
 * @property {readonly string[]} moves changes from each position to the next
 * @property {number} at how many moves lie before the present position
 * @property {readonly { name: string, position: import("./packing.js").PackedPosition }[]} checkpoints
 *
 * @typedef {{ kind: "move", changes: string } | { kind: "undo" } | { kind: "redo" }} Move one step of the history, as
 *   the journal keeps it
 * @typedef {{ state: State } | { newer: number } | { damaged: true }} Unpacked `newer`: the version of data that a
 *   newer page has saved
 */
import { changesBetween, withChanges } from "./change-text.js";
import { mostCells } from "./history.js";
import { elapsedAt, newGame, readOrigin } from "./game.js";
import { packPosition, unpackPosition } from "./packing.js";
import { samePosition } from "./position.js";
import { judgedState } from "./rule-part.js";
import { fogPart } from "./seen.js";
import { stateAt } from "./state.js";

/** The newest version that this page writes. */
export const savedVersion = 5;
const oldestVersion = 3;

/** The version that a game is saved in. @param {Position} position */
export const versionOf = ({ rules, ownNotes, removed }) =>
  ownNotes || Object.keys(removed).length ? savedVersion : rules ? 4 : oldestVersion;

/**
 * No history that a page has written has more cells: the past and the future have at most `mostCells` together, and the
 * journal half as many.
 */
export const mostKeptCells = 2 * mostCells;
/** As many coloured candidates need the memory of one cell. */
const coloredInCell = 16;

/**
 * The memory of a position in cells, without the colours that the position shares with the position before.
 * @param {Position} position
 * @param {Position} [before]
 */
const sizeOf = ({ givens, candidateColors }, before) =>
  givens.length +
  (candidateColors === before?.candidateColors ? 0 : Object.keys(candidateColors).length / coloredInCell);

/** @param {State} state @param {number} now milliseconds since 1970 @returns {SavedGame} */
export function packGame(state, now) {
  const { game, position, activity } = state;
  const { id, origin, clock, hints, checks, isHelped, finished } = game;
  const fog = fogPart.peek();
  const uncovered = fog ? fog.uncovered(state) : game.uncovered;
  return {
    nonet: versionOf(position),
    id,
    position: packPosition(position),
    activity: /** @type {SavedGame["activity"]} */ (["enter", "view"].includes(activity) ? activity : "play"),
    origin,
    elapsed: Math.round(elapsedAt(clock, now)),
    paused: clock.isPaused,
    hints,
    checks,
    ...(isHelped && { helped: true }),
    finished,
    ...(uncovered && { uncovered }),
  };
}

/** @param {State} state @returns {SavedHistory} */
export function packHistory({ past, position, future, game }) {
  const positions = [...past, position, ...future];
  return {
    first: packPosition(positions[0]),
    moves: positions.slice(1).map((each, i) => changesBetween(positions[i], each)),
    at: past.length,
    checkpoints: game.checkpoints.map(({ name, position: kept }) => ({ name, position: packPosition(kept) })),
  };
}

/**
 * Returns the step of the history between two states of one game, for the journal. Null when they differ by something
 * else: then the whole game is to be saved.
 *
 * @param {State} before
 * @param {State} after
 * @returns {Move | null}
 */
export function moveBetween(before, after) {
  if (before.game.id !== after.game.id) return null;
  const goesOn = after.past.at(-1) === before.position;
  if (goesOn && before.future[0] === after.position) return { kind: "redo" };
  if (goesOn && after.future.length === 0)
    return { kind: "move", changes: changesBetween(before.position, after.position) };
  return before.past.at(-1) === after.position && after.future[0] === before.position ? { kind: "undo" } : null;
}

/**
 * Returns the game that was saved. A history that is damaged, or belongs to another position, is left out.
 *
 * @param {unknown} saved
 * @param {unknown} [history]
 * @returns {Unpacked}
 */
export function unpackGame(saved, history) {
  const version = /** @type {{ nonet?: unknown }} */ (Object(saved)).nonet;
  if (typeof version === "number" && version > savedVersion) return { newer: version };
  const data = typeof version === "number" && version >= oldestVersion ? /** @type {any} */ (saved) : null;
  const position = unpackPosition(data?.position);
  const origin = readOrigin(data?.origin);
  if (!data || !position || !origin || !isSound(data)) return { damaged: true };
  // A newer page keeps its version when it only has more kinds of puzzles.
  if (origin === "newer") return { newer: savedVersion + 1 };
  const { id, elapsed, paused, hints, checks, helped, finished, activity, uncovered } = data;
  const [a, b, c] = hints;
  const game = {
    ...newGame(origin, id),
    clock: { elapsed, since: null, isPaused: paused },
    hints: /** @type {const} */ ([a, b, c]),
    checks,
    isHelped: helped === true,
    finished,
    ...(uncovered && { uncovered }),
  };
  const state = stateAt(position, { game, activity });
  return { state: withHistory(state, history) };
}

/**
 * Returns the game that was saved, once its rules are judged: for games that come from elsewhere.
 *
 * @param {unknown} saved
 * @param {unknown} [history]
 * @returns {Promise<Unpacked | import("./rule-part.js").Judged>} rejects when the code that judges rules cannot be
 *   fetched
 */
export async function unpackJudged(saved, history) {
  const unpacked = unpackGame(saved, history);
  return "state" in unpacked ? judgedState(unpacked.state) : unpacked;
}

/** @param {State} state @param {unknown} saved @returns {State} */
function withHistory(state, saved) {
  const { first, moves, at, checkpoints } = /** @type {Partial<SavedHistory>} */ (Object(saved));
  const game = { ...state.game, checkpoints: Array.isArray(checkpoints) ? readCheckpoints(checkpoints, state) : [] };
  const start = unpackPosition(first);
  if (!start || !Array.isArray(moves) || typeof at !== "number") return { ...state, game };
  const positions = [start];
  let size = sizeOf(start);
  for (const move of moves) {
    const before = positions[positions.length - 1];
    const next = typeof move === "string" ? withChanges(before, move) : null;
    size += next ? sizeOf(next, before) : 0;
    if (!next || size > mostKeptCells) return { ...state, game };
    positions.push(next);
  }
  if (!positions[at] || !samePosition(positions[at], state.position)) return { ...state, game };
  return { ...state, game, position: positions[at], past: positions.slice(0, at), future: positions.slice(at + 1) };
}

/**
 * Returns the checkpoints that are sound and have room. A board of another layout belongs only to a puzzle that is
 * entered.
 *
 * @param {readonly unknown[]} saved
 * @param {State} state
 * @returns {import("./game.js").Checkpoint[]}
 */
function readCheckpoints(saved, { activity, position: now }) {
  /** @type {import("./game.js").Checkpoint[]} */
  const checkpoints = [];
  let size = 0;
  for (const each of saved) {
    const { name, position } = /** @type {Record<string, unknown>} */ (Object(each));
    const kept = unpackPosition(position);
    if (typeof name !== "string" || !kept || (activity !== "enter" && kept.layout !== now.layout)) continue;
    size += sizeOf(kept);
    if (size > mostKeptCells) break;
    checkpoints.push({ name, position: kept });
  }
  return checkpoints;
}

/** @param {{ [Part in keyof SavedGame]: any }} data @returns {data is SavedGame} */
function isSound(data) {
  const { id, activity, elapsed, paused, hints, checks, finished, uncovered = [] } = data;
  const isCount = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) >= 0;
  return (
    typeof id === "string" &&
    id !== "" &&
    ["play", "enter", "view"].includes(activity) &&
    isCount(elapsed) &&
    typeof paused === "boolean" &&
    Array.isArray(hints) &&
    hints.length === 3 &&
    hints.every(isCount) &&
    isCount(checks) &&
    (finished === null || isCount(finished)) &&
    Array.isArray(uncovered) &&
    uncovered.every(isCount)
  );
}
