/**
 * Puzzles with rules for other programs: f-puzzles and SudokuPad, which read the same JSON, and Interactive Sudoku
 * Solver. The module of rules writes all rules of a puzzle, or names the first that the format cannot say: a puzzle
 * without one of its rules would be another puzzle.
 *
 * @typedef {import("./found.js").Found} Found
 * @typedef {"f-puzzles" | "sudoku-solver" | "sudokupad-link"} RuleFormat as the engine names them
 * @typedef {(puzzle: import("../model/puzzle.js").EnginePuzzle, format: RuleFormat) => Promise<string>} RuleWriter
 *   `formatWithRules` of the engine
 */
import { titledByAuthor } from "../model/author-words.js";
import { isAuthored } from "../model/game.js";
import { forEngine } from "../model/puzzle.js";
import { toFPuzzle } from "./f-puzzles.js";
import { drawingForFPuzzles, nothingDrawn, padWithDrawing } from "./drawn-puzzles.js";
import { compressed, decompressed } from "./lz.js";

/** The address of SudokuPad before its own JSON, and the mark of this JSON. */
const [padAddress, padMark] = ["https://sudokupad.app/scl", "scl"];

/** The JSON of f-puzzles as data. @param {Found} found @param {{ formatWithRules?: RuleWriter }} engine */
export async function fPuzzleOf(found, engine) {
  const own = toFPuzzle(found);
  if (!found.rules) return { ...own, ...drawingForFPuzzles(found.drawn) };
  // The engine writes the puzzle. What the player has entered and noted, and who has made the puzzle, are known here.
  const { title, author, ruleset, successMessage, solution, grid } = /** @type {Record<string, any>} */ (own);
  const withRules = JSON.parse(await written(found, "f-puzzles", engine));
  return {
    ...withRules,
    ...drawingForFPuzzles(found.drawn, withRules),
    ...(title && { title }),
    ...(author && { author }),
    ...(ruleset && { ruleset }),
    ...(successMessage && { successMessage }),
    ...(solution && { solution }),
    grid,
  };
}

/** @param {Found} found @param {{ formatWithRules?: RuleWriter }} engine */
export const fPuzzlesLink = async (found, engine) =>
  `https://www.f-puzzles.com/?load=${compressed(JSON.stringify(await fPuzzleOf(found, engine)))}`;

/** Whether the JSON of SudokuPad says more of a puzzle than its rules. @param {Found} found */
const saysMore = ({ drawn, title, author, ruleset, message }) =>
  drawn !== null || isAuthored({ ...titledByAuthor(title), author, ruleset, message });

/**
 * A link with the JSON of f-puzzles. What an author drew, and the author's message, are in the JSON of SudokuPad.
 * @param {Found} found @param {{ formatWithRules?: RuleWriter }} engine
 */
export async function sudokuPadLink(found, engine) {
  const pad = (found.drawn || found.message) && !found.givenCandidates ? await drawnPad(found, engine) : null;
  const data = compressed(JSON.stringify(pad ?? (await fPuzzleOf(found, engine))));
  return pad ? `${padAddress}${data}` : `https://sudokupad.app/?puzzleid=fpuzzles${encodeURIComponent(data)}`;
}

/**
 * The JSON of SudokuPad with the author's words and drawing, which stands for the rules that it means.
 * @param {Found} found @param {{ formatWithRules?: RuleWriter }} engine
 * @returns {Promise<Record<string, unknown> | null>} null where SudokuPad has no form for another rule
 */
async function drawnPad(found, engine) {
  const drawn = found.drawn ?? nothingDrawn;
  const rules = found.rules?.filter((rule) => !drawn.rules.includes(rule)) ?? [];
  try {
    const link = await written({ ...found, rules: rules.length ? rules : null }, "sudokupad-link", engine);
    const bare = decompressed(link.slice(link.indexOf(padMark) + padMark.length), (text) => text.startsWith("{"));
    return bare ? padWithDrawing(JSON.parse(bare), found, drawn) : null;
  } catch (error) {
    if (Object(error).code === "format-cannot-hold") return null;
    throw error;
  }
}

/**
 * A link with the JSON of SudokuPad itself, which has boards that are no squares, givens and what an author drew.
 * @param {Found} found @param {{ formatWithRules?: RuleWriter }} engine
 */
export async function sudokuPadBoardLink(found, engine) {
  const pad = saysMore(found) && (await drawnPad(found, engine));
  return pad ? `${padAddress}${compressed(JSON.stringify(pad))}` : written(found, "sudokupad-link", engine);
}

/**
 * A string of Interactive Sudoku Solver, where a cell with a single candidate is a given.
 * @param {Found} found
 * @param {{ formatWithRules?: RuleWriter }} engine
 */
export async function sudokuSolverText(found, engine) {
  const isOpenSingle = found.givenCandidates?.some((set, cell) => !found.givens[cell] && (set & (set - 1)) === 0);
  return { text: await written(found, "sudoku-solver", engine), leftOut: isOpenSingle ? ["open-singles"] : [] };
}

/** @param {Found} found @param {{ formatWithRules?: RuleWriter }} engine */
export async function sudokuSolverLink(found, engine) {
  const { text, leftOut } = await sudokuSolverText(found, engine);
  return { text: `https://sigh.github.io/Interactive-Sudoku-Solver/?q=${encodeURIComponent(text)}`, leftOut };
}

/**
 * @param {Pick<Found, "layout" | "givens" | "givenCandidates" | "rules">} puzzle
 * @param {RuleFormat} format
 * @param {{ formatWithRules?: RuleWriter }} engine
 */
function written({ layout, givens, givenCandidates, rules }, format, engine) {
  if (!engine.formatWithRules)
    throw Object.assign(new Error("This engine does not write rules."), { code: "rules-unsupported", position: null });
  return engine.formatWithRules(forEngine({ layout, cells: givens, candidates: givenCandidates, rules }), format);
}

/**
 * Finds which rules of a puzzle a format cannot say.
 *
 * @param {Found} found @param {RuleFormat} format @param {{ formatWithRules?: RuleWriter }} engine
 * @returns {Promise<readonly string[] | null>} a text of a rule for each kind that the format cannot say; null when it
 *   cannot say the layout
 */
export async function unsaidRules(found, format, engine) {
  /** @type {string[]} */
  const unsaid = [];
  for (let { rules } = found; ;) {
    try {
      await written({ ...found, rules }, format, engine);
      return unsaid;
    } catch (error) {
      const { code, details: { rule = "" } = {} } = Object(error);
      if (code !== "format-cannot-hold") throw error;
      if (!rule) return null;
      unsaid.push(rule);
      const left = rules?.filter((text) => text.split(" ", 1)[0] !== rule.split(" ", 1)[0]);
      rules = left?.length ? left : null;
    }
  }
}
