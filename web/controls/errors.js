/** The sentence for a failure of the engine. It names the place in the text if the error has one. */

/**
 * @typedef {import("../model/error-codes.js").ErrorCode} ErrorCode
 * @typedef {import("../model/error-codes.js").FileErrorCode} FileErrorCode said by places/exchange/format-words.js
 * @typedef {import("../model/error-codes.js").PrintErrorCode} PrintErrorCode said by print-jobs/print-faults.js
 * @typedef {import("../model/error-codes.js").UnshownErrorCode} UnshownErrorCode
 * @typedef {import("../i18n/words.js").PageKey} SentenceKey
 */

/**
 * The sentence of each code. The type checker finds a code without a sentence, and a sentence that is not in the
 * catalogue.
 *
 * @satisfies {Record<Exclude<ErrorCode, FileErrorCode | PrintErrorCode | UnshownErrorCode>, SentenceKey>}
 */
const sentences = {
  // A text has a rule that cannot be read.
  "unknown-rule": "error.unknown-rule",
  "rule-of-layout": "error.bad-rule",
  "bad-rule-value": "error.bad-rule",
  "wrong-rule-values": "error.bad-rule",
  "bad-rule-cell": "error.bad-rule",
  "repeated-rule-cell": "error.repeated-rule-cell",
  "wrong-rule-cells": "error.bad-rule",
  "wrong-rule-parts": "error.bad-rule",
  "doublers-inside": "error.doublers-inside",
  "not-inside-doublers": "error.not-inside-doublers",
  "wrong-rule-side": "error.wrong-rule-side",
  "too-many-rules": "error.too-many-rules",
  "bad-rule-pattern": "error.bad-rule",
  "empty-input": "error.empty-input",
  "no-puzzle-for-rules": "error.empty-input",
  "bad-symbol": "error.bad-symbol",
  "wrong-length": "error.wrong-length",
  "wrong-row-length": "error.wrong-row-length",
  "missing-rows": "error.missing-rows",
  "number-too-large": "error.number-too-large",
  "line-too-long": "error.line-too-long",
  "unknown-layout": "error.unknown-layout",
  "too-many-puzzles": "error.too-many-puzzles",
  "rules-unsupported": "error.rules-unsupported",
  "bad-foreign-text": "error.bad-foreign-text",
  "no-puzzle-found": "error.no-puzzle-found",
  "unread-format": "error.unread-format",
  "on-server": "error.on-server",
  "format-cannot-hold": "error.format-cannot-hold",
  "not-found": "error.not-found",
  "bad-clues": "error.bad-clues",
  "too-few-clues": "error.too-few-clues",
  "bad-pattern": "error.bad-pattern",
  "keep-impossible": "error.keep-impossible",
  "bad-difficulty": "error.bad-difficulty",
  "level-not-made": "error.level-not-made",
  "bad-word": "error.bad-word",
  "no-line-for-word": "error.no-line-for-word",
  "unknown-technique": "error.unknown-technique",
  "bad-goal": "error.bad-goal",
  "layout-too-large": "error.layout-too-large",
  "no-solution": "error.no-solution",
  "search-limit": "error.search-limit",
  "no-estimate": "error.no-estimate",
  "proof-too-large": "error.proof-too-large",
  "no-full-grid": "error.no-full-grid",
  aborted: "error.aborted",
  closed: "error.closed",
  "engine-load": "error.engine-load",
  "engine-unsupported": "error.engine-unsupported",
  "engine-failed": "error.engine-failed",
  "no-explanations": "error.no-explanations",
};

/**
 * @typedef {{ code?: ErrorCode, position?: { line: number, column: number } | null, details?: Record<string, string |
 *   number> }} Failure
 */

/**
 * @param {unknown} error a NonetError, or any other thrown value
 * @param {import("../i18n/words.js").Words} words
 */
export function errorSentence(error, words) {
  const { code = "", position, details } = /** @type {Failure} */ (error ?? {});
  const key = Object.hasOwn(sentences, code)
    ? /** @type {Record<string, SentenceKey>} */ (sentences)[code]
    : // `import()` could not load a module: no browser gives such an error a code.
      error instanceof TypeError && /module/i.test(error.message)
      ? "error.not-loaded"
      : null;
  if (!key) return words("error.other", { code: code || String(error) });
  const sentence = words(key, { expected: 0, found: 0, symbol: "“”", ...details });
  return position ? words("error.at", { ...position, sentence }) : sentence;
}
