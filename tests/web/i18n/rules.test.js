/** The sentences about rules of a puzzle, in every language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "../../../web/i18n/languages.js";
import { loadRuleWords } from "../../../web/i18n/rule-words.js";
import { ownRuleTable } from "../../../web/model/puzzle-rules.js";
import { catalogueOf } from "./catalogue-files.js";
import { argumentsOf, expectChoices, expectKeys } from "./messages.js";

const english = await catalogueOf("rules", "en");

test("each kind of rule has a name and a sentence, in the order of the kinds", () => {
  const ofKinds = Object.keys(english).filter((key) => /\.(name|rule)$/.test(key));
  assert.deepEqual(
    ofKinds,
    ownRuleTable.flatMap(({ kind }) => [`rule.${kind}.name`, `rule.${kind}.rule`]),
  );
});

for (const language of languages) {
  const catalogue = await catalogueOf("rules", language);

  test(`${language}: the keys and the values of the English sentences`, () => {
    expectKeys(catalogue, english);
    for (const [key, message] of Object.entries(catalogue))
      assert.deepEqual(new Set(argumentsOf(message)), new Set(argumentsOf(english[key])), key);
  });

  test(`${language}: plurals have the forms of the language, and every choice its rest`, () =>
    expectChoices(language, catalogue));

  test(`${language}: no two kinds have the same name, and no sentence is left in English`, () => {
    const names = ownRuleTable.flatMap(({ kind }) => catalogue[`rule.${kind}.name`] ?? []);
    assert.equal(new Set(names).size, names.length);
    if (language !== "en")
      assert.deepEqual(
        Object.keys(english).filter((key) => key.endsWith(".rule") && catalogue[key] === english[key]),
        [],
      );
  });

  test(`${language}: every message is well formed`, async () => {
    const words = await loadRuleWords(language);
    for (const [key, message] of Object.entries(catalogue)) {
      assert.doesNotMatch(message, /'|[^\n] {2}|^\s|\s$/, key);
      assert.ok(
        words(/** @type {any} */ (key), Object.fromEntries([...argumentsOf(message)].map((name) => [name, 2]))).length >
          0,
        key,
      );
    }
    assert.equal(await loadRuleWords(language), words);
  });
}
