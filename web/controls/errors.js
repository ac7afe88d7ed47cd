/** The sentence for a failure of the engine. It names the place in the text if the error has one. */

const sentences = /** @type {Record<string, string>} */ ({
  "empty-input": "error.empty-input",
  "bad-symbol": "error.bad-symbol",
  "wrong-length": "error.wrong-length",
  "wrong-row-length": "error.wrong-row-length",
  "missing-rows": "error.missing-rows",
  "number-too-large": "error.number-too-large",
  "line-too-long": "error.line-too-long",
  "unknown-layout": "error.unknown-layout",
  "too-many-puzzles": "error.too-many-puzzles",
  "format-cannot-hold": "error.format-cannot-hold",
  "not-found": "error.not-found",
  "bad-clues": "error.bad-clues",
  "too-few-clues": "error.too-few-clues",
  "bad-pattern": "error.bad-pattern",
  "keep-impossible": "error.keep-impossible",
  "bad-difficulty": "error.bad-difficulty",
  "unknown-technique": "error.unknown-technique",
  "bad-goal": "error.bad-goal",
  "layout-too-large": "error.layout-too-large",
  "no-solution": "error.no-solution",
  "no-estimate": "error.no-estimate",
  "no-full-grid": "error.no-full-grid",
  "aborted": "error.aborted",
  "closed": "error.closed",
  "engine-load": "error.engine-load",
  "no-explanations": "error.no-explanations",
});

/** @typedef {{ code?: string, position?: { line: number, column: number } | null, details?: Record<string, string | number> }} Failure */

/**
 * @param {unknown} error a NonetError, or any other thrown value
 * @param {import("../i18n/words.js").Words} words
 */
export function errorSentence(error, words) {
  const { code = "", position, details } = /** @type {Failure} */ (error ?? {});
  if (!Object.hasOwn(sentences, code)) return words("error.other", { code: code || String(error) });
  const sentence = words(sentences[code], { expected: 0, found: 0, symbol: "", ...details });
  return position ? words("error.at", { ...position, sentence }) : sentence;
}

/** Whether an error only reports that the page itself stopped the call. @param {unknown} error */
export const isAbort = (error) => /** @type {{ code?: string } | null} */ (error)?.code === "aborted";
