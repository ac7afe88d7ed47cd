/**
 * A game as it was played, position by position, with what happened between them: made of its recording
 * (recording.js), or of its history where nothing else is left.
 *
 * @typedef {import("./position.js").Position} Position
 * @typedef {"start" | "move" | "undo" | "redo" | "hint" | "check" | "pause" | "resume"} FrameKind
 *
 * @typedef {object} Frame
 * @property {FrameKind} kind what has led to the position
 * @property {Position} position
 * @property {number | null} at the time played in milliseconds; null for a move whose time was not recorded
 * @property {1 | 2 | 3} [strength] of a hint
 */
import { runThrough } from "./recording.js";
import { samePosition, samePuzzle } from "./position.js";

/** @type {Readonly<Record<string, FrameKind>>} */
const kinds = { "": "start", M: "move", U: "undo", R: "redo", H: "hint", C: "check", P: "pause", G: "resume" };

/**
 * Returns the frames of a game. The first is the beginning, the last has the position of the game now. Moves before the
 * recording come from the history, without times. What was done before the puzzle was complete is left out.
 *
 * @param {import("./state.js").State} state
 * @param {import("./recording.js").KeptRecording} recording
 * @returns {Frame[]} at least one
 */
export function framesOf({ position: now, past }, recording) {
  /** @type {Frame[]} */
  const recorded = [];
  const last = runThrough(recording, now, (position, at, letter, rest) =>
    recorded.push({ kind: kinds[letter], position, at, ...(letter === "H" && { strength: strengthOf(rest) }) }),
  );
  const isWhole = last !== null && samePosition(last, now);
  const frames = isWhole ? recorded : [{ kind: kinds.M, position: now, at: null }];
  const began = [...past, now].findIndex((position) => samePosition(position, frames[0].position));
  const before = past.slice(0, Math.max(0, began));
  const all = [
    ...before.map((position) => ({ kind: kinds.M, position, at: null })),
    ...frames.map((frame) => (before.length && frame.kind === "start" ? { ...frame, kind: kinds.M, at: null } : frame)),
  ];
  const first = all.findLastIndex(({ position }) => !samePuzzle(position, now)) + 1;
  return [{ kind: "start", position: all[first].position, at: 0 }, ...all.slice(first + 1)];
}

/** @param {string} rest @returns {1 | 2 | 3} */
const strengthOf = (rest) => /** @type {1 | 2 | 3} */ (Math.min(3, Math.max(1, Number(rest) || 1)));
