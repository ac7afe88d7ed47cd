/** The face of a board besides the usual digits. Loaded with the first board that has one. */
import { addFace } from "../board/faces/index.js";
import { loadFaceWords } from "../i18n/face-words.js";

/** @param {string} name @param {{ language: string }} words the sentences of the board */
export async function showFace(name, { language }) {
  addFace(name, language, await loadFaceWords(language));
}
