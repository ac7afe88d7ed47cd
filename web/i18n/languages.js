/**
 * The languages of the page.
 *
 * @typedef {typeof languages[number]} Language
 */

/** The first is used when no wanted language is among them. */
export const languages = /** @type {const} */ (["en", "uk", "ru", "it", "vi", "zh"]);

/**
 * The name of each language in that language, for readers who cannot read the page.
 * @type {Record<Language, string>}
 */
export const languageNames = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  it: "Italiano",
  vi: "Tiếng Việt",
  zh: "中文",
};

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
