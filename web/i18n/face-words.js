/**
 * Loads the sentences about faces of digits: the names of pictures and of faces. They are loaded with the first face
 * besides the usual digits.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/faces.json")>} FaceWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<FaceWords>} */
export const loadFaceWords = lateWords(
  (language) => import(`./catalogues/${language}/faces.json`, { with: { type: "json" } }),
);
