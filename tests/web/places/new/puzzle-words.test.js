import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../../web/i18n/words.js";
import { originParts } from "../../../../web/places/new/puzzle-words.js";

const words = await loadWords("en");

test("the line of a game has the name of its board where the board has a name, and its size elsewhere", () => {
  for (const [layout, expected] of [
    ["samurai", ["Easy", "Samurai"]],
    ["twodoku", ["Easy", "Twodoku"]],
    ["samurai+x", ["Easy", "Samurai; Diagonals (X)"]],
    ["gattai:3x3@0,0+3,3", ["Easy", "2 overlapping grids, 9 × 9"]],
    ["shape:6x8", ["Easy", "6 × 8, 8 digits"]],
    ["4x4", ["Easy", "16 × 16"]],
    ["3x3", ["Easy"]],
  ])
    assert.deepEqual(originParts({ kind: "made", level: "easy" }, String(layout), words), expected);
});

test("the line of a game begins with the title of its author, also on a board with a name", () => {
  const told = (/** @type {any} */ origin, layout = "3x3+antiknight") => originParts(origin, layout, words);
  assert.deepEqual(told({ kind: "entered", title: "Ascension" }), ["Ascension", "9 × 9, boxes of 3 × 3; Anti-knight"]);
  assert.deepEqual(told({ kind: "link", title: "Arrows" }, "2x3"), ["Arrows", "6 × 6"]);
  assert.deepEqual(told({ kind: "entered", title: "Ascension" }, "3x3"), ["Ascension"]);
  assert.deepEqual(told({ kind: "entered", title: "Ascension", level: "easy" }, "2x3"), ["Easy", "6 × 6", "Ascension"]);
});
