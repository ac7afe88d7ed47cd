/** What is read of rules, in a language. */
import { columnOf, rowOf } from "../../model/layout.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { digitsOn, layoutOf } from "../../model/position.js";
import { rulesOfTexts } from "../../model/puzzle-rules.js";
import { cageSentence, combinationsOfCell, sentencesOfCells } from "./cell-rules.js";
import { ruleName } from "./rule-names.js";
import { symbolOf } from "../../model/digits.js";
import { capital } from "../../i18n/capital.js";

/** @typedef {import("../../model/position.js").Position} Position */
/** @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule */

/**
 * @param {import("../../i18n/words.js").Words} words
 * @returns {Promise<import("../../model/rule-speech.js").RuleSpeech>} rejects when the sentences cannot be fetched
 */
export async function loadRuleSpeech(words) {
  const ruleWords = await loadRuleWords(words.language);
  const rulesOf = (/** @type {Position} */ position) => rulesOfTexts(position.rules ?? [], layoutOf(position));

  /**
   * The rule in words, what is left of a sum, and the cells with their digits.
   * @param {Position} position
   * @param {OwnRule} rule
   */
  function ruleTold(position, rule) {
    const layout = layoutOf(position);
    const digits = digitsOn(position);
    const name = (/** @type {number} */ cell) =>
      `${words("board.place", { row: rowOf(layout, cell) + 1, column: columnOf(layout, cell) + 1, count: 1 })}${digits[cell] ? `, ${symbolOf(digits[cell], layout.digitCount)}` : ""}`;
    const told = rule.kind === "cage" ? cageSentence(rule, digits, ruleWords) : ruleName(rule, ruleWords);
    return rule.cells.length ? `${told}: ${rule.cells.map(name).join("; ")}` : told;
  }

  /** What is read of the cells of each position. @type {WeakMap<Position, readonly string[]>} */
  const known = new WeakMap();

  return {
    spoken({ position }) {
      if (!position.rules) return null;
      const before = known.get(position);
      if (before) return before;
      const all = sentencesOfCells(position, ruleWords).map((sentences) => sentences.join(", "));
      known.set(position, all);
      return all;
    },
    ofRule(position, number) {
      const rules = rulesOf(position);
      const rule = rules[number];
      if (!rule) return null;
      return {
        sentence: words.sentence(
          ruleWords("rule.walk", { number: number + 1, count: rules.length, name: ruleTold(position, rule) }),
        ),
        cell: rule.cells[0] ?? null,
      };
    },
    aboutCell(position, cell) {
      const told = rulesOf(position)
        .filter(({ cells }) => cells.includes(cell))
        .map((rule) => words.sentence(capital(ruleTold(position, rule))));
      return told.length ? [...told, ...combinationsOfCell(position, cell, ruleWords)] : [ruleWords("rule.go-none")];
    },
    afterDigit(position, cell) {
      const digits = digitsOn(position);
      return rulesOf(position)
        .filter(({ kind, values, cells }) => kind === "cage" && values.length && cells.includes(cell))
        .map(({ cells, values: [total] }) =>
          ruleWords("rule.cage-now", {
            total,
            cells: cells.filter((each) => !digits[each]).length,
            left: total - cells.reduce((sum, each) => sum + digits[each], 0),
          }),
        );
    },
    broken(position, number) {
      const rule = rulesOf(position)[number];
      return rule ? ruleWords("rule.broken", { name: ruleName(rule, ruleWords) }) : null;
    },
  };
}
