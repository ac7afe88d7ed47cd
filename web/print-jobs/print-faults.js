/** A failure while a document is made, with its place in the document, and its sentence. */
/** @typedef {import("../model/error-codes.js").ErrorCode} ErrorCode */

/**
 * A failure while a document is made. It has the code of the engine's error where there is one, and the place in the
 * document.
 */
export class MakingError extends Error {
  /** @param {ErrorCode} code @param {Record<string, any>} [details] @param {unknown} [cause] */
  constructor(code, details = {}, cause) {
    super(code, { cause });
    this.code = code;
    this.details = details;
  }
}

/** The failure of work that was stopped by its signal. */
export const aborted = () => new MakingError("aborted");

/**
 * @param {unknown} error
 * @param {import("../i18n/words.js").Words} words
 * @param {(error: unknown, words: import("../i18n/words.js").Words) => string} sentenceOf the sentence for a failure of
 *   the engine
 */
export function makingSentence(error, words, sentenceOf) {
  const { code, details = {} } = /** @type {{ code?: ErrorCode, details?: Record<string, any> }} */ (error ?? {});
  const sentence =
    code === "too-few-different"
      ? words("making.too-few-different", details)
      : code === "technique-never"
        ? words("making.technique-never")
        : sentenceOf(error, words);
  return details.section ? words("making.in-section", { ...details, sentence }) : sentence;
}

/**
 * What is wrong with a puzzle of the reader's list, and where the puzzle is.
 *
 * @param {import("../print/job.js").Fault} fault @param {import("../i18n/words.js").Words} words
 */
export const faultSentence = ({ flaw, number, source, line }, words) =>
  words("making.fault", { flaw, number, line, file: source, isFile: source ? "yes" : "no" });
