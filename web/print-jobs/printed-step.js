/**
 * Steps as they are printed: with their names and explanations in the language of the sheets.
 *
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("../model/step.js").StepState} StepState
 * @typedef {import("../print/job.js").PrintedStep} PrintedStep
 * @typedef {import("../print/job.js").CellNaming} CellNaming
 *
 * @typedef {object} Teller
 * @property {import("../i18n/steps/step-words.js").StepWords} stepWords in the language of the sheets
 * @property {CellNaming} naming
 */
import { explainStep } from "../i18n/steps/explain.js";
import { namings } from "../i18n/steps/naming.js";
import { createLocale } from "../i18n/locale.js";
import { symbolOf } from "../model/digits.js";
import { layoutNamed } from "../model/layout.js";
import { resultText } from "../model/result-text.js";

/** @typedef {import("../model/layout.js").Layout} Layout */

/** @param {Teller} teller */
export function createPrinter({ stepWords, naming }) {
  const locale = createLocale(stepWords.language);
  const nameCell = (/** @type {string} */ cell) => {
    const [row, column] = cell.slice(1).split("c").map(Number);
    return namings[naming].cell(row, column);
  };
  /** @param {Step} step @param {string} layout */
  const resultOf = (step, layout) => {
    const { digitCount } = /** @type {Layout} */ (layoutNamed(layout));
    return resultText(step, nameCell, (digit) => symbolOf(digit, digitCount), locale);
  };
  return {
    resultOf,

    /** @param {Step} step @param {StepState} state before the step @returns {PrintedStep} */
    explained(step, state) {
      const { sentences, name, results } = explainStep(/** @type {any} */ (step), stepWords, {
        naming,
        layout: layoutNamed(state.layout) ?? undefined,
        state: /** @type {any} */ (state),
      });
      return { step, state, name, sentences, results, result: resultOf(step, state.layout) };
    },

    /**
     * Only the name and the result.
     * @param {Step} step
     * @param {StepState} state before the step
     * @returns {PrintedStep}
     */
    named: (step, state) => ({
      step,
      state,
      name: stepWords(`technique.${step.technique}.name`),
      sentences: [],
      results: 0,
      result: resultOf(step, state.layout),
    }),
  };
}

/** Returns the name of a technique without its English name in brackets. @param {string} name */
export const withoutEnglish = (name) => name.replace(/\s*[(（][^()（）]*[)）]$/u, "");

/** @typedef {ReturnType<typeof createPrinter>} Printer */
