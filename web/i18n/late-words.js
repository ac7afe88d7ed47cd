/** Sentences that are loaded when they are first needed. */
import { compileMessages } from "./messages.js";
import { wholeCatalogue } from "./whole-catalogue.js";

/**
 * @template {import("./messages.js").Words<any>} Words
 * @template {string} [Language=string]
 * @param {import("./whole-catalogue.js").ReadFile} readFile
 * @param {(catalogue: Record<string, string>, language: Language) => Words} [make] the sentences of a catalogue
 * @returns {(language: Language) => Promise<Words>} loads the sentences of a language, once. Rejects when the file
 *   cannot be fetched; the next call tries again. The sentences throw, when called, for a key that the catalogue does
 *   not have
 */
export function lateWords(readFile, make = /** @type {any} */ (compileMessages)) {
  /** @type {Map<string, Promise<Words>>} */
  const loaded = new Map();
  return async (language) => {
    const known = loaded.get(language);
    if (known) return known;
    const loading = wholeCatalogue(readFile, language).then((catalogue) => make(catalogue, language));
    loaded.set(language, loading);
    loading.catch(() => loaded.delete(language));
    return loading;
  };
}
