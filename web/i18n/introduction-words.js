/**
 * Loads the sentences of the introduction for who knows nothing of sudoku.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/introduction.json")>} IntroductionWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<IntroductionWords>} */
export const loadIntroductionWords = lateWords(
  (language) => import(`./catalogues/${language}/introduction.json`, { with: { type: "json" } }),
);
