/**
 * What the reader should know about the pages before they are printed; the characters that the fonts of the PDF do not
 * have.
 */
import { smallestType, smallTypeSentence } from "../../print/small-type.js";
import { slices } from "../../print/slices.js";

/**
 * @param {import("./production.js").Made} made @param {import("../../i18n/words.js").Words} words @param {AbortSignal}
 *   signal
 * @returns {Promise<string[]>} sentences; rejects after an abort
 */
export async function notesAbout({ job, printed }, words, signal) {
  const pictures = job.kind === "path" ? job.steps.filter(({ pictured }) => pictured).length : 0;
  return [
    ...(job.kind === "path" && job.unpictured > 0
      ? [words("path.sheet-unpictured", { pictures, count: job.unpictured })]
      : []),
    smallTypeSentence(await smallestType(printed, slices(signal)), words),
  ].filter(Boolean);
}

/** @param {import("./production.js").Made} made @returns {string[]} each once */
export function missingIn({ settings: { look }, job, fonts: { face } }) {
  const titles =
    job.kind === "puzzles"
      ? job.sections.flatMap(({ title, puzzles }) => [title, ...puzzles.map((puzzle) => puzzle.title)])
      : job.kind === "path"
        ? [job.puzzle.title]
        : [];
  return face.missing([look.title, look.author, look.header, look.footer, ...titles].join(""));
}
