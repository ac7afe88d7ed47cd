/**
 * What the board of the page needs for a puzzle with rules: their picture, and what is read of them. One file, so that
 * both are fetched at once.
 */
import { loadRuleSpeech } from "../../controls/rules/speech.js";
import { ruleSpeech } from "../../model/rule-speech.js";

export { rulePicture } from "../../board/rules/rule-picture.js";

/**
 * @param {import("../../i18n/words.js").Words} words
 * @returns {Promise<void>} rejects when the sentences cannot be fetched
 */
export async function speakRules(words) {
  ruleSpeech.value = await loadRuleSpeech(words);
}
