/** The sentence for a failure while a document is made. */

/**
 * @param {unknown} error
 * @param {import("../i18n/words.js").Words} words
 * @param {(error: unknown, words: import("../i18n/words.js").Words) => string} sentenceOf the sentence for a failure of the engine
 */
export function makingSentence(error, words, sentenceOf) {
  const { code, details = {} } = /** @type {{ code?: string, details?: Record<string, any> }} */ (error ?? {});
  const sentence = code === "too-few-different" ? words("making.too-few-different", details)
    : code === "technique-never" ? words("making.technique-never") : sentenceOf(error, words);
  return details.section ? words("making.in-section", { ...details, sentence }) : sentence;
}

/**
 * What is wrong with a puzzle of the reader's list, and where the puzzle is.
 *
 * @param {import("../print/job.js").Fault} fault @param {import("../i18n/words.js").Words} words
 */
export const faultSentence = ({ flaw, number, source, line }, words) => words("making.fault", { flaw, number, line, file: source, isFile: source ? "yes" : "no" });
