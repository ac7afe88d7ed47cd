/** The fields of a document with one puzzle: the board and its path; the day of the daily puzzle. */
import { h } from "../../controls/dom.js";
import { checkField, choiceField, selectField } from "../../controls/fields.js";
import { choicesPerPathPage, most, pictureLevels } from "../../print/print-settings.js";
import { wholeField } from "./number-fields.js";
import { firstDay } from "../../model/daily.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("./draft.js").Draft} Draft */

/** @param {Words} words @param {Draft} draft @param {import("../../print/print-settings.js").BoardWork} work */
export function boardFields(words, draft, work) {
  return [
    checkField(words("print.entered"), work.entered, (entered) => draft.changeWork({ kind: "board", entered })).element,
  ];
}

/**
 * @param {Words} words
 * @param {Draft} draft
 * @param {import("../../print/print-settings.js").PathWork} work
 * @param {import("../../i18n/steps/step-words.js").StepWords} names of the levels
 */
export function pathFields(words, draft, work, names) {
  let now = work;
  const take = (/** @type {Partial<import("../../print/print-settings.js").PathWork>} */ part) =>
    draft.changeWork((now = { ...now, ...part }));
  const options = pictureLevels.map((value) => ({ value, label: names(`level.${value}`) }));
  return [
    selectField(words("print.pictured"), options, work.least, (least) => take({ least })).element,
    h("p", { class: "hint" }, words("print.pictured-note")),
    wholeField(
      words,
      words("print.most-pictures"),
      { least: 1, most: most.pictures, value: work.pictures },
      (pictures) => take({ pictures }),
    ).element,
    h("p", { class: "hint" }, words("print.most-pictures-note")),
    choiceField(
      words("print.pictures-per-page"),
      choicesPerPathPage.map((value) => ({ value, label: String(value) })),
      work.perPage,
      (perPage) => take({ perPage }),
    ).element,
  ];
}

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("./draft.js").Draft} draft
 * @param {import("../../print/print-settings.js").DailyWork} work
 */
export function dailyFields(words, draft, work) {
  const input = h("input", {
    type: "date",
    required: true,
    min: firstDay,
    max: "9999-12-31",
    value: work.day,
    onchange: take,
  });
  return [h("label", { class: "field" }, h("span", {}, words("print.show-date")), input)];

  /** A day that is not whole or too early changes nothing. */
  function take() {
    if (input.validity.valid) draft.changeWork({ kind: "daily", day: input.value });
  }
}
