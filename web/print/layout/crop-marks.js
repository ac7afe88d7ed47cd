/**
 * Marks at the corners of a page that show where to cut. They are outside the bleed, so that nothing of them remains on
 * the page.
 */
import { lineBox } from "./boxes.js";

/** From the bleed to a mark, and the length of a mark, in points. */
const offset = 4.5;
const longest = 18;
const width = 0.25;

/**
 * @param {Pick<import("./paper.js").Frame, "width" | "height" | "trim" | "bleed">} frame
 * @returns {import("./boxes.js").LineBox[]} two lines at each corner of the trim
 */
export function cropMarks({ width: mediumWidth, height: mediumHeight, trim, bleed }) {
  /**
   * Where the marks of an edge begin and end on their axis.
   * @param {number} edge of the bleed
   * @param {-1 | 1} way outwards
   * @param {number} last end of the medium
   */
  const reach = (edge, way, last) => [
    edge + way * offset,
    way < 0 ? Math.max(last, edge - offset - longest) : Math.min(last, edge + offset + longest),
  ];
  const across = [
    ...[trim.y, trim.y + trim.height].flatMap((y) => [
      [...reach(bleed.x, -1, 0), y],
      [...reach(bleed.x + bleed.width, 1, mediumWidth), y],
    ]),
  ];
  const down = [
    ...[trim.x, trim.x + trim.width].flatMap((x) => [
      [...reach(bleed.y, -1, 0), x],
      [...reach(bleed.y + bleed.height, 1, mediumHeight), x],
    ]),
  ];
  return [
    ...across.map(([x, x2, y]) => lineBox(x, y, x2, y, width)),
    ...down.map(([y, y2, x]) => lineBox(x, y, x, y2, width)),
  ];
}
