/** Sentences that are loaded when they are first needed. */
import { compileMessages } from "./messages.js";

/**
 * @param {Record<import("./languages.js").Language, () => Promise<{ default: Record<string, string> }>>} catalogues the
 *   file names in them are literals because a bundler must see them
 * @returns {(language: import("./languages.js").Language) => Promise<import("./messages.js").Words>} loads the
 *   sentences of a language, once. Rejects when the file cannot be fetched; the next call tries again. The sentences
 *   throw, when called, for a key that the catalogue does not have
 */
export function lateWords(catalogues) {
  /** @type {Map<string, Promise<import("./messages.js").Words>>} */
  const loaded = new Map();
  return async (language) => {
    const known = loaded.get(language);
    if (known) return known;
    const loading = catalogues[language]().then(({ default: catalogue }) => compileMessages(catalogue, language));
    loaded.set(language, loading);
    loading.catch(() => loaded.delete(language));
    return loading;
  };
}
