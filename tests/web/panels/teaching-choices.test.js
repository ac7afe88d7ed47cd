import assert from "node:assert/strict";
import { test } from "node:test";
import { techniques } from "../../../web/model/techniques.js";
import { readChoices } from "../../../web/panels/teaching-choices.js";

const usual = { language: "en", naming: "rc", without: [] };

/** @type {any[][]} */
const cases = [
  ["nothing stored, in English", null, ["en-GB"], usual],
  ["the first language of the reader that is there", null, ["pt-BR", "uk-UA", "en"], { ...usual, language: "uk" }],
  ["a reader of none of them", undefined, ["fi"], usual],
  ["what was chosen", { language: "zh", naming: "a1", without: ["x-wing"] }, ["en"], { language: "zh", naming: "a1", without: ["x-wing"] }],
  ["unknown values are dropped", { language: "xx", naming: 7, without: ["x-wing", "magic"] }, ["it"], { language: "it", naming: "rc", without: ["x-wing"] }],
  ["names of objects are no languages", { language: "constructor" }, ["toString"], usual],
  ["all left out is none left out", { without: techniques }, ["en"], usual],
  ["another kind of thing", "damaged", ["en"], usual],
];
for (const [name, stored, wanted, expected] of cases) {
  test(`choices: ${name}`, () => assert.deepEqual(readChoices(stored, wanted), expected));
}
