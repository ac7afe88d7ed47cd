/**
 * The contents of a board, cell by cell. They are derived from the state, and both the picture and the accessible grid
 * show them.
 *
 * @typedef {object} CellView
 * @property {"blank" | "given" | "entry" | "answer"} kind "answer": a digit that Solve has filled in, or of a solution
 *   that is being shown
 * @property {number} digit 0 when blank
 * @property {number} notes set of digits: centre notes or candidates
 * @property {"own" | "filled" | "automatic" | "given" | "shown"} source of the notes: the player; notes that were
 *   filled in from the candidates; automatic candidates; the given candidates of the puzzle, in cells without notes;
 *   candidates that are shown in place of notes
 * @property {number} own set of digits: of candidates that take the place of notes, the player's own centre notes
 * @property {number} corners set of digits: corner notes
 * @property {number} colors set of colours
 * @property {Readonly<Record<number, number>> | null} candidateColors the colours of candidates in the cell, by digit
 * @property {boolean} conflict
 * @property {boolean} wrong true if the digit is marked as wrong
 * @property {boolean} locked
 *
 * @typedef {object} Looks what the player has chosen about the picture, and what the page asks of it
 * @property {"candidates" | "keypad" | "centre"} noteStyle what has the places of a keypad, while the rest is written
 *   in the middle of the cell: candidates and notes that were filled in, also the player's own centre notes, or
 *   neither. Candidates that are shown and the candidates of a step always have the places of a keypad
 * @property {boolean} highlightPeers
 * @property {boolean} highlightSame
 * @property {import("./coordinates.js").Naming | null} coordinates the names of rows and columns at the edges; null for
 *   none
 * @property {boolean} covered whether the contents are hidden, besides while the clock is paused
 * @property {boolean} motion
 *
 * @typedef {"peer" | "same" | "selected" | "focused"} Grade
 *
 * @typedef {object} BoardView
 * @property {State} state from which the view is derived; extensions look at more of it
 * @property {readonly Extension[]} extensions
 * @property {import("../model/layout.js").Layout} layout
 * @property {readonly CellView[]} cells
 * @property {number | null} cursor the focused cell
 * @property {readonly number[]} selection the selected cells, ascending
 * @property {number | null} caret the cell that the keyboard has reached without selecting the cell
 * @property {number} grid the grid in which the keyboard is, from 0
 * @property {ReadonlyMap<number, Grade>} highlights the relation of a cell to the selection; cells without one are
 *   absent
 * @property {number} sameDigit the digit that is highlighted in notes; 0 for none
 * @property {readonly import("../model/conflicts.js").Conflict[]} conflicts
 * @property {readonly string[] | null} spoken what the extensions read of each cell; null for nothing
 * @property {import("./geometry.js").Room | null} room what a geometry must leave for the extensions
 * @property {import("../model/digit-face.js").Face | undefined} face what digits look like besides the usual digits
 * @property {Looks} looks
 * @property {import("./motion.js").Moment | null} moment what is in motion; null when nothing is
 */
import { conflictCells, conflictsOn } from "../model/conflicts.js";
import { noteSet } from "../model/digits.js";
import { faceOf } from "../model/digit-face.js";
import { digitsOn, layoutOf } from "../model/position.js";
import { isLocked, rightsOf } from "../model/rights.js";
import { newState } from "../model/state.js";
import { candidatesLeft } from "../model/step.js";
import { roomFor, spokenBy } from "./extension.js";
import { highlightsOf, sameDigitOf } from "./highlights.js";
import { selectionExtension } from "./selection-drawing.js";

/** @typedef {import("../model/layout.js").Layout} Layout */
/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./extension.js").Extension} Extension */
/** @typedef {import("../model/position.js").Position} Position */

/** @type {Looks} */
export const usualLooks = {
  noteStyle: "keypad",
  highlightPeers: true,
  highlightSame: true,
  coordinates: null,
  covered: false,
  motion: false,
};

/**
 * @param {State} state
 * @param {Looks} [looks]
 * @param {readonly Extension[]} [added] besides the selection, which every board has
 * @returns {BoardView}
 */
export function viewOf(state, looks = usualLooks, added = []) {
  const { position, cursor, selection, game } = state;
  const sameDigit = sameDigitOf(state, looks.highlightSame);
  const covered = looks.covered || game.clock.isPaused;
  return {
    state,
    extensions: [...added, selectionExtension],
    layout: layoutOf(position),
    face: faceOf(state),
    room: roomFor(added, state),
    spoken: spokenBy(added, state),
    ...contentsOf(state),
    cursor,
    selection,
    caret: null,
    grid: 0,
    moment: null,
    highlights: highlightsOf(state, looks.highlightPeers, sameDigit),
    sameDigit,
    looks: { ...looks, covered },
  };
}

/**
 * The contents for each position, and what they were made from. They are kept because every move of the selection needs
 * them again, and a board can have ten thousand cells.
 * @type {WeakMap<Position, { contents: Pick<BoardView, "cells" | "conflicts">, sources: readonly unknown[] }>}
 */
const known = new WeakMap();

