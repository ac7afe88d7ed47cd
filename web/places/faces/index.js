/**
 * The faces of digits on the page: loads a face for the board, and opens the dialog in which the player chooses what
 * the digits of the game look like. Loaded when a game first has a face besides the usual digits, or
 * the dialog is opened.
 */
import { faceNames } from "../../board/faces/face-names.js";
import { addFace, hasPictures } from "../../board/faces/index.js";
import { nameNumbers } from "../../model/numbers-in-rules.js";
import { lettersIn, lettersOf, wordName } from "../../board/faces/word.js";
import { createDialog, openDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { choiceField, textField } from "../../controls/fields.js";
import { faceLabel, loadFaceWords } from "../../i18n/face-words.js";
import { withFace } from "../../model/digit-face.js";
import { layoutOf } from "../../model/position.js";
import { showFace } from "../../embed/face-on-board.js";
import { adoptStyles } from "../shell/looks.js";
import style from "../../styles/faces.css";

const word = "word";
let isStyled = false;

export { showFace };

/** @param {import("../shell/app.js").App} app */
export async function openFaces({ words, store, focusBoard }) {
  const faceWords = await loadFaceWords(words.language);
  if (!isStyled) adoptStyles([style]);
  isStyled = true;
  const state = store.state();
  const { digitCount } = layoutOf(state.position);
  const isCounted = nameNumbers(state.position.rules);
  const now = state.game.origin.face ?? "digits";
  const letters = lettersOf(now);
  const loaded = faceNames.flatMap((name) => {
    const face = addFace(name, words.language, faceWords);
    const isSameAsZero = name === "hex" && digitCount <= 10;
    return isSameAsZero || (face && (isCounted || face.most < digitCount)) ? [] : [{ name, face }];
  });
  const fault = h("p", { class: "hint", role: "alert" });
  const written = textField(faceWords("faces.field", { count: digitCount }), { value: letters?.join("") ?? "" });
  const choice = choiceField(
    faceWords("faces.about"),
    [...loaded.map(({ name }) => ({ value: name, label: faceLabel(name, digitCount, faceWords) })), ...wordOption()],
    isCounted ? "digits" : letters ? word : now,
    showField,
  );
  for (const [i, label] of choice.element.querySelectorAll("label").entries()) {
    const { name = "", face } = loaded[i] ?? {};
    if (face && hasPictures(name))
      label.append(
        h(
          "span",
          { class: "face-row", "aria-hidden": "true" },
          ...Array.from({ length: digitCount }, (_, at) => face.keyOf(at + 1)),
        ),
      );
  }
  const form = h(
    "form",
    { class: "faces", onsubmit: choose },
    choice.element,
    isCounted && h("p", { class: "hint" }, faceWords("faces.rules-name-numbers", { count: digitCount })),
    written.element,
    fault,
    h("div", { class: "dialog-foot" }, h("button", { class: "button button-main" }, faceWords("faces.choose"))),
  );
  const dialog = createDialog(words, faceWords("faces.title"), form);
  showField();

  /** A board of more digits than there are letters has no word. */
  function wordOption() {
    return digitCount <= 25 && !isCounted ? [{ value: word, label: faceWords("faces.word") }] : [];
  }

  function showField() {
    written.element.hidden = choice.value() !== word;
  }

  /** @param {SubmitEvent} event */
  function choose(event) {
    event.preventDefault();
    const chosen = lettersIn(written.value());
    if (choice.value() === word && chosen?.length !== digitCount) {
      fault.textContent = faceWords("faces.bad", { count: digitCount });
      written.input.focus();
      return;
    }
    const name = choice.value() === word ? wordName(chosen ?? []) : choice.value();
    addFace(name, words.language, faceWords);
    dialog.close();
    const before = store.state();
    if (before.game.id === state.game.id && !before.isForeign)
      store.replace(withFace(before, name === "digits" ? undefined : name));
    focusBoard();
  }
  openDialog(dialog);
}
