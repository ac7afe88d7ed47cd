/**
 * Sentences by key. A catalogue is a flat object of ICU messages; a message is compiled when first needed.
 *
 * @typedef {(key: string, values?: Record<string, string | number>) => string} Words
 */
import { IntlMessageFormat } from "intl-messageformat";
import en from "./en.js";

/** @type {Record<string, Record<string, string>>} */
const catalogues = { en };

/** Languages that have a catalogue; the first is the one to fall back on. */
export const languages = Object.keys(catalogues);

/**
 * The first wanted language (BCP 47, such as "pt-BR") that has a catalogue.
 *
 * @param {readonly string[]} wanted
 */
export function chooseLanguage(wanted) {
  const primary = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return primary.find((tag) => tag in catalogues) ?? languages[0];
}

/**
 * The words of a language. An unknown key is a mistake of the program and throws.
 *
 * @param {string} language one of `languages`
 * @returns {Words}
 */
export function createWords(language) {
  const catalogue = catalogues[language];
  /** @type {Map<string, IntlMessageFormat>} */
  const compiled = new Map();
  return (key, values) => {
    let message = compiled.get(key);
    if (!message) {
      if (!(key in catalogue)) throw new Error(`no message ${key}`);
      compiled.set(key, message = new IntlMessageFormat(catalogue[key], language));
    }
    return String(message.format(values));
  };
}
