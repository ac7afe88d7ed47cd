import { randomSeed, readable } from "./input.js";
import { badArgument, levels } from "./options.js";

/**
 * What a puzzle must be, as callers write it. All parts are optional and can be combined.
 * @typedef {object} Goal
 * @property {string} [layout] name of the layout, "3x3" by default; "jigsaw:9" is a grid of side 9 with random regions of its own for each puzzle
 * @property {Level} [level] the level of the teacher
 * @property {[least: number, most: number]} [rating] bounds of the rating ER, both included; layout 3x3 only
 * @property {string} [technique] short for `techniques: {required: [technique]}`
 * @property {Techniques} [techniques]
 * @property {[least: number, most: number]} [clues] bounds of the number of clues, both included
 * @property {boolean} [minimal] true: no clue can be removed
 * @property {Symmetry} [symmetry] of the cells with clues
 * @property {string | readonly (number | boolean)[]} [pattern] which cells hold the clues: a list with an entry for each cell, 0 or false for a
 *   blank cell; or a text with a symbol for each cell, `.` or `0` for a blank cell
 * @property {import("./input.js").Puzzle} [keep] digits that are clues of the puzzle
 * @property {"remove" | "add" | "swap" | "shift"} [method]
 * @property {number} [attempts] after this many attempts the call rejects with "not-found"
 */

/** @typedef {import("./options.js").Level} Level */
/** @typedef {"none" | "180" | "90" | "horizontal" | "vertical" | "diagonal" | "diagonals" | "full"} Symmetry */

/**
 * Ids of techniques.
 * @typedef {object} Techniques
 * @property {readonly string[]} [required] without any one of them the allowed techniques do not solve the puzzle
 * @property {readonly string[]} [allowed] they solve the puzzle
 * @property {readonly string[]} [forbidden] all others solve the puzzle
 */

/**
 * A goal as the modules read it.
 * @typedef {object} WrittenGoal
 * @property {Form} form what the solver's module sees to
 * @property {Difficulty | null} difficulty what the teacher's module sees to; null when nothing is asked of it
 * @property {number} attempts
 * @property {number} seed
 *
 * @typedef {object} Form
 * @property {string} layout
 * @property {Symmetry} symmetry
 * @property {[number, number]} clues 0 and 0 for any number
 * @property {boolean} minimal
 * @property {number[]} pattern indexes of the cells with clues; empty for any cells
 * @property {string} keep a puzzle as text; "" for none
 * @property {string} method
 *
 * @typedef {object} Difficulty
 * @property {number} level 1 (easy) to 5 (extreme); 0 for any
 * @property {string} required ids with commas between them; "" for none
 * @property {string} allowed "" for all
 * @property {string} forbidden "" for none
 * @property {[number, number] | null} rating
 */

const CLASSIC = "3x3";
/** Where the caller names no limit, a goal that hardly any puzzle meets ends after a minute or two. */
const ATTEMPTS = 100_000;

/**
 * @param {Goal & {seed?: number}} goal checked options of the call
 * @returns {WrittenGoal}
 * @throws {NonetError} "bad-argument"
 */
export function writtenGoal(goal) {
  const { layout = CLASSIC, symmetry = "none", clues = [0, 0], minimal = false, pattern, keep, method = "remove", attempts = ATTEMPTS, seed = randomSeed() } = goal;
  const [kept, keptLayout] = keep === undefined ? ["", layout] : readable(keep, { layout });
  if (keptLayout !== layout) throw badArgument(`"keep" has the layout "${keptLayout}", but the goal has "${layout}".`);
  return {
    form: { layout, symmetry, clues, minimal, pattern: cellsOf(pattern), keep: kept, method },
    difficulty: difficultyOf(goal),
    attempts: Math.min(attempts, Number.MAX_SAFE_INTEGER),
    seed,
  };
}

/** @param {Goal} goal @returns {Difficulty | null} */
function difficultyOf({ level, rating, technique, techniques = {} }) {
  if (technique !== undefined && techniques.required) throw badArgument('Option "technique" and "required" of "techniques" mean the same: pass one of them.');
  const { required = technique === undefined ? [] : [technique], allowed = [], forbidden = [] } = techniques;
  if (!level && !rating && required.length + allowed.length + forbidden.length === 0) return null;
  return { level: level ? levels.indexOf(level) + 1 : 0, rating: rating ?? null, required: required.join(","), allowed: allowed.join(","), forbidden: forbidden.join(",") };
}

/** @param {Goal["pattern"]} pattern @returns {number[]} */
function cellsOf(pattern = []) {
  const marks = typeof pattern === "string" ? [...pattern.replaceAll(/\s/g, "")].map((symbol) => symbol !== "." && symbol !== "0") : pattern;
  const cells = [...marks.keys()].filter((cell) => marks[cell]);
  if (marks.length > 0 && cells.length === 0) throw badArgument('Option "pattern" has no cell with a clue.');
  return cells;
}
