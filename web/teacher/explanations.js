/**
 * Steps in the words of the chosen language. The words of a language are loaded when a step is first explained.
 * Headless.
 *
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../i18n/steps/explain.js").Explanation} Explanation
 * @typedef {import("../i18n/steps/step-words.js").StepWords} StepWords
 * @typedef {{ position: Position, sets: readonly number[] }} At the position before a step, and the candidates that the
 *   step starts from
 *
 * @typedef {object} Explainer
 * @property {(step: Step, at: At) => Explanation} explain the digits are named as the face of the game does
 * @property {StepWords} words the names of techniques, levels, rules and marks
 * @property {string} language
 *
 * @typedef {object} ExplanationChoices
 * @property {import("../model/signals.js").ReadonlySignal<string>} language
 * @property {import("../model/signals.js").ReadonlySignal<import("../i18n/steps/naming.js").ChosenNaming>} naming
 * @property {() => boolean} [hasRules] whether the puzzle has rules besides those of its layout, whose steps need more
 *   sentences
 * @property {import("../model/signals.js").ReadonlySignal<boolean>} [englishNames] whether names of techniques have
 *   their English names in brackets, as they have when absent
 */
import { nextTask } from "../model/next-task.js";
import { createList } from "../i18n/locale.js";
import { digitNameIn, quotedName } from "../i18n/steps/digit-in-face.js";
import { namingOf } from "../i18n/steps/naming.js";
import { noteDigits } from "../model/digits.js";
import { digitsOn, layoutOf } from "../model/position.js";

/**
 * @param {ExplanationChoices & { face: () => string | undefined }} choices `face`: of the player's game, which the
 *   digits of all boards have
 */
export function createExplanations({ language, naming, englishNames, hasRules = () => false, face }) {
  /** @type {Map<string, Promise<StepWords>>} */
  const loaded = new Map();

  /** @param {string} wanted @param {boolean} isBilingual @param {boolean} withRules */
  function wordsIn(wanted, isBilingual, withRules) {
    const name = `${wanted} ${isBilingual} ${withRules}`;
    const known = loaded.get(name);
    if (known) return known;
    const loading = load(wanted, isBilingual, withRules);
    loading.catch(() => loaded.delete(name));
    loaded.set(name, loading);
    return loading;
  }

  /** @param {string} wanted @param {boolean} isBilingual @param {boolean} withRules */
  async function load(wanted, isBilingual, withRules) {
    const { loadStepWords } = await import("../i18n/steps/index.js");
    const words = await loadStepWords(wanted, isBilingual, withRules);
    // The first list takes the browser 15 ms, which is a task of its own.
    await nextTask();
    createList(wanted);
    await nextTask();
    return words;
  }

  return {
    /**
     * Returns what explains steps in the language that is chosen now, with the names of cells that are chosen when a
     * step is explained.
     *
     * @param {boolean} [withRules] whether it explains steps of rules of a puzzle, too; absent: when the puzzle has
     *   some
     * @returns {Promise<Explainer>}
     */
    async load(withRules = hasRules()) {
      const now = language.peek();
      const [{ explainStep }, words] = await Promise.all([
        import("../i18n/steps/index.js"),
        wordsIn(now, englishNames?.peek() ?? true, withRules),
      ]).catch((cause) => {
        throw Object.assign(new Error(`no explanations in ${now}`, { cause }), { code: "no-explanations" });
      });
      return {
        words,
        language: now,
        explain: (step, { position, sets }) =>
          explainStep(/** @type {any} */ (step), words, {
            naming: namingOf(naming.peek()),
            nameDigit: (digit) => this.nameDigit(digit, position),
            layout: layoutOf(position),
            state: stateOf(position, sets),
          }),
      };
    },

    /** Returns how a sentence names a digit of a board. @param {number} digit @param {Position} position */
    nameDigit(digit, position) {
      const now = language.peek();
      return quotedName(digitNameIn(face(), digit, position, now), now);
    },

    /** Returns the chosen name of a cell. @param {string} cell such as r1c2 */
    nameCell(cell) {
      const [row, column] = cell.slice(1).split("c").map(Number);
      return namingOf(naming.peek()).cell(row, column);
    },
  };
}

/** @typedef {ReturnType<typeof createExplanations>} Explanations */

/** @param {Position} position @param {readonly number[]} sets */
function stateOf(position, sets) {
  const { digitCount } = layoutOf(position);
  return {
    cells: digitsOn(position),
    candidates: sets.map((set) => noteDigits(set, digitCount)),
    ...(position.rules && { rules: position.rules }),
  };
}
