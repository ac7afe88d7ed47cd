/**
 * The languages of the page: one row a language. A language has besides its row a folder of catalogues, and may have
 * folders of lessons and of documents.
 *
 * @typedef {keyof typeof languageNames} Language
 */

/**
 * The name of each language in that language, for readers who cannot read the page. The first language is used when no
 * wanted language is here.
 */
export const languageNames = /** @type {const} */ ({
  en: "English",
  uk: "Українська",
  ru: "Русский",
  it: "Italiano",
  vi: "Tiếng Việt",
  zh: "中文",
});

export const languages = /** @type {readonly Language[]} */ (Object.keys(languageNames));

/**
 * Returns the first wanted language that the page has.
 *
 * @param {readonly string[]} wanted BCP 47 tags such as "pt-BR", the most wanted first
 * @returns {Language}
 */
export function chooseLanguage(wanted) {
  const primary = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return primary.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? languages[0];
}
