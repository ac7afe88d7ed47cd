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

/**
 * The name of a face.
 * @param {string} name of faces that are no word
 * @param {number} count of the digits of the board
 * @param {FaceWords} words
 */
export function faceLabel(name, count, words) {
  if (name === "digits") return words("faces.digits", { count });
  if (name === "zero") return words("faces.zero", { count: count - 1 });
  return words(labels[/** @type {keyof typeof labels} */ (name)]);
}

const labels = /** @type {const} */ ({
  hex: "faces.hex",
  letters: "faces.letters",
  colors: "faces.colors",
  shapes: "faces.shapes",
  fruits: "faces.fruits",
  animals: "faces.animals",
});
