/** The day whose daily puzzle is printed. */
import { h } from "../../controls/dom.js";
import { firstDay } from "../../model/daily.js";

/** @param {import("../../i18n/words.js").Words} words @param {import("./draft.js").Draft} draft @param {import("../../print/settings.js").DailyWork} work */
export function dailyFields(words, draft, work) {
  const input = h("input", { type: "date", required: true, min: firstDay, max: "9999-12-31", value: work.day, onchange: take });
  return [h("label", { class: "field" }, h("span", {}, words("print.show-date")), input)];

  /** A day that is not whole or too early changes nothing. */
  function take() {
    if (input.validity.valid) draft.changeWork({ kind: "daily", day: input.value });
  }
}
