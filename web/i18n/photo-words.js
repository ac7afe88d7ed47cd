/**
 * Loads the sentences about photos of puzzles. They are loaded when the dialog that reads photos is first opened.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/photos.json")>} PhotoWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<PhotoWords>} */
export const loadPhotoWords = lateWords(
  (language) => import(`./catalogues/${language}/photos.json`, { with: { type: "json" } }),
);
