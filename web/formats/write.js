/**
 * The formats in which a puzzle can be written: what each can hold, for which boards it is, and the file that it makes.
 *
 * @typedef {import("./found.js").Found} Found
 * @typedef {"givens" | "entries" | "candidates"} Content how much is written: the givens; also the digits entered; also
 *   the candidates
 * @typedef {object} WriteFormat
 * @property {string} name
 * @property {string} extension of a file, without a dot
 * @property {string} type of a file
 * @property {Content} [least] what the format always holds: givens when absent
 * @property {Content} most what the format can hold
 * @property {boolean} [restricts] whether the format holds given candidates
 * @property {boolean} [rules] whether the format says rules, or refuses
 * @property {boolean} [comments] whether comments can stand before the puzzle, which then hold its rules
 * @property {(layout: import("../model/layout.js").Layout) => boolean} isFor
 * @property {(found: Found, engine: FormatEngine) => Written | Promise<Written>} write
 *
 * @typedef {string | { text: string, leftOut: readonly string[] }} Written the text; `leftOut`: what the text does not
 *   say of the board
 *
 * @typedef {{ layout: string, cells: number[], givens?: number[], candidates?: number[][] }} EnginePosition
 * @typedef {object} FormatEngine
 * @property {(position: EnginePosition, name: any, options?: { content: "digits" | "most" | "all" }) =>
 *   Promise<string>} format
 * @property {import("./for-other-programs.js").RuleWriter} [formatWithRules]
 */
import { noteBit, noteDigits } from "../model/digits.js";
import { drawingIn } from "../model/drawing.js";
import { isSquare, layoutNamed } from "../model/layout.js";
import { digitsOn } from "../model/position.js";
import { authorSolution } from "../model/progress.js";
import { candidatesLeft } from "../model/step.js";
import { rulesAsComments } from "./line.js";
import { positionOf } from "./found.js";
import {
  fPuzzleOf,
  fPuzzlesLink,
  sudokuPadBoardLink,
  sudokuPadLink,
  sudokuSolverLink,
  sudokuSolverText,
} from "./for-other-programs.js";
import { writeOpenSudoku } from "./open-sudoku.js";
import { toWiki } from "./sudokuwiki.js";

/** @typedef {import("../model/layout.js").Layout} Layout */

const classic = (/** @type {Layout} */ { name }) => name === "3x3";
const any = () => true;
/** f-puzzles has boards up to this side. */
const largestFPuzzle = 16;
const smallEnough = (/** @type {Layout} */ layout) => isSquare(layout) && layout.digitCount <= largestFPuzzle;
const hasSeveralGrids = (/** @type {Layout} */ { grids }) => grids.length > 1;
/** A board of SudokuPad does not say how many digits there are. */
const otherForSudokuPad = (/** @type {Layout} */ layout) =>
  !isSquare(layout) &&
  layout.digitCount <= largestFPuzzle &&
  (hasSeveralGrids(layout) || layout.digitCount === Math.max(layout.rows, layout.columns));
/** Interactive Sudoku Solver has one grid of any rows, columns and digits up to this number. */
const forSudokuSolver = (/** @type {Layout} */ layout) =>
  layout.digitCount <= largestFPuzzle && !hasSeveralGrids(layout) && !layout.cellsOfPlaces;
/** The largest side whose digits have symbols of their own. */
const withSymbols = (/** @type {Layout} */ { digitCount }) => digitCount <= 35;
const squareWithSymbols = (/** @type {Layout} */ layout) => isSquare(layout) && withSymbols(layout);
const plain = (/** @type {Layout} */ layout) => isSquare(layout) && layout.hasBoxes && layout.variants.length === 0;
const text = "text/plain;charset=utf-8";

/**
 * @param {string} name of the engine
 * @param {string} extension
 * @param {Content} most
 * @param {WriteFormat["isFor"]} isFor
 * @param {string} [type]
 * @returns {WriteFormat}
 */
