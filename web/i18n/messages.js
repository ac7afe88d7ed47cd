/**
 * Turns a catalogue (key → ICU message) into a function that returns the sentence of a key. A message is compiled when it is first
 * used; a message without values is returned as it is.
 *
 * @typedef {(key: string, values?: Record<string, string | number>) => string} Words
 */
import { IntlMessageFormat } from "intl-messageformat";
import { createNumber } from "./numbers.js";

// The package asks the browser for all languages in which it writes numbers, which takes longer than a page may be held when it starts.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale(typeof locales === "string" ? locales : locales[0]);

/**
 * Returns the sentences of a catalogue as a function. The function throws for a key that the catalogue does not have.
 *
 * @param {Record<string, string>} catalogue
 * @param {string} language decides which plural forms the messages use
 * @returns {Words}
 */
export function compileMessages(catalogue, language) {
  /** @type {Map<string, IntlMessageFormat>} */
  const compiled = new Map();
  const formatters = {
    getNumberFormat: createNumber,
    getDateTimeFormat: (/** @type {any[]} */ ...wanted) => new Intl.DateTimeFormat(...wanted),
    getPluralRules: (/** @type {any[]} */ ...wanted) => new Intl.PluralRules(...wanted),
  };
  return (key, values) => {
    let message = compiled.get(key);
    if (!message) {
      if (!Object.hasOwn(catalogue, key)) throw new Error(`no message ${key}`);
      if (isPlain(catalogue[key])) return catalogue[key];
      compiled.set(key, message = new IntlMessageFormat(catalogue[key], language, undefined, { formatters: /** @type {any} */ (formatters) }));
    }
    return String(message.format(/** @type {any} */ (values)));
  };
}

/** Whether a message is its own sentence: it has no values, no markup and no quotation. @param {string} message in built files also a parsed message */
export const isPlain = (message) => typeof message === "string" && !/[{}'<>]/.test(message);
