/** A rule in a few words. */
import { ownRuleRow } from "../../model/puzzle-rules.js";

/**
 * A table of values, and the lengths of lists, say nothing to a reader.
 * @param {import("../../model/puzzle-rules.js").OwnRule} rule
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords such as "Cage 15"
 */
export function ruleName({ kind, values, parts }, ruleWords) {
  if (parts) return partsNamed({ kind, values }, parts, ruleWords, ruleName);
  const name = ruleWords(`rule.${kind}.name`);
  const { isTable, shape } = ownRuleRow(kind);
  return values.length && !isTable && shape !== "lists"
    ? ruleWords("rule.with-value", { name, value: values.join(", ") })
    : name;
}

/**
 * A rule of rules in words, such as "Renban line or whisper line 5".
 * @param {Pick<import("../../model/puzzle-rules.js").OwnRule, "kind" | "values">} rule
 * @param {readonly import("../../model/puzzle-rules.js").OwnRule[]} parts
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {(part: import("../../model/puzzle-rules.js").OwnRule, ruleWords:
 *   import("../../i18n/rule-words.js").RuleWords) => string} named a part in words
 */
function partsNamed({ kind, values }, parts, ruleWords, named) {
  const said = parts.map((part) => {
    const name = named(part, ruleWords);
    return part.parts ? ruleWords("rule.inside", { name }) : name;
  });
  const joined = said.reduce((one, other) => ruleWords(kind === "any-of" ? "rule.or" : "rule.and", { one, other }));
  if (kind !== "doublers") return joined;
  const name = ruleWords("rule.with-value", { name: ruleWords("rule.doublers.name"), value: values.join(", ") });
  return `${name} ${ruleWords("rule.inside", { name: joined })}`;
}

/**
 * The name and the cells.
 * @param {import("../../model/puzzle-rules.js").OwnRule} rule
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {(cell: number) => string} cellName
 * @param {number} [most] of the cells that are named
 * @returns {string}
 */
export function ruleWithCells(rule, ruleWords, cellName, most = 6) {
  if (rule.parts)
    return partsNamed(rule, rule.parts, ruleWords, (part) => ruleWithCells(part, ruleWords, cellName, most));
  const named = rule.cells.slice(0, most).map(cellName).join(" ");
  return `${ruleName(rule, ruleWords)}${named ? ` · ${named}${rule.cells.length > most ? " …" : ""}` : ""}`;
}
