import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { stepLanguages } from "../../../../web/i18n/steps/index.js";
import { argumentsOf, expectChoices, expectKeys } from "../messages.js";
import { catalogues, slotOf } from "./catalogues.js";

const { en } = catalogues;
const languages = Object.keys(catalogues);
/** What phrases are made of; each language takes what it needs. */
const phrases = {
  house: ["kind", "index", "indices", "count", "first", "last", "houses", "grid"],
  cells: ["cells", "count"],
  digits: ["digits", "items", "count", "digit"],
};

test("every catalogue can be loaded", () => assert.deepEqual([...stepLanguages].sort(), languages));

const table = await readFile(new URL("../../../../core/logic/technique_table.cpp", import.meta.url), "utf8");
const header = await readFile(new URL("../../../../core/logic/technique.h", import.meta.url), "utf8");
const tableOfRules = await readFile(
  new URL("../../../../core/rule_steps/rule_technique_table.cpp", import.meta.url),
  "utf8",
);
const rowsOf = (/** @type {string} */ text) => [
  ...text.matchAll(/TechniqueRow\{\w+,\s*"([a-z0-9-]+)",\s*"\d*",\s*Family::(\w+),\s*Level::\w+/g),
];
const rows = rowsOf(table);
const kebab = (/** @type {string} */ name) => name.replace(/(?<=.)([A-Z])/g, "-$1").toLowerCase();
const members = (/** @type {string} */ name) =>
  new RegExp(`enum class ${name} [^{]*\\{([^}]*)\\}`).exec(header)[1].match(/\b[A-Z]\w+/g);

test("every technique of the table, and no other, has its name and what it is", () => {
  const ids = [...rows, ...rowsOf(tableOfRules)].map(([, id]) => id);
  assert.equal(ids.length, members("Technique").length);
  const keys = ids.flatMap((id) => [`technique.${id}.name`, `technique.${id}.about`]).sort();
  assert.deepEqual(
    Object.keys(en)
      .filter((key) => key.startsWith("technique."))
      .sort(),
    keys,
  );
});

test("every producer of the rating, and no other, has its name, and no two have the same", async () => {
  const source = await readFile(new URL("../../../../core/rating/rating.cpp", import.meta.url), "utf8");
  const ids = [...source.matchAll(/ProducerRow\{Producer::\w+,\s*"([a-z-]+)"/g)].map(([, id]) => id);
  assert.equal(ids.length, 30);
  for (const language of languages) {
    const named = Object.entries(catalogues[language]).filter(([key]) => key.startsWith("producer."));
    assert.equal(new Set(named.map(([, name]) => name)).size, named.length, language);
  }
  assert.deepEqual(
    Object.keys(en).filter((key) => key.startsWith("producer.")),
    ids.map((id) => `producer.${id}.name`),
  );
});

test("every family and every level has its name", () => {
  const families = members("Family")
    .map((name) => `family.${kebab(name)}`)
    .sort();
  assert.deepEqual(
    Object.keys(en)
      .filter((key) => key.startsWith("family."))
      .sort(),
    families,
  );
  assert.deepEqual(
    Object.keys(en).filter((key) => key.startsWith("level.")),
    members("Level").map((_, i) => `level.${i + 1}`),
  );
});

test("every message that the code asks for is there, and every message is asked for", async () => {
  const code = new URL("../../../../web/i18n/steps/", import.meta.url);
  const texts = await Promise.all(
    (await readdir(code)).filter((name) => name.endsWith(".js")).map((name) => readFile(new URL(name, code), "utf8")),
  );
  const asked = new Set(
    texts
      .flatMap((text) => [...text.matchAll(/"([a-z-]+\.[a-z0-9-]+)"/g)].map(([, key]) => key))
      .filter((key) => !key.endsWith(".js")),
  );
  assert.deepEqual(
    [...asked].filter((key) => !Object.hasOwn(en, key)),
    [],
  );
  const named = /^(technique|producer|family|level|word)\./;
  assert.deepEqual(
    Object.keys(en).filter((key) => !named.test(key) && !asked.has(key)),
    [],
  );
});

for (const language of languages) {
  const catalogue = catalogues[language];

  test(`${language}: only keys of the English catalogue, in its order`, () => expectKeys(catalogue, en));

  test(`${language}: the values of the English messages`, () => {
    const slots = (/** @type {string} */ message) =>
      [...new Set([...argumentsOf(message)].map(slotOf))].filter(Boolean).sort();
    for (const [key, message] of Object.entries(catalogue)) {
      const phrase = phrases[key.split(".")[0]];
      if (phrase)
        assert.ok(
          [...argumentsOf(message)].every((name) => phrase.includes(name)),
          key,
        );
      else assert.deepEqual(slots(message), slots(en[key]), key);
    }
  });

  test(`${language}: plurals have the forms of the language, and every choice its rest`, () =>
    expectChoices(language, catalogue));

  test(`${language}: sentences end in a full stop, and nothing is quoted by accident`, () => {
    const stop = language === "zh" ? "。" : ".";
    for (const [key, message] of Object.entries(catalogue)) {
      // In ICU messages an apostrophe quotes what follows.
      assert.doesNotMatch(message, /'|\s{2}|^\s|\s$/, key);
      if (/\.about$/.test(key) || !/^(technique|producer|family|level|word|house|cells|digits|mark)\./.test(key)) {
        assert.ok(
          lastLiterals(parse(message)).every((text) => text.endsWith(stop)),
          key,
        );
      }
    }
  });
}

/**
 * The texts that a message may end in.
 * @param {import("@formatjs/icu-messageformat-parser").MessageFormatElement[]} elements
 * @returns {string[]}
 */
function lastLiterals(elements) {
  const last = elements[elements.length - 1];
  if (last && "options" in last) return Object.values(last.options).flatMap(({ value }) => lastLiterals(value));
  return [last?.type === TYPE.literal ? last.value : ""];
}

for (const language of languages.filter((language) => language !== "en")) {
  const catalogue = catalogues[language];

  test(`${language}: the English name of a technique stands in brackets, once`, () => {
    for (const [key, local] of Object.entries(catalogue).filter(([key]) => /^technique\..*\.name$/.test(key))) {
      const name = en[key];
      assert.ok(local === name || local.endsWith(language === "zh" ? `（${name}）` : ` (${name})`), `${key}: ${local}`);
      assert.equal(local.split(name).length, 2, `${key}: ${local}`);
    }
  });

  test(`${language}: no message is left in English`, () => {
    const words = /[A-Za-z]{2,}/;
    const same = Object.keys(en).filter(
      (key) => catalogue[key] === en[key] && words.test(en[key].replace(/\{[^}]*\}/g, "")),
    );
    assert.deepEqual(
      same.filter((key) => !key.endsWith(".name")),
      [],
    );
  });
}
