/** A small picture for each entry of a legend. */
import { area, path, text } from "./operations.js";
import { outlineOf, roundedPath } from "./outline.js";
import { dashOf, edgeOf, groundOf, strikeOf, widthsOf } from "./step-shapes.js";

/** @typedef {import("./step-looks.js").LegendEntry} LegendEntry */
/** @typedef {import("./operations.js").Operation} Operation */

const size = 24;
/** The line widths of a board whose notes have the size of the swatch. */
const room = 17;
const widths = widthsOf(room, Infinity);
const middle = { x: size / 2, y: size / 2 };

/** @param {LegendEntry} entry @returns {import("./operations.js").DisplayList} */
export function drawSwatch(entry) {
  return {
    width: size,
    height: size,
    operations: entry.kind === "link" ? drawLink(entry) : entry.shape ? drawMark(entry, entry.shape) : drawField(entry),
  };
}

/** @param {LegendEntry} entry @returns {Operation[]} */
function drawLink({ colour, stroke }) {
  const width = stroke === "solid" ? widths.strong : widths.weak;
  return [
    path(
      [
        ["M", 1, size / 2],
        ["L", size - 1, size / 2],
      ],
      width,
      colour,
      dashOf(stroke ?? "solid", width),
    ),
  ];
}

/** @param {LegendEntry} entry @param {import("./step-looks.js").Shape} shape @returns {Operation[]} */
function drawMark({ colour, paper }, shape) {
  if (shape === "cross") {
    const [from, to] = [middle.x - room * 0.44, middle.x + room * 0.44];
    return [
      ...drawGround(paper ?? colour),
      path(
        [
          ["M", from, from],
          ["L", to, to],
          ["M", from, to],
          ["L", to, from],
        ],
        widths.edge,
        colour,
      ),
    ];
  }
  if (shape === "strike")
    return [text(middle.x, middle.y, "5", room * 0.74, 700, colour), ...strikeOf(middle, room, widths.strike)];
  return [...groundOf(shape, middle, room, paper ?? colour), ...edgeOf(shape, middle, room, colour, widths.edge)];
}

const field = roundedPath(outlineOf([{ x: 2, y: 2, width: size - 4, height: size - 4 }]), 3);

/** @param {import("./palette.js").ColourName} paper */
const drawGround = (paper) => [area(field, paper)];

/** @param {LegendEntry} entry @returns {Operation[]} */
function drawField({ colour, paper, stroke }) {
  return [...(paper ? drawGround(paper) : []), path(field, 1.8, colour, dashOf(stroke ?? "solid", 1.8))];
}
