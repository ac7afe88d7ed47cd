/** What the functions of the modules return, as answers that cross from a worker. */
import { toPlain } from "./error.js";

/**
 * The answer of a call: a value, or an error as plain data (an exception would lose its fields on the way out of a
 * worker).
 * @template T
 * @typedef {{value: T, error?: undefined} | {error: import("./error.js").PlainError}} Answer
 */

/**
 * The puzzles and errors of a text as an answer.
 * @param {any} read
 * @returns {Answer<import("./protocol.js").ParsedAll>}
 */
export const allOf = (read) =>
  read.error
    ? answer(read)
    : { value: { ...read, puzzles: JSON.parse(read.puzzles), errors: read.errors.map(toPlain) } };

/**
 * Turns a result of the module into an answer. Some results are JSON texts.
 * @param {any} result
 * @returns {Answer<any>}
 */
export function answer(result) {
  if (result.error) return { error: toPlain(result.error) };
  return { value: "json" in result ? JSON.parse(result.json) : result };
}
