/** Steps in words. */
export { explainStep } from "./explain.js";
export { createStepWords, loadStepWords, stepLanguages } from "./step-words.js";
export { namings } from "./naming.js";
