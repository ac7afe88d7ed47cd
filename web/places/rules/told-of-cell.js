/** What the card of the rules says of the selected cells. */
import { combinationsOfCell, sentencesOfCell } from "../../controls/rules/cell-rules.js";
import { capital } from "../../i18n/capital.js";
import { digitsOn } from "../../model/position.js";
import { seenState } from "../../model/seen.js";

/**
 * Says the sum of several digits, the rules of the focused cell, and the combinations that are left of its cages.
 * @param {import("../../model/state.js").State} state of which the sentences use what the player sees
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
export function toldOf(state, ruleWords) {
  const { position, cursor, selection } = seenState(state);
  const digits = digitsOn(position);
  const sum =
    selection.length > 1 && selection.every((cell) => digits[cell])
      ? [ruleWords("rule.sum", { sum: selection.reduce((all, cell) => all + digits[cell], 0) })]
      : [];
  if (cursor === null) return sum.join(" ");
  return [
    ...sum,
    ...sentencesOfCell(position, cursor, ruleWords).map((each) => `${capital(each)}.`),
    ...combinationsOfCell(position, cursor, ruleWords),
  ].join(" ");
}
