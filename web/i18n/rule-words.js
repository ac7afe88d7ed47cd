/**
 * Loads the sentences about rules of a puzzle: the names of the kinds, what the rules say, and what is said where rules
 * are entered. They are loaded with the first puzzle that has rules.
 *
 * @typedef {keyof typeof import("./catalogues/en/rules.json")} RuleKey
 * @typedef {import("./messages.js").Words<RuleKey>} RuleWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<RuleWords>} */
export const loadRuleWords = lateWords(
  (language) => import(`./catalogues/${language}/rules.json`, { with: { type: "json" } }),
);
