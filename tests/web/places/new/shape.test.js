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
  ["twodoku", "2 overlapping grids, 9 × 9", ""],
  ["gattai:3x3@0,0+shape:1x1@11,0", "9 × 9, boxes of 3 × 3, 1 extra cell", ""],
  ["gattai:3x3@0,0+shape:1x1@11,0+11,2+11,4+11,6", "9 × 9, boxes of 3 × 3, 4 extra cells", ""],
  [
    "gattai:2x2@0,0+shape:1x1@6,0+antiknight",
    "4 × 4, boxes of 2 × 2, 1 extra cell; Anti-knight",
    "Cells a knight’s move apart differ.",
  ],
  ["gattai:shape:4x6@0,0+shape:1x1@6,0+6,2", "4 × 6, 6 digits, 2 extra cells", ""],
  ["gattai:3x3@0,0+6,6+shape:1x1@17,0", "2 overlapping grids, 9 × 9, 1 extra cell", ""],
];
for (const [name, shape, rules] of sentences) {
  test(`in words: ${shape}`, () => {
    assert.deepEqual(
      [layoutSentence(layoutNamed(name), words), rulesSentence(layoutNamed(name), words)],
      [shape, rules],
    );
  });
}
