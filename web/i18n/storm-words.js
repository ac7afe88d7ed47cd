/**
 * Loads the sentences of the storm. They are loaded with the course.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/storm.json")>} StormWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<StormWords>} */
export const loadStormWords = lateWords(
  (language) => import(`./catalogues/${language}/storm.json`, { with: { type: "json" } }),
);
