/** What is said of a change in fog: the act of the player, and how many cells it has uncovered. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createAnnouncer } from "../../../web/board/announcer.js";
import { fogExtension } from "../../../web/board/rules/fog-drawing.js";
import { usualLooks, viewOf } from "../../../web/board/view.js";
import { loadRuleWords } from "../../../web/i18n/rule-words.js";
import { loadWords } from "../../../web/i18n/words.js";
import { fogOfPlay } from "../../../web/model/fog.js";
import { seenState } from "../../../web/model/seen.js";
import { after, inFog } from "../model/boards.js";

const words = await loadWords("en");
const ruleWords = await loadRuleWords("en");

/** What is said of the last of these states. @param {import("../../../web/model/state.js").State[]} states */
function heard(...states) {
  let said = "";
  const announce = createAnnouncer(words, { say: (text) => (said = text), consequences: () => [] });
  for (const state of states) {
    said = "";
    announce(state, viewOf(state, usualLooks, [fogExtension(ruleWords)]));
  }
  return said;
}
const seen = fogOfPlay.state;
const open = after(inFog, ["selectCell", 1]);
const right = after(open, ["enterDigit", 2]);

/** @type {[string, string, string][]} */
const table = [
  ["a right digit", heard(seen(open), seen(right)), "2 placed. 4 cells uncovered."],
  ["a wrong digit", heard(seen(open), seen(after(open, ["enterDigit", 3]))), "3 placed."],
  ["undo", heard(seen(right), seen(after(right, ["undo"]))), "2 erased. 4 cells covered again."],
  ["fog that comes", heard(inFog, seen(inFog)), ""],
  ["fog that opens when its code is there", heard(seenState(inFog), seen(inFog)), ""],
  ["another game", heard(seen(inFog), seen({ ...right, game: { ...right.game, id: "other" } })), ""],
];
for (const [name, sentences, expected] of table) test(`said in fog: ${name}`, () => assert.equal(sentences, expected));
