/** Boards as pictures for documents of office programs. */
import { pngPicture } from "../pictures/png-picture.js";

/**
 * A drawing in points, with the words for somebody who cannot see it.
 * @typedef {import("../layout/boxes.js").DrawingBox & { height: number }} Drawing
 * @typedef {{ width: number, height: number, page: import("../layout/boxes.js").Page, png: Uint8Array, label: string }}
 *   Picture in points
 */

/**
 * Cost: some 100 ms for a board of 8 cm at 600 dots an inch.
 * @param {Drawing} drawing
 * @param {import("../pictures/outline-pen.js").Outlines} outlines
 * @param {number} dpi of the PNG
 * @returns {Picture}
 */
export function pictureOf(drawing, outlines, dpi) {
  const { width, height, label } = drawing;
  const trim = { x: 0, y: 0, width, height };
  const page = { width, height, trim, bleed: trim, boxes: [{ ...drawing, x: 0, y: 0 }] };
  return { width, height, label, page, png: pngPicture(page, outlines, { dpi }) };
}
