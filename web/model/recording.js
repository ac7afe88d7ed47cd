/**
 * The recording of a game: what the player did, in order, and when. It has the moves that undo has left behind, and the
 * hints, checks and pauses, which the history does not. replay.js makes positions of it.
 *
 * Each act is a text: the time played in milliseconds in base 36, a letter, and what belongs to it. `M` is a move, `U`
 * and `R` are an undo and a redo, each with the changes of the position (change-text.js); `H` is a hint with its
 * strength; `C` is a check; with `P` the clock is paused, and with `G` it goes on.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./position.js").Position} Position
 * @typedef {import("./packing.js").PackedPosition} PackedPosition
 *
 * @typedef {object} KeptRecording
 * @property {PackedPosition | null} [first] the position when the recording began; null for the puzzle without anything
 *   that the player did
 * @property {readonly string[]} acts
 * @typedef {{ first: PackedPosition | null, acts: string[], size: number }} Recording `size`: the characters of all
 *   acts
 */
import { changesBetween, withChanges } from "./change-text.js";
import { elapsedAt } from "./game.js";
import { packPosition, unpackPosition } from "./packing.js";
import { isUntouched, samePosition, startOfPuzzle } from "./position.js";

/** A recording with more characters begins anew. */
export const mostRecorded = 1_000_000;

/** @param {State} state @returns {Recording} which begins at this state */
export const newRecording = ({ position, activity }) => ({
  first: activity !== "enter" && isUntouched(position) ? null : packPosition(position),
  acts: [],
  size: 0,
});

/**
 * Returns what the player has done between two states of one game.
 * @param {State} before
 * @param {State} after
 * @param {import("./save.js").Move | null} move the step of the history between the two, as `moveBetween` says
 * @param {number} now milliseconds since 1970
 * @returns {string[]}
 */
export function actsBetween(before, after, move, now) {
  const [was, is] = [before.game, after.game];
  const acts = is.hints.flatMap((count, i) => (count > was.hints[i] ? [`H${i + 1}`] : []));
  if (is.checks > was.checks) acts.push("C");
  if (is.clock.isPaused !== was.clock.isPaused && is.finished === null) acts.push(is.clock.isPaused ? "P" : "G");
  const changes = move?.kind === "move" ? move.changes : changesBetween(before.position, after.position);
  if (changes) acts.push({ move: "M", undo: "U", redo: "R" }[move?.kind ?? "move"] + changes);
  const at = Math.round(elapsedAt(is.clock, now)).toString(36);
  return acts.map((act) => at + act);
}

/**
 * Adds acts to a recording.
 * @param {Recording} recording is changed
 * @param {readonly string[]} acts
 * @returns {boolean} whether there was room
 */
export function record(recording, acts) {
  for (const act of acts) recording.size += act.length;
  recording.acts.push(...acts);
  return recording.size <= mostRecorded;
}

/**
 * Calls `use` with the beginning and with each act of a recording.
 * @param {KeptRecording} recording
 * @param {Position} puzzle a position of the game
 * @param {(position: Position, at: number, letter: string, rest: string) => void} [use] the position after the act, the
 *   time played in milliseconds, and the parts of the act; the letter of the beginning is ""
 * @returns {Position | null} the last position; null when the recording is damaged
 */
export function runThrough({ first, acts }, puzzle, use = () => {}) {
  let position = first ? unpackPosition(first) : startOfPuzzle(puzzle);
  if (position) use(position, 0, "", "");
  for (const act of acts) {
    const [, at, letter, rest] = /^([\da-z]+)([MURHCPG])(.*)$/s.exec(act) ?? [];
    if (position && /[MUR]/.test(letter)) position = withChanges(position, rest);
    if (!position || !letter) return null;
    use(position, parseInt(at, 36), letter, rest);
  }
  return position;
}

/**
 * Returns a recording that was kept. A recording that does not lead to the game as it is now, because something else
 * has written the game, begins anew.
 *
 * @param {unknown} kept
 * @param {State} state
 * @returns {Recording}
 */
export function readRecording(kept, state) {
  const { first = null, acts } = /** @type {Partial<KeptRecording>} */ (Object(kept));
  if (!Array.isArray(acts) || !acts.every((act) => typeof act === "string")) return newRecording(state);
  const last = runThrough({ first, acts }, state.position);
  return last && samePosition(last, state.position) ? { first, acts, size: acts.join("").length } : newRecording(state);
}
