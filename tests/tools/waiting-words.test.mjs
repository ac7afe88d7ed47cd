import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { compileMessages } from "../../web/i18n/messages.js";
import { wholeCatalogue } from "../../web/i18n/whole-catalogue.js";
import { pseudoMessage } from "../../tools/pseudo-language.mjs";
import { waitingWords } from "../../tools/waiting-words.mjs";

/** @type {Record<string, Record<string, string>>} */
const files = {
  "page en": { "a.one": "One", "a.two": "Two {count, plural, one {# cell} other {# cells}}" },
  "page uk": { "a.one": "Один", "a.old": "Старе" },
  "steps en": { "b.one": "Three" },
  "steps uk": { "b.one": "Три" },
};
const read = (/** @type {string} */ room, /** @type {string} */ language) => files[`${room} ${language}`];

describe("a sentence that is not translated yet", () => {
  it("is listed with its English words, and a key that English does not have is a fault", () =>
    assert.deepEqual(waitingWords(["uk"], read, ["page", "steps"]), {
      lines: [
        "uk/page.json: 1 keys wait for translation",
        `  a.two: ${files["page en"]["a.two"]}`,
        "uk/page.json: English has no a.old",
      ],
      unknown: 1,
    }));

  it("is said in English", async () => {
    const catalogue = await wholeCatalogue(async (language) => ({ default: read("page", language) }), "uk");
    const words = compileMessages(catalogue, "uk");
    assert.deepEqual([words("a.one"), words("a.two", { count: 1 })], ["Один", "Two 1 cell"]);
  });
});

describe("a message of the pseudo-language", () => {
  it("has the values and the choices of the English message, and longer words", () =>
    assert.equal(
      pseudoMessage("Undo {count, plural, =0 {nothing} one {# cell} other {# cells}} of {all, number} in {place}"),
      "Úndó· {count, plural, =0 {nóthíng··} one {# céll·} other {# célls·}} of {all, number} in {place}",
    ));
});
