/**
 * Loads the sentences about rules of a puzzle: the names of the kinds, what the rules say, and what is said where rules
 * are entered. They are loaded with the first puzzle that has rules.
 *
 * @typedef {keyof typeof import("./catalogues/en/rules.json")} RuleKey
 * @typedef {import("./messages.js").Words<RuleKey>} RuleWords
 */
import { lateWords } from "./late-words.js";

/**
 * What fog does, as a text.
 * @param {Pick<import("./words.js").Words, "text">} words
 * @param {RuleWords} ruleWords
 * @param {readonly number[] | "any" | null} [measure] by which digits are right, as in web/model/fog.js; not yet known
 *   when absent
 */
export const fogText = (words, ruleWords, measure) =>
  words.text([
    ruleWords("fog.about"),
    measure === undefined
      ? ""
      : ruleWords(measure === null ? "fog.unknown" : measure === "any" ? "fog.any" : "fog.right"),
    ruleWords("fog.whole"),
  ]);

/** @type {(language: string) => Promise<RuleWords>} */
export const loadRuleWords = lateWords(
  (language) => import(`./catalogues/${language}/rules.json`, { with: { type: "json" } }),
);
