/**
 * Loads the sentences of the preflight, and of the parts of a book.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/books.json")>} BookWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<BookWords>} */
export const loadBookWords = lateWords(
  (language) => import(`./catalogues/${language}/books.json`, { with: { type: "json" } }),
);
