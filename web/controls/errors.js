/** The sentence for a failure of the engine. It names the place in the text if the error has one. */

/** The keys of the sentences: `error.` and the code of the failure. */
const keys = new Set([
  "error.empty-input",
  "error.bad-symbol",
  "error.wrong-length",
  "error.wrong-row-length",
  "error.missing-rows",
  "error.number-too-large",
  "error.line-too-long",
  "error.unknown-layout",
  "error.too-many-puzzles",
  "error.rules-unsupported",
  "error.bad-rule",
  "error.format-cannot-hold",
  "error.not-found",
  "error.bad-clues",
  "error.too-few-clues",
  "error.bad-pattern",
  "error.keep-impossible",
  "error.bad-difficulty",
  "error.unknown-technique",
  "error.bad-goal",
  "error.layout-too-large",
  "error.no-solution",
  "error.no-estimate",
  "error.no-full-grid",
  "error.aborted",
  "error.closed",
  "error.engine-load",
  "error.engine-unsupported",
  "error.engine-failed",
  "error.no-explanations",
  "error.not-loaded",
]);

/** @typedef {{ code?: string, position?: { line: number, column: number } | null, details?: Record<string, string | number> }} Failure */

/**
 * @param {unknown} error a NonetError, or any other thrown value
 * @param {import("../i18n/words.js").Words} words
 */
export function errorSentence(error, words) {
  const { code = isOfLoading(error) ? "not-loaded" : "", position, details } = /** @type {Failure} */ (error ?? {});
  const key = isOfRule(code) ? "error.bad-rule" : `error.${code}`;
  if (!keys.has(key)) return words("error.other", { code: code || String(error) });
  const sentence = words(key, { expected: 0, found: 0, symbol: "", ...details });
  return position ? words("error.at", { ...position, sentence }) : sentence;
}

/** Codes such as "wrong-rule-cells": a text has a rule that is none. @param {string} code */
const isOfRule = (code) => /^(bad|wrong|repeated|unknown)-rule(-|$)|^rule-of-layout$|^too-many-rules$/.test(code);

/** Whether `import()` could not load a module: no browser gives such an error a code. @param {unknown} error */
const isOfLoading = (error) => error instanceof TypeError && /module/i.test(error.message);

/** Whether an error only reports that the page itself stopped the call. @param {unknown} error */
export const isAbort = (error) => /** @type {{ code?: string } | null} */ (error)?.code === "aborted";
