/** New puzzles with rules: the one of the day, and killers, lines and dots of a level, in the dialog for a new game. Built when the player unfolds it. */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { selectField } from "../../controls/fields.js";
import { icon } from "../../controls/icons.js";
import { cellsOf } from "../../formats/line.js";
import { dailiesOf } from "../../games/statistics.js";
import { levelWords } from "../../i18n/level-words.js";
import { dailyRuled, dailyRuledGoal } from "../../model/daily.js";
import { ask } from "../../model/question.js";
import { ruledGoal, ruledKinds, ruledLevels, ruledLevelWithin, ruledSides } from "../../model/ruled-goal.js";
import { openGame } from "./game-start.js";
import { loadRuledNames } from "./ruled-names.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {import("../../model/ruled-goal.js").RuledKind} RuledKind */
/** @typedef {{ layout: string, givens: number[], rules: readonly string[], origin: import("../../model/game.js").Origin }} RuledPuzzle */

/**
 * @param {App} app
 * @param {string} today
 * @param {{ use: (made: RuledPuzzle) => void, leave: () => void }} acts `use` starts a made puzzle; `leave` closes the dialog
 */
export function createRuledFields(app, today, { use, leave }) {
  const { engine, store, words, settings } = app;
  const told = h("p", { class: "dialog-told", role: "status" });
  const stopButton = h("button", { type: "button", class: "button", onclick: () => asking.abort() }, words("new.stop"));
  const progress = h("progress", { "aria-label": words("new.busy") });
  const working = h("div", { class: "asking", hidden: true }, progress, stopButton);
  const buttons = h("div", { class: "level-row", role: "group", "aria-label": words("new.ruled") });
  const daily = h("div", {});
  const levelPlace = h("div", {});
  let side = /** @type {number} */ (9);
  let level = ruledLevelWithin(side, settings.level.peek());
  const size = selectField(words("new.ruled-size"), ruledSides.map((value) => ({ value, label: `${value} × ${value}` })), side, (chosen) => {
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
    const onProgress = (/** @type {{ fraction: number }} */ { fraction }) => { if (fraction > 0) progress.value = fraction; };
    try {
      const made = await ask({ store, about: "game", signal }, (_, stopping) => engine.generateWithRules({ ...goal, signal: stopping, onProgress }), (found) => found);
      told.textContent = "";
      if (made) use({ layout: goal.layout, givens: cellsOf(made.puzzle, goal.layout), rules: made.rules, origin: { kind: "made", level: made.level, hardest: made.hardest, seed: made.seed, ...origin } });
    } catch (error) {
      const isMissed = /** @type {{ code?: string }} */ (error).code === "not-found";
      told.textContent = isMissed ? words("new.ruled-level-missed", { level: levelWords(goal.level, words) }) : errorSentence(error, words);
    } finally {
      if (asking.signal === signal) working.hidden = true;
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

  /** @param {(kind: RuledKind) => string} nameOf */
  function showDaily(nameOf) {
    const { kind, level: ofDay } = dailyRuled(today);
    const played = dailiesOf(app.games.results.peek(), app.games.entries.peek(), true).get(today);
    const key = played ? (played.isFinished ? "daily.today-solved" : "daily.today-begun") : "daily.today";
    const state = words(key, { date: words.date(today, "short"), level: `${nameOf(kind)} · ${levelWords(ofDay, words)}` });
    daily.replaceChildren(h("section", { class: "daily" }, h("button", { type: "button", class: "daily-open", onclick: () => void playDaily(nameOf(kind)) },
      icon("calendar"), h("span", { class: "daily-text" }, h("span", { class: "daily-name" }, words("daily.ruled-title")), h("span", { class: "daily-state" }, state)))));
  }

  showLevels();
  return {
    element: h("div", { class: "fields" }, daily, size.element, levelPlace, buttons, told, working),
    /** Names the puzzles. @returns {Promise<void>} rejects when the names cannot be fetched */
    async load() {
      const nameOf = await loadRuledNames(words);
      showDaily(nameOf);
      buttons.replaceChildren(...ruledKinds.map((kind) => h("button", {
        type: "button", class: "button level", "data-kind": kind, onclick: () => void make(ruledGoal(kind, side, level), { ruled: kind, title: nameOf(kind) }),
      }, nameOf(kind))));
    },
    close: () => asking.abort(),
  };
}
