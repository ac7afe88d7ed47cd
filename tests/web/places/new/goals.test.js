import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../../web/i18n/words.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { bandOf, goalOf, hasLevels, levelsOf, levelWithin } from "../../../../web/model/puzzle-goal.js";
import { layoutSentence, rulesSentence } from "../../../../web/i18n/layout-words.js";
import { boxesOf } from "../../../../web/places/new/shape.js";

const words = await loadWords("en");
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
  ["3x3+x+antiknight", "9 × 9, boxes of 3 × 3; Diagonals (X), Anti-knight", "Both diagonals hold every digit once. Cells a knight’s move apart differ."],
  [five, "5 × 5, irregular regions", "Each outlined region holds every digit once."],
];
for (const [name, shape, rules] of sentences) {
  test(`in words: ${shape}`, () => {
    assert.deepEqual([layoutSentence(layoutNamed(name), words), rulesSentence(layoutNamed(name), words)], [shape, rules]);
  });
}

/** @type {[string, any, any][]} */
const goals = [
  ["3x3", "easy", { layout: "3x3", level: "easy", symmetry: "180", clues: [34, 40] }],
  ["3x3", "expert", { layout: "3x3", level: "expert", symmetry: "180" }],
  ["3x3+x", "medium", { layout: "3x3+x", level: "medium", symmetry: "180", clues: [30, 35] }],
  ["3x2", "easy", { layout: "3x2", level: "easy", symmetry: "180", clues: [15, 18] }],
  ["2x3", "medium", { layout: "2x3", level: "medium", symmetry: "180" }],
  ["4x4", "easy", { layout: "4x4", level: "easy", symmetry: "180" }],
  ["5x5", "expert", { layout: "5x5", level: "expert", symmetry: "180" }],
  ["4x4+x", "many", { layout: "4x4+x", symmetry: "180", clues: [118, 128] }],
];
for (const [name, choice, goal] of goals) {
  test(`${choice} on ${name} asks the engine for`, () => assert.deepEqual(goalOf(layoutNamed(name), choice), goal));
}

/** What boards offer: the hardest level, or nothing where puzzles are chosen by their number of givens. @type {[string, string | undefined][]} */
const hardest = [
  ["2x2", undefined], [five, undefined], ["2x3", "expert"], ["3x3", "extreme"], ["3x3+x", "extreme"], ["3x4", "extreme"], ["3x5", "extreme"], ["4x4", "extreme"], ["4x4+x", undefined],
  ["3x6", "expert"], ["4x5", "expert"], ["5x5", "expert"], ["5x5+x", undefined], ["6x6", undefined],
];
for (const [name, level] of hardest) {
  test(`the hardest level of ${name} is ${level ?? "none"}`, () => assert.equal(hasLevels(layoutNamed(name)) ? levelsOf(layoutNamed(name)).at(-1) : undefined, level));
}

/** @type {[string, any, string][]} */
const nearest = [["5x5", "extreme", "expert"], ["2x3", "extreme", "expert"], ["4x4", "extreme", "extreme"], ["5x5", "easy", "easy"]];
for (const [name, level, expected] of nearest) {
  test(`who asks for ${level} on ${name} gets ${expected}`, () => assert.equal(levelWithin(layoutNamed(name), level), expected));
}
