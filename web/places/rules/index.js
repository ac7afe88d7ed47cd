/**
 * The card about the rules of a puzzle: what they say, what they leave in the selected cell, and in place Solve the
 * composer of rules.
 */
import { h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { layoutOf } from "../../model/position.js";
import { canHaveRules, mostWithRules } from "../../model/puzzle-rules.js";
import { rightsOf } from "../../model/rights.js";
import { loadRuleChecks } from "../../model/rule-part.js";
import { seenState } from "../../model/seen.js";
import { untracked } from "../../model/signals.js";
import { createCageSwitches } from "./cage-switches.js";
import { greetingRead, greetingView } from "./greeting.js";
import { createLiveCounts } from "./live-counts.js";
import { createSetterWords } from "./setter-words.js";
import { createRuleEntry } from "./rule-entry.js";
import { createRuleFilling } from "./rule-filling.js";
import { createRuleList } from "./rule-list.js";
import { createRuleQuestions } from "./rule-questions.js";
import { toldOf } from "./told-of-cell.js";

export { mountCageLine } from "./cage-line.js";
export { decidedReading } from "./reading-choice.js";
export { createSuggestedRules, loadRuleNames } from "./suggested-rules.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../controls/card.js").Card} Card */
/** @typedef {import("../../model/position.js").Position} Position */

/**
 * Opens the card, or closes it when it shows the rules already.
 *
 * @param {App} app
 * @param {Card} card
 * @returns {Promise<void>} rejects when the sentences cannot be fetched
 */
export async function openRules(app, card) {
  const [ruleWords] = await Promise.all([loadRuleWords(app.words.language), loadRuleChecks()]);
  card.turnTo(createTopic(app, card, ruleWords));
}

/**
 * Opens the card for a game with kinds of rules that the player has not met, unless another game is on the board
 * meanwhile. The focus stays where it is, and the rules are read out.
 *
 * @param {App} app
 * @param {Card} card
 * @param {readonly string[]} rules of the game
 * @param {readonly string[]} kinds that are new
 * @returns {Promise<void>} rejects when the sentences cannot be fetched
 */
export async function greetRules(app, card, rules, kinds) {
  const { store, settings, words, focusBoard } = app;
  const [ruleWords] = await Promise.all([loadRuleWords(words.language), loadRuleChecks()]);
  const { position, activity } = store.state();
  if (position.rules !== rules || activity !== "play") return;
  settings.metRules.value = [...new Set([...settings.metRules.peek(), ...kinds])];
  const topic = createTopic(
    app,
    card,
    ruleWords,
    greetingView(ruleWords, () => {
      card.close();
      focusBoard();
    }),
  );
  card.open({ ...topic, title: ruleWords("rule.list") });
  card.announce(greetingRead(rules, words, ruleWords));
}

/**
 * @param {App} app
 * @param {Card} card
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {HTMLElement} [greeting]
 */
function createTopic(app, card, ruleWords, greeting) {
  const { store, words } = app;
  const canChange = () => {
    const state = store.state();
    return state.activity === "enter" && rightsOf(state).fill && canHaveRules(layoutOf(state.position));
  };
  const isTooLarge = () => store.state().activity === "enter" && !canHaveRules(layoutOf(store.state().position));
  const tooLarge = h(
    "p",
    { class: "hint" },
    ruleWords("compose-rule.too-large", { digits: mostWithRules.digits, cells: mostWithRules.cells }),
  );
  const here = h("p", { class: "rule-here" });
  const ruleset = h("p", { dir: "auto" });
  const authorWords = h("details", { class: "open-rules", open: true }, h("summary", {}, words("open.rules")), ruleset);
  const own = createSetterWords(app, ruleWords);
  const cages = createCageSwitches(app, ruleWords);
  const list = createRuleList(app, ruleWords, canChange);
  const entry = createRuleEntry(app, ruleWords, canChange);
  const questions = createRuleQuestions(app, card, ruleWords);
  const filling = createRuleFilling(app, card, ruleWords);
  const counts = createLiveCounts(app, ruleWords, questions.listed);
  /** @type {Position | null} */
  let shown = null;
  /** The rules that fog does not cover. @type {Position["rules"]} */
  let listed = null;
  let wasOpen = false;

  /**
   * Whether another game is on the board, about which the card says nothing.
   * @param {Position} before @param {Position} now
   */
  const isOver = (before, now) => before.rules !== now.rules && (greeting !== undefined || !now.rules);

  const stop = onFrame(() => {
    const state = store.signal.value;
    const { position, cursor } = state;
    const seen = seenState(state).position;
    const isOpen = canChange();
    if (shown && !isOpen && isOver(shown, position)) return untracked(card.close);
    const counted = isOpen && cursor !== null ? counts.ofCell(cursor) : "";
    here.textContent = [toldOf(state, ruleWords), counted && words.sentence(counted)].filter(Boolean).join(" ");
    here.hidden = here.textContent === "";
    ruleset.textContent = state.game.origin.ruleset ?? "";
    own.show(state);
    authorWords.hidden = ruleset.textContent === "" || !own.element.hidden;
    entry.element.hidden = !isOpen;
    tooLarge.hidden = !isTooLarge();
    questions.element.hidden = counts.element.hidden = !isOpen || !position.rules;
    filling.element.hidden = !isOpen;
    cages.show(position, isOpen);
    const isSame = shown && shown.rules === position.rules && shown.layout === position.layout;
    if (isSame && listed === seen.rules && wasOpen === isOpen) return;
    [shown, listed, wasOpen] = [position, seen.rules, isOpen];
    list.show(position, seen.rules);
    questions.forget();
    filling.forget(position.rules);
  });

  return {
    title: canChange() ? words("rules.compose") : ruleWords("rule.title"),
    content: h(
      "div",
      { class: "card-body rules-card" },
      greeting,
      here,
      tooLarge,
      entry.element,
      questions.element,
      counts.element,
      filling.element,
      authorWords,
      own.element,
      cages.element,
      list.element,
    ),
    needsKeys: !canChange(),
    opensWhole: true,
    closed() {
      stop();
      entry.dispose();
      counts.dispose();
    },
  };
}
