import assert from "node:assert/strict";
import { test } from "node:test";
import { errorSentence } from "../../../web/controls/errors.js";
import en from "../../../web/i18n/catalogues/en/page.json" with { type: "json" };
import { loadWords } from "../../../web/i18n/words.js";

const words = await loadWords("en");
/** Sentences around others, or for what has no code; a sentence for all codes of rules. */
const withoutCode = new Set(["at", "at-cell", "other", "not-loaded", "bad-rule"]);
const codes = Object.keys(en)
  .filter((key) => key.startsWith("error."))
  .map((key) => key.slice("error.".length))
  .filter((key) => !withoutCode.has(key));

test("every sentence of an error has a code", () => assert.ok(codes.length > 25));

for (const code of codes) {
  test(`${code} has a sentence of its own, with the place`, () => {
    const sentence = errorSentence(
      { code, position: { line: 3, column: 7 }, details: { expected: 9, found: 8, symbol: "?" } },
      words,
    );
    assert.match(sentence, /^Line 3, character 7: .{8,}/);
    assert.doesNotMatch(sentence, /Something went wrong/);
  });
}

const table = [
  [
    { code: "bad-symbol", position: { line: 1, column: 2 }, details: { symbol: "?" } },
    "Line 1, character 2: “?” is not a digit of this puzzle. Use a dot or 0 for an empty cell.",
  ],
  [{ code: "empty-input", position: null }, "There is no puzzle in this text."],
  [{ code: "no-puzzle-for-rules", position: null }, "There is no puzzle in this text."],
  [{ code: "wrong-rule-cells", position: null, details: { symbol: "cage" } }, "This rule cannot be read: cage"],
  [
    { code: "bad-rule-goal", position: null },
    "Something went wrong (bad-rule-goal). Nothing on the board was changed.",
  ],
  [
    new TypeError("Failed to fetch dynamically imported module: x"),
    "This part of the page could not be loaded. Check your connection and try again.",
  ],
  [{ code: "no-such-code", position: null }, "Something went wrong (no-such-code). Nothing on the board was changed."],
  [new Error("boom"), "Something went wrong (Error: boom). Nothing on the board was changed."],
];

for (const [error, sentence] of table) {
  test(`said: ${sentence}`, () => assert.equal(errorSentence(error, words), sentence));
}

test("a rule of an unknown kind, or without a text, is said to be of a newer version", () => {
  const rule = (/** @type {object} */ details) => errorSentence({ code: "unknown-rule", details }, words);
  assert.equal(rule({ symbol: "maze r1c1" }), words("error.unknown-rule", { symbol: "maze r1c1" }));
  assert.equal(rule({}), words("error.unknown-rule", { symbol: "“”" }));
});

test("more rules than a puzzle can have make a whole sentence, with the number", () => {
  const details = { expected: 4096, isInRules: true };
  assert.equal(
    errorSentence({ code: "too-many-rules", position: null, details }, words),
    "This puzzle has more than 4096 rules, or the text of its rules is too long.",
  );
});
