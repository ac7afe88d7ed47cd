/** The meanings of the marks in pictures of steps: a line of words beside each mark. */
import { heightOf, paragraph, space } from "./rows.js";
import { swatchBox } from "./step-box.js";
import { lineHeight } from "./type.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {{ size: number, width: number, face: import("../fonts/face.js").Face }} Type */

/**
 * @param {readonly import("../job.js").LegendLine[]} legend
 * @param {Type} type
 * @param {import("../print-settings.js").Look} look
 * @returns {Row[]}
 */
export const legendRows = (legend, type, look) => legend.flatMap((line) => rowsOf(line, type, look));

/**
 * @param {import("../job.js").LegendLine} line
 * @param {Type} type
 * @param {import("../print-settings.js").Look} look
 * @returns {Row[]}
 */
function rowsOf(line, { size, width, face }, look) {
  const side = size * 1.5;
  const indent = side + 6;
  const rows = paragraph(line.meaning, { size, width, face, indent });
  // The first line and the mark have the same middle.
  const lowered = (side - size * lineHeight) / 2;
  const [first, ...others] = rows;
  /** @type {Row[]} */
  const marked = [
    {
      height: lowered + first.height,
      draw: (x, y) => [swatchBox(line, { x, y, width: side, style: look }), ...first.draw(x, y + lowered)],
    },
    ...others,
  ];
  return [...marked, space(Math.max(0, side - heightOf(marked)) + 4)];
}
