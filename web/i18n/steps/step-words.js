/**
 * Loads the sentences that explain steps. Each language is a file of its own, so that a page loads only the language it
 * uses.
 *
 * @typedef {import("../messages.js").Words<StepKey | DataKey> & { language: string } & Partial<RuleWords>} StepWords
 *   those of rules are absent unless the sentences of rules are loaded
 *
 * @typedef {keyof typeof import("../catalogues/en/steps.json") | keyof typeof
 *   import("../catalogues/en/rule-steps.json") | import("../rule-words.js").RuleKey} StepKey
 * @typedef {`technique.${string}.${"name" | "about"}` | `producer.${string}.name` | `family.${string}`} DataKey of what
 *   the engine names; a test compares the catalogue with the engine's tables
 *
 * @typedef {object} RuleWords
 * @property {Record<string, import("./explain.js").Recipe>} ruleRecipes how steps of rules are explained
 * @property {typeof import("./rule-steps.js").sayRuleLink} sayRuleLink what a link of a rule says
 */
import { languages } from "../languages.js";
import { compileMessages } from "../messages.js";
import { wholeCatalogue } from "../whole-catalogue.js";

/** @type {import("../whole-catalogue.js").ReadFile} */
const readSteps = (language) => import(`../catalogues/${language}/steps.json`, { with: { type: "json" } });

/** What steps of rules need beside them, loaded with the first puzzle that has rules. @type {typeof readSteps} */
const readRuleSteps = (language) => import(`../catalogues/${language}/rule-steps.json`, { with: { type: "json" } });

/** The names of the rules, and what they say. @type {typeof readSteps} */
const readRules = (language) => import(`../catalogues/${language}/rules.json`, { with: { type: "json" } });

/** The languages in which steps can be explained. @type {readonly string[]} */
export const stepLanguages = languages;

/**
 * Loads the sentences of one language. Rejects when the language has none.
 *
 * @param {string} language one of `stepLanguages`
 * @param {boolean} [hasEnglishNames] whether the names of techniques have their English names in brackets (the default)
 * @param {boolean} [withRules] whether steps of rules are explained, too
 * @returns {Promise<StepWords>}
 */
export async function loadStepWords(language, hasEnglishNames = true, withRules = false) {
  if (!stepLanguages.includes(language)) throw new Error(`no words in ${language}`);
  const [catalogue, ofRules] = await Promise.all([
    wholeCatalogue(readSteps, language),
    withRules ? loadRuleSentences(language) : null,
  ]);
  const words = createStepWords({ ...catalogue, ...ofRules?.sentences }, language);
  return Object.assign(hasEnglishNames ? words : withoutEnglishNames(words), ofRules?.words);
}

/** @param {string} language */
async function loadRuleSentences(language) {
  const [sentences, rules, { ruleRecipes, sayRuleLink }] = await Promise.all([
    wholeCatalogue(readRuleSteps, language),
    wholeCatalogue(readRules, language),
    import("./rule-steps.js"),
  ]);
  return { sentences: { ...rules, ...sentences }, words: { ruleRecipes, sayRuleLink } };
}

/** @param {StepWords} words @returns {StepWords} */
function withoutEnglishNames(words) {
  /** @type {import("../messages.js").Words<StepKey | DataKey>} */
  const say = (key, values) =>
    /^technique\..*\.name$/.test(key)
      ? words(key, values).replace(/ \([^()]*\)$|（[^（）]*）$/, "")
      : words(key, values);
  return Object.assign(say, { language: words.language });
}

/**
 * Makes the sentences of a catalogue that is already loaded.
 *
 * @param {Record<string, string>} catalogue
 * @param {string} language
 * @returns {StepWords}
 */
export function createStepWords(catalogue, language) {
  const words = compileMessages(catalogue, language);
  /** @type {import("../messages.js").Words<StepKey | DataKey>} */
  const say = (key, values) => euphonic(words(key, values), language);
  return Object.assign(say, { language });
}

/**
 * Ukrainian uses "у" or "в" depending on the sounds around the word, and these are known only when the values are in
 * the sentence. Catalogues have "у"; between a vowel and a consonant it becomes "в".
 *
 * @param {string} sentence @param {string} language
 */
const euphonic = (sentence, language) =>
  language === "uk"
    ? sentence.replace(/([аеєиіїоуюя]) у (?=[бгґджзклмнпрстхцчшщ])(?!св|тв|хв|льв)/gi, "$1 в ")
    : sentence;
