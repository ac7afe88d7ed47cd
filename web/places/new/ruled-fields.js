/** New puzzles with rules: the choice of their kind and size, and the one of the day, in the dialog for a new game. Built when the player unfolds size and rules. */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { icon } from "../../controls/icons.js";
import { dailiesOf } from "../../games/statistics.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { codeOfError } from "../../model/error-codes.js";
import { ask } from "../../model/question.js";
import { dailyRuled, dailyRuledGoal, ruledGoal, ruledLevels, ruledSides } from "../../model/ruled-goal.js";
import { ruledKinds } from "../../model/ruled-kinds.js";
import { openGame } from "./game-start.js";
import { ruledName } from "./ruled-names.js";
import { ruledPuzzle, startRuled } from "./ruled-start.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {import("../../model/ruled-kinds.js").RuledKind} RuledKind */
/** @typedef {{ kind: RuledKind, side: number, name: string, levels: readonly LevelName[] }} RuledChoice the puzzle that the levels of the dialog stand for */

/**
 * @param {App} app
 * @param {object} options
 * @param {string} options.today
 * @param {() => void} options.leave closes the dialog
 * @param {() => void} options.changed called when another kind or size is chosen
 * @returns {Promise<{ element: HTMLElement, told: HTMLElement, choice: () => RuledChoice | null, make: (level: LevelName) => Promise<void>, close: () => void }>} `told` says how the making goes;
 *   `choice` is null for a puzzle without rules of its own. Rejects when the names of the rules cannot be fetched
 */
export async function createRuledFields(app, { today, leave, changed }) {
  const { engine, store, words } = app;
  const ruleWords = await loadRuleWords(/** @type {import("../../i18n/languages.js").Language} */ (words.language));
  const nameOf = (/** @type {RuledKind} */ kind) => ruledName(kind, ruleWords);
  const told = h("p", { class: "dialog-told", role: "status" });
  const stopButton = h("button", { type: "button", class: "button", onclick: () => asking.abort() }, words("new.stop"));
  const progress = h("progress", { "aria-label": words("new.busy") });
  const working = h("div", { class: "asking", hidden: true }, progress, stopButton);
  /** @type {RuledKind | null} */
  let kind = null;
  let side = /** @type {number} */ (9);
  let asking = new AbortController();

  /** @param {string} group @param {string} label @param {boolean} isChecked @param {() => void} choose @param {Record<string, string>} [more] */
  const chip = (group, label, isChecked, choose, more) => h("label", { class: "chip" },
    h("input", { type: "radio", name: `ruled-${group}`, checked: isChecked, onchange: choose, ...more }), h("span", {}, label));
  const kinds = h("fieldset", { class: "choice" }, h("legend", {}, ruleWords("rule.title")), h("div", { class: "chips ruled-kinds" },
    ...[null, ...ruledKinds].map((each) => chip("kind", each ? nameOf(each) : ruleWords("made.classic"), each === kind, () => take(each, side), { "data-kind": each ?? "classic" }))));
  const sizes = h("fieldset", { class: "choice", hidden: true }, h("legend", {}, words("goal.size")), h("div", { class: "chips chips-small" },
    ...ruledSides.map((each) => chip("side", String(each), each === side, () => take(kind, each), { "aria-label": words("goal.side", { side: each }) }))));

  /** @param {RuledKind | null} nextKind @param {number} nextSide */
  function take(nextKind, nextSide) {
    [kind, side] = [nextKind, nextSide];
    sizes.hidden = kind === null;
    changed();
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
      const isMissed = codeOfError(error) === "not-found";
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
    const { kind: ofDay, level } = dailyRuled(today);
    const played = dailiesOf(app.games.results.peek(), app.games.entries.peek(), true).get(today);
    const key = played ? (played.isFinished ? "daily.today-solved" : "daily.today-begun") : "daily.today";
    const state = words(key, { date: words.date(today, "short"), level: `${nameOf(ofDay)} · ${levelWords(level, words)}` });
    return h("section", { class: "daily daily-ruled" }, h("button", { type: "button", class: "daily-open", onclick: () => void playDaily(nameOf(ofDay)) },
      icon("calendar"), h("span", { class: "daily-text" }, h("span", { class: "daily-name" }, ruleWords("made.daily")), h("span", { class: "daily-state" }, state))));
  }

  return {
    element: h("div", { class: "fields ruled-fields" }, kinds, sizes, dailyButton()),
    told: h("div", { class: "ruled-told" }, told, working),
    choice: () => kind && { kind, side, name: nameOf(kind), levels: ruledLevels(side) },
    async make(level) {
      if (kind) await make(ruledGoal(kind, side, level), { ruled: kind, title: nameOf(kind) });
    },
    close: () => asking.abort(),
  };
}
