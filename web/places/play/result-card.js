/** What came of a finished game: time, level, hints, checks, the best time, and what to do next. */
import { h } from "../../controls/dom.js";
import { resultOf } from "../../games/result.js";
import { statisticsOf } from "../../games/statistics.js";
import { levelWords } from "../../i18n/level-words.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/state.js").State} State */

/**
 * Shows the result of the game on the board, which is finished, and has the time read out.
 *
 * @param {Pick<App, "store" | "words" | "games" | "announce">} app
 * @param {object} acts
 * @param {() => void} acts.openNew
 * @param {() => void} acts.playNext starts another puzzle of the same level
 * @param {() => void} acts.openStatistics
 * @param {(topic: import("../../controls/card.js").Topic) => boolean} show
 */
export function showResult({ store, words, games, announce }, { openNew, playNext, openStatistics }, show) {
  const state = store.state();
  const { origin, clock } = state.game;
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, kind = "button") => (
    h("button", { type: "button", class: kind, onclick }, label));
  const next = origin.level ? [button(words("finish.next", { level: origin.level }), playNext)] : [];
  const content = h("div", { class: "finish" }, figuresList([...figuresOf(state, words), ...bestOf(state, games.results.peek(), words)]),
    h("div", { class: "finish-acts" }, button(words("finish.new"), openNew, "button button-main"), ...next, button(words("stats.open"), openStatistics)));
  if (show({ title: words("finish.title"), content })) announce(words("finish.said", { time: words.duration(clock.elapsed) }));
}

/** @param {readonly (readonly [string, string])[]} figures name and value */
export const figuresList = (figures) => (
  h("dl", { class: "figures-list" }, ...figures.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value)))));

/** @param {State} state @param {App["words"]} words @returns {[string, string][]} */
function figuresOf({ game }, words) {
  const { origin, clock, hints, checks } = game;
  return [
    [words("finish.time"), words.time(clock.elapsed)],
    ...(origin.level ? /** @type {[string, string][]} */ ([[words("goal.level"), levelWords(origin.level, words)]]) : []),
    [words("finish.hints"), words.number(Math.max(...hints))],
    [words("finish.checks"), words.number(checks)],
  ];
}

/** The best time of the level, this game included. @param {State} state @param {readonly import("../../games/result.js").Result[]} before @param {App["words"]} words @returns {[string, string][]} */
function bestOf(state, before, words) {
  const { level } = state.game.origin;
  if (!level) return [];
  const result = resultOf(state);
  const results = [...before.filter(({ id }) => id !== result.id), result];
  const { count = 0, best = null } = statisticsOf(results, { today: result.day, layout: result.layout }).levels[level] ?? {};
  if (best === null || count < 2) return [];
  return [[words("finish.best"), best === result.elapsed ? words("finish.is-best") : words.time(best)]];
}
