/**
 * What is read of the rules of each cell. The words are loaded with the first puzzle that has rules (controls/rules/speech.js); nothing is read until then.
 *
 * @typedef {object} RuleSpeech
 * @property {(position: import("./position.js").Position) => readonly string[]} ofCells for each cell what its rules say, "" for a cell without rules
 * @property {(position: import("./position.js").Position, number: number) => { sentence: string, cell: number | null } | null} ofRule about the rule with a number
 *   from 0: a sentence, and its first cell; null when there is no such rule
 */
import { signal } from "./signals.js";

export const ruleSpeech = signal(/** @type {RuleSpeech | null} */ (null));
