/** What a person sees first: the choice of what is printed, and the presets. */
import { h } from "../../controls/dom.js";
import { choiceField } from "../../controls/fields.js";
import { presetNames, presetSettings } from "../../print/presets.js";
import { documentKinds, kindOf } from "./draft.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("./draft.js").Draft} Draft */

const kindKeys = /** @type {const} */ ({
  new: "print.new", daily: "daily.title", board: "print.board", path: "print.path", list: "print.list", worksheet: "print.worksheet", book: "print.book",
});
const presetKeys = /** @type {const} */ ({
  classroom: ["print.preset-classroom", "print.preset-classroom-about"], daily: ["daily.title", "print.preset-daily-about"], large: ["print.preset-large", "print.preset-large-about"],
  children: ["print.preset-children", "print.preset-children-about"], book: ["print.preset-book", "print.preset-book-about"],
});

/** @param {Words} words @param {Draft} draft */
export function kindChoice(words, draft) {
  const field = choiceField(words("print.what"), documentKinds.map((value) => ({ value, label: words(kindKeys[value]) })), kindOf(draft.settings.peek()), draft.choose);
  field.element.classList.add("print-kinds");
  return { element: field.element, show: () => field.choose(kindOf(draft.settings.peek())) };
}

/** @param {Words} words @param {Draft} draft @param {Omit<Parameters<typeof presetSettings>[1], "language">} options */
export function presetButtons(words, draft, options) {
  const cards = presetNames.map((name) => {
    const [title, about] = presetKeys[name];
    const use = () => draft.renew(presetSettings(name, { ...options, language: draft.settings.peek().look.language }));
    return h("button", { type: "button", class: "button print-preset", "data-preset": name, onclick: use },
      h("span", { class: "print-preset-name" }, words(title)), h("span", { class: "print-preset-about" }, words(about)));
  });
  return h("fieldset", { class: "choice print-presets" }, h("legend", {}, words("print.presets")), h("div", { class: "print-preset-cards" }, ...cards));
}
