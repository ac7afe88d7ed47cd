import assert from "node:assert/strict";
import { test } from "node:test";
import { viewOf } from "../../../../web/board/view.js";
import { loadRuleSpeech } from "../../../../web/controls/rules/speech.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { loadRuleChecks } from "../../../../web/model/rule-part.js";
import { ruleSpeech } from "../../../../web/model/rule-speech.js";
import { newState } from "../../../../web/model/state.js";
import { consequences } from "../../../../web/places/keyboard/consequences.js";
import { fogOfPlay } from "../../../../web/model/fog.js";
import { after, inFog, playing, solution } from "../../model/boards.js";

const words = await loadWords("en");
/** @param {import("../../../../web/model/state.js").State} before @param {any[][]} moves */
function said(before, ...moves) {
  const now = after(before, ...moves);
  return words.text(consequences(before, now, viewOf(now).conflicts, words));
}
const noted = after(playing, ["toggleNote", 3, [1, 2, 3, 9]], ["toggleCorner", 3, [5]]);
const nearly = after(
  playing,
  ...solution.flatMap((digit, cell) =>
    playing.position.givens[cell] || cell === 15 || cell === 1 ? [] : [["enterDigit", digit, [cell]]],
  ),
);

/** @type {[string, string, string][]} */
const table = [
  ["an entry that changes nothing else", said(playing, ["enterDigit", 3, [1]]), ""],
  ["notes that are gone", said(noted, ["enterDigit", 3, [1]]), "3 is removed from the notes of 4 cells."],
  [
    "houses and a digit that are complete",
    said(nearly, ["enterDigit", 2, [15]]),
    "Complete: row 4, column 4 and box 4.",
  ],
  [
    "a conflict in several houses, in one sentence",
    said(playing, ["enterDigit", 1, [1]]),
    "1 appears more than once in row 1 and in box 1.",
  ],
  ["a finished game, which the result tells", said(after(nearly, ["enterDigit", 2, [1]]), ["enterDigit", 2, [15]]), ""],
  ["undo", said(after(noted, ["enterDigit", 3, [1]]), ["undo"]), ""],
  ["many digits at once", said(playing, ["fillSolution", solution]), ""],
];
for (const [name, heard, expected] of table)
  test(`said besides the digit: ${name}`, () => assert.equal(heard, expected));

test("rows beside extra cells are counted on the board, as in the labels of cells", () => {
  // The cells of row 3 follow those of the two extra cells.
  const layout = "gattai:shape:1x1@0,0+0,2+2x2@2,0+digits:1-4";
  const givens = Array.from({ length: 18 }, (_, cell) => (cell === 2 ? 1 : 0));
  const board = newState({ layout, activity: "play", givens });
  const heard = [4, 10, 3].map((cell) => said(board, ["enterDigit", 1, [cell]]));
  assert.deepEqual(heard, [
    "1 appears more than once in row 3.",
    "1 appears more than once in column 1.",
    "1 appears more than once in row 3 and in box 1.",
  ]);
  const whole = after(board, ...[2, 3, 4].map((digit) => ["enterDigit", digit, [digit + 1]]));
  assert.equal(said(after(whole, ["enterDigit", 0, [5]]), ["enterDigit", 4, [5]]), "Complete: row 3.");
});

test("said besides the digit: notes that are gone, in fog", () => {
  const [before, now] = [
    after(inFog, ["toggleNote", 2, [2, 3, 13]]),
    after(inFog, ["toggleNote", 2, [2, 3, 13]], ["enterDigit", 2, [1]]),
  ];
  now.past = [...now.past.slice(0, -1), before.position];
  const heard = consequences(fogOfPlay.state(before), fogOfPlay.state(now), [], words);
  assert.deepEqual(heard, ["2 is removed from the notes of 3 cells."]);
});

test("said besides the digit: what is left of a cage, and each rule that can no longer hold", async () => {
  await loadRuleChecks();
  ruleSpeech.value = await loadRuleSpeech(words);
  const killer = newState({
    puzzle: { layout: "2x2", cells: Array(16).fill(0), rules: ["cage 3 r1c1 r1c2", "cage 6 r1c2-r1c4"] },
    activity: "play",
  });
  assert.equal(said(killer, ["enterDigit", 1, [0]]), "Cage of 3: 2 left for 1 cell.");
  assert.equal(
    said(after(killer, ["enterDigit", 1, [0]]), ["enterDigit", 4, [1]]),
    "Cage 3: the rule can no longer hold. Cage 6: the rule can no longer hold.",
  );
  assert.equal(
    said(after(killer, ["enterDigit", 1, [0]]), ["enterDigit", 1, [1]]),
    "1 appears more than once in row 1 and in box 1. Cage 3: the rule can no longer hold.",
  );
  ruleSpeech.value = null;
});
