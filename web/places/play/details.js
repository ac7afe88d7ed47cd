/** The dialog that says what is known of a game: the puzzle, how it came to be, and what the player has used. */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { ratingText } from "../../i18n/numbers.js";
import { elapsedAt } from "../../model/game.js";
import { layoutOf } from "../../model/position.js";
import { rightsOf } from "../../model/rights.js";
import { seenState } from "../../model/seen.js";
import { layoutSentence, rulesSentence } from "../../i18n/layout-words.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadPlayedWords } from "../../i18n/played-words.js";
import { fogText, loadRuleWords } from "../../i18n/rule-words.js";
import { kindWords, titleAndAuthor } from "../new/puzzle-words.js";
import { openReplay } from "./replay-dialog.js";
import { figuresList } from "./result-card.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * @param {App} app
 * @param {{ openRules: () => void }} commands
 * @returns {Promise<HTMLDialogElement>} open
 */
export async function openDetails(app, { openRules }) {
  const { store, actions, words, say, focusBoard } = app;
  const state = store.state();
  const { fog } = seenState(state);
  const [said, ruleWords] = await Promise.all([
    loadPlayedWords(words.language),
    fog ? loadRuleWords(words.language) : null,
  ]);
  const figures = figuresList(figuresOf(state, words, said));
  const again = h("button", { type: "button", class: "button", onclick: startAgain }, said("details.again"));
  again.hidden = !rightsOf(state).fill || state.activity !== "play";
  const rules = h(
    "button",
    { type: "button", class: "button", hidden: !state.position.rules, onclick: showRules },
    words("rules.open"),
  );
  const replay = h(
    "button",
    { type: "button", class: "button", hidden: state.past.length === 0, onclick: showReplay },
    said("replay.open"),
  );
  const dialog = createDialog(
    words,
    words("details.title"),
    h(
      "div",
      { class: "play-dialog" },
      ...authorOf(state, words),
      figures,
      ...notesOf(state, words, fog && ruleWords ? fogText(words, ruleWords, fog.measure) : ""),
      h("div", { class: "dialog-foot" }, rules, replay, again),
    ),
  );

  function startAgain() {
    actions.resetToGivens();
    say(said("details.started-again"));
    dialog.close();
    focusBoard();
  }

  function showReplay() {
    dialog.close();
    void openReplay(app, state.game.id);
  }

  function showRules() {
    dialog.close();
    openRules();
  }

  dialog.showModal();
  return dialog;
}

/**
 * What the figures mean, the rules that the board does not show, and fog.
 * @param {import("../../model/state.js").State} state
 * @param {import("../../i18n/words.js").Words} words
 * @param {string} fog what the fog does, while it covers cells
 */
function notesOf({ game, position }, words, fog) {
  const sentences = [game.origin.rating ? words("rating.scale") : "", rulesSentence(layoutOf(position), words), fog];
  return sentences.filter(Boolean).map((sentence) => h("p", { class: "hint" }, sentence));
}

/**
 * What the puzzle is called, who made it, and the rules in the author's words. Nothing for a puzzle whose text or link
 * did not tell them.
 * @param {import("../../model/state.js").State} state
 * @param {import("../../i18n/words.js").Words} words
 */
function authorOf({ game }, words) {
  const { title, titleBy, author, ruleset } = game.origin;
  const told = [];
  // A title that Nonet gave is among the figures.
  const about = titleAndAuthor(titleBy && title, author, words);
  if (about.length) told.push(h("p", {}, about));
  if (ruleset)
    told.push(
      h(
        "details",
        { class: "open-rules", open: true },
        h("summary", {}, words("open.rules")),
        h("p", { dir: "auto" }, ruleset),
      ),
    );
  return told;
}

/**
 * @param {import("../../model/state.js").State} state
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("../../i18n/played-words.js").PlayedWords} said
 * @returns {[string, string][]}
 */
function figuresOf({ game, position }, words, said) {
  const { origin, clock, hints, checks } = game;
  /** @type {[string, string | null][]} */
  const all = [
    [words("details.kind"), kindWords(origin, words)],
    [words("goal.level"), origin.level ? levelWords(origin.level, words) : null],
    [words("more.rating"), origin.rating ? ratingText(origin.rating, words.language) : null],
    [words("goal.size"), layoutSentence(layoutOf(position), words)],
    [words("more.givens"), words.number(position.givens.filter(Boolean).length)],
    [words("more.seed"), origin.seed === undefined ? null : String(origin.seed)],
    [words("finish.time"), words.time(elapsedAt(clock, Date.now()))],
    [
      words("details.hints"),
      said("details.hints-by-strength", { vague: hints[0], concrete: hints[1], full: hints[2] }),
    ],
    [words("finish.checks"), words.number(checks)],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}
