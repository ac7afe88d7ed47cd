/** How much a hint tells, by name. */

/**
 * How much a hint tells: where to look; the technique as well; the whole reasoning, and the step can be applied.
 * @typedef {"where" | "what" | "apply"} HintName
 */

/** The names of the strengths 1, 2 and 3. @type {readonly HintName[]} */
export const hintNames = ["where", "what", "apply"];

/** @typedef {"none" | HintName} HintLimit the strongest hint that may be asked for */

/** @type {readonly HintLimit[]} */
export const hintLimits = ["none", ...hintNames];
