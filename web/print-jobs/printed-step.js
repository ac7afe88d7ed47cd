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
 * @property {string} [face] what the digits look like: the name of a face that is loaded
 */
import { addFace } from "../board/faces/index.js";
import { loadFaceWords } from "../i18n/face-words.js";
import { explainStep } from "../i18n/steps/explain.js";
import { digitNameIn, quotedName } from "../i18n/steps/digit-in-face.js";
import { namings } from "../i18n/steps/naming.js";
import { createLocale } from "../i18n/locale.js";
import { layoutNamed } from "../model/layout.js";
import { resultText } from "../model/result-text.js";

/** @typedef {import("../model/layout.js").Layout} Layout */

/**
 * Loads a face, with the names of its pictures, before sentences name them.
 * @param {string | undefined} name @param {string} language
 */
export async function loadPrintedFace(name, language) {
  if (name && name !== "digits") addFace(name, language, await loadFaceWords(language));
}

/** @param {Teller} teller */
export function createPrinter({ stepWords, naming, face }) {
  const locale = createLocale(stepWords.language);
  const nameCell = (/** @type {string} */ cell) => {
    const [row, column] = cell.slice(1).split("c").map(Number);
    return namings[naming].cell(row, column);
  };
  /** @param {Step} step @param {StepState} state */
  const resultOf = (step, state) => resultText(step, nameCell, namerOn(state), locale);
  /** @param {StepState} state @returns {(digit: number) => string} */
  const namerOn = (state) => (digit) => digitNameIn(face, digit, state, stepWords.language);
  /** @param {StepState} state */
  const inFace = (state) => ({ ...state, ...(face && { face }) });
  return {
    resultOf,

    /** @param {Step} step @param {StepState} state before the step @returns {PrintedStep} */
    explained(step, state) {
      const { sentences, name, results } = explainStep(/** @type {any} */ (step), stepWords, {
        naming,
        nameDigit: (digit) => quotedName(namerOn(state)(digit), stepWords.language),
        layout: layoutNamed(state.layout) ?? undefined,
        state: /** @type {any} */ (state),
      });
      return { step, state: inFace(state), name, sentences, results, result: resultOf(step, state) };
    },

    /**
     * Only the name and the result.
     * @param {Step} step
     * @param {StepState} state before the step
     * @returns {PrintedStep}
     */
    named: (step, state) => ({
      step,
      state: inFace(state),
      name: stepWords(`technique.${step.technique}.name`),
      sentences: [],
      results: 0,
      result: resultOf(step, state),
    }),
  };
}

/** Returns the name of a technique without its English name in brackets. @param {string} name */
export const withoutEnglish = (name) => name.replace(/\s*[(（][^()（）]*[)）]$/u, "");

/** @typedef {ReturnType<typeof createPrinter>} Printer */
