/** Every message of every catalogue is written as the reference of ICU messages writes it. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { TYPE } from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";

import { languages } from "../../../web/i18n/languages.js";
import { compileMessages } from "../../../web/i18n/messages.js";
import { parseMessage } from "../../../web/i18n/parse-message.js";
import { catalogueOf } from "./catalogue-files.js";
import { walk } from "./messages.js";

/** Numbers that the plural rules of the six languages tell apart, and a number with groups of digits. */
const numbers = [0, 1, 2, 5, 11, 21, 1234567, 1.5];

/**
 * @param {string} message
 * @returns {Record<string, string | number>[]} values for the message, so that each of its choices is made
 */
function valuesFor(message) {
  /** @type {Record<string, (string | number)[]>} */
  const values = {};
  walk(message, (element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    const isChoice = element.type === TYPE.select;
    values[element.value] = isChoice
      ? [...Object.keys(element.options), "anything"]
      : element.type === TYPE.argument
        ? (values[element.value] ?? ["r1c2", 7])
        : numbers;
  });
  const most = Math.max(1, ...Object.values(values).map(({ length }) => length));
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(Object.entries(values).map(([name, list]) => [name, list[i % list.length]])),
  );
}

describe("a parsed message", () => {
  for (const kind of ["page", "steps"]) {
    for (const language of languages) {
      it(`of the ${kind} is written as the reference does, in ${language}`, async () => {
        const catalogue = await catalogueOf(kind, language);
        const words = compileMessages(catalogue, language);
        for (const [key, message] of Object.entries(catalogue)) {
          const reference = new IntlMessageFormat(message, language);
          for (const values of valuesFor(message))
            assert.equal(
              words(key, values),
              String(reference.format(/** @type {any} */ (values))),
              `${key} ${JSON.stringify(values)}`,
            );
        }
      });
    }
  }

  it("is written when the build has parsed it", () => {
    const words = compileMessages(
      /** @type {any} */ ({ left: parseMessage("{count, plural, =0 {none} one {# cell} other {# cells}} of {all}") }),
      "en",
    );
    assert.deepEqual(
      [0, 1, 1200].map((count) => words("left", { count, all: "r1" })),
      ["none of r1", "1 cell of r1", "1,200 cells of r1"],
    );
  });

  it("fails for a value that is missing, and for names that every object has", () => {
    const words = compileMessages({ one: "{toString}", choice: "{how, select, a {A} other {B}}" }, "en");
    assert.throws(() => words("one", {}), /no value for \{toString\}/);
    assert.equal(words("choice", { how: "constructor" }), "B");
  });

  it("has no other parts than those that are written", async () => {
    const written = new Set([TYPE.literal, TYPE.argument, TYPE.number, TYPE.select, TYPE.plural, TYPE.pound]);
    for (const kind of ["page", "steps"]) {
      for (const language of languages) {
        for (const [key, message] of Object.entries(await catalogueOf(kind, language))) {
          walk(message, (element) => {
            assert.ok(written.has(element.type), `${kind} ${language} ${key}`);
            if (element.type === TYPE.number) assert.equal(element.style ?? null, null, key);
            if (element.type === TYPE.plural) assert.equal(element.pluralType, "cardinal", key);
          });
        }
      }
    }
  });
});
