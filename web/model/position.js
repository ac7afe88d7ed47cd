/**
 * The contents of a board at one moment: everything that undo covers. A position is never changed in place.
 *
 * @typedef {object} Position
 * @property {string} layout canonical name of the layout
 * @property {readonly number[]} givens a digit per cell, 0 where none is given
 * @property {readonly number[] | null} givenCandidates to which digits the puzzle itself restricts each cell: a set per
 *   cell, 0 wherever a digit is given. Null for a puzzle of givens alone (puzzle.js)
 * @property {readonly string[] | null} rules the rules of the puzzle besides those of its layout, as texts
 *   (puzzle-rules.js). Null when it has none
 * @property {readonly number[]} entries a digit per cell that the player has entered; 0 wherever a digit is given
 * @property {readonly number[] | null} answers a digit per cell that Solve has filled in; 0 wherever a digit is given
 *   or entered. Null when Solve has filled in nothing
 * @property {readonly number[]} notes centre notes: a set of digits per cell (digits.js), 0 wherever a digit is given
 *   or entered. Explanations take them for the candidates
 * @property {readonly number[]} corners corner notes: a set of digits per cell, 0 wherever a digit is given or entered
 * @property {readonly number[]} colors a set of colours (1 to 9) per cell
 * @property {Readonly<Record<number, number>>} candidateColors the colour (1 to 9) of each coloured candidate, by
 *   candidateIndex()
 * @property {readonly (readonly [number, number])[]} penLines lines from candidate to candidate that the player has
 *   drawn (pen.js), by candidateIndex(), the smaller number first
 * @property {readonly number[] | null} eliminated automatic candidates: a set of digits per cell that the player has
 *   eliminated, and `notes` are all other digits that the board leaves. Null while `notes` are the player's own
 * @property {readonly number[] | null} ownNotes the player's own centre notes while `notes` are candidates, filled in
 *   or automatic: a set of digits per cell. Null while `notes` are the player's own
 * @property {Readonly<Record<number, readonly number[]>>} removed the notes that entries have removed, by their numbers
 *   (notes.js): the cells of the entries that rule each of them out
 */
import { largestNoted } from "./digits.js";
import { layoutNamed } from "./layout.js";

/** The colours 1 to 9 that cells and candidates can have (--board-color-1 …), by the keys of their names. */
export const colorKeys = /** @type {const} */ ([
  "keypad.grey",
  "keypad.red",
  "keypad.orange",
  "keypad.yellow",
  "keypad.green",
  "keypad.turquoise",
  "keypad.blue",
  "keypad.violet",
  "keypad.pink",
]);
export const colorCount = colorKeys.length;

/** @param {Pick<Position, "layout">} position @returns {import("./layout.js").Layout} */
export function layoutOf(position) {
  return /** @type {import("./layout.js").Layout} */ (layoutNamed(position.layout));
}

/**
 * Returns the position of a puzzle with these givens (none when absent) and given candidates, and nothing else.
 *
 * @param {string} layout
 * @param {readonly number[]} [givens]
 * @param {readonly number[] | null} [givenCandidates]
 * @param {readonly string[] | null} [rules]
 * @returns {Position}
 */
export function newPosition(layout, givens, givenCandidates = null, rules = null) {
  const { name, cellCount } = /** @type {import("./layout.js").Layout} */ (layoutNamed(layout));
  const blank = new Array(cellCount).fill(0);
  return {
    layout: name,
    givens: givens ?? blank,
    givenCandidates,
    rules,
    entries: blank,
    answers: null,
    notes: blank,
    corners: blank,
    colors: blank,
    candidateColors: {},
    penLines: [],
    eliminated: null,
    ownNotes: null,
    removed: {},
  };
}

/**
 * Returns the position of the puzzle with other givens. A cell whose given is taken away may hold any digit.
 *
 * @param {Position} position
 * @param {readonly number[]} givens
 * @returns {Position}
 */
export function withOtherGivens(position, givens) {
  const all = 2 ** layoutOf(position).digitCount - 1;
  const sets =
    position.givenCandidates?.map((set, cell) => (givens[cell] ? 0 : position.givens[cell] ? all : set)) ?? null;
  return newPosition(position.layout, givens, sets, position.rules);
}

/**
 * Returns the digit seen in a cell: given, entered, or filled in by Solve; 0 for none.
 * @param {Position} position
 * @param {number} cell
 */
export const digitAt = ({ givens, entries, answers }, cell) => givens[cell] || entries[cell] || (answers?.[cell] ?? 0);

/** Returns the digit seen in each cell. @param {Position} position @returns {number[]} */
export const digitsOn = (position) => position.givens.map((_, cell) => digitAt(position, cell));

/** Whether there is no digit, no given candidate and no rule on the board. @param {Position} position */
export const isBlank = (position) => !position.givenCandidates && !position.rules && !digitsOn(position).some(Boolean);

/** Whether a cage of the puzzle has a sum. @param {Pick<Position, "rules">} position */
export const hasSums = ({ rules }) => rules?.some((text) => /^cage \d/.test(text)) ?? false;

/** Returns the position with nothing but its puzzle. @param {Position} position */
export const startOfPuzzle = ({ layout, givens, givenCandidates, rules }) =>
  newPosition(layout, givens, givenCandidates, rules);

/** Whether the player has put anything on the board. @param {Position} position */
export const isUntouched = ({ entries, answers, notes, corners, colors, candidateColors, penLines }) =>
  answers === null &&
  ![entries, notes, corners, colors].some((numbers) => numbers.some(Boolean)) &&
  Object.keys(candidateColors).length === 0 &&
  penLines.length === 0;

/** Whether the cells of the layout have room for notes. @param {Pick<Position, "layout">} position */
export const hasRoomForNotes = (position) => layoutOf(position).digitCount <= largestNoted;

/**
 * Returns the number of a candidate, the key of `candidateColors`.
 * @param {number} side
 * @param {number} cell
 * @param {number} digit
 */
export const candidateIndex = (side, cell, digit) => cell * side + digit - 1;

/** Whether two positions belong to the same puzzle. @param {Position} a @param {Position} b */
export const samePuzzle = (a, b) =>
  a.layout === b.layout &&
  sameList(a.givens, b.givens) &&
  sameOrNull(a.givenCandidates, b.givenCandidates) &&
  sameOrNull(a.rules, b.rules);

/** Whether two positions look equal, wherever their notes come from. @param {Position} a @param {Position} b */
export function samePosition(a, b) {
  return (
    samePuzzle(a, b) &&
    sameList(a.entries, b.entries) &&
    sameList(a.notes, b.notes) &&
    sameList(a.corners, b.corners) &&
    sameList(a.colors, b.colors) &&
    sameOrNull(a.answers, b.answers) &&
    sameOrNull(a.eliminated, b.eliminated) &&
    sameColors(a.candidateColors, b.candidateColors) &&
    sameList(a.penLines.flat(), b.penLines.flat())
  );
}

/** @param {readonly (number | string)[]} a @param {readonly (number | string)[]} b */
const sameList = (a, b) => a === b || (a.length === b.length && a.every((value, i) => value === b[i]));

/** @param {readonly (number | string)[] | null} a @param {readonly (number | string)[] | null} b */
const sameOrNull = (a, b) => a === b || (a !== null && b !== null && sameList(a, b));

/** @param {Position["candidateColors"]} a @param {Position["candidateColors"]} b */
function sameColors(a, b) {
  const keys = Object.keys(a);
  return a === b || (keys.length === Object.keys(b).length && keys.every((key) => a[Number(key)] === b[Number(key)]));
}
