/** Sheets as documents for office programs: the end of the file's name says which. */
import { makePaths } from "../print-jobs/index.js";
import { outlinesOf } from "../print/pictures/outline-pen.js";
import { Failure } from "./book-messages.js";

/** @typedef {import("../print/print-settings.js").PrintSettings} PrintSettings */
/** @typedef {import("../print/job.js").Job} Job */
/** @typedef {"docx" | "pptx"} OfficeFormat */

/**
 * Returns the format that the name of a file asks for; null for PDF.
 * @param {string} output @param {PrintSettings} settings @returns {OfficeFormat | null} throws a Failure for a book
 */
export function officeFormatOf(output, { look }) {
  const [, format = null] = /\.(docx|pptx)$/i.exec(output) ?? [];
  if (format && look.book)
    throw new Failure(`A book is written as PDF. For ${output}, leave out look.book, or write null there.`);
  return /** @type {OfficeFormat | null} */ (format?.toLowerCase() ?? null);
}

/**
 * The settings that a document has no place for.
 * @param {OfficeFormat} format @param {PrintSettings["look"]} look @returns {string[]} names of fields
 */
export const leftOut = (format, { show, cutOut, header, footer }) =>
  Object.entries({
    "look.show.code": show.code,
    "look.show.notes": show.notes,
    "look.cutOut": format === "pptx" && cutOut,
    "look.header": format === "pptx" && header !== "",
    "look.footer": format === "pptx" && footer !== "",
  }).flatMap(([name, isWanted]) => (isWanted ? [name] : []));

/**
 * The paths that slides show.
 * @param {OfficeFormat | null} format @param {Job} job @param {PrintSettings} settings @param
 *   {import("../print-jobs/index.js").Context} context
 */
export const pathsFor = async (format, job, settings, context) =>
  format === "pptx" ? makePaths(job, settings, context) : [];

/**
 * @param {OfficeFormat} format
 * @param {{ job: Job, paths: readonly import("../print/job.js").PathJob[] }} made
 * @param {PrintSettings} settings
 * @param {import("../print/layout/plans.js").Context} context
 * @param {import("./context.js").Fonts} fonts
 * @param {{ signal: AbortSignal, onProgress: (done: number, of: number) => void }} run
 * @returns {Promise<Uint8Array>}
 */
export async function officeFile(format, { job, paths }, settings, context, { files, face }, run) {
  const outlines = outlinesOf(files, face);
  if (format === "docx")
    return (await import("../print/office/word-file.js")).wordFile(job, settings, context, outlines, run);
  return (await import("../print/office/slides-file.js")).slidesFile(job, paths, settings, context, outlines, run);
}
