/** Steps in words, as a module of its own: what the engine's hints mean, in the languages that there are. */
export { createStepWords, explainStep, loadStepWords, namings, stepLanguages } from "./i18n/steps/index.js";
export { layoutNamed } from "./model/layout.js";
