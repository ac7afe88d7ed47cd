/** What is outside the profile of the printer, or hard to read. The book is written all the same. */
import { loadBookWords } from "../i18n/book-words.js";
import { loadFaceWords } from "../i18n/face-words.js";
import { loadRuleWords } from "../i18n/rule-words.js";
import { isInFog } from "../print-jobs/authored-parts.js";
import { preflight } from "../print/preflight.js";
import { preflightSentence } from "../print/preflight-sentences.js";
import { presses } from "../print/presses.js";
import { hasDigitsForFace } from "../print/sheet-face.js";
import { smallestType, smallTypeSentence } from "../print/small-type.js";

/**
 * Returns that what is written has no fog; "" where no puzzle has some.
 * @param {import("../print/job.js").Job} job
 */
export const fogSentence = async (job) => (isInFog(job) ? (await loadRuleWords("en"))("fog.paper") : "");

/**
 * @param {import("../print/job.js").Job} job
 * @param {import("../print/layout/boxes.js").PrintedDocument} printed
 * @param {import("../print/print-settings.js").PrintSettings} settings
 * @param {import("../i18n/words.js").Words} words
 * @param {import("../print/fonts/face.js").Face} face
 * @returns {Promise<{ findings: string[], warnings: string[] }>} sentences: `findings` of the preflight, `warnings` of
 *   the rest
 */
export async function bookWarnings(job, printed, settings, words, face) {
  const bookWords = await loadBookWords("en");
  const findings = (await preflight(printed, settings, face)).map((found) =>
    preflightSentence(found, words, bookWords),
  );
  // A profile with a least type says more.
  const hasType = presses[settings.look.press].type > 0;
  const small = hasType ? "" : smallTypeSentence(await smallestType(printed), words);
  const counted = hasDigitsForFace(job, settings.look) ? (await loadFaceWords("en"))("faces.printed-numbers") : "";
  return { findings, warnings: [small, counted, await fogSentence(job)].filter(Boolean) };
}
