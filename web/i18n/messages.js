/**
 * Turns a catalogue (key → ICU message) into a function that returns the sentence of a key. A message is compiled when it is first used.
 *
 * @typedef {(key: string, values?: Record<string, string | number>) => string} Words
 */
import { IntlMessageFormat } from "intl-messageformat";

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
  return (key, values) => {
    let message = compiled.get(key);
    if (!message) {
      if (!Object.hasOwn(catalogue, key)) throw new Error(`no message ${key}`);
      compiled.set(key, message = new IntlMessageFormat(catalogue[key], language));
    }
    return String(message.format(/** @type {any} */ (values)));
  };
}
