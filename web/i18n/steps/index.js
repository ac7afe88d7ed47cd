/** Steps in words. */
export { explainStep } from "./explain.js";
export { createStepWords, loadStepWords, stepLanguages } from "./load.js";
export { namings } from "./naming.js";
