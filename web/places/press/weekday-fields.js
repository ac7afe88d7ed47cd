/** What each day of the week has in a series, and the files of a day. */
import { h } from "../../controls/dom.js";
import { checkField, textField } from "../../controls/fields.js";
import { capital } from "../../i18n/capital.js";
import { levelWords } from "../../i18n/level-words.js";
import { layoutNamed } from "../../model/layout.js";
import { goalOf } from "../../model/puzzle-goal.js";
import { most } from "../../print/print-settings.js";
import { fileFormats, weekdays } from "../../print/series/series-settings.js";
import { layoutTitle } from "../../i18n/grid-names.js";
import { goalFields, layoutOf } from "../new/goals.js";
import { shapesOf } from "../new/regions.js";

/** @typedef {import("../../print/series/series-settings.js").SeriesWork} SeriesWork */
/** @typedef {SeriesWork["days"]} Days */
/** @typedef {typeof weekdays[number]} Weekday */

/** A Monday. */
const monday = "2024-01-01";

/**
 * @param {import("../shell/app.js").App} app @param {import("../../i18n/series-words.js").SeriesWords} seriesWords
 * @param {{ days: Days, changed: (days: Days) => void }} options
 */
export function weekdayList(app, seriesWords, { days, changed }) {
  const { words } = app;
  let now = days;
  const take = (/** @type {Weekday} */ weekday, /** @type {Days[Weekday]} */ day) => {
    now = Object.fromEntries(
      weekdays.flatMap((each) => {
        const goal = each === weekday ? day : now[each];
        return goal ? [[each, goal]] : [];
      }),
    );
    changed(now);
  };
  const rows = weekdays.map((weekday, index) => {
    const named = new Intl.DateTimeFormat(words.language, { weekday: "long", timeZone: "UTC" });
    const name = capital(named.format(Date.parse(monday) + index * 86_400_000));
    const contents = h("span", { class: "print-section-contents" });
    const body = h("div", { class: "fields print-section-body", hidden: true });
    const head = h(
      "button",
      { type: "button", class: "quiet print-section-head", "aria-expanded": "false", onclick: unfold },
      h("span", { class: "print-section-name" }, name),
      contents,
    );
    /** What the day had before it lost its puzzle. */
    let last = now[weekday] ?? usualDay();

    function show() {
      const day = now[weekday];
      contents.textContent = day ? dayWords(day, words) : seriesWords("series.none");
    }

    function unfold() {
      if (!body.firstChild) body.append(...fieldsOf());
      body.hidden = !body.hidden;
      head.setAttribute("aria-expanded", String(!body.hidden));
    }

    function fieldsOf() {
      const rest = h("div", { class: "fields", hidden: !now[weekday] });
      const set = (/** @type {Partial<typeof last>} */ part) => {
        last = { ...last, ...part };
        take(weekday, last);
        show();
      };
      rest.append(
        textField(seriesWords("series.day-title"), {
          value: last.title,
          most: most.letters,
          changed: (title) => set({ title }),
        }).element,
        goalFields(words, { start: last.goal, shapes: shapesOf(app), changed: (goal) => set({ goal }) }).element,
      );
      return [
        checkField(seriesWords("series.has-puzzle"), Boolean(now[weekday]), (has) => {
          rest.hidden = !has;
          take(weekday, has ? last : undefined);
          show();
        }).element,
        rest,
      ];
    }

    show();
    return h("li", { class: "print-section" }, h("div", { class: "print-section-line" }, head), body);
  });
  return h("ol", { class: "print-sections" }, ...rows);
}

/** @returns {NonNullable<Days[Weekday]>} */
function usualDay() {
  const classic = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed("3x3"));
  return { title: "", goal: goalOf(classic, "medium") };
}

/**
 * Such as "Killer · Medium · 9 × 9".
 * @param {NonNullable<Days[Weekday]>} day @param {import("../../i18n/words.js").Words} words
 */
const dayWords = ({ title, goal }, words) =>
  [title, goal.level ? levelWords(goal.level, words) : "", layoutTitle(layoutOf(goal), words)]
    .filter(Boolean)
    .join(" · ");

/**
 * A box for each format. A day has at least one file, so the last one cannot be taken away.
 * @param {SeriesWork["formats"]} formats @param {(formats: SeriesWork["formats"]) => void} changed
 */
export function formatFields(formats, changed) {
  let now = formats;
  const boxes = fileFormats.map((format) => {
    const field = checkField(format.toUpperCase(), now.includes(format), (isWanted) => {
      const next = fileFormats.filter((each) => (each === format ? isWanted : now.includes(each)));
      if (!next.length) return field.check(true);
      changed((now = next));
    });
    return field;
  });
  return [h("div", { class: "print-checks" }, ...boxes.map(({ element }) => element))];
}
