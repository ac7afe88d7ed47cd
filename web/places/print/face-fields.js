/** What the digits on the sheets look like, and whether pieces to cut out are below the puzzles. */
import { faceNames } from "../../board/faces/face-names.js";
import { lettersIn, lettersOf, longestWord, wordName } from "../../board/faces/word.js";
import { h } from "../../controls/dom.js";
import { checkField, selectField, textField } from "../../controls/fields.js";
import { faceLabel, loadFaceWords } from "../../i18n/face-words.js";

const word = "word";

/**
 * The names of the faces are loaded late: the fields come when they are there.
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("./draft.js").Draft} draft
 * @returns {HTMLElement[]}
 */
export function faceFields(words, draft) {
  const { look } = draft.settings.peek();
  const place = h("div", { class: "fields" });
  loadFaceWords(words.language).then(
    (faceWords) => place.append(...chosenFace(words, faceWords, draft)),
    () => {},
  );
  return [
    place,
    checkField(words("print.cut-out"), look.cutOut, (value) => draft.changeLook({ cutOut: value })).element,
  ];
}

/**
 * @param {import("../../i18n/words.js").Words} words @param {import("../../i18n/face-words.js").FaceWords} faceWords
 * @param {import("./draft.js").Draft} draft
 */
function chosenFace(words, faceWords, draft) {
  const { face } = draft.settings.peek().look;
  const letters = lettersOf(face);
  const usual = 9;
  const written = textField(faceWords("faces.field", { count: usual }), {
    value: letters?.join("") ?? "",
    most: longestWord,
    changed(text) {
      const chosen = lettersIn(text);
      if (chosen) draft.changeLook({ face: wordName(chosen) });
    },
  });
  written.element.hidden = !letters;
  const select = selectField(
    words("print.symbols"),
    [
      ...faceNames.map((name) => ({ value: String(name), label: faceLabel(name, usual, faceWords) })),
      { value: word, label: faceWords("faces.word") },
    ],
    letters ? word : face,
    (value) => {
      written.element.hidden = value !== word;
      const chosen = lettersIn(written.value());
      if (value !== word) draft.changeLook({ face: value });
      else if (chosen) draft.changeLook({ face: wordName(chosen) });
    },
  );
  return [select.element, written.element, h("p", { class: "hint" }, faceWords("faces.printed-numbers"))];
}
