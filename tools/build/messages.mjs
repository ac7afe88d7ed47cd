import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { languages } from "../../web/i18n/languages.js";
import { isPlain } from "../../web/i18n/messages.js";
import { parseMessage } from "../../web/i18n/parse-message.js";

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
  "mistake",
  "path",
  "pen",
  "practice",
  "rights",
  "solve",
  "spotlight",
  "status",
  "techniques",
  "tools",
  "work",
];
/** What the element has in common with the work for a class on the page. */
const elementKeys = [
  ...["bad", "puzzle", "title", "copy", "save", "solved"].map((name) => `class.${name}`),
  "copy.done",
  "copy.failed",
];

/** A catalogue as it is imported. */
export const catalogueFile = /(?:^|[\\/])catalogues[\\/]([a-z]+)[\\/]([a-z-]+)\.json$/;

/**
 * The name of a catalogue in built files: their language is the name of the file.
 * @param {string} room @param {string} language
 */
export const builtCatalogue = (room, language) => `catalogues/${room}/${language}`;

/** An import of the file of a language, of which bundlers see nothing. A catalogue is JSON only until it is built. */
const anyLanguage = /import\(`([^`$]*)\$\{language\}([^`$]*)`(?:, \{[^()]*\})?\)/g;
const imports = /[\\/]i18n[\\/](?:[\w-]+|steps[\\/]step-words)\.js$|[\\/]lesson-texts\.js$/;

/**
 * An import of the file of a language becomes an import for each language.
 * @returns {import("esbuild").Plugin}
 */
export const importsOfLanguages = () => ({
  name: "imports of languages",
  setup(it) {
    it.onLoad({ filter: imports }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!anyLanguage.test(text)) return undefined;
      const contents = text.replace(anyLanguage, (_, before, after) => {
        const rows = languages.map((each) => `${each}: () => import("${before}${each}${after}")`);
        return `({ ${rows.join(", ")} })[language]()`;
      });
      return { contents, loader: "js" };
    });
  },
});

/**
 * Catalogues go into the built files as parsed messages, so that the parser, a third of the element's code, stays out
 * of them. Messages without values stay texts. A sentence that is not translated yet is built in English.
 *
 * @param {(key: string) => boolean} [wanted] the keys of the page's catalogues that are built in; all by default
 * @returns {import("esbuild").Plugin}
 */
export function parsedMessages(wanted = () => true) {
  return {
    name: "parsed messages",
    setup(it) {
      importsOfLanguages().setup(it);
      it.onLoad({ filter: /[\\/]i18n[\\/]parse-message\.js$/ }, () => ({
        contents: "export const parseMessage = () => { throw new Error('a message that is not parsed'); };",
      }));
      it.onLoad({ filter: /[\\/]i18n[\\/]whole-catalogue\.js$/ }, () => ({
        contents: "export const wholeCatalogue = async (read, language) => (await read(language)).default;",
      }));
      it.onResolve({ filter: catalogueFile }, ({ path, resolveDir }) => {
        const [whole, language, room] = /** @type {RegExpExecArray} */ (catalogueFile.exec(path));
        const folder = join(resolve(resolveDir, path).slice(0, -whole.length), "catalogues");
        return { path: builtCatalogue(room, language), namespace: "catalogue", pluginData: { folder, room, language } };
      });
      it.onLoad({ filter: /./, namespace: "catalogue" }, async ({ pluginData: { folder, room, language } }) => {
        const [english, own] = await Promise.all(["en", language].map((each) => catalogueAt(folder, each, room)));
        const parsed = Object.entries({ ...english, ...own })
          .filter(([key]) => room !== "page" || wanted(key))
          .map(([key, message]) => [key, isPlain(message) ? message : parseMessage(message)]);
        return { contents: `export default ${JSON.stringify(Object.fromEntries(parsed))}` };
      });
    },
  };
}

/** @param {string} folder @param {string} language @param {string} room @returns {Promise<Record<string, string>>} */
const catalogueAt = async (folder, language, room) =>
  JSON.parse(await readFile(join(folder, language, `${room}.json`), "utf8"));
