import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../../web/i18n/words.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { layoutSentence, rulesSentence } from "../../../../web/i18n/layout-words.js";
import { boxesOf } from "../../../../web/places/new/shape.js";

const words = await loadWords("en");
const five = "jigsaw:1122211122333343444455555";

for (const [side, boxes] of [
  [4, "2x2"],
  [5, ""],
  [6, "2x3 3x2"],
  [9, "3x3"],
  [12, "3x4 2x6 4x3 6x2"],
  [25, "5x5"],
]) {
  test(`side ${side} has boxes ${boxes || "of no kind"}`, () => assert.equal(boxesOf(Number(side)).join(" "), boxes));
}

const sentences = [
  ["3x2", "6 × 6, boxes of 3 × 2", ""],
  [
    "3x3+x+antiknight",
    "9 × 9, boxes of 3 × 3; Diagonals (X), Anti-knight",
    "Both diagonals hold every digit once. Cells a knight’s move apart differ.",
  ],
  [five, "5 × 5, irregular regions", "Each outlined region holds every digit once."],
];
for (const [name, shape, rules] of sentences) {
  test(`in words: ${shape}`, () => {
    assert.deepEqual(
      [layoutSentence(layoutNamed(name), words), rulesSentence(layoutNamed(name), words)],
      [shape, rules],
    );
  });
}
