export * from "./steps.js";
export type { Explanation, Options as ExplanationOptions, Stage } from "./i18n/steps/explain.js";
export type { Naming } from "./i18n/steps/naming.js";
export type { StepWords } from "./i18n/steps/step-words.js";
