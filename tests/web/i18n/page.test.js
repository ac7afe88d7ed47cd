import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { languageNames, languages, loadWords } from "../../../web/i18n/words.js";
import { catalogueOf } from "./catalogue-files.js";
import { argumentsOf, expectChoices, expectKeys, walk } from "./messages.js";

test("every language has its own name", () =>
  assert.equal(new Set(Object.values(languageNames)).size, languages.length));

const english = await catalogueOf("page", "en");
/** Names that are the same in every language. */
const names = new Set([
  "shape.twodoku",
  "shape.sohei",
  "shape.samurai",
  "keys.backspace",
  "path.by-rater",
  "path.by-teacher",
  "sheet.head",
]);

for (const language of languages.filter((each) => each !== "en")) {
  const catalogue = await catalogueOf("page", language);

  test(`${language}: only keys of the English catalogue, in its order`, () => expectKeys(catalogue, english));

  test(`${language}: the values that the English messages show`, () => {
    for (const [key, message] of Object.entries(/** @type {Record<string, string>} */ (catalogue))) {
      const shown = new Set();
      walk(english[key], (element) => {
        if (element.type === TYPE.argument || element.type === TYPE.number) shown.add(element.value);
      });
      const used = argumentsOf(message);
      assert.deepEqual(
        [...shown].filter((name) => !used.has(name)),
        [],
        `${key} lacks a value`,
      );
      assert.deepEqual(
        [...used].filter((name) => !argumentsOf(english[key]).has(name)),
        [],
        `${key} has a value too many`,
      );
    }
  });

  test(`${language}: a message has its lines where the English message has them`, () => {
    const lines = (/** @type {string} */ message) => message.split("\n").length;
    assert.deepEqual(
      Object.keys(catalogue).filter((key) => lines(catalogue[key]) !== lines(english[key])),
      [],
    );
  });

  test(`${language}: no message is left in English`, () => {
    const same = Object.keys(english).filter(
      (key) =>
        catalogue[key] === english[key] &&
        /[A-Za-z]{3,}/.test(english[key].replace(/\{[^}]*\}|Nonet|Ctrl|Shift|Alt/g, "")),
    );
    assert.deepEqual(
      same.filter((key) => !names.has(key)),
      [],
    );
  });
}

for (const language of languages) {
  const catalogue = await catalogueOf("page", language);

  test(`${language}: plurals have the forms of the language, and every choice its rest`, () =>
    expectChoices(language, catalogue));

  test(`${language}: the setting for the places of the player's notes is not named like the automatic candidates, which it does not move`, () =>
    assert.notEqual(catalogue["set.notes"], catalogue["notes.automatic"]));

  test(`${language}: no straight apostrophe, no space too many`, () => {
    // In ICU messages an apostrophe quotes what follows.
    for (const [key, message] of Object.entries(catalogue)) assert.doesNotMatch(message, /'|[^\n] {2}|^\s|\s$/, key);
  });

  test(`${language}: every message is well formed`, async () => {
    const words = await loadWords(language);
    for (const [key, message] of Object.entries(catalogue)) {
      const values = Object.fromEntries([...argumentsOf(message)].map((name) => [name, 2]));
      assert.ok(words(/** @type {any} */ (key), values).length > 0, key);
    }
  });

  test(`${language}: loaded once`, async () => {
    const words = await loadWords(language);
    assert.equal(await loadWords(language), words);
    assert.equal(words.language, language);
  });
}

test("terms are the same everywhere", async () => {
  /** Texts of a language: both catalogues, the lessons, the guides. @param {string} language */
  const textsOf = async (language) => {
    const catalogues = await Promise.all(["page", "steps"].map((room) => catalogueOf(room, language)));
    const folders = ["techniques", "guide"].map(
      (name) => new URL(`../../../docs/${name}/${language}/`, import.meta.url),
    );
    const pages = folders.flatMap((folder) =>
      readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8")),
    );
    return [...catalogues.flatMap((catalogue) => Object.values(catalogue)), ...pages];
  };
  /** @type {[language: string, wrong: RegExp, why: string][]} */
  const wrong = [
    ["zh", /(?<!…)…(?!…)|…{3,}/, "an ellipsis has six dots"],
    ["zh", /个技巧|阅读课程|更多课程/, "techniques are counted with 种, and a lesson of the course (课程) is a 课文"],
    ["zh", /[，。：；？！] \{/, "nothing follows a wide mark but the next word"],
    ["ru", /X-[Кк]рыл|W-[Кк]рыл|Y-[Кк]рыл|Z-[Кк]рыл/, "the wings have their Latin names, as X-Wing"],
    ["it", /\bAiuto\b|scheda sua/, "a hint is a suggerimento"],
    [
      "it",
      /[Ss]chema (?:del corso|\{number\})|Gioca lo schema|schema di 81/,
      "a puzzle is a sudoku, and the schema is its board",
    ],
    [
      "it",
      /\b(?:del|al|il) \{date\}|\b(?:dei|i) (?:#|\{)/,
      "an article before a number depends on it: dell’8, degli 8",
    ],
    ["it", /Nota in angolo|note in angolo/, "a corner note is a nota d’angolo"],
  ];
  for (const [language, pattern, why] of wrong) {
    const texts = await textsOf(language);
    assert.ok(texts.length > 500);
    assert.deepEqual(
      texts.filter((text) => pattern.test(text)).map((text) => text.match(pattern)?.[0]),
      [],
      `${language}: ${why}`,
    );
  }
});
