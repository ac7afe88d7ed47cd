/**
 * What the player sees of a game: where fog covers cells, not all of it. The code is loaded with the first game that
 * has fog.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./position.js").Position} Position
 * @typedef {object} FogPart
 * @property {(state: State) => State} state without the givens and rules beneath the fog
 * @property {(position: Position) => Position} position of a game whose state was asked for before
 */
import { signal } from "./signals.js";

/** Null until the code is loaded. */
export const fogPart = signal(/** @type {FogPart | null} */ (null));

/** @param {State} state */
export const seenState = (state) => fogPart.value?.state(state) ?? state;

/** @param {Position} position */
export const seenPosition = (position) => fogPart.value?.position(position) ?? position;
