/** Puzzles with rules of their own: which texts have them, and what their module is asked. */
import { codeOfError } from "../model/error-codes.js";
import { requireKind, text } from "./option-kinds.js";
import { badArgument, shown } from "./options.js";
import { finite, readableFormat, readablePuzzle } from "./puzzle-input.js";

/**
 * A puzzle as the module of rules reads it. `rules` has further rules, which are not in the text.
 * @typedef {{text: string, layout: string, candidates: string, rules: string}} PuzzleWithRules
 */

/** A comment with rules, as core/formats/text_reader.cpp reads it. */
const RULE_LINE = /^[ \t]*#[ \t]*nonet[ \t]*rules?(?::|[ \t]|$).*$/m;
/**
 * How the texts of other programs begin that hold rules: JSON and links of f-puzzles and SudokuPad, strings of
 * Interactive-Sudoku-Solver, and killers.
 */
const OF_OTHERS =
  /^ *(?:\{|https?:\/\/|sudokupad:|fpuz|(?:scl|ctc|scf)\S{12}|3x3:(?:d)?:k:|\d+[xj][\dxj]*k:|\.~R|\. *[A-Z]+[a-z][\w ]*(?:[.~]|$)|\.[^.\n]*~)/m;
const KILLER_ARROWS = /^(?=.*[<>^])[\dA-Za-j<>^v`',.]{81}$/m;

/**
 * The calls that know rules take as many solutions for each candidate, unless the caller says otherwise, and at most.
 */
const COUNTED = 8;
const MOST_COUNTED = 255;

/** @param {string} text @returns {boolean} whether the text may have rules */
export const hasRules = (text) => RULE_LINE.test(text) || OF_OTHERS.test(text) || KILLER_ARROWS.test(text);

/**
 * Whether an answer of the solver's module says that only the module of rules reads a text.
 * @param {unknown} error
 * @returns {boolean}
 */
export const isOfRules = (error) => codeOfError(error) === "rules-unsupported";

/** Null for a failure because of rules; throws other failures. @param {unknown} error @returns {null} */
export function unlessOfRules(error) {
  if (isOfRules(error)) return null;
  throw error;
}

/**
 * An answer that names the rules which Nonet does not know, and without which the answer was found.
 * @template T @param {T} answer @param {readonly string[] | undefined} unreadRules @returns {T}
 */
export const naming = (answer, unreadRules) =>
  unreadRules && Object(answer) === answer ? Object.assign(/** @type {any} */ (answer), { unreadRules }) : answer;

/**
 * Returns the puzzle for the module of rules. Null for a puzzle without rules of its own, which the other modules know.
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {import("./options.js").OptionsWithRules} options checked options of the call
 * @returns {PuzzleWithRules | null}
 * @throws {NonetError} "bad-argument"
 */
export function puzzleWithRules(puzzle, options) {
  const read = withRules(puzzle, options);
  return read.rules.trim() || hasRules(read.text) ? read : null;
}

/**
 * The puzzle for the module of rules, whether it has rules or not.
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {import("./options.js").OptionsWithRules} options checked
 * @returns {PuzzleWithRules}
 */
export function withRules(puzzle, options) {
  const [text, layout, candidates] = readablePuzzle(puzzle, options);
  return { text, layout, candidates, rules: [options.rules ?? []].flat().join("\n") };
}

/**
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {import("./options.js").OptionsWithRules & {nodes?: number}} options checked
 * @param {Function} report
 * @returns {any[]}
 */
export const faultQuestion = (puzzle, options, report) => [
  "fault",
  withRules(puzzle, options),
  [finite(options.nodes ?? Infinity)],
  report,
];

/**
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {import("./options.js").OptionsWithRules & {seed?: number, nodes?: number}} options checked
 * @param {Function} report
 * @returns {any[]}
 */
export const needQuestion = (puzzle, options, report) => [
  "unnecessary",
  withRules(puzzle, options),
  [options.seed ?? 0, finite(options.nodes ?? Infinity)],
  report,
];

const authorWords = /** @type {const} */ (["title", "author", "ruleset", "message"]);

/**
 * What the author says: the words of the options, in place of those that a puzzle has which parse() has read.
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {import("./options.js").WritingOptions} options
 * @throws {NonetError} "bad-argument"
 */
function wordsIn(puzzle, options) {
  const own = /** @type {import("./options.js").WritingOptions} */ (Object(puzzle));
  return Object.fromEntries(
    authorWords.map((name) => {
      requireKind(`"${name}" of the puzzle`, text, own[name] ?? "");
      return [name, options[name] ?? own[name]];
    }),
  );
}

/**
 * @param {import("./puzzle-input.js").Puzzle} puzzle
 * @param {import("./options.js").WritingOptions} options checked
 * @param {unknown} format
 * @param {Function} report
 * @returns {any[]}
 */
export const writeQuestion = (puzzle, options, format, report) => [
  "write",
  { ...withRules(puzzle, options), ...wordsIn(puzzle, options) },
  [readableFormat(format)],
  report,
];

/**
 * @param {{call(method: string, values: any[]): Promise<any>}} lease @param {PuzzleWithRules} puzzle
 * @param {{weights?: boolean, limit?: number}} options checked options of candidates() @param {(progress: any) =>
 *   Promise<void>} report
 * @returns {Promise<import("./protocol.js").Candidates>}
 */
export async function candidatesWithRules(lease, puzzle, { weights = false, limit = COUNTED }, report) {
  if (weights && limit > MOST_COUNTED)
    throw badArgument(
      `Option "limit" of candidates() must be at most ${MOST_COUNTED} for a puzzle with rules of its own, not ${shown(limit)}.`,
    );
  const most = weights ? limit : 1;
  const { counts, side, unreadRules } = await lease.call("askRules", [
    "counts",
    puzzle,
    [most, finite(Infinity)],
    report,
  ]);
  const cells = Array.from({ length: side * side }, (_, cell) =>
    Array.from(/** @type {Uint8Array} */ (counts).subarray(cell * side, (cell + 1) * side)),
  );
  return {
    candidates: cells.map((ofCell) => ofCell.flatMap((count, index) => (count > 0 ? [index + 1] : []))),
    ...(weights && {
      weights: cells.map((ofCell) => ofCell.map(BigInt)),
      exact: cells.flat().every((count) => count < limit),
    }),
    ...(unreadRules && { unreadRules }),
  };
}

/**
 * @param {number} count of solutions
 * @param {boolean} done whether there are no others
 * @returns {import("./protocol.js").Status}
 */
export function statusOf(count, done) {
  if (count > 1) return "multiple";
  if (!done) return "stopped";
  return count === 1 ? "unique" : "none";
}
