import assert from "node:assert/strict";
import { test } from "node:test";
import { isOfLanguage } from "../../../web/i18n/language-files.js";

for (const [path, language, expected] of /** @type {const} */ ([
  ["page/uk-C5OYFPPV.js", "uk", true],
  ["page/nonet-lessons-rules-uk-K3AKNBDP.js", "uk", true],
  ["page/uk-C5OYFPPV.js", "ru", false],
  ["page/nonet-rules-CC860E26.wasm", "uk", false],
  ["page/nonet-lessons-AQONWPOB.js", "it", false],
  ["page/print-it-12345678.wasm", "it", false],
])) {
  test(`${path} ${expected ? "has" : "has no"} sentences in ${language}`, () =>
    assert.equal(isOfLanguage(path, language), expected));
}
