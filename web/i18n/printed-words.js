/**
 * The sentences of printing in the npm package. Its element has files with its own sentences alone, so printing loads
 * files of its own, which have the sentences of the whole page.
 */
import { lateWords } from "./late-words.js";
import { createWords } from "./words.js";

/**
 * Loads the sentences of a language, once. Rejects when the file cannot be fetched; the next call tries again.
 *
 * @type {(language: import("./languages.js").Language) => Promise<import("./words.js").Words>}
 */
export const loadPrintedWords = lateWords(
  (language) => import(`./catalogues/${language}/page.json`, { with: { type: "json" } }),
  createWords,
);
