/**
 * A step in words, in three strengths: where to look, what is there, and why it is sound.
 *
 * @typedef {import("./step.js").Step} Step
 * @typedef {import("./load.js").StepWords} StepWords
 * @typedef {import("./naming.js").Naming} Naming
 * @typedef {import("./places.js").Layout} Layout
 * @typedef {import("./places.js").State} State
 *
 * @typedef {object} Options
 * @property {Naming | keyof typeof namings} [naming] how cells are called; "rc" by default
 * @property {(digit: number) => string} [nameDigit] 1–9, then A = 10 by default
 * @property {Layout} [layout] of the board: lets boxes and other houses be named where the step does not name them
 * @property {State} [state] the position before the step: lets singles say where the other digits stand
 *
 * @typedef {object} Explanation
 * @property {string} name the technique, with its English name in brackets
 * @property {string} where one sentence: the house or cells to look at
 * @property {string} what one sentence: technique and digits
 * @property {string[]} sentences the whole reasoning; the last ones tell what follows
 *
 * @typedef {ReturnType<typeof createContext>} Context
 * @typedef {{ where: (context: Context) => string, why: (context: Context) => string[] }} Recipe
 */
import { digitName, namings } from "./naming.js";
import { createPhrases } from "./phrases.js";
import { createPlaces } from "./places.js";
import { recipes } from "./recipes.js";
import { result } from "./result.js";
import { cellsOf } from "./step.js";

/**
 * Explains a step. Pure; the same step, words and options give the same sentences. A technique that the catalogue does not
 * have is a mistake and throws; a step without the parts that its technique should have is told in general words.
 *
 * @param {Step} step
 * @param {StepWords} words
 * @param {Options} [options]
 * @returns {Explanation}
 */
export function explainStep(step, words, options = {}) {
  const name = words(`technique.${step.technique}.name`);
  const context = createContext(step, words, options);
  const { where, why } = recipes[step.technique];
  return {
    name,
    where: where(context),
    what: step.digits.length ? context.say("what.digits", { name }, context.digits("digits", step.digits)) : context.say("what.plain", { name }),
    sentences: orGeneral(context, why(context)),
  };
}

/** @param {Step} step @param {StepWords} words @param {Options} options */
function createContext(step, words, { naming = "rc", nameDigit = digitName, layout, state }) {
  const phrases = createPhrases(words, { naming: typeof naming === "string" ? namings[naming] : naming, nameDigit });
  const places = createPlaces({ layout, state });
  const houses = step.houses.map((one) => ({ ...one, house: places.kindOf(one.house) }));
  return {
    step: { ...step, houses },
    places,
    ...phrases,
    /** @param {string} slot @param {string} cell */
    cell: (slot, cell) => phrases.cells(slot, [cell]),
    /** @param {string} slot @param {number} digit */
    digit: (slot, digit) => phrases.digits(slot, [digit]),
    /** A sentence; values are worked out only when it asks for them. @param {string} key @param {...Record<string, string | number>} values */
    say(key, ...values) {
      const all = {};
      for (const some of values) Object.defineProperties(all, Object.getOwnPropertyDescriptors(some));
      return words(key, all);
    },
  };
}

/** @param {Context} context @param {string[]} sentences */
function orGeneral(context, sentences) {
  if (sentences.length) return sentences;
  const cells = cellsOf(context.step.parts);
  const reason = cells.length ? [context.say("general.pattern", context.cells("cells", cells))] : [];
  return [...reason, ...result(context)];
}
