/** Steps in the language chosen: its words are loaded when something is first told. */
import { digitsOn, layoutOf } from "../model/position.js";
import { noteDigits } from "../model/digits.js";

/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("../model/position.js").Position} Position */
/** @typedef {import("../i18n/steps/explain.js").Explanation} Explanation */
/** @typedef {import("../i18n/steps/load.js").StepWords} StepWords */
/** @typedef {{ explain: (step: Step, at: At) => Explanation, words: StepWords, language: string }} Teller */
/** @typedef {{ position: Position, sets: readonly number[] }} At where the step is, with the candidates that it starts from */

/**
 * @param {import("./teaching-choices.js").Choices} choices
 * @returns {() => Promise<Teller>} a teller for the choices of the moment
 */
export function createTelling(choices) {
  /** @type {Map<string, Promise<StepWords>>} */
  const loaded = new Map();

  /** @param {string} language */
  function wordsIn(language) {
    const known = loaded.get(language);
    if (known) return known;
    const loading = import("../i18n/steps/index.js").then(({ loadStepWords }) => loadStepWords(language));
    loading.catch(() => loaded.delete(language));
    loaded.set(language, loading);
    return loading;
  }

  return async () => {
    const { language, naming } = choices.now();
    const [{ explainStep }, words] = await Promise.all([import("../i18n/steps/index.js"), wordsIn(language)]);
    return {
      words,
      language,
      explain: (step, { position, sets }) => explainStep(/** @type {any} */ (step), words, { naming, layout: layoutOf(position), state: stateOf(position, sets) }),
    };
  };
}

/** @param {Position} position @param {readonly number[]} sets */
function stateOf(position, sets) {
  const { side } = layoutOf(position);
  return { cells: digitsOn(position), candidates: sets.map((set) => noteDigits(set, side)) };
}
