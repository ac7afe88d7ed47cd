/**
 * Loads the sentences of a series: what its pages say.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/series.json")>} SeriesWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<SeriesWords>} */
export const loadSeriesWords = lateWords(
  (language) => import(`./catalogues/${language}/series.json`, { with: { type: "json" } }),
);
