/**
 * Sentences by key. A catalogue is a flat object of ICU messages; a message is compiled when first needed.
 *
 * @typedef {(key: string, values?: Record<string, string | number>) => string} Words
 */
import { IntlMessageFormat } from "intl-messageformat";

/**
 * The words of a catalogue. An unknown key is a mistake of the program and throws.
 *
 * @param {Record<string, string>} catalogue
 * @param {string} language whose plural forms the messages have
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
    return String(message.format(values));
  };
}
