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
