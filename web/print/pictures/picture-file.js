/** A page as the file of a picture, in each of its formats. */
import { writePdf } from "../play-pdf.js";
import { epsPicture } from "./eps-picture.js";
import { dpis } from "./formats.js";
import { pngPicture } from "./png-picture.js";
import { svgPicture } from "./svg-picture.js";

/**
 * @typedef {import("./formats.js").PictureFormat} PictureFormat
 *
 * @typedef {object} PictureOptions
 * @property {import("../fonts/face.js").FontFiles} files of the fonts, which a PDF file contains
 * @property {import("./outline-pen.js").Outlines} outlines of the same fonts, for the other formats
 * @property {string} title the name of the picture
 * @property {string} [author]
 * @property {string} language
 * @property {Date} created the same page with the same date gives the same bytes
 * @property {number} [dpi] pixels of an inch, for PNG; `dpis.usual` if absent
 *
 * @typedef {Omit<PictureOptions, "files" | "outlines">} DrawOptions
 * @typedef {(page: import("../layout/boxes.js").Page, format: PictureFormat, options: DrawOptions) =>
 *   Promise<Uint8Array>} DrawPicture draws a picture here or in a worker
 */

/**
 * Returns what draws pictures here.
 * @param {Pick<PictureOptions, "files" | "outlines">} fonts @returns {DrawPicture}
 */
export const drawHere = (fonts) => (page, format, options) => pictureFile(page, format, { ...fonts, ...options });

/**
 * @param {import("../layout/boxes.js").Page} page
 * @param {PictureFormat} format
 * @param {PictureOptions} options
 * @returns {Promise<Uint8Array>}
 */
export async function pictureFile(
  page,
  format,
  { files, outlines, title, author = "", language, created, dpi = dpis.usual },
) {
  switch (format) {
    case "svg":
      return new TextEncoder().encode(svgPicture(page, outlines, { title }));
    case "eps":
      return new TextEncoder().encode(epsPicture(page, outlines, { title }));
    case "png":
      return pngPicture(page, outlines, { dpi: dpi });
    default: {
      const printed = { pageCount: 1, page: () => page, sizeOf: () => page, title, author, language };
      return new Uint8Array(await writePdf(printed, { files, created }));
    }
  }
}
