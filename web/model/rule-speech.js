/**
 * What is read of the rules of each cell. The words are loaded with the first puzzle that has rules
 * (controls/rules/speech.js); nothing is read until then.
 *
 * @typedef {object} RuleSpeech
 * @property {(state: Pick<import("./state.js").State, "position">) => readonly string[] | null} spoken for each cell
 *   what its rules say, "" for a cell without rules; null for a puzzle without rules
 * @property {(position: import("./position.js").Position, number: number) => { sentence: string, cell: number | null }
 *   | null} ofRule about the rule with a number from 0: a sentence, and its first cell; null when there is no such rule
 * @property {(position: import("./position.js").Position, cell: number) => readonly string[]} aboutCell sentences about
 *   all rules of a cell: their cells and digits, and the combinations that are left of a cage
 * @property {(position: import("./position.js").Position, cell: number) => readonly string[]} afterDigit what is left
 *   of the cages of a cell in which a digit was placed
 * @property {(position: import("./position.js").Position, number: number) => string | null} broken that the rule with a
 *   number from 0 can no longer hold
 */
import { signal } from "./signals.js";

export const ruleSpeech = signal(/** @type {RuleSpeech | null} */ (null));

/**
 * Returns a sentence that names the rule which can no longer hold; null for any other conflict, and until the words are
 * loaded.
 *
 * @param {import("./position.js").Position} position @param {import("./conflicts.js").Conflict} conflict
 */
export const brokenRule = (position, { house, index }) =>
  house === "rule" ? (ruleSpeech.peek()?.broken(position, index - 1) ?? null) : null;
