import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { parse } from "@formatjs/icu-messageformat-parser";

import { isPlain } from "../../web/i18n/messages.js";

/** The element says the keys that begin with these names. Keys of the page alone stay out of its catalogues. */
export const isOfElement = (/** @type {string} */ key) =>
  elementPrefixes.includes(key.split(".")[0]) || elementKeys.includes(key);
const elementPrefixes = [
  "board",
  "card",
  "check",
  "dialog",
  "error",
  "hint",
  "keypad",
  "lesson",
  "links",
  "looking",
  "mistake",
  "path",
  "pen",
  "practice",
  "rights",
  "solve",
  "status",
  "techniques",
  "tools",
  "work",
];
/** What the element has in common with the work for a class on the page. */
const elementKeys = ["class.bad", "class.puzzle"];

/**
 * Catalogues go into the built files as parsed messages, so that the parser, a third of the element's code, stays out
 * of them. Messages without values stay texts. A sentence of the page that is not translated yet is built in English.
 *
 * @param {(key: string) => boolean} [wanted] the keys of the page's catalogues that are built in; all by default
 * @returns {import("esbuild").Plugin}
 */
export function parsedMessages(wanted = () => true) {
  return {
    name: "parsed messages",
    setup(it) {
      it.onResolve({ filter: /^@formatjs\/icu-messageformat-parser$/ }, ({ path, ...rest }) =>
        it.resolve(`${path}/no-parser.js`, { ...rest, kind: "import-statement" }),
      );
      it.onLoad(
        { filter: /[\\/]i18n[\\/]catalogues[\\/](steps|page|rules|rule-steps|photos)[\\/][a-z]{2,3}\.js$/ },
        async ({ path }) => {
          const [english, own] = await Promise.all([join(dirname(path), "en.js"), path].map(catalogueAt));
          const parsed = Object.entries({ ...english, ...own })
            .filter(([key]) => !isOfPage(path) || wanted(key))
            .map(([key, message]) => [key, isPlain(message) ? message : parse(message)]);
          return { contents: `export default ${JSON.stringify(Object.fromEntries(parsed))}`, loader: "js" };
        },
      );
    },
  };
}

/** @param {string} path of a catalogue */
const isOfPage = (path) => /[\\/]page[\\/]/.test(path);

/** @param {string} path @returns {Promise<Record<string, string>>} */
const catalogueAt = async (path) => (await import(pathToFileURL(path).href)).default;
