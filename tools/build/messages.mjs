import { pathToFileURL } from "node:url";

import { parse } from "@formatjs/icu-messageformat-parser";

/** What the element says: keys of these rooms and panels; the page's own stay out of it. */
export const elementPrefixes = ["board", "check", "error", "keypad", "solve", "status", "tools"];

/**
 * Catalogues go into the built files as parsed messages, and the parser, a third of the element's code, stays out of them.
 * @param {string[]} [prefixes] of the keys that are wanted; all by default
 * @returns {import("esbuild").Plugin}
 */
export function parsedMessages(prefixes) {
  const wanted = (/** @type {string} */ key) => !prefixes || prefixes.includes(key.split(".")[0]);
  return {
    name: "parsed messages",
    setup(it) {
      it.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, ({ path, ...rest }) => it.resolve(`${path}/no-parser.js`, { ...rest, kind: "import-statement" }));
      it.onLoad({ filter: /[\\/]i18n[\\/](catalogues[\\/]steps[\\/])?[a-z]{2,3}\.js$/ }, async ({ path }) => {
        const { default: catalogue } = await import(pathToFileURL(path).href);
        const parsed = Object.entries(catalogue).filter(([key]) => wanted(key)).map(([key, message]) => [key, parse(message)]);
        return { contents: `export default ${JSON.stringify(Object.fromEntries(parsed))}`, loader: "js" };
      });
    },
  };
}
