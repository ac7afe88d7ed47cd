/**
 * What the reader should know about the pages before they are printed, such as what paper cannot show; the characters
 * that the fonts of the PDF do not have.
 */
import { loadBookWords } from "../../i18n/book-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { isInFog } from "../../print-jobs/authored-parts.js";
import { preflight } from "../../print/preflight.js";
import { preflightSentence } from "../../print/preflight-sentences.js";
import { presses } from "../../print/presses.js";
import { smallestType, smallTypeSentence } from "../../print/small-type.js";
import { slices } from "../../print/slices.js";

/**
 * @param {import("./production.js").Made} made @param {import("../../i18n/words.js").Words} words @param {AbortSignal}
 *   signal
 * @returns {Promise<string[]>} sentences; rejects after an abort
 */
export async function notesAbout({ job, printed, settings, fonts }, words, signal) {
  const pictures = job.kind === "path" ? job.steps.filter(({ pictured }) => pictured).length : 0;
  return [
    ...(job.kind === "path" && job.unpictured > 0
      ? [words("path.sheet-unpictured", { pictures, count: job.unpictured })]
      : []),
    ...(printed.cutPages
      ? [(await loadRuleWords(words.language))("print.words-cut", { count: printed.cutPages })]
      : []),
    ...(isInFog(job) ? [(await loadRuleWords(words.language))("fog.paper")] : []),
    ...(presses[settings.look.press].type > 0
      ? await preflightNotes(printed, settings, fonts.face, words, signal)
      : [smallTypeSentence(await smallestType(printed, slices(signal)), words)]),
  ].filter(Boolean);
}

/** Findings of the preflight that are said; the others are counted. */
const mostFindings = 5;

/**
 * What the preflight found, in sentences.
 *
 * @param {import("./production.js").Made["printed"]} printed @param {import("./production.js").Made["settings"]}
 *   settings @param {import("../../print/fonts/face.js").Face} face
 * @param {import("../../i18n/words.js").Words} words
 * @param {AbortSignal} signal
 */
async function preflightNotes(printed, settings, face, words, signal) {
  const findings = await preflight(printed, settings, face, slices(signal));
  if (!findings.length) return [];
  const bookWords = await loadBookWords(words.language);
  const said = findings.slice(0, mostFindings).map((found) => preflightSentence(found, words, bookWords));
  const count = findings.length - said.length;
  return count > 0 ? [...said, bookWords("preflight.more", { count })] : said;
}

/** @param {import("../../print/job.js").PrintedPuzzle} puzzle */
const textsOf = ({ title, author = "", ruleset = "" }) => [title, author, ruleset.replaceAll("\n", "")];

/** @param {import("./production.js").Made} made @returns {string[]} each once */
export function missingIn({ settings: { look }, job, fonts: { face } }) {
  const titles =
    job.kind === "puzzles"
      ? job.sections.flatMap(({ title, puzzles }) => [title, ...puzzles.flatMap(textsOf)])
      : job.kind === "path"
        ? textsOf(job.puzzle)
        : [];
  return face.missing([look.title, look.author, look.header, look.footer, ...titles].join(""));
}
