/**
 * What is known of the rules of a puzzle while it is played. Most puzzles have no such rules, so the code is loaded with the first that has. A view that reads the
 * signal is drawn again once the code is there.
 *
 * @typedef {object} RuleChecks
 * @property {(layout: import("./layout.js").Layout, digits: readonly number[], rules: readonly string[]) => import("./conflicts.js").Conflict[]} broken the rules
 *   that can no longer hold
 * @property {(layout: import("./layout.js").Layout, digits: readonly number[], rules: readonly string[], sets: readonly number[]) => number[]} differing the sets
 *   without the digits of cells that a rule makes different
 * @property {(layout: import("./layout.js").Layout, digits: readonly number[], rules: readonly string[], sets: readonly number[]) => number[]} fitting the sets
 *   without the digits that would break a rule
 */
import { signal } from "./signals.js";

/** Null until the code is loaded. */
export const ruleChecks = signal(/** @type {RuleChecks | null} */ (null));

/** @type {Promise<void> | null} */
let loading = null;

/** Loads the code. @returns {Promise<void>} rejects when it cannot be fetched; the next call tries again */
export function loadRuleChecks() {
  loading ??= import("./rule-conflicts.js").then(({ brokenRules, differingRules, fittingRules }) => {
    ruleChecks.value = { broken: brokenRules, differing: differingRules, fitting: fittingRules };
  }).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}
