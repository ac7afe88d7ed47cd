/** A worksheet: the board, the technique, how many exercises, and how many different sheets. */
import { h } from "../../controls/dom.js";
import { checkField } from "../../controls/fields.js";
import { layoutSentence } from "../../i18n/layout-words.js";
import { layoutNamed } from "../../model/layout.js";
import { isRuleTechnique, ruleTechniques } from "../../model/rule-techniques.js";
import { levels, techniquesOf } from "../../model/techniques.js";
import { occursOn } from "../../print-jobs/small-boards.js";
import { most } from "../../print/print-settings.js";
import { copiesFields, wholeField } from "./number-fields.js";

/** The boards that can be chosen. Another one of the settings stays as it is until it is changed. */
const layouts = ["2x2", "2x3", "2x4", "3x3", "3x4", "4x4"];

/**
 * The name in words. A board with regions of its own, or with random ones, has its name as it is.
 * @param {string} name
 * @param {import("../../i18n/words.js").Words} words
 */
function boardWords(name, words) {
  const layout = layoutNamed(name);
  return layout ? layoutSentence(layout, words) : name;
}

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("./draft.js").Draft} draft
 * @param {import("../../print/print-settings.js").WorksheetWork} work
 * @param {import("../../i18n/steps/step-words.js").StepWords} names of the techniques
 */
export function worksheetFields(words, draft, work, names) {
  let now = work;
  const take = (/** @type {Partial<import("../../print/print-settings.js").WorksheetWork>} */ part) =>
    draft.changeWork((now = { ...now, ...part }));
  const option = (/** @type {string} */ id) =>
    h("option", { value: id, selected: id === now.technique }, names(`technique.${id}.name`));
  /**
   * The techniques that occur on the board, and the one of the settings as it is: the sentence beside the main buttons
   * says that it does not occur.
   */
  const groups = (/** @type {string} */ chosen = "") =>
    levels
      .flatMap((level) => {
        const ids = techniquesOf(level).filter((id) => id === chosen || occursOn(id, now.layout));
        return ids.length ? [h("optgroup", { label: names(`level.${level}`) }, ...ids.map(option))] : [];
      })
      .concat(h("optgroup", { label: words("new.variants") }, ...ruleTechniques.map(option)));
  const technique = h("select", { onchange: () => takeTechnique() }, ...groups(work.technique));
  const told = h("p", { class: "hint print-told", role: "status" });
  const board = h(
    "select",
    { onchange: () => takeLayout(board.value) },
    ...[...new Set([...layouts, work.layout])].map((name) =>
      h("option", { value: name, selected: name === work.layout }, boardWords(name, words)),
    ),
  );

  /** The positions of a technique of rules have boards of their own. */
  function showBoard() {
    boardField.hidden = isRuleTechnique(now.technique);
    told.textContent = "";
  }

  function takeTechnique() {
    take({ technique: technique.value });
    showBoard();
  }

  /** On a smaller board the technique may not occur. Then it is the first of the list. @param {string} layout */
  function takeLayout(layout) {
    const { technique: before } = now;
    now = { ...now, layout };
    technique.replaceChildren(...groups());
    told.textContent = occursOn(before, layout)
      ? ""
      : words("print.technique-never", { name: names(`technique.${before}.name`) });
    take({ technique: technique.value });
  }

  const boardField = h("label", { class: "field print-board" }, h("span", {}, words("new.shape")), board);
  showBoard();
  return [
    boardField,
    h("label", { class: "field print-technique" }, h("span", {}, words("print.technique")), technique),
    told,
    wholeField(
      words,
      words("print.exercises"),
      { least: 1, most: most.exercises, value: work.exercises },
      (exercises) => take({ exercises }),
    ).element,
    ...copiesFields(words, work.copies, (copies) => take({ copies })).elements,
    checkField(words("print.rules"), work.rules, (rules) => take({ rules })).element,
  ];
}
