import assert from "node:assert/strict";
import { test } from "node:test";
import { errorSentence } from "../../../web/controls/errors.js";
import en from "../../../web/i18n/catalogues/page/en.js";
import { loadWords } from "../../../web/i18n/words.js";

const words = await loadWords("en");
const codes = [
  "empty-input", "bad-symbol", "wrong-length", "wrong-row-length", "missing-rows", "number-too-large", "line-too-long",
  "unknown-layout", "too-many-puzzles", "rules-unsupported", "not-found", "bad-clues", "too-few-clues", "bad-goal", "bad-pattern", "bad-difficulty", "keep-impossible", "layout-too-large",
  "aborted", "closed", "engine-load", "engine-unsupported", "engine-failed",
];

for (const code of codes) {
  test(`${code} has a sentence of its own, with the place`, () => {
    const sentence = errorSentence({ code, position: { line: 3, column: 7 }, details: { expected: 9, found: 8, symbol: "?" } }, words);
    assert.match(sentence, /^Line 3, character 7: .{8,}/);
    assert.ok(Object.hasOwn(en, `error.${code}`));
  });
}

const table = [
  [{ code: "bad-symbol", position: { line: 1, column: 2 }, details: { symbol: "?" } }, "Line 1, character 2: “?” is not a digit of this puzzle. Use a dot or 0 for an empty cell."],
  [{ code: "empty-input", position: null }, "There is no puzzle in this text."],
  [{ code: "no-such-code", position: null }, "Something went wrong (no-such-code). Nothing on the board was changed."],
  [new Error("boom"), "Something went wrong (Error: boom). Nothing on the board was changed."],
];

for (const [error, sentence] of table) {
  test(`said: ${sentence}`, () => assert.equal(errorSentence(error, words), sentence));
}
