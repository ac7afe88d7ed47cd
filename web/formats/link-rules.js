/**
 * The rules in a link of Nonet: how the engine reads them with the puzzle, and which of them the puzzle cannot have.
 *
 * @typedef {import("./read.js").ReadError} ReadError
 */
import { judgedState } from "../model/rule-part.js";
import { newState } from "../model/state.js";
import { linkedPuzzle } from "./puzzle-link.js";

/**
 * Returns the first rule of a link of Nonet that its puzzle cannot have. Null for none, and where only the engine can
 * say: it alone reads patterns and other texts than a line.
 *
 * @param {ReturnType<typeof import("./puzzle-address.js").readPuzzleLink>} link
 * @returns {Promise<import("../model/rule-reader.js").RefusedRule | null>}
 */
export async function refusedOfLink({ text, layout, rules: told }) {
  const rules = told.split(";").filter((rule) => rule.trim() !== "");
  const puzzle = linkedPuzzle(text, layout);
  if (!puzzle || rules.length === 0) return null;
  const judged = await judgedState(newState({ puzzle: { ...puzzle, rules }, activity: "play" })).catch(() => null);
  return judged && "refused" in judged && judged.refused.code !== "bad-rule-pattern" ? judged.refused : null;
}

/** What stands in front of the rules of a link, so that the engine reads them with the puzzle. */
const ruleSign = "# nonet rule ";

/**
 * Reads the puzzle of a link with its rules. The place of an error is one in the rules or in the puzzle, as the link
 * has them.
 *
 * @template {{ errors: readonly ReadError[] }} Read
 * @param {Pick<ReturnType<typeof import("./puzzle-address.js").readPuzzleLink>, "text" | "rules">} link
 * @param {(text: string) => Promise<Read>} read
 * @returns {Promise<Read>}
 */
export async function readLinked({ text, rules }, read) {
  if (!rules) return read(text);
  const reading = await read(`${ruleSign}${rules}\n${text}`);
  const placed = (/** @type {{ line: number, column: number }} */ { line, column }) =>
    line > 1 ? { line: line - 1, column } : { line, column: Math.max(column - ruleSign.length, 1) };
  return {
    ...reading,
    errors: reading.errors.map((error) => (error.position ? { ...error, position: placed(error.position) } : error)),
  };
}
