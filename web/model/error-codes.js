/**
 * The codes of all errors of the page, of the element and of the engine. An error has one of them as its `code`. This
 * file is their one home: whoever makes an error, compares a code, or has a sentence for a code takes its type from
 * here. So the type checker finds a code that nothing makes, and a code without a sentence.
 *
 * Texts with puzzles (core/formats/parse_error.cpp):
 * @typedef {"empty-input" | "bad-symbol" | "wrong-length" | "wrong-row-length" | "missing-rows" | "number-too-large" |
 *   "line-too-long" | "unknown-layout" | "too-many-puzzles" | "rules-unsupported" | "bad-foreign-text" |
 *   "no-puzzle-found" | "unread-format" | "on-server"} TextErrorCode
 * @typedef {"unknown-rule" | "rule-of-layout" | "bad-rule-value" | "wrong-rule-values" | "bad-rule-cell" |
 *   "repeated-rule-cell" | "wrong-rule-cells" | "wrong-rule-parts" | "doublers-inside" | "not-inside-doublers" |
 *   "wrong-rule-side" | "too-many-rules" | "no-puzzle-for-rules" | "bad-rule-pattern"} RuleErrorCode
 *
 * What the modules answer:
 * @typedef {"bad-clues" | "too-few-clues" | "bad-pattern" | "keep-impossible" | "bad-difficulty" | "level-not-made" |
 *   "wrong-method" | "bad-goal" | "bad-rule-goal" | "bad-word" | "no-line-for-word" | "no-full-grid" | "not-found" |
 *   "unknown-technique"} GoalErrorCode
 * @typedef {"no-solution" | "too-many-solutions" | "no-estimate" | "layout-too-large" |
 *   "proof-too-large"} CountErrorCode
 * @typedef {"unknown-format" | "format-cannot-hold"} WritingErrorCode
 * @typedef {"conflict" | "mistakes" | "broken"} TeachingErrorCode
 * @typedef {"unknown-step" | "unknown-value" | "not-a-number" | "out-of-range" | "repeated" | "wrong-count" |
 *   "no-boxes" | "different-bands" | "different-stacks" | "breaks-layout" | "contradictory" | "too-symmetric" |
 *   "out-of-budget" | "digits-differ" | "not-square"} SymmetryErrorCode
 * @typedef {"bad-picture" | "bad-candidates" | "candidates-given" | "layout-not-classic"} CallErrorCode
 * @typedef {TextErrorCode | RuleErrorCode | GoalErrorCode | CountErrorCode | WritingErrorCode | TeachingErrorCode |
 *   SymmetryErrorCode | CallErrorCode | "search-limit" | "aborted"} ModuleErrorCode
 *
 * Failures of the engine itself, whatever it was asked:
 * @typedef {"engine-load" | "engine-unsupported" | "engine-failed" | "closed"} EngineFailureCode
 * @typedef {ModuleErrorCode | EngineFailureCode | "bad-argument"} EngineErrorCode of a NonetError
 *
 * Links, files and texts of other programs (web/formats, web/places/exchange):
 * @typedef {"damaged-link" | "newer-link" | "no-text" | "too-large" | "file-too-large"
 *   | "too-slow"} FileErrorCode
 *
 * Printing:
 * @typedef {"too-few-different" | "technique-never" | "bad-settings"} PrintErrorCode
 *
 * Refusals of the element:
 * @typedef {"not-ready" | "wrong-mode" | "no-rating" | "words-load" | "bad-link" | "blank" | "solved" | "no-hint" |
 *   "bad-strength" | "mistake"} ElementErrorCode
 *
 * `no-explanations`: the explanations did not load. `unsaid`: the message of the error is already a sentence for the
 * player.
 * @typedef {EngineErrorCode | FileErrorCode | PrintErrorCode | ElementErrorCode | "no-explanations" | "unsaid"}
 *   ErrorCode
 *
 * Codes without a sentence for players: developers alone meet the error, or the page says what it found in other words.
 * @typedef {ElementErrorCode | TeachingErrorCode | SymmetryErrorCode | CallErrorCode | "bad-argument" | "bad-rule-goal"
 *   | "too-many-solutions" | "unknown-format" | "unsaid" | "wrong-method"} UnshownErrorCode
 */

/**
 * Returns the code of whatever was thrown; undefined for what has none.
 * @param {unknown} error
 * @returns {ErrorCode | undefined}
 */
export function codeOfError(error) {
  const { code } = Object(error);
  return typeof code === "string" ? /** @type {ErrorCode} */ (code) : undefined;
}

/**
 * What says that the engine gave no answer, so that nothing is known about what it was asked.
 * @type {Record<EngineFailureCode | "aborted", true>}
 */
const unanswered = {
  aborted: true,
  closed: true,
  "engine-load": true,
  "engine-unsupported": true,
  "engine-failed": true,
};

/**
 * Whether an error is an answer about what the engine was asked, and no failure of the engine, abort or fault of the
 * page, which have no answer.
 * @param {unknown} error
 */
export function isAnswer(error) {
  const code = codeOfError(error);
  return code !== undefined && !Object.hasOwn(unanswered, code);
}

/** Whether an error only reports that the work was stopped by whoever began it. @param {unknown} error */
export const isAbort = (error) => codeOfError(error) === "aborted";
