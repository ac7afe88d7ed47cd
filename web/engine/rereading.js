/**
 * Puzzles in texts that only the module of rules reads, although they may have no rules: which module answers about
 * them.
 */
import { isOfRules, naming, puzzleWithRules, unlessOfRules, withRules } from "./own-rules.js";
import { readablePuzzle } from "./puzzle-input.js";
import { parsed } from "./texts.js";

/** @typedef {import("./protocol.js").Parsed} Parsed */

/** The puzzle of a parsed text. @param {Parsed} parsed @returns {import("./puzzle-input.js").Puzzle} */
export const puzzleOf = ({ layout, givens, candidates, candidatesGiven, rules }) => ({
  layout,
  cells: givens,
  candidates,
  candidatesGiven,
  rules,
});

/**
 * The position of a parsed text.
 * @param {Parsed} read @returns {Exclude<import("./teacher-input.js").State, string>}
 */
export const stateOf = ({ layout, cells, givens, candidates, rules }) => ({ layout, cells, givens, candidates, rules });

/** The position of a parsed text with the headers of the text. @param {Parsed} read */
export const shownOf = (read) => ({ ...stateOf(read), headers: read.headers });

/**
 * Answers with the solver's module, or with the module of rules for a puzzle that only the latter reads.
 * @template T
 * @param {import("./puzzle-input.js").Puzzle} puzzle @param {import("./options.js").OptionsWithRules} options checked
 * @param {(rulePuzzle: import("./own-rules.js").PuzzleWithRules) => Promise<T>} ofRules
 * @param {(read: [text: string, layout: string, candidates: string]) => Promise<T>} plain
 * @returns {Promise<T>}
 */
export async function byReader(puzzle, options, ofRules, plain) {
  const rulePuzzle = puzzleWithRules(puzzle, options);
  if (rulePuzzle) return ofRules(rulePuzzle);
  return (await plain(readablePuzzle(puzzle, options)).catch(unlessOfRules)) ?? ofRules(withRules(puzzle, options));
}

/**
 * Answers about a puzzle. Where only the module of rules reads its text, this module reads the text first. A call that
 * takes no rules rejects a text that has some.
 * @template P, T
 * @param {import("./leased.js").Sessions} sessions
 * @param {P} puzzle
 * @param {import("./options.js").Options} options checked
 * @param {(parsed: Parsed) => P} contentOf what the call takes of the parsed text
 * @param {(puzzle: P) => Promise<T>} answer
 * @returns {Promise<T>}
 */
export async function reread(sessions, puzzle, { layout, signal }, contentOf, answer) {
  try {
    return await answer(puzzle);
  } catch (error) {
    if (typeof puzzle !== "string" || !isOfRules(error)) throw error;
    const read = await parsed(sessions, puzzle, { layout, signal });
    const { rules, unreadRules } = read;
    if ((rules || unreadRules) && /** @type {unknown} */ (contentOf) !== stateOf) throw error;
    return naming(await answer(contentOf(read)), unreadRules);
  }
}
