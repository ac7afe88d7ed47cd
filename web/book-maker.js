/** A module of its own that makes a whole book, or any other document, in one call. */
import { createEngine } from "./engine/index.js";
import { layOutPages, pdfOf } from "./printing.js";

/**
 * @typedef {object} BookOptions
 * @property {import("./engine/client.js").Engine} [engine] without it an engine is loaded for the call and closed
 *   afterwards
 * @property {string} [list] puzzles in any format, for settings that print the reader's own puzzles
 * @property {Date} [created] the same settings with the same date give the same bytes
 * @property {AbortSignal} [signal] ends the work, which then rejects
 * @property {(progress: import("./print-jobs/index.js").MakingProgress) => void} [onProgress] while the puzzles are
 *   made
 * @property {(done: number, of: number) => void} [onPage] while the pages are written
 */

/**
 * Makes the puzzles of the settings, lays them out, and writes a PDF file.
 *
 * @param {unknown} settings an object, or a text that is JSON, as docs/books.md describes it
 * @param {BookOptions} [options]
 * @returns {Promise<{ pdf: Uint8Array<ArrayBuffer>, pageCount: number, faults: string[], findings: string[] }>}
 *   `findings`: what is outside the profile of the printer. Rejects with an error that
 *   has a `code`
 */
export async function makeBook(settings, { engine, created, signal, onPage, ...making } = {}) {
  const own = engine ?? (await createEngine());
  try {
    const { pages, faults, findings } = await layOutPages(settings, { ...making, signal, engine: own });
    return {
      pdf: await pdfOf(pages, { created, signal, onProgress: onPage }),
      pageCount: pages.pageCount,
      faults,
      findings,
    };
  } finally {
    if (!engine) own.close();
  }
}
