/** A module of its own that makes a whole book, or any other document, in one call. */
import { createEngine } from "./engine/index.js";
import { documentOf, layOutPages, pdfOf } from "./printing.js";

/**
 * @typedef {object} BookOptions
 * @property {import("./engine/client.js").Engine} [engine] without it an engine is loaded for the call and closed
 *   afterwards
 * @property {string} [list] puzzles in any format, for settings that print the reader's own puzzles
 * @property {Date} [created] the same settings with the same date give the same bytes
 * @property {AbortSignal} [signal] ends the work, which then rejects
 * @property {(progress: import("./print-jobs/index.js").MakingProgress) => void} [onProgress] while the puzzles are
 *   made
 * @property {(done: number, of: number) => void} [onPage] while the pages are written; in other formats than "pdf":
 *   while the boards are drawn
 *
 * @typedef {"pdf" | "docx" | "pptx"} BookFormat
 * @typedef {{ faults: string[], findings: string[], leftOut: string[] }} BookFacts `faults` names puzzles of the list
 *   that have not exactly one solution; `findings`: what of a PDF file is outside the profile of the printer;
 *   `leftOut`: fields of the settings without effect in this format
 */

/**
 * Makes the puzzles of the settings, and writes a file with them.
 *
 * @template {BookFormat} [Format="pdf"]
 * @param {unknown} settings an object, or a text that is JSON, as docs/books.md describes it; a book is "pdf" alone
 * @param {BookOptions & { format?: Format }} [options] `format`: "pdf" if absent
 * @returns {Promise<BookFacts & Record<Format, Uint8Array<ArrayBuffer>> & { pageCount: Format extends "pdf" ? number :
 *   null }>} the file under the name of its format; `pageCount` is null where the program that opens the file breaks
 *   its pages. Rejects with an error that has a `code`
 */
export async function makeBook(settings, { engine, created, signal, onPage, format, ...making } = {}) {
  const own = engine ?? (await createEngine());
  const options = { ...making, signal, engine: own };
  /** @type {any} the compiler knows no record whose only name is a parameter of a type */
  let made;
  try {
    if (format === "docx" || format === "pptx") {
      const { bytes, ...facts } = await documentOf(settings, format, { ...options, onBoard: onPage });
      made = { [format]: bytes, pageCount: null, findings: [], ...facts };
    } else {
      const { pages, ...facts } = await layOutPages(settings, options);
      const pdf = await pdfOf(pages, { created, signal, onProgress: onPage });
      made = { pdf, pageCount: pages.pageCount, leftOut: [], ...facts };
    }
  } finally {
    if (!engine) own.close();
  }
  return made;
}
