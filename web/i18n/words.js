/**
 * The page's own words.
 *
 * @typedef {import("./messages.js").Words} Words
 */
import { compileMessages } from "./messages.js";
import en from "./en.js";

/** @type {Record<string, Record<string, string>>} */
const catalogues = { en };

/** Languages that have a catalogue; the first is the one to fall back on. */
export const languages = Object.keys(catalogues);

/**
 * The first wanted language (BCP 47, such as "pt-BR") that has a catalogue.
 *
 * @param {readonly string[]} wanted
 */
export function chooseLanguage(wanted) {
  const primary = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return primary.find((tag) => Object.hasOwn(catalogues, tag)) ?? languages[0];
}

/**
 * The words of a language. An unknown key is a mistake of the program and throws.
 *
 * @param {string} language one of `languages`
 * @returns {Words}
 */
export const createWords = (language) => compileMessages(catalogues[language], language);
