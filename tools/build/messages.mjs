import { pathToFileURL } from "node:url";

import { parse } from "@formatjs/icu-messageformat-parser";

/**
 * Catalogues go into the built files as parsed messages, and the parser, a third of the element's code, stays out of them.
 * @returns {import("esbuild").Plugin}
 */
export function parsedMessages() {
  return {
    name: "parsed messages",
    setup(it) {
      it.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, ({ path, ...rest }) => it.resolve(`${path}/no-parser.js`, { ...rest, kind: "import-statement" }));
      it.onLoad({ filter: /[\\/]i18n[\\/][a-z]+(-[A-Z][a-z]+)?\.js$/ }, async ({ path }) => {
        if (path.endsWith("words.js")) return undefined;
        const { default: catalogue } = await import(pathToFileURL(path).href);
        const parsed = Object.entries(catalogue).map(([key, message]) => [key, parse(message)]);
        return { contents: JSON.stringify(Object.fromEntries(parsed)), loader: "json" };
      });
    },
  };
}
