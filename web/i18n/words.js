/**
 * The sentences of the page itself, in each language that has a catalogue.
 *
 * @typedef {import("./messages.js").Words} Words
 */
import { compileMessages } from "./messages.js";
import en from "./en.js";

/** @type {Record<string, Record<string, string>>} */
const catalogues = { en };

/** The languages that have a catalogue. The first is used when no wanted language has one. */
export const languages = Object.keys(catalogues);

/**
 * Returns the first wanted language that has a catalogue.
 *
 * @param {readonly string[]} wanted BCP 47 tags such as "pt-BR", the most wanted first
 */
export function chooseLanguage(wanted) {
  const primary = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return primary.find((tag) => Object.hasOwn(catalogues, tag)) ?? languages[0];
}

/**
 * Returns the sentences of a language as a function. The function throws for a key that the catalogue does not have.
 *
 * @param {string} language one of `languages`
 * @returns {Words}
 */
export const createWords = (language) => compileMessages(catalogues[language], language);
