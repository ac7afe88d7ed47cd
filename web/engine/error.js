import { sentenceFor } from "./sentences.js";

/**
 * A failure as plain data, the form in which it crosses from a worker.
 * @typedef {object} PlainError
 * @property {import("../model/error-codes.js").EngineErrorCode} code
 * @property {string} message an English sentence for developers; web/i18n has the sentences for people who play
 * @property {{line: number, column: number} | null} position the place in the input, from 1
 * @property {Record<string, any>} [details] `expected`, `found`, `symbol`, `leftOut`, where they apply; of "not-found"
 *   also `tried` and `nearest`
 */

/** Every failure of the engine. */
export class NonetError extends Error {
  /**
   * @param {import("../model/error-codes.js").EngineErrorCode} code
   * @param {string} message
   * @param {{position?: PlainError["position"], details?: PlainError["details"]}} [where]
   */
  constructor(code, message, { position = null, details } = {}) {
    super(message);
    this.name = "NonetError";
    this.code = code;
    this.position = position;
    this.details = details;
  }
}

/** @param {PlainError} plain @returns {NonetError} */
export function fromPlain({ code, message, position, details }) {
  return new NonetError(code, message, { position, details });
}

/**
 * Returns the module's error record as plain data, without the fields that do not apply (0 or "").
 * @param {import("./sentences.js").ErrorRecord} record
 * @returns {PlainError}
 */
export function toPlain(record) {
  const { code, line = 0, column = 0, ...rest } = record;
  const details = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== "" && value !== 0 && value !== undefined),
  );
  return { code, message: sentenceFor(record), position: line > 0 ? { line, column } : null, details };
}
