/** What the kinds of puzzles with rules are called. */

/**
 * @param {import("../../model/puzzle-goal.js").MadeRules} kind
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @returns {string}
 */
export function madeRulesName(kind, ruleWords) {
  switch (kind) {
    case "killer":
      return ruleWords("made.killer");
    case "dots":
      return ruleWords("made.dots");
    case "mix":
      return ruleWords("made.mix");
    default:
      return ruleWords(`rule.${kind}.name`);
  }
}