/** @param {State} state @returns {Pick<BoardView, "cells" | "conflicts">} */
function contentsOf(state) {
  const { position, overlay, candidates, wrong, activity, isForeign, game } = state;
  const conflicts = conflictsOn(position);
  const sources = [overlay, candidates, wrong, activity, isForeign, game.clock.isPaused, conflicts];
  const before = known.get(position);
  if (before?.sources.every((source, i) => source === sources[i])) return before.contents;
  const contents = { cells: cellsOf(state, conflictCells(conflicts)), conflicts };
  known.set(position, { contents, sources });
  return contents;
}

/**
 * @param {State} state
 * @param {ReadonlySet<number>} inConflict
 * @returns {CellView[]}
 */
function cellsOf(state, inConflict) {
  const rights = rightsOf(state);
  const wrong = new Set(state.wrong);
  const colored = candidateColorsOf(state.position);
  const { givenCandidates } = state.position;
  const given = givenCandidates && candidatesLeft(layoutOf(state.position), digitsOn(state.position), givenCandidates);
  return state.position.givens.map((_, cell) => {
    const { kind, digit, notes, source, own, corners } = contentOf(state, cell, given);
    // Not with `...contentOf()`: a spread makes the view of a large board take twice as long.
    return {
      kind,
      digit,
      notes,
      source,
      own,
      corners,
      colors: state.position.colors[cell],
      candidateColors: colored.get(cell) ?? null,
      conflict: inConflict.has(cell),
      wrong: wrong.has(cell),
      locked: isLocked(state, cell, rights),
    };
  });
}

/** @param {Position} position @returns {Map<number, Record<number, number>>} by cell */
function candidateColorsOf(position) {
  const { digitCount } = layoutOf(position);
  /** @type {Map<number, Record<number, number>>} */
  const colored = new Map();
  for (const [key, color] of Object.entries(position.candidateColors)) {
    const [cell, digit] = [Math.floor(Number(key) / digitCount), (Number(key) % digitCount) + 1];
    colored.set(cell, { ...colored.get(cell), [digit]: color });
  }
  return colored;
}

const noNotes = { notes: 0, source: /** @type {const} */ ("own"), own: 0, corners: 0 };

/**
 * @param {State} state
 * @param {number} cell
 * @param {readonly number[] | null} given what the given candidates leave
 * @returns {Pick<CellView, "kind" | "digit" | "notes" | "source" | "own" | "corners">}
 */
function contentOf({ position, overlay, candidates }, cell, given) {
  const { givens, entries, answers, notes, corners, eliminated, ownNotes } = position;
  if (givens[cell]) return { kind: "given", digit: givens[cell], ...noNotes };
  if (overlay && overlay[cell] && overlay[cell] !== entries[cell])
    return { kind: "answer", digit: overlay[cell], ...noNotes };
  if (entries[cell]) return { kind: "entry", digit: entries[cell], ...noNotes };
  if (answers?.[cell]) return { kind: "answer", digit: answers[cell], ...noNotes };
  if (given && !candidates && !notes[cell] && !eliminated)
    return { kind: "blank", digit: 0, notes: given[cell], source: "given", own: 0, corners: corners[cell] };
  const source = candidates ? "shown" : eliminated ? "automatic" : ownNotes ? "filled" : "own";
  return {
    kind: "blank",
    digit: 0,
    notes: (candidates ?? notes)[cell],
    source,
    own: candidates ? 0 : (ownNotes?.[cell] ?? 0) & notes[cell],
    corners: corners[cell],
  };
}

/**
 * Returns the view of a puzzle, optionally with its solution as answers, with digits that a player has entered and with
 * candidates, for printed sheets and for boards without input.
 *
 * @param {string} layoutName
 * @param {readonly number[]} givens
 * @param {readonly number[] | null} [solution]
 * @param {{ entries?: readonly number[] | null, candidates?: readonly number[] | null, rules?: readonly string[] |
 *   null, extensions?: readonly Extension[], face?: string, drawing?: string }} [more] digits by cell, 0 for none; sets
 *   of digits by cell; the rules of the puzzle; what draws more than the digits; the name of a face that is loaded;
 *   what the author drew
 * @returns {BoardView}
 */
export function viewOfPuzzle(
  layoutName,
  givens,
  solution = null,
  { entries = null, candidates = null, rules = null, extensions = [], face, drawing } = {},
) {
  const state = newState({ layout: layoutName, activity: "view", givens, origin: { kind: "entered", face, drawing } });
  const position = { ...state.position, rules, ...(entries && { entries: [...entries] }) };
  return viewOf(
    { ...state, position, candidates: candidates && [...candidates], overlay: solution },
    usualLooks,
    extensions,
  );
}

/**
 * Returns the view of a position, with the candidates of all blank cells.
 *
 * @param {import("../model/step.js").StepState} at
 * @param {import("../model/step.js").Step | null} step that is shown
 * @param {readonly Extension[]} [extensions] what draws the step and the rules of the position
 * @param {string} [face] the name of a face that is loaded
 * @returns {BoardView}
 */
export function viewOfStep({ layout: name, cells, givens = cells, candidates, rules }, step, extensions = [], face) {
  const state = newState({ layout: name, activity: "view", givens, origin: { kind: "entered", face } });
  const entries = cells.map((digit, cell) => (givens[cell] ? 0 : digit));
  const sets = candidates ? candidates.map(noteSet) : candidatesLeft(layoutOf(state.position), cells);
  return viewOf(
    { ...state, position: { ...state.position, entries, rules: rules ?? null }, candidates: sets, step },
    usualLooks,
    extensions,
  );
}
