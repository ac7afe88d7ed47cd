/**
 * Loads the sentences about rules of a puzzle: the names of the kinds, what the rules say, and what is said where rules
 * are entered. They are loaded with the first puzzle that has rules.
 */
import { lateWords } from "./late-words.js";

export const loadRuleWords = lateWords({
  en: () => import("./catalogues/rules/en.js"),
  uk: () => import("./catalogues/rules/uk.js"),
  ru: () => import("./catalogues/rules/ru.js"),
  it: () => import("./catalogues/rules/it.js"),
  vi: () => import("./catalogues/rules/vi.js"),
  zh: () => import("./catalogues/rules/zh.js"),
});
