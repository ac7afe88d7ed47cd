/**
 * A job as a document of an office program. Whoever wants one loads this module late: it has the libraries that write
 * the formats.
 *
 * @typedef {import("../print-settings.js").PrintSettings} PrintSettings
 * @typedef {"docx" | "pptx"} OfficeFormat
 * @typedef {{ signal?: AbortSignal, onProgress?: (done: number, of: number) => void }} Run `onProgress` hears of boards
 */

import { slidesFile } from "./slides-file.js";
import { wordFile } from "./word-file.js";

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
 * @param {OfficeFormat} format
 * @param {{ job: import("../job.js").Job, paths: readonly import("../job.js").PathJob[] }} made `paths` of the puzzles
 *   that have one solution, for slides
 * @param {PrintSettings} settings of loose sheets
 * @param {import("../layout/plans.js").Context} context
 * @param {import("../pictures/picture-file.js").DrawPicture} draw
 * @param {Run} [run]
 * @returns {Promise<Uint8Array>} the file
 */
export const officeFile = (format, { job, paths }, settings, context, draw, run) =>
  format === "docx"
    ? wordFile(job, settings, context, draw, run)
    : slidesFile(job, paths, settings, context, draw, run);
