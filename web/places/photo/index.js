/** Puzzles from photos: the dialog that reads a picture. Loaded when it is first opened. */
import { loadPhotoWords } from "../../i18n/photo-words.js";
import style from "../../styles/photo.css";
import { adoptStyles } from "../shell/looks.js";
import { mountDialog } from "./photo-dialog.js";

/**
 * The dialog that is open, which takes pictures that are pasted and dropped.
 * @type {ReturnType<typeof mountDialog> | null}
 */
let shown = null;
let isStyled = false;

/**
 * Opens the dialog, or hands a picture to the dialog that is open.
 *
 * @param {import("../shell/app.js").App} app
 * @param {Blob} [picture]
 */
export async function openPhoto(app, picture) {
  const say = await loadPhotoWords(app.words.language);
  if (!isStyled) adoptStyles([style]);
  isStyled = true;
  shown ??= mountDialog(app, say, () => {
    shown = null;
  });
  if (picture) await shown.take(picture);
}
