import assert from "node:assert/strict";
import { test } from "node:test";
import { createNumber, ratingText } from "../../../web/i18n/numbers.js";
import { languages } from "../../../web/i18n/words.js";

const values = [0, 1, 7, 81, 999, 1000, 12_345, 1_234_567, -3, 0.5, 7.25];

for (const language of languages)
  test(`${language}: numbers are those of Intl`, () => {
    const usual = new Intl.NumberFormat(language);
    for (const value of values) assert.equal(createNumber(language).format(value), usual.format(value));
    assert.equal(
      createNumber(language, { style: "percent" }).format(0.25),
      new Intl.NumberFormat(language, { style: "percent" }).format(0.25),
    );
  });

for (const language of languages)
  test(`${language}: a rating has one decimal, written as the language does`, () => {
    const usual = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
    for (const rating of [7, 7.1, 10.5, 0]) assert.equal(ratingText(rating, language), usual.format(rating));
  });

test("small whole numbers and ratings do not need Intl", (context) => {
  const made = context.mock.method(Intl, "NumberFormat");
  ratingText(4.2, "uk");
  createNumber("en").format(81);
  assert.equal(made.mock.callCount(), 0);
  createNumber("en").format(1000);
  assert.equal(made.mock.callCount(), 1);
});
