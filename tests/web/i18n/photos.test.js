/** The sentences about photos of puzzles, in every language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../../web/i18n/languages.js";
import { loadPhotoWords } from "../../../web/i18n/photo-words.js";
import { catalogueOf } from "./catalogue-files.js";
import { argumentsOf, expectChoices, expectKeys } from "./messages.js";

const english = await catalogueOf("photos", "en");

for (const language of languages) {
  const catalogue = await catalogueOf("photos", language);

  test(`${language}: the keys and the values of the English sentences`, () => {
    expectKeys(catalogue, english);
    for (const [key, message] of Object.entries(catalogue))
      assert.deepEqual(new Set(argumentsOf(message)), new Set(argumentsOf(english[key])), key);
  });

  test(`${language}: plurals have the forms of the language, and every choice its rest`, () =>
    expectChoices(language, catalogue));

  test(`${language}: no sentence is left in English`, () => {
    if (language !== "en")
      assert.deepEqual(
        Object.keys(english).filter((key) => catalogue[key] === english[key]),
        [],
      );
  });

  test(`${language}: every message is well formed`, async () => {
    const words = await loadPhotoWords(language);
    for (const [key, message] of Object.entries(catalogue)) {
      assert.doesNotMatch(message, /'|[^\n] {2}|^\s|\s$/, key);
      assert.ok(
        words(/** @type {any} */ (key), Object.fromEntries([...argumentsOf(message)].map((name) => [name, 2]))).length >
          0,
        key,
      );
    }
    assert.equal(await loadPhotoWords(language), words);
  });
}
