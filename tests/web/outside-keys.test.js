/** Texts from outside that are looked up in tables: what every object inherits must not be found there. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { meaningOf } from "../../web/board/keys.js";
import { errorSentence } from "../../web/controls/errors.js";
import { chooseLanguage, loadWords } from "../../web/i18n/words.js";
import { loadStepWords } from "../../web/i18n/steps/step-words.js";
import { layoutNamed } from "../../web/model/layout.js";

const words = await loadWords("en");
const inherited = ["__proto__", "constructor", "toString", "hasOwnProperty"];

for (const name of inherited) {
  describe(`the text ${name}`, () => {
    it("is no language", () => assert.equal(chooseLanguage([name, name.toLowerCase()]), "en"));
    it("is no language of steps", () => assert.rejects(loadStepWords(name)));
    it("is no message", () => assert.throws(() => words(/** @type {any} */ (name))));
    it("is no key of the board", () => assert.equal(meaningOf(/** @type {any} */ ({ key: name, code: "" }), 9), null));
    it("is no error that has a sentence", () =>
      assert.equal(errorSentence({ code: name }, words), words("error.other", { code: name })));
    it("is no layout", () => assert.equal(layoutNamed(name), null));
  });
}
