/**
 * One thing has one word: web/i18n/terms has the words of each language, and the words that other texts use for the
 * same things and that this language refuses. The labels, the rules, the names for rules of other programs and the
 * lessons are held against the tables.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, it } from "node:test";

import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { languages } from "../../../web/i18n/languages.js";
import { ownRuleTable } from "../../../web/model/puzzle-rules.js";
import { catalogueOf, rooms } from "./catalogue-files.js";
import { walk } from "./messages.js";

/**
 * @typedef {object} Term
 * @property {string} word as a label
 * @property {string} [many] of a rule: how a list of rules of other programs names it; of a level: of several puzzles
 * @property {string[]} [refused] patterns of second words
 * @property {string} [key] the label, in English
 * @property {string} [lesson] of a rule: how lessons name it, where the word is longer
 * @property {string} [program] the name that other programs give the rule, in English
 */

const folder = new URL("../../../web/i18n/terms/", import.meta.url);

/** @param {string} language @returns {Record<string, Term>} */
const termsOf = (language) => JSON.parse(readFileSync(new URL(`${language}.json`, folder), "utf8"));

/** @param {string} folder of docs @param {string} language @returns {Record<string, string>} file → text */
function pagesOf(folder, language) {
  const path = new URL(`../../../docs/${folder}/${language === "en" ? "" : `${language}/`}`, import.meta.url);
  const names = readdirSync(path).filter((name) => /^[a-z-]+\.md$/.test(name));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(new URL(name, path), "utf8").replace(/\n\n+/g, ". ").replace(/\s+/g, " ")]),
  );
}

const english = termsOf("en");
const ofPage = await catalogueOf("page", "en");
const whole = (/** @type {string} */ language) =>
  Promise.all(rooms.map(async (room) => Object.entries(await catalogueOf(room, language))));

/** The beginning of the longest word of a name, without its ending. @param {string} name @param {string} language */
function stemOf(name, language) {
  const words = name.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  if (language === "vi" || language === "zh") return name.toLowerCase();
  const [longest] = words.sort((a, b) => b.length - a.length);
  return longest.slice(0, Math.max(3, longest.length - 3));
}

/** What is quoted and is no label. */
const quotedOtherwise = new Set(["SE", "nonet-games.json", "有什么", "为什么"]);

/** The texts of a message, without its choices. @param {string} message */
function textsOf(message) {
  /** @type {string[]} */
  const texts = [];
  walk(message, (element) => {
    if (element.type === TYPE.literal) texts.push(element.value);
  });
  return texts;
}

/** @param {string} text @param {string} name @param {string} language */
const named = (text, name, language) => text.toLowerCase().includes(stemOf(name, language));

/** @param {string} one @param {string} other @param {string} language */
function shareWord(one, other, language) {
  const words = (/** @type {string} */ name) => name.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  if (language === "zh") return [...one].some((letter) => other.includes(letter));
  return words(one).some((left) => words(other).some((right) => left.slice(0, 3) === right.slice(0, 3)));
}

