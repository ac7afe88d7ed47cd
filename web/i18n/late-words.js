/** Sentences that are loaded when they are first needed. */
import { compileMessages } from "./messages.js";
import { wholeCatalogue } from "./whole-catalogue.js";

/**
 * @template {string} Key
 * @param {import("./whole-catalogue.js").ReadFile} readFile
 * @returns {(language: string) => Promise<import("./messages.js").Words<Key>>} loads the
 *   sentences of a language, once. Rejects when the file cannot be fetched; the next call tries again. The sentences
 *   throw, when called, for a key that the catalogue does not have
 */
export function lateWords(readFile) {
  /** @type {Map<string, Promise<import("./messages.js").Words<Key>>>} */
  const loaded = new Map();
  return async (language) => {
    const known = loaded.get(language);
    if (known) return known;
    const loading = wholeCatalogue(readFile, language).then((catalogue) => compileMessages(catalogue, language));
    loaded.set(language, loading);
    loading.catch(() => loaded.delete(language));
    return loading;
  };
}
