/**
 * Loads the sentences of the dialog that makes work for a class.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/class.json")>} ClassWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<ClassWords>} */
export const loadClassWords = lateWords(
  (language) => import(`./catalogues/${language}/class.json`, { with: { type: "json" } }),
);
