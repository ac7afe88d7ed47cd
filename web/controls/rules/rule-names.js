/** A rule in a few words. */
import { ownRuleRow } from "../../model/puzzle-rules.js";

/**
 * A table of values says nothing to a reader.
 * @param {import("../../model/puzzle-rules.js").OwnRule} rule
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords such as "Cage 15"
 */
export function ruleName({ kind, values }, ruleWords) {
  const name = ruleWords(`rule.${kind}.name`);
  return values.length && !ownRuleRow(kind).isTable
    ? ruleWords("rule.with-value", { name, value: values.join(", ") })
    : name;
}

/**
 * The name and the cells.
 * @param {import("../../model/puzzle-rules.js").OwnRule} rule
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {(cell: number) => string} cellName
 * @param {number} [most] of the cells that are named
 */
export function ruleWithCells(rule, ruleWords, cellName, most = 6) {
  const named = rule.cells.slice(0, most).map(cellName).join(" ");
  return `${ruleName(rule, ruleWords)}${named ? ` · ${named}${rule.cells.length > most ? " …" : ""}` : ""}`;
}
