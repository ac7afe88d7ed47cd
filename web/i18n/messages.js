/**
 * Turns a catalogue (key → ICU message) into a function that returns the sentence of a key. A message is compiled when
 * it is first used; a message without values is returned as it is.
 *
 * @typedef {Record<string, string | number>} Values
 */

/**
 * @template {string} [Key=string]
 * @typedef {(key: Key, values?: Values) => string} Words the sentence of each key
 */
import { parseMessage } from "./parse-message.js";
import { createWriter } from "./parsed-message.js";

/**
 * Returns the sentences of a catalogue as a function. The function throws for a key that the catalogue does not have.
 *
 * @param {Record<string, string>} catalogue
 * @param {string} language decides which plural forms the messages use
 * @returns {Words}
 */
export function compileMessages(catalogue, language) {
  /** @type {Map<string, readonly import("./parsed-message.js").Part[]>} */
  const compiled = new Map();
  const write = createWriter(language);
  return (key, values = {}) => {
    let message = compiled.get(key);
    if (!message) {
      if (!Object.hasOwn(catalogue, key)) throw new Error(`no message ${key}`);
      const written = /** @type {string | import("./parsed-message.js").Part[]} */ (catalogue[key]);
      if (typeof written === "string" && isPlain(written)) return written;
      compiled.set(key, (message = typeof written === "string" ? parseMessage(written) : written));
    }
    return write(message, values);
  };
}

/**
 * Whether a message is its own sentence: it has no values, no markup and no quotation.
 * @param {string} message in built files also a parsed message
 */
export const isPlain = (message) => typeof message === "string" && !/[{}'<>]/.test(message);
