/** The form of place Print: what is printed, presets, the few fields that matter, and the others, which are folded. */
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { effect, untracked } from "../../model/signals.js";
import { loadStepWords } from "../../i18n/steps/step-words.js";
import { shapesOf } from "../new/regions.js";
import { boardFields, dailyFields, pathFields } from "./puzzle-fields.js";
import { listFields } from "./list-fields.js";
import { mainLooks, moreLooks } from "./look-fields.js";
import { newFields } from "./section-fields.js";
import { worksheetFields } from "./worksheet-fields.js";
import { choiceField } from "../../controls/fields.js";
import { presetNames, presetSettings } from "../../print/presets.js";
import { documentKinds, kindOf } from "./draft.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./list-fields.js").OwnList} OwnList */
/** @typedef {import("../../i18n/words.js").Words} Words */

/**
 * @param {import("../shell/app.js").App} app
 * @param {object} options
 * @param {Draft} options.draft
 * @param {string} options.locale of the reader (BCP 47)
 * @param {import("../../model/signals.js").Signal<OwnList>} options.list the reader's own puzzles
 * @param {Set<string>} options.unfolded names of the parts that are unfolded
 * @param {() => void} options.openBook opens the dialog of a book
 */
export function createPrintForm(app, { draft, locale, list, unfolded, openBook }) {
  const { words } = app;
  const kinds = kindChoice(words, draft);
  const presets = presetButtons(words, draft, { locale });
  const body = h("div", { class: "fields" });
  const reset = h(
    "button",
    { type: "button", class: "quiet print-reset", onclick: draft.reset },
    icon("reset"),
    words("print.reset"),
  );
  const bookButton = h(
    "button",
    { type: "button", class: "button print-book", onclick: openBook },
    words("print.parts-and-cover"),
  );
  const element = h(
    "form",
    { class: "print-form fields", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
    kinds.element,
    presets,
    body,
  );
  /**
   * The names of techniques and levels, once they are loaded.
   * @type {import("../../i18n/steps/step-words.js").StepWords | null}
   */
  let names = null;

  /** @param {import("../../print/print-settings.js").PrintSettings} settings @returns {HTMLElement[]} */
  function workFields({ work, look }) {
    switch (work.kind) {
      case "new":
        return newFields(words, draft, work, {
          isBook: look.book !== null,
          shapes: shapesOf(app),
          announce: app.announce,
        });
      case "daily":
        return dailyFields(words, draft, work);
      case "board":
        return boardFields(words, draft, work);
      case "path":
        return names ? pathFields(words, draft, work, names) : [loading()];
      case "worksheet":
        return names ? worksheetFields(words, draft, work, names) : [loading()];
      case "list":
        return listFields(app, {
          list: list.peek(),
          changed: (read) => {
            list.value = read;
          },
          draft,
          work,
        });
    }
  }

  /** The names of techniques and levels are a file of their own. */
  function loading() {
    const told = h("p", { class: "hint", role: "status" }, words("print.loading"));
    loadStepWords(words.language, app.settings.englishNames.peek())
      .then((loaded) => {
        names = loaded;
        // Only this line is replaced, so that the other fields keep what was typed. If the form was written anew
        // meanwhile, it has the names already.
        if (told.isConnected) told.replaceWith(...workFields(draft.settings.peek()));
      })
      .catch(() => {
        told.textContent = words("error.no-explanations");
      });
    return told;
  }

  function write() {
    const settings = draft.settings.peek();
    const focused = document.activeElement;
    const hadFocus = body.contains(focused);
    kinds.show();
    body.replaceChildren(
      ...workFields(settings),
      ...mainLooks(words, draft),
      ...(settings.look.book ? [bookButton] : []),
      ...moreLooks(words, draft, unfolded),
      reset,
    );
    // All fields are new elements, so a button that stays takes the focus.
    if (hadFocus) (focused === bookButton && bookButton.isConnected ? bookButton : reset).focus();
  }

  const dispose = effect(() => {
    void draft.renewals.value;
    untracked(write);
  });

  return {
    element,
    dispose,
    /** Moves the focus to the choice of what is printed. */
    focus: kinds.focus,
  };
}

const kindKeys = /** @type {const} */ ({
  new: "print.new",
  daily: "daily.title",
  board: "print.board",
  path: "print.path",
  list: "print.list",
  worksheet: "print.worksheet",
  book: "print.book",
});
const presetKeys = /** @type {const} */ ({
  classroom: ["print.preset-classroom", "print.preset-classroom-about"],
  daily: ["daily.title", "print.preset-daily-about"],
  large: ["print.preset-large", "print.preset-large-about"],
  children: ["print.preset-children", "print.preset-children-about"],
  book: ["print.preset-book", "print.preset-book-about"],
});

/** @param {Words} words @param {Draft} draft */
function kindChoice(words, draft) {
  const field = choiceField(
    words("print.what"),
    documentKinds.map((value) => ({ value, label: words(kindKeys[value]) })),
    kindOf(draft.settings.peek()),
    draft.choose,
  );
  field.element.classList.add("print-kinds");
  return { element: field.element, focus: field.focus, show: () => field.choose(kindOf(draft.settings.peek())) };
}

/** @param {Words} words @param {Draft} draft @param {Omit<Parameters<typeof presetSettings>[1], "language">} options */
function presetButtons(words, draft, options) {
  const cards = presetNames.map((name) => {
    const [title, about] = presetKeys[name];
    const use = () => draft.renew(presetSettings(name, { ...options, language: draft.settings.peek().look.language }));
    return h(
      "button",
      { type: "button", class: "button print-preset", "data-preset": name, onclick: use },
      h("span", { class: "print-preset-name" }, words(title)),
      h("span", { class: "print-preset-about" }, words(about)),
    );
  });
  return h(
    "fieldset",
    { class: "choice print-presets" },
    h("legend", {}, words("print.presets")),
    h("div", { class: "print-preset-cards" }, ...cards),
  );
}
