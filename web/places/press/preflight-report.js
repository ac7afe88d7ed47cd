/** What the preflight says of a book and its cover, page by page. */
import { preflight, preflightCover } from "../../print/preflight.js";
import { preflightSentence } from "../../print/preflight-sentences.js";
import { slices } from "../../print/slices.js";
import { coverOfMade } from "./cover-fields.js";

/**
 * @param {import("../print/production.js").Made} made of a book
 * @param {import("../../i18n/words.js").Words} words @param {import("../../i18n/book-words.js").BookWords} bookWords
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} a sentence for each finding; rejects after an abort
 */
export async function reportOn(made, words, bookWords, signal) {
  const { printed, settings, fonts } = made;
  const findings = [
    ...(await preflight(printed, settings, fonts.face, slices(signal))),
    ...preflightCover(coverOfMade(made), settings.look, printed.pageCount),
  ];
  return findings.map((found) => preflightSentence(found, words, bookWords));
}
