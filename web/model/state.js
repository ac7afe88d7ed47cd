/**
 * The state of a board: its position, the positions before and after it, and what is only looked at.
 *
 * @typedef {import("./position.js").Position} Position
 * @typedef {object} State
 * @property {Position} position
 * @property {readonly Position[]} past oldest first
 * @property {readonly Position[]} future next first
 * @property {number | null} selection the selected cell
 * @property {boolean} noteMode whether a typed digit is a note
 * @property {readonly number[] | null} overlay a solution looked at: a digit per cell, painted where the board is blank
 * @property {readonly number[] | null} candidates looked at: a set of digits per cell, shown in place of the notes
 * @property {import("./step.js").Step | null} step a step looked at: drawn on the board
 */
import { newPosition } from "./position.js";

/**
 * @param {object} [options]
 * @param {string} [options.layout]
 * @param {import("./position.js").Mode} [options.mode]
 * @param {readonly number[]} [options.givens]
 * @returns {State}
 */
export function newState({ layout = "3x3", mode = "solve", givens } = {}) {
  return stateAt(newPosition(layout, mode, givens));
}

/** @param {Position} position @returns {State} a fresh state without history */
export function stateAt(position) {
  return { position, past: [], future: [], selection: null, noteMode: false, overlay: null, candidates: null, step: null };
}
