/**
 * What the board of the page needs for a puzzle with rules: their picture, what breaks them, what is read of them, and
 * fog.
 * One file, so that all are fetched at once.
 */
import { ruleExtension } from "../../board/rules/rule-picture.js";
import { fogExtension } from "../../board/rules/fog-drawing.js";
import { loadRuleSpeech } from "../../controls/rules/speech.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { fogOfPlay } from "../../model/fog.js";
import { loadRuleChecks } from "../../model/rule-part.js";
import { ruleSpeech } from "../../model/rule-speech.js";
import { coverBoard, followFog, learnFog } from "./fog-on-board.js";

export { ruleExtension };
/** What a picture of a game that is played shows of it, and draws over it, where there is fog. */
export const fogInPicture = { seen: fogOfPlay.state, extension: fogExtension(), learn: learnFog };

/**
 * @param {Pick<import("../../board/board.js").Board, "extend">} board
 * @param {Pick<import("../shell/app.js").App, "facts" | "say" | "store" | "words">} app
 * @param {(() => void)[]} [ends] gets the unsubscribers
 * @returns {Promise<void>} rejects when a part cannot be fetched; what is there is used
 */
export async function showRules(board, app, ends = []) {
  const { words } = app;
  board.extend(ruleExtension);
  coverBoard(board);
  const [speech, ruleWords] = await Promise.all([
    loadRuleSpeech(words),
    loadRuleWords(words.language),
    loadRuleChecks(),
  ]);
  ruleSpeech.value = speech;
  ends.push(followFog(app, ruleWords));
  board.extend(speech);
}
