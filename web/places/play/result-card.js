/**
 * What came of a finished game: what is new with it, time, level, hints, checks, the best time, and what to do next.
 */
import { h } from "../../controls/dom.js";
import { resultOf } from "../../games/result.js";
import { bestOf, hintsOf, newsOf } from "../../games/statistics.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadPlayedWords } from "../../i18n/played-words.js";
import { afterword } from "./afterword.js";
import { onwardFrom } from "./onward.js";
import { sharingOf } from "./share-result.js";
import { todayPart } from "./today.js";
import { worksOffline } from "./works-offline.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../games/result.js").Result} Result */
/** @typedef {import("../../games/statistics.js").News} News */
/** @typedef {import("../../i18n/played-words.js").PlayedWords} PlayedWords */

/**
 * Shows the result of the game on the board, which is finished, and has the time and what is new read out.
 *
 * @param {App} app
 * @param {object} commands
 * @param {() => void} commands.openNew
 * @param {() => void} commands.playNext starts another puzzle of the same level
 * @param {(topic: import("../../controls/card.js").Topic) => boolean} show
 */
export async function showResult(app, { openNew, playNext }, show) {
  const { store, words, games, announce } = app;
  const state = store.state();
  const said = await loadPlayedWords(words.language);
  const result = resultOf(state);
  const results = games.results.peek();
  const news = newsOf(result, results).map((each) => newsSentence(each, words, said));
  const { day, elapsed } = result;
  const { message = "" } = state.game.origin;
  const button = (/** @type {string} */ label, /** @type {() => unknown} */ onclick, kind = "button") =>
    h("button", { type: "button", class: kind, onclick: () => void onclick() }, label);
  const main = "button button-main";
  const told = h("div", { class: "finish-news", role: "status" }, ...news.map((sentence) => h("p", {}, sentence)));
  const share = sharingOf(app, state, said);
  const tell = (/** @type {string} */ sentence) => {
    // What is said takes the place of what is new, so that no button moves.
    told.style.minHeight = `${told.offsetHeight}px`;
    told.replaceChildren(h("p", {}, sentence));
  };
  const after = afterword(app, state, said);
  const offline = worksOffline(app, said);
  const onward = await onwardFrom(app, state, said, playNext);
  const buttons = h(
    "div",
    { class: "finish-buttons" },
    onward &&
      ("href" in onward
        ? h("a", { class: main, href: onward.href }, onward.label)
        : button(onward.label, onward.act, main)),
    button(words("finish.another"), openNew, onward ? "button" : main),
    button(said("finish.share"), () => share.text(tell)),
    button(said("finish.picture"), () => share.picture(tell)),
  );
  const content = h(
    "div",
    { class: "finish" },
    told,
    message &&
      h(
        "blockquote",
        { class: "finish-message", "aria-label": said("finish.message") },
        h("p", { dir: "auto" }, message),
      ),
    figuresList(figuresOf(result, results, words, said)),
    // What is read comes before what is only offered: on a small phone the end of the card is below the fold.
    offline?.told,
    buttons,
    day && result.kind === "daily" && (await todayPart(app, said)),
    after.element,
    offline?.button,
  );
  if (show({ title: said("finish.title"), content, closed: after.close }))
    announce(words.text([said("finish.said", { time: words.duration(elapsed) }), ...news, messageRead(message, said)]));
}

/** A longer message is not read out, only that there is one: who wants to read it finds it in the card. */
const longestRead = 200;

/** What is read of the author's message. @param {string} message @param {PlayedWords} said */
export const messageRead = (message, said) => (message.length > longestRead ? said("finish.message") : message);

/** @param {readonly (readonly [string, string])[]} figures name and value */
export const figuresList = (figures) =>
  h(
    "dl",
    { class: "figures-list" },
    ...figures.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))),
  );

/** @param {News} news @param {App["words"]} words @param {PlayedWords} said */
function newsSentence(news, words, said) {
  switch (news.kind) {
    case "best":
      return said("finish.new-best", { time: words.time(news.time), faster: fasterWords(news, words) });
    case "first":
      return said("finish.first", { level: news.level });
    case "daily":
      return said("finish.dailies", { days: news.days });
    default:
      return said("finish.helped");
  }
}

/**
 * By how much the time is shorter than the best time before, in the seconds that the clock shows.
 * @param {{ time: number, faster: number | null }} best
 * @param {App["words"]} words
 */
function fasterWords({ time, faster }, words) {
  const seconds = faster === null ? 0 : Math.floor((time + faster) / 1000) - Math.floor(time / 1000);
  return seconds > 0 ? words.duration(seconds * 1000, "short") : "none";
}

/**
 * @param {Result} result
 * @param {readonly Result[]} results
 * @param {App["words"]} words
 * @param {PlayedWords} said
 * @returns {[string, string][]}
 */
function figuresOf(result, results, words, said) {
  const { id, level, layout, elapsed, checks, ruled } = result;
  const best = level
    ? bestOf([
        ...results.filter(
          (each) => each.id !== id && each.level === level && each.layout === layout && each.ruled === ruled,
        ),
        result,
      ])
    : null;
  return [
    [words("finish.time"), words.time(elapsed)],
    ...(level ? /** @type {[string, string][]} */ ([[words("goal.level"), levelWords(level, words)]]) : []),
    [said("finish.hints"), words.number(hintsOf(result))],
    [words("finish.checks"), words.number(checks)],
    ...(best !== null && best !== elapsed
      ? /** @type {[string, string][]} */ ([[said("finish.best"), words.time(best)]])
      : []),
  ];
}
