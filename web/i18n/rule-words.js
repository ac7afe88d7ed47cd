/**
 * Loads the sentences about rules of a puzzle: the names of the kinds, what the rules say, and what is said where rules are entered. They are loaded with the
 * first puzzle that has rules.
 */
import { compileMessages } from "./messages.js";

/** The file names are literals because a bundler must see them. @type {Record<string, () => Promise<{ default: Record<string, string> }>>} */
const catalogues = {
  en: () => import("./catalogues/rules/en.js"),
  uk: () => import("./catalogues/rules/uk.js"),
  ru: () => import("./catalogues/rules/ru.js"),
  it: () => import("./catalogues/rules/it.js"),
  vi: () => import("./catalogues/rules/vi.js"),
  zh: () => import("./catalogues/rules/zh.js"),
};

/** @type {Map<string, Promise<import("./messages.js").Words>>} */
const loaded = new Map();

/**
 * Loads the sentences of a language, once. Rejects when the file cannot be fetched; the next call tries again.
 *
 * @param {import("./languages.js").Language} language
 * @returns {Promise<import("./messages.js").Words>} throws, when called, for a key that the catalogue does not have
 */
export function loadRuleWords(language) {
  const known = loaded.get(language);
  if (known) return known;
  const loading = catalogues[language]().then(({ default: catalogue }) => compileMessages(catalogue, language));
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
