/** Loads the sentences about enlarging a board. They are loaded with the first board whose cells are small. */
import { lateWords } from "./late-words.js";

/** @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/zoom.json")>} ZoomWords */

/** @type {(language: string) => Promise<ZoomWords>} */
export const loadZoomWords = lateWords(
  (language) => import(`./catalogues/${language}/zoom.json`, { with: { type: "json" } }),
);
