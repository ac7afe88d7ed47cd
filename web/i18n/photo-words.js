/** Loads the sentences about photos of puzzles. They are loaded when the dialog that reads photos is first opened. */
import { compileMessages } from "./messages.js";

/** The file names are literals because a bundler must see them. @type {Record<string, () => Promise<{ default: Record<string, string> }>>} */
const catalogues = {
  en: () => import("./catalogues/photos/en.js"),
  uk: () => import("./catalogues/photos/uk.js"),
  ru: () => import("./catalogues/photos/ru.js"),
  it: () => import("./catalogues/photos/it.js"),
  vi: () => import("./catalogues/photos/vi.js"),
  zh: () => import("./catalogues/photos/zh.js"),
};

/** @type {Map<string, Promise<import("./messages.js").Words>>} */
const loaded = new Map();

/**
 * Loads the sentences of a language, once. Rejects when the file cannot be fetched; the next call tries again.
 *
 * @param {import("./languages.js").Language} language
 * @returns {Promise<import("./messages.js").Words>} throws, when called, for a key that the catalogue does not have
 */
export function loadPhotoWords(language) {
  const known = loaded.get(language);
  if (known) return known;
  const loading = catalogues[language]().then(({ default: catalogue }) => compileMessages(catalogue, language));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
