import { listOfDigits } from "./digit-list.js";
import {
  badArgument,
  flag,
  isPair,
  limit,
  MAX_CELLS,
  oneOf,
  orInfinity,
  puzzle,
  techniqueIds,
  text,
  wholeNumber,
} from "./option-kinds.js";
import { randomSeed, readable } from "./puzzle-input.js";

/**
 * What a puzzle must be, as callers write it. All parts are optional. A goal with `rules` asks for a puzzle with rules
 * of its own.
 * @typedef {object} Goal
 * @property {string} [layout] name of the layout, "3x3" by default; "jigsaw:9" is a grid of side 9 with random regions
 *   of its own for each puzzle
 * @property {Level} [level] the level of the teacher
 * @property {[least: number, most: number]} [rating] bounds of the rating ER, both included; layout 3x3 only
 * @property {[least: number, most: number]} [steps] bounds of the number of steps on the path that are no singles, both
 *   included
 * @property {string} [technique] short for `techniques: {shown: [technique]}`
 * @property {Techniques} [techniques]
 * @property {[least: number, most: number]} [clues] bounds of the number of clues, both included. With rules: of a
 *   killer [n, n], by default none; of other rules [0, n], by default as many as are needed
 * @property {boolean} [minimal] true: no clue can be removed. With rules: cages of a killer that are not needed are
 *   left out
 * @property {Symmetry} [symmetry] of the cells with clues. With rules: "180" or "none", of the cages of a killer, or
 *   of the cells of rules and givens; not with counting circles
 * @property {string | readonly (number | boolean)[] | import("./digit-list.js").Digits} [pattern] which cells hold the
 *   clues: a list or a typed array with an entry for each cell, 0 or false for a blank cell; or a text with a symbol
 *   for each cell, `.` or `0` for a blank cell
 * @property {import("./puzzle-input.js").Puzzle} [keep] digits that are clues of the puzzle. With rules: a puzzle that
 *   is completed. Its digits and rules stay, and rules of the kinds are added until it has one solution; "killer" then
 *   means cages. Without `clues`, `symmetry` and `level`
 * @property {"remove" | "add" | "swap" | "shift"} [method]
 * @property {string} [word] a word with a different letter for each digit, which stands in a row, a column or a
 *   diagonal of the solution: its letters are the digits 1 to n. The answer has `face`, the name of the face that shows
 *   the letters. Not with `keep`
 * @property {number} [attempts] after this many attempts the call rejects with "not-found"
 * @property {1 | 2} [edition] which puzzles a seed stands for: 2 by default; 1 as in versions up to November 2026, in
 *   which different goals with one seed could have the same solution
 * @property {boolean} [rated] false: the answer has a rating only if the goal has bounds of it, so that the rater's
 *   module need not be loaded
 */

/**
 * A goal with rules. It has no `rating`, `steps`, `technique`, `techniques`, `pattern`, `method`, `word`, `attempts`
 * and `rated`.
 * @typedef {Pick<Goal, "layout" | "clues" | "minimal" | "keep" | "edition"> & RulesOfGoal} RuleGoal
 * @typedef {object} RulesOfGoal
 * @property {string} rules "killer", or ids of kinds with commas between them, each with a weight or without:
 *   "thermometer,arrow=2"
 * @property {[least: number, most: number]} [cells] of a killer: how many cells a cage has, [2, 5] by default; of other
 *   rules only the most cells of a line or a cage count, 5 by default
 * @property {"none" | "180"} [symmetry]
 * @property {string} [level] also a range: "easy-hard" for at most hard. A killer then gets givens where it needs some,
 *   unless `clues` says how many
 */

/** @typedef {"easy" | "medium" | "hard" | "expert" | "extreme"} Level of the teacher */
/** @typedef {"none" | "180" | "90" | "horizontal" | "vertical" | "diagonal" | "diagonals" | "full"} Symmetry */

/**
 * Ids of techniques.
 * @typedef {object} Techniques
 * @property {readonly string[]} [shown] each is on the teacher's path
 * @property {readonly string[]} [required] without any one of them the other allowed techniques do not solve the
 *   puzzle; the path may go round it
 * @property {readonly string[]} [allowed] they and the shown and the required ones solve the puzzle
 * @property {readonly string[]} [forbidden] all others solve the puzzle
 */

/** @typedef {import("./option-kinds.js").Kind} Kind */

/** @type {readonly Level[]} */
const levels = ["easy", "medium", "hard", "expert", "extreme"];

/** A level, or a range of levels such as "easy-hard". @type {Kind} */
const levelRange = {
  expects: `one of ${levels.join(", ")}, or two of them as "easy-hard"`,
  accepts(value) {
    const [least, most = least, ...rest] = String(value)
      .split("-")
      .map((name) => levels.indexOf(/** @type {Level} */ (name)));
    return typeof value === "string" && least >= 0 && least <= most && rest.length === 0;
  },
};

/** The newest edition is the last. */
export const edition = wholeNumber(1, 2);

const clueCount = wholeNumber(0, MAX_CELLS);
/** @type {Kind} */
const clueRange = {
  expects: `a pair [least, most] of whole numbers from 0 to ${MAX_CELLS}`,
  accepts: (value) => Array.isArray(value) && value.length === 2 && Array.from(value).every(clueCount.accepts),
};

/** @type {Kind} */
const cellRange = { expects: "a pair [least, most] of numbers of cells from 1 to 16", accepts: isPair(1, 16) };

