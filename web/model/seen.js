/**
 * What the player sees of a game: where fog covers cells, not all of it. The code is loaded with the first game that
 * has fog.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./position.js").Position} Position
 * @typedef {object} FogPart
 * @property {(state: State) => State} state without the givens and rules beneath the fog
 * @property {(position: Position) => Position} position of a game whose state was asked for before
 * @property {(state: State) => readonly number[] | undefined} uncovered the open cells, for a save that must tell them;
 *   undefined where the puzzle alone tells them
 */
import { signal } from "./signals.js";

/** Null until the code is loaded. */
export const fogPart = signal(/** @type {FogPart | null} */ (null));

/** Until the code is loaded, fog covers the whole board. @param {State} state @returns {State} */
export function seenState(state) {
  const { activity, game, position } = state;
  if (fogPart.value) return fogPart.value.state(state);
  if (!["play", "view"].includes(activity) || !game.origin.drawing?.includes('"fog":')) return state;
  const { givens } = position;
  return {
    ...state,
    position: { ...position, givens: givens.map(() => 0), givenCandidates: null, rules: null },
    fog: { covered: new Set(givens.keys()), whole: position },
  };
}

/** The position with what lies beneath the fog. @param {Pick<State, "fog" | "position">} state */
export const wholePosition = ({ fog, position }) => fog?.whole ?? position;

/** @param {Position} position */
export const seenPosition = (position) => fogPart.value?.position(position) ?? position;
