import assert from "node:assert/strict";
import { test } from "node:test";

import { languages } from "../../../../web/i18n/languages.js";
import { loadStepWords } from "../../../../web/i18n/steps/step-words.js";
import { spottingOnPaper } from "../../../../web/i18n/steps/spotting.js";

/** Techniques of one kind, and what their English texts say. @type {[string, RegExp][]} */
const cases = [
  ["naked-pair", /exactly two candidates/],
  ["naked-triple", /only three different/],
  ["naked-quad", /only four different/],
  ["hidden-pair", /only two cells/],
  ["hidden-triple", /same three cells/],
  ["hidden-quad", /same four cells/],
  ["pointing", /outside the box/],
  ["claiming", /rest of this box/],
  ["x-wing", /two rows/],
  ["swordfish", /three rows/],
  ["jellyfish", /four rows/],
  ["squirmbag", /five rows/],
  ["finned-x-wing", /two rows.*fins/],
  ["sashimi-jellyfish", /four rows.*at most one circle/],
];

for (const [technique, expected] of cases) {
  test(`${technique} on paper`, async () => {
    assert.match(String(spottingOnPaper(technique, await loadStepWords("en"))), expected);
  });
}

test("every technique has words of its own in every language", async () => {
  for (const language of languages) {
    const words = await loadStepWords(language);
    const texts = cases.map(([technique]) => spottingOnPaper(technique, words));
    assert.equal(new Set(texts).size, cases.length, language);
  }
});

test("a finned fish has no sentence about sashimi fish", async () => {
  assert.doesNotMatch(String(spottingOnPaper("finned-x-wing", await loadStepWords("en"))), /at most one/);
});

test("other techniques have their lessons", async () => {
  assert.equal(spottingOnPaper("xy-wing", await loadStepWords("en")), null);
});
