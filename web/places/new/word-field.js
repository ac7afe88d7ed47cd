/** The field for a word that stands in the solution of new puzzles, with a letter for each digit. */
import { lettersIn } from "../../board/faces/word.js";
import { h } from "../../controls/dom.js";
import { textField } from "../../controls/fields.js";
import { loadFaceWords } from "../../i18n/face-words.js";
import { hasLineForWord } from "../../model/wordoku.js";

/** A word of decomposed letters may be longer than the number of its letters. */
const longestText = 60;

/**
 * @typedef {import("../../i18n/face-words.js").FaceWords} FaceWords
 *
 * @param {import("../../i18n/words.js").Words} words
 * @param {{ faceWords?: FaceWords | null, start?: string, changed?: () => void }} [options] `faceWords`: null when they
 *   could not be loaded, and there is no field then; if absent, they are loaded, and the place of the field is kept
 *   until they are there. `changed` is called when there is another word that fits, or none any more
 */
export function wordField(words, { faceWords, start = "", changed = () => {} } = {}) {
  const fault = h("p", { class: "hint field-wrong", role: "status" });
  const field = textField("\u00a0", { value: start, most: longestText, changed: tell });
  field.input.disabled = !faceWords;
  const element = h("div", { class: "fields" }, field.element, fault);
  let digitCount = 0;
  if (faceWords === undefined)
    loadFaceWords(words.language).then(
      (loaded) => {
        faceWords = loaded;
        field.input.disabled = false;
        label();
      },
      () => {},
    );

  function label() {
    const [name] = field.element.children;
    if (faceWords) name.textContent = faceWords("faces.field", { count: digitCount });
  }

  const value = () => (element.hidden ? "" : field.value());
  const isWrong = () => value() !== "" && lettersIn(value())?.length !== digitCount;
  const wrong = () => (isWrong() ? faceWords?.("faces.bad", { count: digitCount }) : undefined);

  function tell() {
    fault.textContent = wrong() ?? "";
    field.input.setAttribute("aria-invalid", String(isWrong()));
    if (!isWrong()) changed();
  }

  return {
    element,
    value,
    /** The word, if it has a letter for each digit; "" otherwise. */
    fitting: () => (isWrong() ? "" : value()),
    /** What is wrong with the word; undefined when it can be used, or there is none. */
    fault: wrong,
    /** Shows the field where a word can stand. @param {import("../../model/layout.js").Layout} layout */
    follow(layout) {
      element.hidden = faceWords === null || !hasLineForWord(layout);
      ({ digitCount } = layout);
      fault.textContent = wrong() ?? "";
      label();
    },
  };
}
