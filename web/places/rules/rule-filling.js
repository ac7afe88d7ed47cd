/**
 * The buttons that generate the rest of a drawn puzzle: cages, or dots, until it has one solution. What is drawn stays,
 * and one undo takes away what was added.
 */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { codeOfError } from "../../model/error-codes.js";
import { forEngine, puzzleOf } from "../../model/puzzle.js";
import { rulesOfTexts, textsOfRules } from "../../model/puzzle-rules.js";
import { layoutOf } from "../../model/position.js";
import { ask } from "../../model/question.js";

/** What each button adds. */
const fillings = /** @type {const} */ ([
  ["fill.cages", "cage"],
  ["fill.dots", "white-dot,black-dot"],
]);

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../controls/card.js").Card} card
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
export function createRuleFilling({ words, store, actions, engine, say }, card, ruleWords) {
  const told = h("p", { class: "dialog-told", role: "status" });
  /** The rules of the puzzle that was filled. @type {readonly string[] | null} */
  let filled = null;

  /** @param {string} kinds */
  async function fill(kinds) {
    told.textContent = "";
    try {
      await card.run(
        ({ signal, onProgress }) =>
          ask(
            { store, about: "puzzle", signal },
            (state, asked) =>
              engine.generateWithRules({
                rules: kinds,
                keep: forEngine(puzzleOf(state.position)),
                signal: asked,
                onProgress,
              }),
            take,
          ),
        h("p", {}, ruleWords("fill.busy")),
      );
    } catch (error) {
      const code = codeOfError(error);
      told.textContent =
        code === "no-solution"
          ? ruleWords("fill.none")
          : code === "not-found"
            ? ruleWords("fill.missed")
            : errorSentence(error, words);
    }
  }

  /** @param {{ rules: readonly string[] }} made */
  function take({ rules }) {
    const { position } = store.state();
    const layout = layoutOf(position);
    const count = rules.length - (position.rules?.length ?? 0);
    filled = textsOfRules(rulesOfTexts(rules, layout), layout);
    if (count > 0) actions.goTo({ ...position, rules: filled });
    told.textContent = ruleWords("fill.done", { count });
    say(told.textContent);
  }

  return {
    element: h(
      "div",
      { class: "rule-questions rule-filling", role: "group", "aria-label": ruleWords("fill.title") },
      ...fillings.map(([key, kinds]) =>
        h("button", { type: "button", class: "button", onclick: () => void fill(kinds) }, ruleWords(key)),
      ),
      told,
    ),
    /** @param {readonly string[] | null} rules of the puzzle that is there now */
    forget(rules) {
      if (rules !== filled) told.textContent = "";
    },
  };
}
