/**
 * The words of steps: one catalogue a language, apart from the page's own, so that a page loads the one that it speaks.
 *
 * @typedef {import("../messages.js").Words & { language: string }} StepWords
 */
import { compileMessages } from "../messages.js";

/** Whole literals, so that a bundler sees every file. @type {Record<string, () => Promise<{ default: Record<string, string> }>>} */
const catalogues = {
  en: () => import("../catalogues/steps/en.js"),
  uk: () => import("../catalogues/steps/uk.js"),
  ru: () => import("../catalogues/steps/ru.js"),
  it: () => import("../catalogues/steps/it.js"),
  vi: () => import("../catalogues/steps/vi.js"),
  zh: () => import("../catalogues/steps/zh.js"),
};

/** Languages that steps can be explained in. */
export const stepLanguages = Object.keys(catalogues);

/**
 * Loads the words of one language.
 *
 * @param {string} language one of `stepLanguages`; any other is a mistake and rejects
 * @returns {Promise<StepWords>}
 */
export async function loadStepWords(language) {
  if (!stepLanguages.includes(language)) throw new Error(`no words in ${language}`);
  const { default: catalogue } = await catalogues[language]();
  return createStepWords(catalogue, language);
}

/**
 * The words of a catalogue that is there already.
 *
 * @param {Record<string, string>} catalogue
 * @param {string} language
 * @returns {StepWords}
 */
export function createStepWords(catalogue, language) {
  const words = compileMessages(catalogue, language);
  /** @type {import("../messages.js").Words} */
  const told = (key, values) => euphonic(words(key, values), language);
  return Object.assign(told, { language });
}

/**
 * Ukrainian says "у" or "в" by the sounds around it, which are known only when the values stand in their sentence: catalogues
 * have "у", and after a vowel, before a consonant, it becomes "в".
 *
 * @param {string} sentence @param {string} language
 */
const euphonic = (sentence, language) => (language === "uk"
  ? sentence.replace(/([аеєиіїоуюя]) у (?=[бгґджзклмнпрстхцчшщ])(?!св|тв|хв|льв)/gi, "$1 в ")
  : sentence);
