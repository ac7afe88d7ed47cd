/**
 * Today: its daily puzzles side by side, the last seven days, and the streak. A player who has finished a game before
 * finds it in the card at the first visit of a day, with a button that goes on with the game on the board.
 */
import { h } from "../../controls/dom.js";
import { dailiesOf, dailyStreak } from "../../games/statistics.js";
import { loadPlayedWords } from "../../i18n/played-words.js";
import { dayAfter, dayOf } from "../../model/days.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../i18n/played-words.js").PlayedWords} PlayedWords */

const daysShown = 7;

/**
 * @param {App} app
 * @param {PlayedWords} said
 * @param {() => void} [leave] called when the player begins a daily puzzle
 */
export async function todayPart(app, said, leave = () => {}) {
  const { dailyStrip } = await app.load("new");
  const { words, games } = app;
  const today = dayOf(Date.now());
  const played = dailiesOf(games.results.peek(), games.entries.peek());
  const onTheirDay = new Set(games.results.peek().flatMap(({ date, day }) => (date === day ? [day] : [])));
  const days = Array.from({ length: daysShown }, (_, i) => dayAfter(today, i + 1 - daysShown));
  const dots = days.map((day) =>
    h(
      "li",
      { "data-state": onTheirDay.has(day) ? "solved" : played.has(day) ? "begun" : "open" },
      h("span", {}, words.date(day, "short-weekday")),
    ),
  );
  return h(
    "section",
    { class: "today" },
    dailyStrip(app, today, leave),
    h("ul", { class: "today-days", "aria-hidden": "true" }, dots),
    h("p", { class: "hint" }, said("streak.now", { days: dailyStreak(games.results.peek(), today).now })),
  );
}

/**
 * Shows today in the card to a player who has finished games, none of them today, unless the player has begun a daily
 * puzzle of today or has seen the card.
 *
 * @param {App} app
 * @param {import("../../controls/card.js").Card} card
 */
export async function greetToday(app, card) {
  const { games, settings, store, words } = app;
  const today = dayOf(Date.now());
  if (settings.greeted.peek() === today) return;
  const results = games.results.peek();
  if (results.some(({ day }) => day === today) || dailiesOf(results, games.entries.peek()).has(today)) return;
  settings.greeted.value = today;
  const { game, past } = store.state();
  const said = await loadPlayedWords(words.language);
  const leave = () => card.close();
  const goesOn = game.finished === null && past.length > 0;
  const content = h(
    "div",
    { class: "finish" },
    await todayPart(app, said, leave),
    goesOn && h("button", { type: "button", class: "button button-main", onclick: leave }, said("today.continue")),
  );
  // Who plays already is left alone.
  const now = store.state();
  if (now.game.id === game.id && now.past === past && store.session.peek().place === "play")
    card.open({ title: said("today.title"), content });
}
