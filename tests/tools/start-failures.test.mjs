import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";

import { OLDEST, bundleFailures } from "../../tools/build/start.mjs";
import { languages } from "../../web/i18n/languages.js";
import { loadWords } from "../../web/i18n/words.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const script = await bundleFailures(`${root}web`);

/** What a browser has, as far as the script asks. */
const features = {
  noModule: true,
  lightDark: true,
  popover: true,
  any: true,
  SIMD: true,
  CSS: true,
  AbortSignal: true,
};

/**
 * Whether a module has an instruction whose first byte is the prefix of SIMD.
 * @param {Uint8Array<ArrayBuffer>} module
 */
const usesSimd = (module) => module.includes(0xfd);

/**
 * Runs the script in a page of a browser, and returns what it shows.
 * @param {{ lacks?: keyof typeof features | null, hasWebAssembly?: boolean, languages?: string[], language?: string,
 *   stored?: string, refuses?: boolean, search?: string }} [browser] `search`: of the address
 */
function shownBy({
  lacks = null,
  hasWebAssembly = true,
  languages: wanted,
  language,
  stored,
  refuses,
  search = "",
} = {}) {
  const has = { ...features, ...(lacks && { [lacks]: false }) };
  /** @type {Record<string, string>[]} */
  const shown = [];
  const attributes = (/** @type {Record<string, string>} */ of) =>
    Object.assign(of, {
      setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => {
        of[name] = value;
      },
    });
  runInNewContext(script, {
    document: {
      createElement: () => attributes(has.noModule ? { noModule: "" } : {}),
      documentElement: has.popover ? { showPopover: null } : {},
      getElementById: (/** @type {string} */ id) =>
        id === "main"
          ? { removeAttribute() {}, insertBefore: (/** @type {any} */ element) => shown.push(element) }
          : null,
      addEventListener() {},
    },
    location: { search },
    navigator: { languages: wanted, language },
    localStorage: {
      getItem() {
        if (refuses) throw new Error("refused");
        return stored ?? null;
      },
    },
    ...(has.CSS && { CSS: { supports: () => has.lightDark } }),
    ...(has.AbortSignal && { AbortSignal: has.any ? { any: null } : {} }),
    Uint8Array,
    WebAssembly: hasWebAssembly
      ? {
          validate: (/** @type {Uint8Array<ArrayBuffer>} */ module) =>
            WebAssembly.validate(module) && (has.SIMD || !usesSimd(module)),
        }
      : undefined,
  });
  return shown.map(({ lang, role, textContent }) => ({ lang, role, textContent }));
}

describe("what the page says to an old browser", () => {
  test("is nothing when the browser is new enough", () => assert.deepEqual(shownBy(), []));
  test("is nothing when WebAssembly is switched off", () => assert.deepEqual(shownBy({ hasWebAssembly: false }), []));

  for (const lacks of /** @type {(keyof typeof features)[]} */ (Object.keys(features))) {
    test(`is a sentence when the browser lacks ${lacks}`, async () => {
      const words = await loadWords("en");
      assert.deepEqual(shownBy({ lacks, languages: ["en"] }), [
        { lang: "en", role: "alert", textContent: words("page.too-old", OLDEST) },
      ]);
    });
  }

  /** @type {[string, Parameters<typeof shownBy>[0], string][]} */
  const cases = [
    ["the browser's first that the page has", { languages: ["pt-BR", "uk-UA", "en"] }, "uk"],
    ["the one language of a browser that has no list", { language: "zh-CN" }, "zh"],
    ["English where the page has none of them", { languages: ["pt", "__proto__", "constructor"] }, "en"],
    ["the player's", { languages: ["uk"], stored: '{"language":"it"}' }, "it"],
    ["that of the address", { languages: ["uk"], stored: '{"language":"ru"}', search: "?puzzle=1&lang=it" }, "it"],
    ["the browser's where that of the address is unknown", { languages: ["vi"], search: "?lang=__proto__" }, "vi"],
    ["the browser's where the player's is unknown", { languages: ["vi"], stored: '{"language":"toString"}' }, "vi"],
    ["the browser's where the settings are damaged", { languages: ["ru"], stored: "{" }, "ru"],
    ["the browser's where the settings are null", { languages: ["ru"], stored: "null" }, "ru"],
    ["the browser's where storage is refused", { languages: ["ru"], refuses: true }, "ru"],
  ];
  for (const [what, browser, expected] of cases)
    test(`is in ${what}`, () =>
      assert.deepEqual(
        shownBy({ lacks: "popover", ...browser }).map(({ lang }) => lang),
        [expected],
      ));

  test("names the versions in every language, and so does the documentation", async () => {
    for (const language of languages) {
      const [{ textContent }] = shownBy({ lacks: "popover", languages: [language] });
      for (const version of Object.values(OLDEST))
        assert.ok(textContent.includes(version), `${language}: ${textContent}`);
    }
    const docs = await readFile(`${root}docs/page.md`, "utf8");
    assert.ok(docs.includes(`Chrome and Edge ${OLDEST.chrome}, Firefox ${OLDEST.firefox}, Safari ${OLDEST.safari}`));
  });
});
