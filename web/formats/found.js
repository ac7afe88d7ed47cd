/**
 * A puzzle as it was read from a text, whatever the format: with its digits, its notes and what the text tells about
 * it.
 *
 * @typedef {object} Found
 * @property {string} format such as "line" or "f-puzzles"; the names of the engine's formats are the engine's
 * @property {string} layout
 * @property {readonly number[]} givens
 * @property {readonly number[] | null} givenCandidates to which digits the text restricts each cell, if it does
 *   (model/puzzle.js)
 * @property {boolean} mayBeNotes whether the given candidates can also be notes of a player: a 729 line and a frame of
 *   pencil marks do not say. Place Solve takes them for given, and place Play for notes, as the command line does for
 *   what solves and what teaches
 * @property {readonly number[]} entries digits that the player of the text has placed
 * @property {readonly number[]} notes centre notes or candidates: a set of digits per cell
 * @property {readonly number[]} corners corner notes: a set of digits per cell
 * @property {import("../model/puzzle-goal.js").LevelName} [level] that the text tells
 * @property {number} [rating] that the text tells
 * @property {string} [face] that the text tells
 * @property {string} title
 * @property {string} author
 * @property {string} ruleset what the author says about the rules, in the author's words
 * @property {string} message what the author says to whoever has solved the puzzle
 * @property {import("../model/drawing.js").Drawing | null} drawn what the author drew
 * @property {readonly number[] | null} solution the solution that the author gives
 * @property {readonly string[] | null} rules rules besides those of the layout, as texts (model/puzzle-rules.js); null
 *   when there are none
 * @property {readonly SuggestedRule[]} suggested what the drawing of the text seems to mean; none of it is among the
 *   rules
 * @property {readonly DrawnReading[]} readings the ways to read the drawing, when there are several and one
 *   solution decides between them
 * @property {readonly string[]} taken the rules that the reader has taken from `suggested`; they are among the rules
 * @property {readonly string[]} leftOut names of rules in the text that are not known here, and texts of those that the
 *   puzzle cannot have; the puzzle is read without them
 * @property {readonly string[]} broken the texts of those in `leftOut` that the author's solution breaks
 * @property {import("../model/state.js").State | null} state a whole game, if the text holds one
 * @property {number} line of the text at which the puzzle begins, from 1
 * @property {string} [source] name of the file, "" for a text that was pasted
 *
 * @typedef {{ rule: string, certainty: "sure" | "likely" | "low", word: string }} SuggestedRule as the engine tells it
 * @typedef {{ steps: readonly (readonly [change: string, kind: string, readAs: string])[], rules: readonly (number |
 *   string)[] }} DrawnReading as the engine tells it: a rule is a number among the suggestions, from 0, or a text
 */
import { largestNoted } from "../model/digits.js";
import { layoutNamed } from "../model/layout.js";
import { givenCandidates } from "../model/puzzle.js";
import { hasFullNotes } from "../model/notes.js";
import { newPosition } from "../model/position.js";

/** A text that cannot be read, with a code for its sentence. */
export class FormatError extends Error {
  /**
   * @param {import("../model/error-codes.js").FileErrorCode | import("../model/error-codes.js").TextErrorCode |
   *   "aborted"} code
   * @param {Record<string, string | number>} [details]
   * @param {{ line: number, column: number } | null} [position]
   */
  constructor(code, details = {}, position = null) {
    super(code);
    this.code = code;
    this.details = details;
    this.position = position;
  }
}

/**
 * Returns a puzzle with these parts, and nothing for the parts that are absent. Notes in cells with a digit are
 * dropped.
 *
 * @param {{ format: string, layout: string, givens: readonly number[] } & Partial<Found>} parts
 * @returns {Found}
 * @throws {FormatError} "unknown-layout"
 */
export function foundPuzzle({
  layout: name,
  givens,
  givenCandidates: restricted = null,
  entries,
  notes,
  corners,
  ...parts
}) {
  const layout = layoutNamed(name);
  if (!layout) throw new FormatError("unknown-layout", { found: name });
  const blank = new Array(layout.cellCount).fill(0);
  const placed = givens.map((given, cell) => (given ? 0 : (entries?.[cell] ?? 0)));
  const free = (/** @type {readonly number[] | undefined} */ sets) =>
    sets && layout.digitCount <= largestNoted
      ? sets.map((set, cell) => (givens[cell] || placed[cell] ? 0 : set))
      : blank;
  return {
    title: "",
    author: "",
    ruleset: "",
    message: "",
    drawn: null,
    solution: null,
    rules: null,
    suggested: [],
    readings: [],
    taken: [],
    leftOut: [],
    broken: [],
    state: null,
    line: 1,
    mayBeNotes: false,
    ...parts,
    layout: layout.name,
    givens,
    givenCandidates: givenCandidates({ layout: layout.name, cells: givens }, restricted),
    entries: placed,
    notes: free(notes),
    corners: free(corners),
  };
}

/** Whether a puzzle is more than its givens. @param {Found} found */
export const isPlayed = ({ entries, notes, corners, state }) =>
  state !== null || [entries, notes, corners].some((values) => values.some(Boolean));

/**
 * Whether a puzzle can be opened as a puzzle alone, without a loss, where the candidates of texts are given.
 * @param {Found} found
 */
export const isPuzzleToSolve = (found) => !isPlayed(found.mayBeNotes ? { ...found, notes: [] } : found);

/** The position that place Play opens. @param {Found} found @returns {import("../model/position.js").Position} */
export function positionOf({
  layout,
  givens,
  givenCandidates: given,
  rules,
  mayBeNotes,
  entries,
  notes,
  corners,
  state,
}) {
  if (state) return state.position;
  const position = { ...newPosition(layout, givens, mayBeNotes ? null : given, rules), entries, notes, corners };
  return { ...position, ownNotes: notes.some(Boolean) && hasFullNotes(position) ? notes.map(() => 0) : null };
}

/** The puzzle that place Solve opens. @param {Found} found @returns {import("../model/puzzle.js").Puzzle} */
export const puzzleToSolve = ({ layout, givens, givenCandidates: candidates, rules }) => ({
  layout,
  cells: givens,
  candidates,
  rules,
});
