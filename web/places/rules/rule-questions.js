/** What the engine says about the rules: which of them contradict each other, and which the puzzle does not need. */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { cellNamed } from "../../model/step.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { columnOf, rowOf } from "../../model/layout.js";
import { layoutOf } from "../../model/position.js";
import { forEngine, puzzleOf } from "../../model/puzzle.js";
import { readRule } from "../../model/puzzle-rules.js";
import { ask } from "../../model/question.js";
import { ruleWithCells } from "../../controls/rules/rule-names.js";

/** @typedef {{ sort: string, rule?: string, cell?: string }} Part */
/** Search nodes for one question: a few seconds. */
const mostNodes = 300_000;
const mostNamed = 12;

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../controls/card.js").Card} card
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
export function createRuleQuestions({ words, store, engine, settings, say }, card, ruleWords) {
  const told = h("p", { class: "dialog-told", role: "status" });
  const layout = () => layoutOf(store.state().position);

  /** @param {Part} part */
  function partName({ sort, rule, cell = "" }) {
    const known = rule ? readRule(rule, layout()) : null;
    const name = (/** @type {number} */ index) =>
      namingOf(settings.naming.peek()).cell(rowOf(layout(), index) + 1, columnOf(layout(), index) + 1);
    if (known) return ruleWithCells(known, ruleWords, name, 3);
    if (rule) return rule;
    return ruleWords(sort === "given" ? "compose-rule.given" : "compose-rule.candidates", {
      cell: name(cellNamed(layout(), cell)),
    });
  }

  /** @param {readonly Part[]} parts */
  const list = (parts) =>
    words.list([...parts.slice(0, mostNamed).map(partName), ...(parts.length > mostNamed ? ["…"] : [])], "bare");

  /** @template T @param {(puzzle: any, options: any) => Promise<T>} call @param {(found: T) => string} sentence */
  async function question(call, sentence) {
    told.textContent = "";
    try {
      await card.run(({ signal, onProgress }) =>
        ask(
          { store, about: "puzzle", signal },
          (state, asked) => call(forEngine(puzzleOf(state.position)), { signal: asked, onProgress, nodes: mostNodes }),
          (found) => {
            told.textContent = sentence(found);
            told.scrollIntoView({ block: "nearest" });
          },
        ),
      );
    } catch (error) {
      say(errorSentence(error, words), "error");
    }
  }

  const fault = () =>
    question(engine.rulesAtFault, ({ state, parts }) =>
      state === "found"
        ? ruleWords("compose-rule.faulty", { count: parts.length, rules: list(parts) })
        : ruleWords(state === "has-solution" ? "compose-rule.no-fault" : "compose-rule.undecided"),
    );
  const unnecessary = () =>
    question(engine.unnecessaryRules, ({ state, eachAlone, complete }) =>
      state === "not-one"
        ? ruleWords("compose-rule.not-one")
        : state === "undecided" || !complete
          ? ruleWords("compose-rule.undecided")
          : ruleWords("compose-rule.can-go", { count: eachAlone.length, rules: list(eachAlone) }),
    );

  return {
    element: h(
      "div",
      { class: "rule-questions" },
      h("button", { type: "button", class: "button", onclick: () => void fault() }, ruleWords("compose-rule.fault")),
      h(
        "button",
        { type: "button", class: "button", onclick: () => void unnecessary() },
        ruleWords("compose-rule.unnecessary"),
      ),
      told,
    ),
    listed: list,
    forget() {
      told.textContent = "";
    },
  };
}
