/**
 * The daily puzzles: those of today by one press, without rules of its own and with rules; a calendar of the days, each
 * of which can be played.
 */
import { enable, ifEnabled } from "../../controls/buttons.js";
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { dailiesOf, dailyStreak } from "../../games/statistics.js";
import { dailyLevel, dailyWithRules, firstDay, hasDaily } from "../../model/daily.js";
import { monthAfter, weeksOf } from "../../model/days.js";
import { ask } from "../../model/question.js";
import { levelWords } from "../../i18n/level-words.js";
import { openGame, startDaily } from "./game-start.js";
import { madeRulesName } from "./made-rules-names.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * The daily puzzle of today, and the calendar.
 *
 * @param {App} app
 * @param {string} today
 * @param {() => void} leave closes the dialog
 */
export function dailyPart(app, today, leave) {
  const { words } = app;
  const calendar = h(
    "button",
    { type: "button", class: "button daily-calendar", onclick: () => openCalendar(app, today, leave) },
    words("daily.calendar"),
  );
  return h(
    "section",
    { class: "daily" },
    dailyButton(app, today, leave, { name: words("daily.title"), level: levelWords(dailyLevel(today), words) }),
    calendar,
  );
}

/**
 * The daily puzzle with rules of today. It has no calendar.
 *
 * @param {App} app
 * @param {string} today
 * @param {() => void} leave closes the dialog
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
export function dailyPartWithRules(app, today, leave, ruleWords) {
  const { kind, level } = dailyWithRules(today);
  const title = madeRulesName(kind, ruleWords);
  return h(
    "section",
    { class: "daily daily-with-rules" },
    dailyButton(app, today, leave, {
      name: ruleWords("made.daily"),
      level: `${title} · ${levelWords(level, app.words)}`,
      title,
    }),
  );
}

/**
 * @param {App} app
 * @param {string} today
 * @param {() => void} leave closes the dialog
 * @param {{ name: string, level: string, title?: string }} told `title`: of startDaily()
 */
function dailyButton(app, today, leave, { name, level, title }) {
  const { words, games } = app;
  const played = dailiesOf(games.results.peek(), games.entries.peek(), title !== undefined).get(today);
  const key = played ? (played.isFinished ? "daily.today-solved" : "daily.today-begun") : "daily.today";
  // A non-breaking space keeps the line's height until the date is there: the browser takes long to write its first
  // date.
  const state = h("span", { class: "daily-state" }, "\u00a0");
  setTimeout(() => {
    state.textContent = words(key, { date: words.date(today, "short"), level });
  });
  return h(
    "button",
    { type: "button", class: "daily-open", onclick: () => void play(app, today, leave, title) },
    icon("calendar"),
    h("span", { class: "daily-text" }, h("span", { class: "daily-name" }, name), state),
  );
}

/**
 * @param {App} app
 * @param {string} day
 * @param {() => void} leave closes the dialog
 * @param {string} [title] of startDaily()
 */
async function play(app, day, leave, title) {
  leave();
  await playDaily(app, day, title);
}

/**
 * Starts a daily puzzle, or brings back the game that was begun.
 *
 * @param {App} app @param {string} day @param {string} [title] of startDaily()
 */
export async function playDaily(app, day, title) {
  await ask(
    { store: app.store, about: "game" },
    () => app.games.load(),
    async () => {
      const begun = dailiesOf(app.games.results.peek(), app.games.entries.peek(), title !== undefined).get(day);
      const opened = begun && !begun.isFinished ? await openGame(app, begun.id) : "missing";
      if (opened === "opened") app.focusBoard();
      else if (opened !== "overtaken") await startDaily(app, day, title);
    },
  );
}

/** @param {App} app @param {string} today @param {() => void} leave closes the dialog below */
function openCalendar(app, today, leave) {
  const { words, games } = app;
  const month = h("h3", { class: "calendar-month", "aria-live": "polite" });
  const turn = (/** @type {"previous" | "next"} */ name, /** @type {number} */ by) =>
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": words(by < 0 ? "daily.earlier" : "daily.later"),
        onclick: ifEnabled(() => show(monthAfter(shown, by))),
      },
      icon(name),
    );
  const [earlier, later] = [turn("previous", -1), turn("next", 1)];
  const body = h("tbody", {});
  const table = h("table", { class: "calendar" }, h("thead", {}, weekdays(words)), body);
  const streak = h("p", { class: "hint" });
  const dialog = createDialog(
    words,
    words("daily.calendar-title"),
    h("div", { class: "calendar-head" }, earlier, month, later),
    table,
    streak,
  );
  let shown = today.slice(0, 7);
  let days = dailiesOf(games.results.peek(), games.entries.peek());

  /** @param {string} next */
  function show(next) {
    shown = next;
    month.textContent = words.date(`${shown}-01`, "month");
    enable(earlier, shown > firstDay.slice(0, 7));
    enable(later, shown < today.slice(0, 7));
    body.replaceChildren(
      ...weeksOf(shown).map((week) =>
        h(
          "tr",
          {},
          week.map((day) => h("td", {}, day && dayButton(day))),
        ),
      ),
    );
    streak.textContent = words("daily.streak", { days: dailyStreak(games.results.peek(), today) });
  }

  /** @param {string} day */
  function dayButton(day) {
    const played = days.get(day);
    const state = played ? (played.isFinished ? "solved" : "begun") : "open";
    const label = words("daily.day", {
      date: words.date(day, "weekday"),
      level: levelWords(dailyLevel(day), words),
      state,
    });
    const start = () => {
      dialog.close();
      void play(app, day, leave);
    };
    return h(
      "button",
      {
        type: "button",
        class: "calendar-day",
        "data-state": state,
        "aria-label": label,
        disabled: !hasDaily(day, today),
        "aria-current": day === today ? "date" : undefined,
        onclick: start,
      },
      String(Number(day.slice(8))),
    );
  }

  show(shown);
  dialog.showModal();
  void games.load().then(() => {
    days = dailiesOf(games.results.peek(), games.entries.peek());
    show(shown);
  });
  return dialog;
}

/** @param {import("../../i18n/words.js").Words} words */
function weekdays(words) {
  // The week of 23 November 2026 begins on a Monday.
  const days = Array.from({ length: 7 }, (_, i) => `2026-11-${23 + i}`);
  return h("tr", {}, ...days.map((day) => h("th", { scope: "col" }, words.date(day, "short-weekday"))));
}
