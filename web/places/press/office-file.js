/** The sheets of place Print as a document for Word or as slides. */
import { createPictureWorkers, pictureWorkers } from "../../print/make-pictures.js";
import { leftOut, officeFile } from "../../print/office/index.js";

const types = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
};

/**
 * @param {import("../../print/office/index.js").OfficeFormat} format
 * @param {import("../print/production.js").Made} made of loose sheets
 * @param {ReturnType<typeof import("../print/production.js").createProduction>["pathsOf"]} pathsOf
 * @param {{ signal: AbortSignal, onProgress: (done: number, of: number) => void }} run `onProgress` hears of boards
 * @returns {Promise<{ file: Blob, isWhole: boolean }>} `isWhole`: no setting is without effect in the document. Rejects
 *   after an abort
 */
export async function officeFileOf(format, made, pathsOf, { signal, onProgress }) {
  const { job, settings, context, fonts } = made;
  const paths = format === "pptx" ? await pathsOf(made, { signal }) : [];
  const workers = createPictureWorkers(fonts, { workers: pictureWorkers(), signal });
  try {
    const bytes = await officeFile(format, { job, paths }, settings, context, workers.draw, { signal, onProgress });
    return {
      file: new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)], { type: types[format] }),
      isWhole: leftOut(format, settings.look).length === 0,
    };
  } finally {
    workers.close();
  }
}
