/** Boards as pictures for documents of office programs. */

/**
 * A drawing in points, with the words for somebody who cannot see it.
 * @typedef {import("../layout/boxes.js").DrawingBox & { height: number }} Drawing
 * @typedef {{ width: number, height: number, page: import("../layout/boxes.js").Page, label: string }} BoardPicture in
 *   points
 */

/** White around a drawing, in points: a program that draws a picture smaller may cut half a pixel from its edges. */
const edge = 1;

/**
 * Returns a drawing as a page of its own.
 * @param {Drawing} drawing @returns {BoardPicture}
 */
export function boardPicture(drawing) {
  const [width, height] = [drawing.width + 2 * edge, drawing.height + 2 * edge];
  const { label } = drawing;
  const trim = { x: 0, y: 0, width, height };
  return {
    width,
    height,
    label,
    page: { width, height, trim, bleed: trim, boxes: [{ ...drawing, x: edge, y: edge }] },
  };
}