const byEngine = (name, extension, most, isFor, type = text) => ({
  name,
  extension,
  type,
  most,
  isFor,
  write: (found, engine) => writtenBy(engine, found, name),
});

/** In the order in which they are offered. @type {readonly WriteFormat[]} */
export const writeFormats = [
  { ...byEngine("line", "txt", "entries", any), comments: true },
  { ...byEngine("frame", "txt", "entries", isSquare), comments: true },
  { ...byEngine("rows", "txt", "entries", withSymbols), comments: true },
  { ...byEngine("grids", "txt", "entries", hasSeveralGrids), comments: true },
  { ...byEngine("numbers", "txt", "entries", any), comments: true },
  byEngine("csv", "csv", "entries", any, "text/csv;charset=utf-8"),
  byEngine("tsv", "tsv", "entries", any, "text/tab-separated-values;charset=utf-8"),
  { ...byEngine("pencilmarks", "txt", "candidates", plain), least: "candidates", restricts: true, comments: true },
  {
    name: "f-puzzles-link",
    extension: "txt",
    type: text,
    most: "candidates",
    restricts: true,
    rules: true,
    isFor: smallEnough,
    write: fPuzzlesLink,
  },
  {
    name: "sudokupad-link",
    extension: "txt",
    type: text,
    most: "candidates",
    restricts: true,
    rules: true,
    isFor: smallEnough,
    write: sudokuPadLink,
  },
  {
    name: "sudokupad-link",
    extension: "txt",
    type: text,
    most: "givens",
    rules: true,
    isFor: otherForSudokuPad,
    write: sudokuPadBoardLink,
  },
  {
    name: "sudoku-solver-link",
    extension: "txt",
    type: text,
    most: "givens",
    restricts: true,
    rules: true,
    isFor: forSudokuSolver,
    write: sudokuSolverLink,
  },
  {
    name: "sudokuwiki-link",
    extension: "txt",
    type: text,
    most: "candidates",
    isFor: classic,
    write: (found) =>
      `https://www.sudokuwiki.org/sudoku.htm?bd=${isBare(found) ? found.givens.join("") : toWiki(found)}`,
  },
  {
    name: "f-puzzles",
    extension: "json",
    type: "application/json",
    most: "candidates",
    restricts: true,
    rules: true,
    isFor: smallEnough,
    write: async (found, engine) => JSON.stringify(await fPuzzleOf(found, engine)),
  },
  {
    name: "sudoku-solver",
    extension: "txt",
    type: text,
    most: "givens",
    restricts: true,
    rules: true,
    isFor: forSudokuSolver,
    write: sudokuSolverText,
  },
  {
    name: "opensudoku",
    extension: "opensudoku",
    type: "application/xml",
    most: "candidates",
    isFor: classic,
    write: (found) => writeOpenSudoku([found], "Nonet", 0),
  },
  byEngine("sdk", "sdk", "entries", classic),
  byEngine("sdm", "sdm", "entries", squareWithSymbols),
  byEngine("ss", "ss", "entries", classic),
  byEngine("library", "txt", "candidates", classic),
  { ...byEngine("sudokuwiki", "txt", "candidates", classic), least: "candidates" },
  { ...byEngine("729", "txt", "candidates", classic), least: "candidates", restricts: true, comments: true },
  byEngine("solo", "txt", "givens", isSquare),
  byEngine("jigsaw", "txt", "entries", squareWithSymbols),
];

/** Contents from the least to the most. @type {readonly Content[]} */
export const contentNames = ["givens", "entries", "candidates"];

/**
 * Whether a format can hold so much, and no more.
 * @param {WriteFormat} format
 * @param {Content} content
 * @param {boolean} [isRestricted] whether the puzzle has given candidates
 */
export function holds({ least = "givens", most, restricts = false }, content, isRestricted = false) {
  const [from, to, at] = [isRestricted && restricts ? "givens" : least, most, content].map((each) =>
    contentNames.indexOf(each),
  );
  return from <= at && at <= to;
}

