/**
 * The state of a board: the game on it, and what is only looked at.
 *
 * "play": givens are locked. "enter": every cell can be edited, and typed digits become givens. "exercise": as "play",
 * without hints, checks and solution. "path": positions along a path are shown. "view": nothing can be changed.
 *
 * @typedef {"play" | "enter" | "exercise" | "path" | "view"} Activity
 * @typedef {"digit" | "corner" | "centre" | "color"} EntryMode
 *
 * @typedef {object} Entry what a typed digit means
 * @property {EntryMode} mode
 * @property {number | null} digit digit-first entry: the digit that a press on a cell enters; null when cells are
 *   selected first
 *
 * @typedef {import("./position.js").Position} Position
 * @typedef {object} State
 * @property {import("./game.js").Game} game
 * @property {Position} position
 * @property {readonly Position[]} past oldest first
 * @property {readonly Position[]} future next first
 * @property {Activity} activity
 * @property {number | null} cursor the cell that has the focus
 * @property {readonly number[]} selection the selected cells, ascending; the cursor is one of them. Empty when there is
 *   no cursor
 * @property {Entry} entry
 * @property {boolean} removesNotes whether a digit that is entered is removed from the notes of the cells that see it
 * @property {readonly number[] | null} overlay a solution that is shown: a digit per cell, drawn where the board is
 *   blank
 * @property {readonly number[] | null} candidates candidates that are shown: a set of digits per cell, drawn in place
 *   of the notes
 * @property {import("./step.js").Step | null} step a step that is shown: drawn on the board
 * @property {import("./shown.js").Spotlight} spotlight what the player looks for
 * @property {readonly number[]} wrong the cells whose digits are marked as wrong
 * @property {boolean} isForeign whether another tab has this game, so that nothing may be changed here
 * @property {{ covered: ReadonlySet<number>, whole: Position, measure?: import("./fog.js").Measure }} [fog]
 *   of a state as the player sees it (seen.js): the cells that fog covers, the position with what lies beneath the fog,
 *   and by which digits fog is lifted; absent as long as that is not known
 */
import { newGame } from "./game.js";
import { noSpotlight } from "./shown.js";
import { newPosition } from "./position.js";

/** @type {readonly EntryMode[]} */
export const entryModes = ["digit", "corner", "centre", "color"];

/**
 * Returns a state with a new game.
 *
 * @param {object} [options]
 * @param {import("./puzzle.js").Puzzle} [options.puzzle] in place of `layout` and `givens`
 * @param {string} [options.layout]
 * @param {Activity} [options.activity]
 * @param {readonly number[]} [options.givens]
 * @param {import("./game.js").Origin} [options.origin]
 * @returns {State}
 */
export function newState({
  puzzle,
  layout = puzzle?.layout ?? "3x3",
  activity = "enter",
  givens = puzzle?.cells,
  origin = { kind: "entered" },
} = {}) {
  return stateAt(newPosition(layout, givens, puzzle?.candidates ?? null, puzzle?.rules ?? null), {
    activity,
    game: newGame(origin),
  });
}

/**
 * Returns a state without history.
 *
 * @param {Position} position
 * @param {Partial<Pick<State, "activity" | "game">>} [options] to be played, as an exercise, when absent
 * @returns {State}
 */
export function stateAt(position, { activity = "exercise", game = newGame({ kind: "exercise" }) } = {}) {
  return {
    game,
    position,
    past: [],
    future: [],
    activity,
    cursor: null,
    selection: [],
    entry: { mode: "digit", digit: null },
    removesNotes: true,
    overlay: null,
    candidates: null,
    step: null,
    spotlight: noSpotlight,
    wrong: [],
    isForeign: false,
  };
}

/**
 * Returns the state of another game with what the player has chosen about entering.
 * @param {State} from
 * @param {State} to
 * @returns {State}
 */
export function withChoicesOf({ entry, removesNotes }, to) {
  const isSame = entry.mode === to.entry.mode && entry.digit === to.entry.digit && removesNotes === to.removesNotes;
  return isSame ? to : { ...to, entry, removesNotes };
}
