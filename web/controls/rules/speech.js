/** What is read of rules, in a language. */
import { loadRuleWords } from "../../i18n/rule-words.js";
import { digitsOn, layoutOf } from "../../model/position.js";
import { rulesOfTexts } from "../../model/puzzle-rules.js";
import { sentencesOfCell } from "./cell-rules.js";
import { ruleName } from "./rule-names.js";
import { symbolOf } from "../../model/digits.js";

/** @param {import("../../i18n/words.js").Words} words @returns {Promise<import("../../model/rule-speech.js").RuleSpeech>} rejects when the sentences cannot be fetched */
export async function loadRuleSpeech(words) {
  const ruleWords = await loadRuleWords(/** @type {import("../../i18n/languages.js").Language} */ (words.language));
  return {
    ofCells: (position) => position.givens.map((_, cell) => sentencesOfCell(position, cell, ruleWords).join(", ")),
    ofRule(position, number) {
      const layout = layoutOf(position);
      const rules = rulesOfTexts(position.rules ?? [], layout.side);
      const rule = rules[number];
      if (!rule) return null;
      const digits = digitsOn(position);
      const name = (/** @type {number} */ cell) => `${words("board.place", { row: Math.floor(cell / layout.side) + 1, column: (cell % layout.side) + 1, count: 1 })}${digits[cell] ? `, ${symbolOf(digits[cell], layout.side)}` : ""}`;
      const cells = rule.cells.length ? `: ${rule.cells.map(name).join("; ")}` : "";
      return {
        sentence: ruleWords("rule.walk", { number: number + 1, count: rules.length, name: `${ruleName(rule, ruleWords)}${cells}` }),
        cell: rule.cells[0] ?? null,
      };
    },
  };
}
