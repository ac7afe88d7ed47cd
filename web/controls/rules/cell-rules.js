/** What the rules of a cell say at the moment: the sum that is left of a cage, and its combinations. */
import { combinationsLeft } from "../../model/combinations.js";
import { noteBit } from "../../model/digits.js";
import { candidatesOn } from "../../model/open-candidates.js";
import { digitsOn, layoutOf } from "../../model/position.js";
import { rulesOfTexts } from "../../model/puzzle-rules.js";
import { ruleName } from "./rule-names.js";

/** More combinations are counted, and not listed. */
const mostListed = 8;

/**
 * Returns a sentence for each rule that the cell belongs to.
 *
 * @param {import("../../model/position.js").Position} position
 * @param {number} cell
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @returns {string[]}
 */
export function sentencesOfCell(position, cell, ruleWords) {
  const digits = digitsOn(position);
  return rulesOfTexts(position.rules ?? [], layoutOf(position))
    .filter(({ cells }) => cells.includes(cell))
    .map((rule) => {
      const { kind, cells } = rule;
      if (kind !== "cage")
        return ruleWords("rule.read", {
          name: ruleName(rule, ruleWords),
          place: placesOf(cells).get(cell) ?? "",
          cells: cells.length,
        });
      return cageSentence(rule, digits, ruleWords);
    });
}

/**
 * Returns such sentences for every cell. Formatting a sentence is slow, and all cells of a cage have the same one.
 *
 * @param {import("../../model/position.js").Position} position
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @returns {string[][]}
 */
export function sentencesOfCells(position, ruleWords) {
  const digits = digitsOn(position);
  /** @type {string[][]} */
  const told = position.givens.map(() => []);
  for (const rule of rulesOfTexts(position.rules ?? [], layoutOf(position))) {
    const { kind, cells } = rule;
    const name = kind === "cage" ? "" : ruleName(rule, ruleWords);
    const whole = kind === "cage" ? cageSentence(rule, digits, ruleWords) : "";
    for (const [cell, place] of placesOf(cells))
      told[cell].push(whole || ruleWords("rule.read", { name, place, cells: cells.length }));
  }
  return told;
}

/**
 * The places of each cell of a rule, from 1, as a text: a line may return to a cell.
 * @param {readonly number[]} cells
 * @returns {Map<number, string>}
 */
function placesOf(cells) {
  /** @type {Map<number, string>} */
  const places = new Map();
  cells.forEach((cell, i) => places.set(cell, [places.get(cell) ?? [], i + 1].flat().join(", ")));
  return places;
}

/**
 * A cage with what is left of its sum.
 * @param {import("../../model/puzzle-rules.js").OwnRule} rule
 * @param {readonly number[]} digits of all cells
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
export function cageSentence({ cells, values: [total = 0] }, digits, ruleWords) {
  const left = total - cells.reduce((sum, each) => sum + digits[each], 0);
  return ruleWords("rule.cage-read", {
    total,
    cells: cells.length,
    left: Math.abs(left),
    isOver: left < 0 ? "yes" : "no",
  });
}

/**
 * The combinations that are left for the cages with a sum at a cell, as a sentence each.
 * @param {import("../../model/position.js").Position} position
 * @param {number} cell
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @returns {string[]}
 */
export function combinationsOfCell(position, cell, ruleWords) {
  const layout = layoutOf(position);
  const digits = digitsOn(position);
  const left = candidatesOn(position);
  return rulesOfTexts(position.rules ?? [], layout)
    .filter(({ kind, cells, values }) => kind === "cage" && values.length && cells.includes(cell))
    .map(({ cells, values: [total] }) => {
      const found = combinationsLeft(
        cells.map((each) => (digits[each] ? noteBit(digits[each]) : left[each])),
        total,
        layout.digitCount,
      );
      const list = `${found
        .slice(0, mostListed)
        .map((combination) => combination.join("+"))
        .join(", ")}${found.length > mostListed ? ", …" : ""}`;
      return ruleWords("rule.combinations", { count: found.length, list });
    });
}
