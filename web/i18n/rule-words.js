/**
 * Loads the sentences about rules of a puzzle: the names of the kinds, what the rules say, and what is said where rules
 * are entered. They are loaded with the first puzzle that has rules.
 */
import { lateWords } from "./late-words.js";

export const loadRuleWords = lateWords(
  (language) => import(`./catalogues/${language}/rules.json`, { with: { type: "json" } }),
);
