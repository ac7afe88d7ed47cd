/**
 * Explains a step in three strengths: where to look, which technique and digits, and why the step is sound.
 *
 * @typedef {import("./step-data.js").Step} Step
 * @typedef {import("./step-words.js").StepWords} StepWords
 * @typedef {import("./naming.js").Naming} Naming
 * @typedef {import("./step-position.js").Layout} Layout
 * @typedef {import("./step-position.js").State} State
 *
 * @typedef {object} Options
 * @property {Naming | keyof typeof namings} [naming] how cells are named; "rc" by default
 * @property {(digit: number) => string} [nameDigit] by default 1–9, then A for 10 and so on
 * @property {Layout | null} [layout] lets the sentences name boxes and other houses that the step itself does not name
 * @property {State} [state] the position before the step; lets the sentences say why other cells and digits are
 *   excluded. `rules`: the rules of the puzzle as texts, which sentences about steps of rules name; the words must be
 *   loaded with them
 *
 * @typedef {object} Explanation
 * @property {string} name the technique, with its English name in brackets
 * @property {string} where one sentence: the house or the cells to look at
 * @property {string} what one sentence: technique and digits
 * @property {string[]} sentences the whole reasoning; the last sentences are the result
 * @property {number} facts how many of the first sentences only say what is on the board
 * @property {number} results how many of the last sentences are the result
 * @property {Stage[]} stages the same reasoning link by link, for a step that has links: chains, and branches that
 *   begin with an assumption
 *
 * @typedef {object} Stage
 * @property {string} sentence
 * @property {number[]} parts numbers of the parts of the step that the sentence is about
 * @property {number[]} links numbers of the links of the step that lead to these parts
 * @property {number} path number of the chain, or of the branch, that the stage belongs to
 *
 * @typedef {ReturnType<typeof createContext>} Context
 * `facts`: how many sentences of `why` only say what is on the board; the first one when absent
 *
 * @typedef {{ where: (context: Context) => string, why: (context: Context) => string[], facts?: number, stages?:
 *   (context: Context) => Stage[] }} Recipe
 */
import { digitName, namings } from "./naming.js";
import { createPhrases } from "./phrases.js";
import { createPosition } from "./step-position.js";
import { recipes } from "./recipes.js";
import { result } from "./step-result.js";
import { cellsOfParts } from "./step-data.js";
import { atParts } from "./where.js";

/**
 * Returns the explanation of a step. The same step, words and options always give the same sentences. A step that lacks
 * the parts of its technique is explained in general words.
 *
 * Throws for a technique that the catalogue does not have.
 *
 * @param {Step} step
 * @param {StepWords} words
 * @param {Options} [options]
 * @returns {Explanation}
 */
export function explainStep(step, words, options = {}) {
  const name = words(`technique.${step.technique}.name`);
  const context = createContext(step, words, options);
  const { where, why, facts = 1, stages } = recipes[step.technique] ?? words.ruleRecipes?.[step.technique] ?? unknown;
  const sentences = orGeneral(context, why(context));
  const results = Math.min(result(context).length, sentences.length);
  return {
    name,
    where: where(context),
    what: step.digits.length
      ? context.say("what.digits", { name }, context.digits("digits", step.digits))
      : context.say("what.plain", { name }),
    sentences,
    facts: Math.min(facts, sentences.length - results),
    results,
    stages: stages?.(context) ?? [],
  };
}

/** Of a technique of rules when the sentences of rules are not loaded. @type {Recipe} */
const unknown = { where: atParts(), why: () => [] };

/** @param {Step} step @param {StepWords} words @param {Options} options */
function createContext(step, words, { naming = "rc", nameDigit = digitName, layout, state }) {
  const phrases = createPhrases(words, { naming: typeof naming === "string" ? namings[naming] : naming, nameDigit });
  const position = createPosition({ layout, state });
  const houses = step.houses.map((one) => ({ ...one, house: position.kindOf(one.house) }));
  const context = {
    step: { ...step, houses },
    position,
    rules: state?.rules ?? [],
    /**
     * What a link of a rule says, as sayRuleLink() of rule-steps.js; undefined where nothing is known of the rule.
     * @param {number | undefined} number
     * @param {import("./step-data.js").Part | undefined} from
     * @param {import("./step-data.js").Part} to
     * @param {boolean} isOn
     * @returns {string | undefined}
     */
    sayRuleLink: (number, from, to, isOn) =>
      number === undefined ? undefined : words.sayRuleLink?.(context, number, from, to, isOn),
    ...phrases,
    /** @param {string} slot @param {string} cell */
    cell: (slot, cell) => phrases.cells(slot, [cell]),
    /** @param {string} slot @param {number} digit */
    digit: (slot, digit) => phrases.digits(slot, [digit]),
    /** @param {string} slot @param {import("./step-data.js").House} house */
    house: (slot, house) => phrases.houses(slot, [house]),
    /**
     * A sentence. A value is computed only when the message uses it.
     * @param {import("./step-words.js").StepKey} key
     * @param {...Record<string, string | number>} values
     */
    say(key, ...values) {
      const all = {};
      for (const some of values) Object.defineProperties(all, Object.getOwnPropertyDescriptors(some));
      return words(key, all);
    },
  };
  return context;
}

/** The sentences, or general words when there are none. @param {Context} context @param {string[]} sentences */
function orGeneral(context, sentences) {
  if (sentences.length) return sentences;
  const cells = cellsOfParts(context.step.parts);
  const reason = cells.length ? [context.say("general.pattern", context.cells("cells", cells))] : [];
  return [...reason, ...result(context)];
}
