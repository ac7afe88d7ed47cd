/** What the kinds of puzzles with rules are called. */
import { loadRuleWords } from "../../i18n/rule-words.js";

/** @typedef {import("../../model/ruled-goal.js").RuledKind} RuledKind */

/** @param {import("../../i18n/words.js").Words} words @returns {Promise<(kind: RuledKind) => string>} rejects when the names cannot be fetched */
export async function loadRuledNames(words) {
  const ruleWords = await loadRuleWords(/** @type {import("../../i18n/languages.js").Language} */ (words.language));
  return (kind) => {
    switch (kind) {
      case "killer": return words("new.killer");
      case "dots": return words("new.dots");
      case "mix": return words("new.ruled-mix");
      default: return ruleWords(`rule.${kind}.name`);
    }
  };
}
