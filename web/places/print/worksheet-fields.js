/** A worksheet: the technique, how many exercises, and how many different sheets. */
import { h } from "../../controls/dom.js";
import { checkField, numberField } from "../../controls/fields.js";
import { canOccur, levels, techniquesOf } from "../../model/techniques.js";
import { most } from "../../print/settings.js";
import { copiesFields } from "./copies-fields.js";

/** The side of the boards on a worksheet. */
const side = 9;

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("./draft.js").Draft} draft
 * @param {import("../../print/settings.js").WorksheetWork} work
 * @param {import("../../i18n/steps/load.js").StepWords} names of the techniques
 */
export function worksheetFields(words, draft, work, names) {
  let now = work;
  const take = (/** @type {Partial<import("../../print/settings.js").WorksheetWork>} */ part) => draft.changeWork(now = { ...now, ...part });
  const option = (/** @type {string} */ id) => h("option", { value: id, selected: id === work.technique }, names(`technique.${id}.name`));
  const technique = h("select", { onchange: () => take({ technique: technique.value }) },
    ...levels.map((level) => h("optgroup", { label: names(`level.${level}`) }, ...techniquesOf(level).filter((id) => canOccur(id, side)).map(option))));
  return [
    h("label", { class: "field print-technique" }, h("span", {}, words("print.technique")), technique),
    numberField(words("print.exercises"), { least: 1, most: most.exercises, value: work.exercises }, (exercises) => take({ exercises })).element,
    ...copiesFields(words, work.copies, (copies) => take({ copies })),
    checkField(words("print.rules"), work.rules, (rules) => take({ rules })).element,
  ];
}
