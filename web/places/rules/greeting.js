/**
 * What a game says by itself when the player meets kinds of rules for the first time: that it has rules, where they are
 * found again, and a button that goes on.
 */
import { h } from "../../controls/dom.js";
import { kindsInText } from "../../model/kinds-in-text.js";
import { ownRuleTable } from "../../model/puzzle-rules.js";

/** @param {import("../../i18n/rule-words.js").RuleWords} ruleWords @param {() => void} done */
export const greetingView = (ruleWords, done) =>
  h(
    "div",
    { class: "rule-greeting" },
    h("p", {}, ruleWords("greet.about")),
    h("button", { type: "button", class: "button button-main", onclick: done }, ruleWords("greet.done")),
  );

/**
 * The kinds with their sentences, in the order of the card, to be read out.
 * @param {readonly string[]} rules texts
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
export function greetingRead(rules, words, ruleWords) {
  const kinds = ownRuleTable.filter(({ kind }) => rules.some((text) => kindsInText(text).includes(kind)));
  return words.text([
    words.sentence(ruleWords("rule.list")),
    ...kinds.map(({ kind }) =>
      ruleWords("greet.kind", { name: ruleWords(`rule.${kind}.name`), rule: ruleWords(`rule.${kind}.rule`) }),
    ),
  ]);
}
