/** What makes the files of days: words, fonts, codes; and what is wrong with a day. */
import { qrModules } from "../formats/qr-code.js";
import { loadBookWords } from "../i18n/book-words.js";
import { loadRuleWords } from "../i18n/rule-words.js";
import { loadSeriesWords } from "../i18n/series-words.js";
import { outlinesOf } from "../print/pictures/outline-pen.js";
import { preflight } from "../print/preflight.js";
import { preflightSentence } from "../print/preflight-sentences.js";
import { dayDocument } from "../print/series/day-files.js";
import { loadSheetFaces } from "../print/sheet-face.js";
import { contextFor, linksOf, modulesOf } from "./context.js";

/** @typedef {import("../print/series/series-settings.js").SeriesSettings} SeriesSettings */
/** @typedef {import("../print/series/day-files.js").Tools} Tools */

/**
 * @param {SeriesSettings} settings
 * @param {import("./context.js").Fonts} fonts
 * @returns {Promise<Tools>} rejects with a Failure
 */
export async function seriesTools(settings, fonts) {
  const { look, work } = settings;
  const { address, language, show } = look;
  const hasRules = Object.values(work.days).some(({ goal }) => goal.rules);
  await loadSheetFaces({ kind: "puzzles", sections: [] }, look);
  return {
    files: fonts.files,
    outlines: outlinesOf(fonts.files, fonts.face),
    linksOf: (puzzle) => (address ? linksOf(puzzle, address) : null),
    context: {
      ...(await contextFor(settings, fonts)),
      seriesWords: await loadSeriesWords(language),
      ruleWords: hasRules ? await loadRuleWords(language) : null,
      solutionCodeOf: (puzzle) => (show.code ? modulesOf(qrModules(linksOf(puzzle, address).solution)) : null),
    },
  };
}

/**
 * What of a day is outside the profile of the printer, and codes that are too long.
 *
 * @param {import("../print/layout/day-page.js").Day} day @param {SeriesSettings} settings @param {Tools} tools
 * @param {import("../i18n/words.js").Words} words in English
 * @returns {Promise<string[]>} sentences
 */
export async function findingsOf(day, settings, tools, words) {
  const bookWords = await loadBookWords("en");
  const found = await preflight(dayDocument(day, settings, tools), settings, tools.context.face);
  const sentences = found.map((each) => `${day.day}: ${preflightSentence(each, words, bookWords)}`);
  if (settings.look.show.code && !tools.context.codeOf(day.puzzle))
    sentences.push(`${day.day}: The address of the puzzle is too long for a QR code. There is no code.`);
  return sentences;
}