for (const language of languages.filter((each) => existsSync(new URL(`${each}.json`, folder)))) {
  const terms = termsOf(language);
  const catalogue = Object.fromEntries((await whole(language)).flat());

  describe(`the terms of ${language}`, () => {
    it("are those of English, and no two labels of the table are the same", () => {
      assert.deepEqual(Object.keys(terms), Object.keys(english));
      assert.ok(Object.keys(terms).length > 115);
      const rules = Object.entries(terms).filter(([concept]) => concept.startsWith("rule "));
      assert.equal(rules.length, ownRuleTable.length);
      assert.equal(new Set(rules.map(([, { word }]) => word)).size, rules.length);
    });

    it("are the labels of the page", () => {
      for (const [concept, { key }] of Object.entries(english)) {
        const label = key && catalogue[key]?.replace(/ ?…+$/, "");
        if (label) assert.equal(label, terms[concept].word, concept);
      }
    });

    it("are used in sentences", () => {
      const sentences = Object.values(catalogue).join("\n").toLowerCase();
      for (const [concept, { word }] of Object.entries(terms).filter(([concept]) => !english[concept].key))
        assert.ok(sentences.split(stemOf(word, language)).length > 5, `${concept}: ${word}`);
    });

    it("name the rules of other programs", () => {
      const [choice] = parse(catalogue["open.rule"] ?? ofPage["open.rule"]);
      assert.ok(choice.type === TYPE.select);
      for (const [concept, { program }] of Object.entries(english)) {
        if (!program) continue;
        const [element] = choice.options[program].value;
        const { many, word } = terms[concept];
        assert.equal(/** @type {{ value: string }} */ (element).value, many, concept);
        assert.ok(shareWord(word, many ?? "", language), `${concept}: ${word} is ${many} there`);
      }
    });

    it("name several puzzles of a level", () => {
      const [choice] = parse(catalogue["book.level"] ?? ofPage["book.level"]);
      assert.ok(choice.type === TYPE.select);
      for (const level of ["easy", "medium", "hard", "expert", "extreme"]) {
        const [element] = (choice.options[level] ?? choice.options.other).value;
        assert.equal(/** @type {{ value: string }} */ (element).value, terms[level].many);
      }
    });

    it("have no second words in sentences and lessons", () => {
      const texts = [
        ...Object.entries(catalogue).map(([key, message]) => [key, textsOf(message).join(" ")]),
        ...["techniques", "rule-techniques", "guide"].flatMap((folder) =>
          language === "en" && folder === "techniques" ? [] : Object.entries(pagesOf(folder, language)),
        ),
      ];
      const found = Object.entries(terms).flatMap(([concept, { refused = [] }]) =>
        refused.flatMap((pattern) =>
          texts
            .filter(([, text]) => new RegExp(pattern, "u").test(text))
            .map(([where]) => `${concept}, ${where}: ${pattern}`),
        ),
      );
      assert.deepEqual(found, []);
    });

    it("name the rules in the lessons", () => {
      const ours = pagesOf("rule-techniques", language);
      const missing = Object.entries(pagesOf("rule-techniques", "en")).flatMap(([name, text]) =>
        Object.keys(terms)
          .filter((concept) => text.toLowerCase().includes(english[concept].lesson ?? "no lesson"))
          .filter((concept) => ours[name] && !named(ours[name], terms[concept].lesson ?? terms[concept].word, language))
          .map((concept) => `${name}: ${terms[concept].word}`),
      );
      assert.deepEqual(missing, []);
    });

    it("are the names of buttons that sentences quote", () => {
      const bare = (/** @type {string} */ label) => label.replace(/[….?]+$/, "").trim();
      const labels = Object.values(catalogue).flatMap(textsOf).map(bare);
      const quotes = /[“«]([^”»{}]+)[”»]/g;
      // Settings of a file have English names; techniques and lines between two ends have names in quotes.
      const spoken = Object.entries(catalogue).filter(
        ([key]) => !/^(making|technique|rule\.between|open\.rule)(?:\.|$)/.test(key),
      );
      const unknown = spoken.flatMap(([key, message]) =>
        textsOf(message)
          .flatMap((text) => [...text.matchAll(quotes)].map(([, quoted]) => bare(quoted)))
          .filter((quoted) => !labels.some((label) => label.endsWith(quoted)) && !quotedOtherwise.has(quoted))
          .map((quoted) => `${key}: ${quoted}`),
      );
      assert.deepEqual(unknown, []);
    });
  });
}

describe("Vietnamese", () => {
  it("does not say each … each, which is a calque", async () => {
    const texts = [
      ...(await whole("vi")).flat(),
      ...["rule-techniques", "guide"].flatMap((folder) => Object.entries(pagesOf(folder, "vi"))),
    ];
    assert.deepEqual(
      texts.filter(([, text]) => /(?<!\p{L})mỗi (?:(?!\p{P}|và ).)*? mỗi /iu.test(text)).map(([where]) => where),
      [],
    );
  });
});

describe("Chinese", () => {
  it("joins the numbers of rows by 、 alone", async () => {
    const { "house.the": the, "house.in": within, "house.of": of } = await catalogueOf("steps", "zh");
    for (const message of [the, within, of]) assert.doesNotMatch(message, /\{index\}/);
  });
});
