/**
 * The sentences of the page and of the element, in six languages. Each language is loaded when it is first wanted.
 *
 * `words(key, values)` is a sentence; `words.list(items)`, `words.number(n)`, `words.date(day)`, `words.time(ms)` and
 * `words.duration(ms)` write lists, numbers and times as the language does (locale.js); `words.language` is its tag.
 *
 * @typedef {import("./messages.js").Words<PageKey> & import("./locale.js").Locale} Words
 * @typedef {import("./languages.js").Language} Language
 * @typedef {keyof typeof import("./catalogues/en/page.json")} PageKey
 */
import { readPage } from "./catalogues.js";
import { lateWords } from "./late-words.js";
import { createLocale } from "./locale.js";
import { compileMessages } from "./messages.js";

export { chooseLanguage, languageNames, languages } from "./languages.js";

/**
 * Loads the sentences of a language, once. Rejects when the file cannot be fetched; the next call tries again.
 *
 * @type {(language: Language) => Promise<Words>} throws, when called, for a key that the catalogue does not have
 */
export const loadWords = lateWords(readPage, createWords);

/**
 * Makes the sentences of a catalogue that is already loaded.
 *
 * @param {Record<string, string>} catalogue
 * @param {Language} language
 * @returns {Words} throws, when called, for a key that the catalogue does not have
 */
export function createWords(catalogue, language) {
  return Object.assign(compileMessages(catalogue, language), createLocale(language));
}
