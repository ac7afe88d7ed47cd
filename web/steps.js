/** A module of its own that explains the engine's steps in six languages. */
export { createStepWords, explainStep, loadStepWords, namings, stepLanguages } from "./i18n/steps/index.js";
export { layoutNamed } from "./model/layout.js";
