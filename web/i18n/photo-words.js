/** Loads the sentences about photos of puzzles. They are loaded when the dialog that reads photos is first opened. */
import { lateWords } from "./late-words.js";

export const loadPhotoWords = lateWords(
  (language) => import(`./catalogues/${language}/photos.json`, { with: { type: "json" } }),
);
