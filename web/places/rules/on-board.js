/**
 * What the board of the page needs for a puzzle with rules: their picture, what breaks them, and what is read of them.
 * One file, so that all are fetched at once.
 */
import { ruleExtension } from "../../board/rules/rule-picture.js";
import { loadRuleSpeech } from "../../controls/rules/speech.js";
import { loadRuleChecks } from "../../model/rule-part.js";
import { ruleSpeech } from "../../model/rule-speech.js";

export { ruleExtension };

/**
 * @param {Pick<import("../../board/board.js").Board, "extend">} board
 * @param {import("../../i18n/words.js").Words} words
 * @returns {Promise<void>} rejects when a part cannot be fetched; what is there is used
 */
export async function showRules(board, words) {
  board.extend(ruleExtension);
  const [speech] = await Promise.all([loadRuleSpeech(words), loadRuleChecks()]);
  ruleSpeech.value = speech;
  board.extend(speech);
}
