/**
 * What may be done to a board. Actions and views ask here, and nowhere else.
 *
 * @typedef {object} Rights
 * @property {boolean} enterDigits digits may be entered and erased
 * @property {boolean} editGivens the digits that are entered are givens, and givens may be erased
 * @property {boolean} takeNotes centre notes, corner notes and automatic candidates may be changed
 * @property {boolean} color cells and candidates may be coloured
 * @property {boolean} undo
 * @property {boolean} hint
 * @property {boolean} check
 * @property {boolean} reveal the solution, or a digit of it, may be shown
 * @property {boolean} fill the whole board may be changed: solved, reset, cleared, locked; checkpoints may be added,
 *   restored and removed
 * @property {Refusal | null} refusal why nothing may be changed; null when something may be
 *
 * @typedef {"rights.foreign" | "rights.view" | "rights.path" | "rights.paused" | "rights.solution"} Refusal the key of
 *   its sentence
 *
 * @typedef {import("./state.js").State} State
 */
import { hasRoomForNotes } from "./position.js";
import { wholePosition } from "./seen.js";

const nothing = {
  enterDigits: false,
  editGivens: false,
  takeNotes: false,
  color: false,
  undo: false,
  hint: false,
  check: false,
  reveal: false,
  fill: false,
};

/** @param {State} state @returns {Rights} */
export function rightsOf(state) {
  const refusal = refusalOf(state);
  if (refusal) return { ...nothing, refusal, reveal: refusal === "rights.solution" };
  const room = hasRoomForNotes(state.position);
  if (state.activity === "enter")
    return {
      ...nothing,
      enterDigits: true,
      editGivens: true,
      color: true,
      undo: true,
      reveal: true,
      fill: true,
      refusal,
    };
  const shared = { ...nothing, enterDigits: true, takeNotes: room, color: true, undo: true, refusal };
  return state.activity === "exercise" ? shared : { ...shared, hint: true, check: true, reveal: true, fill: true };
}

/** @param {State} state @returns {Refusal | null} */
function refusalOf({ isForeign, activity, overlay, game }) {
  if (isForeign) return "rights.foreign";
  if (activity === "view") return "rights.view";
  if (activity === "path") return "rights.path";
  if (game.clock.isPaused) return "rights.paused";
  return overlay ? "rights.solution" : null;
}

/**
 * Whether the digit of a cell may be changed.
 * @param {State} state
 * @param {number} cell
 * @param {Rights} [rights] of the state
 */
export const isLocked = (state, cell, rights = rightsOf(state)) =>
  !rights.enterDigits || (!rights.editGivens && wholePosition(state).givens[cell] !== 0);
