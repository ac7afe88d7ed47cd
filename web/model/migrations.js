/**
 * Saved games of earlier versions, brought to the present one.
 *
 * Version 2 is as version 3, and its puzzles have no given candidates.
 *
 * Version 1: `{ nonet: 1, position, past }`. A position is five texts: layout, mode ("play", "solve", "view"), givens, entries, notes.
 */
import { changesBetween } from "./changes.js";
import { newId } from "./game.js";
import { unpackPosition } from "./packing.js";

/** @typedef {{ game: any, history: unknown }} Data of the present version; `game` is null when the data is no saved game */

/** @param {unknown} saved @param {unknown} history @returns {Data} */
export function migrated(saved, history) {
  const { nonet } = /** @type {{ nonet?: unknown }} */ (typeof saved === "object" && saved !== null ? saved : {});
  if (nonet === 1) return fromVersion1(/** @type {any} */ (saved));
  return { game: nonet === 2 || nonet === 3 ? saved : null, history };
}

/** @param {{ position?: unknown, past?: unknown }} saved @returns {Data} */
function fromVersion1({ position, past }) {
  const packed = positionOf1(position);
  if (!packed || !Array.isArray(past)) return { game: null, history: null };
  const mode = /** @type {string[]} */ (position)[1];
  const game = {
    nonet: 2, id: newId(), position: packed, activity: mode === "solve" ? "enter" : mode, origin: { kind: "entered" }, elapsed: 0,
    paused: false, hints: [0, 0, 0], checks: 0, finished: null,
  };
  const positions = [...past.map(positionOf1), packed].map(unpackPosition);
  // The past may hold other puzzles: a new puzzle was a step of the history.
  const last = positions[positions.length - 1];
  const first = positions.findLastIndex((each) => each?.givens.join() !== last?.givens.join()) + 1;
  const kept = positions.slice(first);
  if (!last || kept.includes(null)) return { game, history: null };
  const sound = /** @type {import("./position.js").Position[]} */ (kept);
  const [start] = [...past.map(positionOf1), packed].slice(first);
  return { game, history: { first: start, moves: sound.slice(1).map((each, i) => changesBetween(sound[i], each)), at: sound.length - 1, checkpoints: [] } };
}

/** @param {unknown} packed @returns {import("./packing.js").PackedPosition | null} */
function positionOf1(packed) {
  if (!Array.isArray(packed) || packed.length !== 5 || !packed.every((part) => typeof part === "string")) return null;
  const [l, , g, e, n] = packed;
  return { l, g, e, n };
}
