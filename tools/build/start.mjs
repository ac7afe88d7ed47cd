/** What the page says before it has loaded its sentences: while it loads, and when it does not start. */
import { join } from "node:path";

import { build } from "esbuild";

import { SIMD_PROBE } from "../../web/engine/simd.js";
import { languages } from "../../web/i18n/languages.js";
import { loadWords } from "../../web/i18n/words.js";
import { common } from "./plugins.mjs";

/** The oldest browsers in which the page works; docs/page.md says what decides. */
export const OLDEST = { chrome: "123", firefox: "125", safari: "17.5" };

/**
 * Returns sentences in every language. @param {(words: import("../../web/i18n/words.js").Words) => unknown} choose
 * @returns {Promise<Record<string, unknown>>} by language
 */
async function inEveryLanguage(choose) {
  return Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, choose(await loadWords(language))])),
  );
}

/** What web/start.js says. @returns {import("esbuild").Plugin} */
export const startWords = () => ({
  name: "start words",
  setup(it) {
    it.onResolve({ filter: /^nonet-start-words$/ }, ({ path }) => ({ path, namespace: "start words" }));
    it.onLoad({ filter: /./, namespace: "start words" }, async () => {
      const texts = await inEveryLanguage((words) => ({
        notLoaded: words("page.not-loaded"),
        framed: words("page.framed"),
        openAlone: words("page.open-alone"),
      }));
      return { contents: `export default ${JSON.stringify(texts)}` };
    });
  },
});

/**
 * Returns web/start-failures.js with its sentences, as a classic script. Rejects when it is not ECMAScript 5.
 * @param {string} web
 * @returns {Promise<string>}
 */
export async function bundleFailures(web) {
  const texts = await inEveryLanguage((words) => ({
    tooOld: words("page.too-old", OLDEST),
    notLoaded: words("page.not-loaded"),
  }));
  const result = await build({
    ...common,
    entryPoints: [join(web, "start-failures.js")],
    target: "es5",
    format: "iife",
    define: { START_FAILURES: JSON.stringify(texts), SIMD_PROBE: JSON.stringify(SIMD_PROBE) },
    write: false,
  });
  return result.outputFiles[0].text;
}
