import assert from "node:assert/strict";
import { test } from "node:test";
import { createWords } from "../../../web/i18n/words.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { bandOf } from "../../../web/panels/goals.js";
import { layoutSentence, rulesSentence } from "../../../web/panels/layout-words.js";
import { boxesOf, someJigsaw } from "../../../web/panels/shape.js";

const words = createWords("en");
const five = "jigsaw:1122211122333343444455555";

for (const [side, boxes] of [[4, "2x2"], [5, ""], [6, "2x3 3x2"], [9, "3x3"], [12, "3x4 2x6 4x3 6x2"], [25, "5x5"]]) {
  test(`side ${side} has boxes ${boxes || "of no kind"}`, () => assert.equal(boxesOf(Number(side)).join(" "), boxes));
}

/** @type {any[][]} */
const bands = [["3x3", "few", [24, 27]], ["3x2", "many", [18, 20]], ["3x3+x", "few", [0, 0]], ["4x4", "medium", [102, 113]], [five, "many", [12, 13]]];
for (const [name, level, expected] of bands) {
  test(`${level} givens of ${name}`, () => assert.deepEqual(bandOf(layoutNamed(name), level), expected));
}

const sentences = [
  ["3x2", "6 × 6, boxes of 3 × 2", ""],
  ["3x3+x+antiknight", "9 × 9, boxes of 3 × 3, Diagonals (X), Anti-knight", "Both diagonals hold every digit once. Cells a knight’s move apart differ."],
  [five, "5 × 5, irregular regions", "Each outlined region holds every digit once."],
];
for (const [name, shape, rules] of sentences) {
  test(`in words: ${shape}`, () => {
    assert.deepEqual([layoutSentence(layoutNamed(name), words), rulesSentence(layoutNamed(name), words)], [shape, rules]);
  });
}

for (const side of [4, 5, 7, 9, 16]) {
  test(`side ${side} has regions to begin with`, () => assert.equal(layoutNamed(someJigsaw(side)).side, side));
}
