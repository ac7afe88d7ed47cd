/**
 * Lines that the player draws from candidate to candidate. They belong to the position, so undo takes them back and
 * they are kept with the game.
 */
import { advance } from "./history.js";
import { candidateIndex, digitAt, layoutOf } from "./position.js";
import { rightsOf } from "./rights.js";

/** @typedef {import("./state.js").State} State */

/**
 * Takes the pen up or puts it down. While the pen is up, a digit that is typed names a candidate of the focused cell.
 * @param {State} state
 * @param {boolean} isOn
 * @returns {State}
 */
export const takePen = (state, isOn) =>
  isOn === state.spotlight.pen ? state : { ...state, spotlight: { ...state.spotlight, pen: isOn, penFrom: null } };

/**
 * Names a candidate: the first one begins a line, the second ends it. A line that is there already is removed. The same
 * candidate twice is no line.
 *
 * @param {State} state
 * @param {number} cell
 * @param {number} digit
 * @returns {State}
 */
export function penCandidate(state, cell, digit) {
  const { position, spotlight } = state;
  const { digitCount } = layoutOf(position);
  if (!rightsOf(state).color || digit > digitCount || digitAt(position, cell)) return state;
  const here = candidateIndex(digitCount, cell, digit);
  const from = spotlight.penFrom;
  const next = { ...state, spotlight: { ...spotlight, penFrom: from === null ? here : null } };
  if (from === null || from === here) return next;
  const [first, last] = [Math.min(from, here), Math.max(from, here)];
  const others = position.penLines.filter(([a, b]) => a !== first || b !== last);
  const isRemoved = others.length < position.penLines.length;
  return advance(next, { ...position, penLines: isRemoved ? others : [...others, [first, last]] });
}

/** Removes all lines. @param {State} state @returns {State} */
export function wipePen(state) {
  const { position } = state;
  return rightsOf(state).color && position.penLines.length ? advance(state, { ...position, penLines: [] }) : state;
}
