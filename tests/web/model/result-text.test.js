import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { symbolOf } from "../../../web/model/digits.js";
import { resultText } from "../../../web/model/result-text.js";

const words = await loadWords("en");
const plain = (cell) => cell;
const digit = (of) => symbolOf(of, 16);
const out = (...list) => list.map(([cell, digit]) => ({ cell, digit }));

/** @type {any[][]} */
const cases = [
  ["a digit placed", { placements: out(["r1c1", 2]) }, "r1c1 = 2"],
  ["one digit out of some cells", { eliminations: out(["r5c2", 5], ["r6c2", 5]) }, "r5c2, r6c2 ≠ 5"],
  [
    "digits that fall in the same cells stand together",
    { eliminations: out(["r2c2", 6], ["r1c1", 7], ["r2c2", 8]) },
    "r2c2 ≠ 6, 8; r1c1 ≠ 7",
  ],
  ["both", { placements: out(["r1c1", 2]), eliminations: out(["r2c2", 11]) }, "r1c1 = 2; r2c2 ≠ B"],
];
for (const [name, step, text] of cases) {
  test(`result: ${name}`, () => assert.equal(resultText(step, plain, digit, words).replaceAll("\u00a0", " "), text));
}

test("cells are named as the reader wants them", () => {
  assert.equal(
    resultText({ placements: out(["r3c4", 1]) }, () => "C4", digit, words).replaceAll("\u00a0", " "),
    "C4 = 1",
  );
});
