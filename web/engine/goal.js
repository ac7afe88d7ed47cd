import { randomSeed, readable } from "./puzzle-input.js";
import { badArgument } from "./options.js";

/**
 * What a puzzle must be, as callers write it. All parts are optional and can be combined.
 * @typedef {object} Goal
 * @property {string} [layout] name of the layout, "3x3" by default; "jigsaw:9" is a grid of side 9 with random regions of its own for each puzzle
 * @property {Level} [level] the level of the teacher
 * @property {[least: number, most: number]} [rating] bounds of the rating ER, both included; layout 3x3 only
 * @property {string} [technique] short for `techniques: {shown: [technique]}`
 * @property {Techniques} [techniques]
 * @property {[least: number, most: number]} [clues] bounds of the number of clues, both included
 * @property {boolean} [minimal] true: no clue can be removed
 * @property {Symmetry} [symmetry] of the cells with clues
 * @property {string | readonly (number | boolean)[] | import("./digit-list.js").Digits} [pattern] which cells hold the clues: a list or a typed array with an entry for
 *   each cell, 0 or false for a blank cell; or a text with a symbol for each cell, `.` or `0` for a blank cell
 * @property {import("./puzzle-input.js").Puzzle} [keep] digits that are clues of the puzzle
 * @property {"remove" | "add" | "swap" | "shift"} [method]
 * @property {number} [attempts] after this many attempts the call rejects with "not-found"
 * @property {boolean} [rated] false: the answer has a rating only if the goal has bounds of it, so that the rater's module need not be loaded
 */

/** @typedef {import("./options.js").Level} Level */
/** @typedef {"none" | "180" | "90" | "horizontal" | "vertical" | "diagonal" | "diagonals" | "full"} Symmetry */

/**
 * Ids of techniques.
 * @typedef {object} Techniques
 * @property {readonly string[]} [shown] each is on the teacher's path
 * @property {readonly string[]} [required] without any one of them the other allowed techniques do not solve the puzzle; the path may go round it
 * @property {readonly string[]} [allowed] they and the shown and the required ones solve the puzzle
 * @property {readonly string[]} [forbidden] all others solve the puzzle
 */

/**
 * A goal as the modules read it: texts. An empty text, false or 0 stands for what the caller left out; the modules know every default.
 * @typedef {object} WrittenGoal
 * @property {string} layout
 * @property {string} symmetry
 * @property {string} clues `A-B`
 * @property {boolean} minimal
 * @property {string} pattern
 * @property {string} keep a puzzle
 * @property {string} keepLayout
 * @property {string} method
 * @property {string} level
 * @property {string} rating `A-B`
 * @property {string} shown ids with commas between them; so are the next three
 * @property {string} needed
 * @property {string} allowed
 * @property {string} forbidden
 * @property {number} attempts
 * @property {number} seed
 * @property {boolean} rated
 */

/**
 * @param {Goal & {seed?: number}} goal checked options of the call
 * @returns {WrittenGoal}
 * @throws {NonetError} "bad-argument"
 */
export function writtenGoal(goal) {
  const { layout = "", symmetry = "", clues, minimal = false, pattern = "", keep, method = "", attempts = 0, seed = randomSeed(), rated = true } = goal;
  const { level = "", rating, technique, techniques = {} } = goal;
  if (technique !== undefined && techniques.shown) throw badArgument('Option "technique" and "shown" of "techniques" mean the same: pass one of them.');
  const { shown = technique === undefined ? [] : [technique], required = [], allowed = [], forbidden = [] } = techniques;
  const [kept, keepLayout] = keep === undefined ? ["", ""] : readable(keep, { layout });
  return {
    layout, symmetry, minimal, method, level, seed, rated, keep: kept, keepLayout,
    clues: clues && Math.max(...clues) > 0 ? clues.join("-") : "",
    rating: rating ? rating.map((each) => each.toFixed(1)).join("-") : "",
    pattern: typeof pattern === "string" ? pattern : Array.from(pattern, (mark) => (mark ? "x" : ".")).join(""),
    shown: shown.join(","), needed: required.join(","), allowed: allowed.join(","), forbidden: forbidden.join(","),
    attempts: Math.min(attempts, Number.MAX_SAFE_INTEGER),
  };
}

/** Whether the teacher's module judges the puzzles of a goal. @param {WrittenGoal} goal */
export const isJudged = ({ level, rating, shown, needed, allowed, forbidden }) => Boolean(level || rating || shown || needed || allowed || forbidden);

/** Whether the rater's module rates the puzzles of a goal. @param {WrittenGoal} goal */
export const isRated = (goal) => isJudged(goal) && Boolean(goal.rating || goal.rated);
