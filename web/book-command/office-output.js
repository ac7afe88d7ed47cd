/** Sheets as documents for office programs: the end of the file's name says which. */
import { makePaths } from "../print-jobs/index.js";
import { Failure } from "./book-messages.js";

/** @typedef {import("../print/print-settings.js").PrintSettings} PrintSettings */
/** @typedef {import("../print/job.js").Job} Job */
/** @typedef {import("../print/office/index.js").OfficeFormat} OfficeFormat */

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
 * The paths that slides show.
 * @param {OfficeFormat | null} format @param {Job} job @param {PrintSettings} settings @param
 *   {import("../print-jobs/index.js").Context} context
 */
export const pathsFor = async (format, job, settings, context) =>
  format === "pptx" ? makePaths(job, settings, context) : [];
