/**
 * The candidates that the digits on a board, its puzzle and its rules leave: what automatic notes and hints start from.
 */
import { digitsOn, layoutOf } from "./position.js";
import { ruleChecks } from "./rule-part.js";
import { seenPosition } from "./seen.js";
import { candidatesLeft } from "./step.js";

/**
 * Returns a set of digits per cell, 0 where there is a digit. As long as the code for rules is not loaded, rules
 * eliminate nothing. Nor does what lies beneath fog.
 *
 * @param {Pick<import("./position.js").Position, "layout" | "givens" | "entries" | "answers" | "givenCandidates" |
 *   "rules">} position
 * @returns {number[]}
 */
export function candidatesOn(position) {
  const seen = seenPosition(/** @type {import("./position.js").Position} */ (position));
  const { givenCandidates, rules } = seen;
  const [layout, digits] = [layoutOf(seen), digitsOn(seen)];
  const left = candidatesLeft(layout, digits, givenCandidates);
  return rules ? (ruleChecks.value?.fitting(layout, digits, rules, left) ?? left) : left;
}
