/** The catalogues of the page, each loaded when its language is first wanted. */

/** @typedef {import("./languages.js").Language} Language */
/** @typedef {Record<string, string>} Catalogue key → ICU message; in built files a message with values is parsed */

/**
 * The file names are literals because a bundler must see them.
 * @type {Record<Language, () => Promise<{ default: Catalogue }>>}
 */
const catalogues = {
  en: () => import("./catalogues/page/en.js"),
  uk: () => import("./catalogues/page/uk.js"),
  ru: () => import("./catalogues/page/ru.js"),
  it: () => import("./catalogues/page/it.js"),
  vi: () => import("./catalogues/page/vi.js"),
  zh: () => import("./catalogues/page/zh.js"),
};

/**
 * Rejects when the file cannot be fetched; the next call tries again.
 * @param {Language} language
 * @returns {Promise<Catalogue>}
 */
export const loadCatalogue = async (language) => (await catalogues[language]()).default;