/**
 * Returns so much of a position as is to be written. Cells without notes get all candidates that the digits on the
 * board leave. The author's solution is written only when it still solves the puzzle, which may have been edited.
 *
 * @param {import("../model/position.js").Position} position
 * @param {Content} content
 * @param {Partial<import("../model/game.js").Origin>} [about]
 * @returns {Found}
 */
export function contentOf(position, content, about = {}) {
  const { title = "", author = "", ruleset = "", message = "", drawing } = about;
  const { layout, givens, givenCandidates, notes, corners } = position;
  const blank = givens.map(() => 0);
  const digits = digitsOn(position);
  const entries = content === "givens" ? blank : digits.map((digit, cell) => (givens[cell] ? 0 : digit));
  const noted = () =>
    candidatesLeft(/** @type {Layout} */ (layoutNamed(layout)), digits, givenCandidates).map((set, cell) =>
      digits[cell] ? 0 : notes[cell] || set,
    );
  return {
    format: "nonet",
    layout,
    givens,
    givenCandidates,
    mayBeNotes: false,
    entries,
    notes: content === "candidates" ? noted() : blank,
    corners: content === "candidates" ? corners : blank,
    title,
    author,
    ruleset,
    message,
    drawn: drawingIn(drawing),
    solution: authorSolution({ game: { origin: about }, position }),
    rules: position.rules,
    suggested: [],
    readings: [],
    taken: [],
    leftOut: [],
    broken: [],
    state: null,
    line: 1,
  };
}

/**
 * Returns a text, and what it does not say of the board.
 *
 * @param {WriteFormat} format @param {Found} found @param {FormatEngine} engine
 * @returns {Promise<{ text: string, leftOut: readonly string[] }>}
 */
export async function writtenText(format, found, engine) {
  const written = await format.write(found, engine);
  const { text: made, leftOut } = typeof written === "string" ? { text: written, leftOut: [] } : written;
  const { givenCandidates, rules } = found;
  return {
    text: rules && format.comments ? `${rulesAsComments(rules)}${made}` : made,
    leftOut: [
      ...leftOut,
      ...(givenCandidates && !format.restricts ? ["given-candidates"] : []),
      ...(rules && !format.comments && !format.rules ? ["rules"] : []),
    ],
  };
}

/**
 * The text may say less than the board: a format with no mark for entries gets them as givens.
 *
 * @param {FormatEngine} engine @param {Found} found @param {string} name of the format @returns {Promise<Written>}
 */
async function writtenBy(engine, found, name) {
  const position = forEngine(found, writeFormats.find((format) => format.name === name)?.restricts ?? false);
  try {
    return await engine.format(position, name, { content: "all" });
  } catch (error) {
    const { leftOut } = Object(error).details ?? {};
    if (!leftOut) throw error;
    const lost = leftOut.split(",").map((/** @type {string} */ part) => (part === "entries" ? "entry-marks" : part));
    return {
      text: await engine.format(position, name, { content: position.candidates ? "most" : "digits" }),
      leftOut: lost,
    };
  }
}

/**
 * @param {Found} found
 * @param {boolean} restricts whether the format holds given candidates
 * @returns {EnginePosition}
 */
function forEngine(found, restricts) {
  const { layout, givens, givenCandidates, notes } = found;
  const board = /** @type {Layout} */ (layoutNamed(layout));
  const cells = digitsOn(positionOf(found));
  const sets = notes.some(Boolean)
    ? notes
    : restricts && givenCandidates
      ? candidatesLeft(board, cells, givenCandidates)
      : null;
  return {
    layout,
    cells,
    givens: [...givens],
    ...(sets && {
      candidates: cells.map((digit, cell) => noteDigits(digit ? noteBit(digit) : sets[cell], board.digitCount)),
    }),
  };
}

/** @param {Found} found */
const isBare = ({ entries, notes }) => !entries.some(Boolean) && !notes.some(Boolean);