const MAX_RATING = 20;
/** @type {Kind} */
const ratingRange = {
  expects: `a pair [least, most] of ratings from 0 to ${MAX_RATING}`,
  accepts: isPair(0, MAX_RATING),
};
const MAX_STEPS = 10_000;
/** @type {Kind} */
const stepRange = {
  expects: `a pair [least, most] of whole numbers from 0 to ${MAX_STEPS}`,
  accepts: (value) => isPair(0, MAX_STEPS)(value) && value.every(Number.isInteger),
};
/** @type {Kind} */
const techniqueLists = {
  expects: 'an object with lists of technique ids as "shown", "required", "allowed" and "forbidden"',
  accepts: (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([name, list]) =>
        ["shown", "required", "allowed", "forbidden"].includes(name) &&
        (list === undefined || techniqueIds.accepts(list)),
    ),
};
const isMark = (/** @type {unknown} */ value) => value === 0 || value === 1 || typeof value === "boolean";
/** @type {Kind} */
const cellMarks = {
  expects: "a string, or a list of 0 and 1 with an entry for each cell, with a clue in at least one cell",
  accepts(value) {
    const marks = listOfDigits(value);
    return marks
      ? Array.from(marks).every(isMark) && marks.some(Boolean)
      : text.accepts(value) && /[^.0\s]/.test(value);
  },
};

const commonParts = { layout: text, clues: clueRange, minimal: flag, keep: puzzle, edition };

/** What the parts of a goal without rules must be. @satisfies {Record<string, Kind>} */
export const goalParts = {
  ...commonParts,
  level: oneOf(levels),
  symmetry: oneOf(["none", "180", "90", "horizontal", "vertical", "diagonal", "diagonals", "full"]),
  rating: ratingRange,
  steps: stepRange,
  technique: text,
  techniques: techniqueLists,
  pattern: cellMarks,
  method: oneOf(["remove", "add", "swap", "shift"]),
  word: text,
  attempts: orInfinity(limit),
  rated: flag,
};

/** What the parts of a goal with rules must be. @satisfies {Record<string, Kind>} */
export const goalPartsWithRules = {
  ...commonParts,
  level: levelRange,
  symmetry: oneOf(["none", "180"]),
  rules: text,
  cells: cellRange,
};

/**
 * A goal as the modules read it: texts. An empty text, false or 0 stands for what the caller left out; the modules know
 * every default.
 * @typedef {Record<"layout" | "symmetry" | "clues" | "pattern" | "keep" | "keepLayout" | "method" | "level" | "rating"
 *   | "steps" | "word" | "shown" | "needed" | "allowed" | "forbidden" | "rules" | "cells", string> & { minimal:
 *   boolean, rated: boolean, attempts: number, edition: number, seed: number, avoid?: readonly string[] }} WrittenGoal
 *   `avoid` has keys of puzzles; `word` is in capitals; `clues`, `rating`, `steps` and `cells` are `A-B` or `A`;
 *   `shown` to `forbidden` are ids with commas between them; `keep` is a puzzle
 */

/** @param {readonly number[]} [bounds] @returns {string} */
const range = (bounds = []) => bounds.join("-");

/**
 * @param {Omit<Goal, "level"> & Partial<Omit<RulesOfGoal, "symmetry">> & {seed?: number}} goal checked options of the
 *   call
 * @returns {WrittenGoal}
 * @throws {NonetError} "bad-argument"
 */
export function writtenGoal(goal) {
  const {
    layout = "",
    symmetry = "",
    clues,
    minimal = false,
    pattern = "",
    keep,
    method = "",
    word = "",
    attempts = 0,
    edition: asked = 0,
    seed = randomSeed(),
    rated = true,
  } = goal;
  const { level = "", rating, steps, technique, techniques = {}, rules = "", cells } = goal;
  if (technique !== undefined && techniques.shown)
    throw badArgument('Option "technique" and "shown" of "techniques" mean the same: pass one of them.');
  const {
    shown = technique === undefined ? [] : [technique],
    required = [],
    allowed = [],
    forbidden = [],
  } = techniques;
  const [kept, keepLayout] = keep === undefined ? ["", ""] : readable(keep, { layout });
  return {
    layout,
    symmetry,
    minimal,
    method,
    word: word.normalize("NFC").trim().toUpperCase(),
    level,
    seed,
    rated,
    rules,
    keep: kept,
    keepLayout,
    // Without rules, bounds of 0 ask for as few clues as possible. A killer can have no givens.
    clues: clues && (rules || Math.max(...clues) > 0) ? range(clues) : "",
    rating: rating ? rating.map((each) => each.toFixed(1)).join("-") : "",
    steps: range(steps),
    pattern: typeof pattern === "string" ? pattern : Array.from(pattern, (mark) => (mark ? "x" : ".")).join(""),
    shown: shown.join(","),
    needed: required.join(","),
    allowed: allowed.join(","),
    forbidden: forbidden.join(","),
    cells: range(cells && rules !== "killer" ? [cells[1]] : cells),
    attempts: Math.min(attempts, Number.MAX_SAFE_INTEGER),
    edition: asked,
  };
}

/** The face that shows the word of a goal. @param {WrittenGoal} goal @returns {{face?: string}} */
export const faceOf = ({ word }) => (word ? { face: `word:${word}` } : {});

/** Whether the teacher's module judges the puzzles of a goal. @param {WrittenGoal} goal */
export const isJudged = ({ level, rating, steps, shown, needed, allowed, forbidden }) =>
  Boolean(level || rating || steps || shown || needed || allowed || forbidden);

/** Whether the rater's module rates the puzzles of a goal. @param {WrittenGoal} goal */
export const isRated = (goal) => isJudged(goal) && Boolean(goal.rating || goal.rated);
