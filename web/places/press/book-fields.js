/** The fields of a book: its printer and paper, its parts, its cover. They change the settings of place Print. */
import { h } from "../../controls/dom.js";
import { checkField, choiceField, selectField, textField } from "../../controls/fields.js";
import { paperNames } from "../../print/papers.js";
import { presses, pressNames } from "../../print/presses.js";
import { most, usualBook } from "../../print/print-settings.js";
import { shapesOf } from "../new/regions.js";
import { paperLabel, pressLabel } from "../print/look-fields.js";
import { newFields } from "../print/section-fields.js";
import { coverFields } from "./cover-fields.js";
import { partList } from "./part-list.js";

/** @typedef {import("../print/draft.js").Draft} Draft */
/** @typedef {import("../../i18n/book-words.js").BookWords} BookWords */
/** @typedef {import("../../print/print-settings.js").BookLook} BookLook */
/** @typedef {import("../../print/print-settings.js").NewWork} NewWork */

/** @param {string} title @param {...HTMLElement} content */
export const section = (title, ...content) =>
  h("section", { class: "press-section", "aria-label": title }, h("h3", {}, title), ...content);

/** @param {Draft} draft @returns {BookLook} */
const bookIn = (draft) => draft.settings.peek().look.book ?? usualBook;

/** @param {Draft} draft @param {Partial<BookLook>} part */
const changeBook = (draft, part) => draft.changeLook({ book: { ...bookIn(draft), ...part } });

/**
 * @param {import("../shell/app.js").App} app @param {BookWords} bookWords @param {Draft} draft whose settings are those
 *   of a book
 * @returns {HTMLElement[]} sections with headings
 */
export function bookFields(app, bookWords, draft) {
  const { words } = app;
  const { parts, contents, cover } = bookIn(draft);
  return [
    section(bookWords("maker.printer"), ...printerFields(words, bookWords, draft)),
    section(
      bookWords("maker.parts"),
      partList(words, bookWords, {
        // The older switch takes the contents away wherever their part is.
        parts: parts.filter(({ kind }) => kind !== "contents" || contents),
        sections: puzzleFields(app, bookWords, draft),
        changed: (changed) => changeBook(draft, { parts: changed, contents: true }),
        announce: app.announce,
      }),
    ),
    section(
      bookWords("cover.title"),
      coverFields(words, bookWords, { cover, changed: (changed) => changeBook(draft, { cover: changed }) }),
    ),
  ];
}

/** @param {import("../../i18n/words.js").Words} words @param {BookWords} bookWords @param {Draft} draft */
function printerFields(words, bookWords, draft) {
  const { look } = draft.settings.peek();
  const asks = h("p", { class: "hint" });
  const showAsks = (/** @type {import("../../print/presses.js").PressName} */ name) => {
    const { line, type } = presses[name];
    asks.textContent = type > 0 ? bookWords("maker.asks", { line: words.number(line), type }) : "";
  };
  showAsks(look.press);
  const flag = (/** @type {"bleed" | "cropMarks"} */ name, /** @type {string} */ label) =>
    checkField(label, bookIn(draft)[name], (value) => changeBook(draft, { [name]: value })).element;
  const text = (/** @type {"title" | "author"} */ name, /** @type {string} */ label) =>
    textField(label, { value: look[name], most: most.letters, changed: (value) => draft.changeLook({ [name]: value }) })
      .element;
  return [
    text("title", words("print.title")),
    text("author", words("print.author")),
    selectField(
      words("print.press"),
      pressNames.map((value) => ({ value, label: pressLabel(value, words) })),
      look.press,
      (press) => {
        draft.changeLook({ press });
        showAsks(press);
      },
    ).element,
    asks,
    selectField(
      words("print.paper"),
      [...new Set([...paperNames, look.paper])].map((value) => ({ value, label: paperLabel(value, words) })),
      look.paper,
      (paper) => draft.changeLook({ paper }),
    ).element,
    flag("bleed", bookWords("maker.bleed")),
    flag("cropMarks", bookWords("maker.crop-marks")),
  ];
}

/**
 * The sections of the book, their order, and the pages before them.
 * @param {import("../shell/app.js").App} app @param {BookWords} bookWords @param {Draft} draft
 */
function puzzleFields(app, bookWords, draft) {
  const { words } = app;
  const workNow = () => /** @type {NewWork} */ (draft.settings.peek().work);
  const sections = () =>
    newFields(words, draft, workNow(), { isBook: true, shapes: shapesOf(app), announce: app.announce });
  const { order } = workNow();
  const isMade = order === "made" || (order === "usual" && draft.settings.peek().version === 1);
  const list = h("div", { class: "fields" }, ...sections());
  const choice = choiceField(
    words("print.order"),
    /** @type {const} */ (["rating", "made"]).map((value) => ({
      value,
      label: bookWords(value === "rating" ? "maker.order-rating" : "maker.order-made"),
    })),
    isMade ? "made" : "rating",
    (value) => {
      draft.changeWork({ ...workNow(), order: value });
      // The fields of the sections change the work that they began with.
      list.replaceChildren(...sections());
    },
  );
  return h(
    "div",
    { class: "fields" },
    list,
    choice.element,
    checkField(bookWords("maker.dividers"), bookIn(draft).dividers, (dividers) => changeBook(draft, { dividers }))
      .element,
  );
}
