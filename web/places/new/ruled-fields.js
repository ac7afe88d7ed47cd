/** New puzzles with rules: the one of the day, and killers, lines and dots of a level, in the dialog for a new game. Built when the player unfolds it. */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { selectField } from "../../controls/fields.js";
import { icon } from "../../controls/icons.js";
import { dailiesOf } from "../../games/statistics.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { ask } from "../../model/question.js";
import { dailyRuled, dailyRuledGoal, ruledGoal, ruledLevels, ruledLevelWithin, ruledSides } from "../../model/ruled-goal.js";
import { ruledKinds } from "../../model/ruled-kinds.js";
import { openGame } from "./game-start.js";
import { ruledName } from "./ruled-names.js";
import { ruledPuzzle, startRuled } from "./ruled-start.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {import("../../model/ruled-kinds.js").RuledKind} RuledKind */

/**
 * @param {App} app
 * @param {string} today
 * @param {() => void} leave closes the dialog
 * @returns {Promise<{ element: HTMLElement, close: () => void }>} rejects when the names of the rules cannot be fetched
 */
export async function createRuledFields(app, today, leave) {
  const { engine, store, words, settings } = app;
  const ruleWords = await loadRuleWords(/** @type {import("../../i18n/languages.js").Language} */ (words.language));
  const nameOf = (/** @type {RuledKind} */ kind) => ruledName(kind, ruleWords);
  const told = h("p", { class: "dialog-told", role: "status" });
  const stopButton = h("button", { type: "button", class: "button", onclick: () => asking.abort() }, words("new.stop"));
  const progress = h("progress", { "aria-label": words("new.busy") });
  const working = h("div", { class: "asking", hidden: true }, progress, stopButton);
  const buttons = h("div", { class: "level-row", role: "group", "aria-label": words("new.ruled") }, ...ruledKinds.map((kind) => h("button", {
    type: "button", class: "button level", "data-kind": kind, onclick: () => void make(ruledGoal(kind, side, level), { ruled: kind, title: nameOf(kind) }),
  }, nameOf(kind))));
  const levelPlace = h("div", {});
  let side = /** @type {number} */ (9);
  let level = ruledLevelWithin(side, settings.level.peek());
  const size = selectField(ruleWords("made.size"), ruledSides.map((value) => ({ value, label: `${value} × ${value}` })), side, (chosen) => {
    side = chosen;
    level = ruledLevelWithin(side, level);
    showLevels();
  });
  let asking = new AbortController();

  function showLevels() {
    const options = ruledLevels(side).map((value) => ({ value, label: levelWords(value, words) }));
    levelPlace.replaceChildren(selectField(words("goal.level"), options, level, (chosen) => { level = chosen; }).element);
  }

  /** @param {import("../../model/ruled-goal.js").RuledGoal} goal @param {Partial<import("../../model/game.js").Origin>} origin */
  async function make(goal, origin) {
    asking.abort();
    const { signal } = asking = new AbortController();
    working.hidden = false;
    progress.removeAttribute("value");
    told.textContent = words("new.busy");
    /** Whether this is the puzzle that was asked for last. */
    const isLast = () => asking.signal === signal;
    const onProgress = (/** @type {{ fraction: number }} */ { fraction }) => { if (fraction > 0 && isLast()) progress.value = fraction; };
    try {
      const made = await ask({ store, about: "game", signal }, (_, stopping) => engine.generateWithRules({ ...goal, signal: stopping, onProgress }), (found) => found);
      if (isLast()) told.textContent = "";
      if (!made) return;
      leave();
      await startRuled(app, ruledPuzzle(made, origin));
    } catch (error) {
      if (!isLast()) return;
      const isMissed = /** @type {{ code?: string }} */ (error).code === "not-found";
      told.textContent = isMissed ? ruleWords("made.missed", { level: levelWords(goal.level, words) }) : errorSentence(error, words);
    } finally {
      if (isLast()) working.hidden = true;
    }
  }

  /** Makes today's puzzle, or brings back the game that was begun. @param {string} title */
  async function playDaily(title) {
    await app.games.load();
    const begun = dailiesOf(app.games.results.peek(), app.games.entries.peek(), true).get(today);
    if (begun && !begun.isFinished) {
      leave();
      if (await openGame(app, begun.id) === "opened") app.focusBoard();
    } else await make(dailyRuledGoal(today), { kind: "daily", date: today, ruled: dailyRuled(today).kind, title });
  }

  function dailyButton() {
    const { kind, level: ofDay } = dailyRuled(today);
    const played = dailiesOf(app.games.results.peek(), app.games.entries.peek(), true).get(today);
    const key = played ? (played.isFinished ? "daily.today-solved" : "daily.today-begun") : "daily.today";
    const state = words(key, { date: words.date(today, "short"), level: `${nameOf(kind)} · ${levelWords(ofDay, words)}` });
    return h("section", { class: "daily daily-ruled" }, h("button", { type: "button", class: "daily-open", onclick: () => void playDaily(nameOf(kind)) },
      icon("calendar"), h("span", { class: "daily-text" }, h("span", { class: "daily-name" }, ruleWords("made.daily")), h("span", { class: "daily-state" }, state))));
  }

  showLevels();
  return { element: h("div", { class: "fields" }, dailyButton(), size.element, levelPlace, buttons, told, working), close: () => asking.abort() };
}
