/** What makes the files of days in the command, and what is wrong with a day. */
import { loadBookWords } from "../i18n/book-words.js";
import { loadSeriesWords } from "../i18n/series-words.js";
import { outlinesOf } from "../print/pictures/outline-pen.js";
import { drawHere } from "../print/pictures/picture-file.js";
import { outsideOfDay, seriesSentences, seriesTools as toolsOf } from "../print/series/series-writer.js";
import { contextFor } from "./context.js";

/** @typedef {import("../print/series/series-settings.js").SeriesSettings} SeriesSettings */
/** @typedef {import("../print/series/day-files.js").Tools} Tools */

/**
 * @param {SeriesSettings} settings
 * @param {import("./context.js").Fonts} fonts
 * @returns {Promise<Tools>} rejects with a Failure for a language without a font, and codes without an address
 */
export async function seriesTools(settings, { files, face }) {
  const { words } = await contextFor(settings, { files, face });
  return toolsOf(settings, { words, face, draw: drawHere({ files, outlines: outlinesOf(files, face) }) });
}

/**
 * What of a day is outside the profile of the printer, and codes that are too long.
 *
 * @param {import("../print/layout/day-page.js").Day} day @param {SeriesSettings} settings @param {Tools} tools
 * @param {import("../i18n/words.js").Words} words in English
 * @returns {Promise<string[]>} sentences
 */
export async function findingsOf(day, settings, tools, words) {
  const [bookWords, seriesWords] = await Promise.all([loadBookWords("en"), loadSeriesWords("en")]);
  return seriesSentences(await outsideOfDay(day, settings, tools), words, bookWords, seriesWords);
}
