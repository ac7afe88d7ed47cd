/**
 * What is known of the rules of a puzzle when it comes from elsewhere, and while it is played. Most puzzles have no
 * such rules, so the code is loaded with the first that has. A view that reads the signal is drawn again once the code
 * is there.
 *
 * @typedef {object} RuleChecks
 * @property {(layout: import("./layout.js").Layout, digits: readonly number[], rules: readonly string[]) =>
 *   import("./conflicts.js").Conflict[]} broken the rules that can no longer hold
 * @property {(layout: import("./layout.js").Layout, digits: readonly number[], rules: readonly string[], sets: readonly
 *   number[]) => number[]} differing the sets without the digits of cells that a rule makes different
 * @property {(layout: import("./layout.js").Layout, digits: readonly number[], rules: readonly string[], sets: readonly
 *   number[]) => number[]} fitting the sets without the digits that would break a rule
 * @property {(state: State) => Judged} judge see rule-judge.js
 *
 * @typedef {import("./state.js").State} State
 * @typedef {{ state: State } | { refused: import("./rule-reader.js").RefusedRule }} Judged a game whose rules its
 *   puzzle can have, or the first rule that it cannot have
 */
import { signal } from "./signals.js";

/** Null until the code is loaded. */
export const ruleChecks = signal(/** @type {RuleChecks | null} */ (null));

/** @type {Promise<void> | null} */
let loading = null;

/** Loads the code. @returns {Promise<void>} rejects when it cannot be fetched; the next call tries again */
export function loadRuleChecks() {
  loading ??= import("./rule-conflicts.js")
    .then(({ brokenRules, differingRules, fittingRules, judgeState }) => {
      ruleChecks.value = { broken: brokenRules, differing: differingRules, fitting: fittingRules, judge: judgeState };
    })
    .catch((error) => {
      loading = null;
      throw error;
    });
  return loading;
}

/**
 * Judges the rules of a game that comes from elsewhere.
 * @param {State} state
 * @returns {Promise<Judged>} rejects when the code cannot be fetched
 */
export async function judgedState(state) {
  if (hasRules(state)) await loadRuleChecks();
  return /** @type {Judged} */ (judgedNow(state));
}

/** Judges without waiting. @param {State} state @returns {Judged | null} null when the code is needed and not loaded */
export const judgedNow = (state) => (hasRules(state) ? (ruleChecks.peek()?.judge(state) ?? null) : { state });

/** @param {State} state */
const hasRules = ({ position, past, future, game }) =>
  [position, ...past, ...future, ...game.checkpoints.map((each) => each.position)].some(({ rules }) => rules);
