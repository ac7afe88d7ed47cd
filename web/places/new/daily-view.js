/**
 * The daily puzzles: those of a day side by side, each by one press; a calendar of the days, each of which can be
 * played.
 */
import { enable, ifEnabled } from "../../controls/buttons.js";
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { dailiesOf, dailyStreak } from "../../games/statistics.js";
import { dailyLevel, dailyNames, dailyWithRules, firstDay, hasDaily } from "../../model/daily.js";
import { dayAfter, dayOf, monthAfter, weeksOf } from "../../model/days.js";
import { ask } from "../../model/question.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadPlayedWords } from "../../i18n/played-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { openGame, startDaily } from "./game-start.js";
import { madeRulesName } from "./made-rules-names.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * The daily puzzles of today, and the calendar.
 *
 * @param {App} app
 * @param {string} today
 * @param {() => void} leave closes the dialog
 */
export function dailyPart(app, today, leave) {
  const { words } = app;
  const calendar = h(
    "button",
    { type: "button", class: "quiet new-aside", onclick: () => void openCalendar(app, today, leave) },
    icon("calendar"),
    words("daily.calendar"),
  );
  return h(
    "section",
    { class: "daily" },
    h("div", { class: "new-head" }, h("h3", {}, words("daily.title")), calendar),
    dailyStrip(app, today, leave),
  );
}

/**
 * The daily puzzles of a day side by side, with what the player has done with each.
 *
 * @param {App} app
 * @param {string} day
 * @param {() => void} leave called when the player begins one, or goes on with it
 * @returns {HTMLElement}
 */
export function dailyStrip(app, day, leave) {
  const { words, games } = app;
  const strip = h("div", { class: "daily-strip", role: "group", "aria-label": words("daily.title") });
  /** What the kind of the puzzle with rules is called, once its sentences are loaded. */
  let title = "";

  /** @param {import("../../model/daily.js").DailyName} name */
  function item(name) {
    const played = dailiesOf(games.results.peek(), games.entries.peek()).get(day)?.get(name);
    const state = played ? (played.isFinished ? "solved" : "begun") : "open";
    const level =
      name === "rules"
        ? [title || words("new.variants"), levelWords(dailyWithRules(day).level, words)].join(", ")
        : levelWords(name, words);
    const label = h("span", { class: "daily-state" });
    if (played) label.textContent = words.time(played.elapsed);
    return h(
      "button",
      {
        type: "button",
        class: "daily-open",
        "data-state": state,
        "data-daily": name,
        // Until the date is there. The name of a level alone is that of another button of the dialog.
        "aria-label": words("daily.day", { date: words("daily.title"), level, state }),
        onclick: () => {
          leave();
          void playDaily(app, day, name);
        },
      },
      h("span", { class: "daily-name" }, name === "rules" ? title || words("new.variants") : level),
      label,
    );
  }

  function show() {
    strip.replaceChildren(...dailyNames(day).map(item));
    // The browser takes long to write its first date.
    setTimeout(() => {
      const date = words.date(day, "weekday");
      for (const button of /** @type {NodeListOf<HTMLElement>} */ (strip.querySelectorAll(".daily-open")))
        button.setAttribute(
          "aria-label",
          words("daily.day", {
            date,
            level: button.querySelector(".daily-name")?.textContent ?? "",
            state: button.dataset.state ?? "",
          }),
        );
    });
  }

  show();
  void games.load().then(show);
  // Without its name the puzzle can be played all the same.
  loadRuleWords(words.language).then(
    (ruleWords) => {
      title = madeRulesName(dailyWithRules(day).kind, ruleWords);
      show();
    },
    () => {},
  );
  return strip;
}

/**
 * Starts a daily puzzle, or brings back the game that was begun.
 *
 * @param {App} app
 * @param {string} day
 * @param {string} [wanted] one of `dailyNames`; the puzzle of the week when absent
 */
export async function playDaily(app, day, wanted) {
  const name = dailyNames(day).find((each) => each === (wanted ?? dailyLevel(day)));
  // In other time zones it is tomorrow already.
  if (!name || !hasDaily(day, dayAfter(dayOf(Date.now())))) {
    app.say((await loadPlayedWords(app.words.language))("daily.none"), "error");
    return;
  }
  const title = name === "rules" ? await rulesTitle(app, day) : undefined;
  await ask(
    { store: app.store, about: "game" },
    () => app.games.load(),
    async () => {
      const begun = dailiesOf(app.games.results.peek(), app.games.entries.peek()).get(day)?.get(name);
      const opened = begun && !begun.isFinished ? await openGame(app, begun.id) : "missing";
      if (opened === "opened") app.focusBoard();
      else if (opened !== "overtaken") await startDaily(app, day, name, title);
    },
  );
}

/** @param {App} app @param {string} day */
const rulesTitle = async ({ words }, day) =>
  madeRulesName(dailyWithRules(day).kind, await loadRuleWords(words.language));

/** @param {App} app @param {string} today @param {() => void} leave closes the dialog below */
export async function openCalendar(app, today, leave) {
  const { words, games } = app;
  const said = await loadPlayedWords(words.language);
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
  const chosenName = h("h3", { "aria-live": "polite" });
  const ofDay = h("div", { class: "calendar-puzzles" });
  const streak = h("p", { class: "hint" });
  const dialog = createDialog(
    words,
    words("daily.title"),
    h("div", { class: "calendar-head" }, earlier, month, later),
    table,
    chosenName,
    ofDay,
    streak,
  );
  let shown = today.slice(0, 7);
  let chosen = today;
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
    streak.textContent = said("streak.now", { days: dailyStreak(games.results.peek(), today).now });
  }

  /** Shows the puzzles of a day. @param {string} day */
  function choose(day) {
    chosen = day;
    chosenName.textContent = words.date(day, "weekday");
    ofDay.replaceChildren(
      dailyStrip(app, day, () => {
        dialog.close();
        leave();
      }),
    );
  }

  /** @param {string} day */
  function dayButton(day) {
    const played = [...(days.get(day)?.values() ?? [])];
    const state = played.length ? (played.some(({ isFinished }) => isFinished) ? "solved" : "begun") : "open";
    const label = words("daily.day", {
      date: words.date(day, "weekday"),
      level: levelWords(dailyLevel(day), words),
      state,
    });
    return h(
      "button",
      {
        type: "button",
        class: "calendar-day",
        "data-state": state,
        "aria-label": label,
        "aria-pressed": String(day === chosen),
        disabled: !hasDaily(day, today),
        "aria-current": day === today ? "date" : undefined,
        onclick: () => {
          choose(day);
          show(shown);
          /** @type {HTMLElement | null} */ (body.querySelector("[aria-pressed=true]"))?.focus();
        },
      },
      String(Number(day.slice(8))),
    );
  }

  choose(today);
  show(shown);
  dialog.showModal();
  void games.load().then(() => {
    days = dailiesOf(games.results.peek(), games.entries.peek());
    show(shown);
  });
}

/** @param {import("../../i18n/words.js").Words} words */
function weekdays(words) {
  // The week of 23 November 2026 begins on a Monday.
  const days = Array.from({ length: 7 }, (_, i) => `2026-11-${23 + i}`);
  return h("tr", {}, ...days.map((day) => h("th", { scope: "col" }, words.date(day, "short-weekday"))));
}
