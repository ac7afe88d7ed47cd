/**
 * The names of rows and columns at the edges of a board.
 *
 * @typedef {{ row: (index: number) => string, column: (index: number) => string }} Naming as in i18n/steps/naming.js;
 *   indexes from 1
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./operations.js").Operation} Operation
 */
import { rect, text } from "./operations.js";

/** Width of the strips in CSS pixels where they are inside the board. */
export const coordinateRoom = 16;
/** Largest size of type in CSS pixels. */
const largest = 11;
/** Width and height of a digit relative to the size of type. */
const [wide, high] = [0.62, 0.8];

/**
 * Draws the names in the strips above the board and beside it. While the board is enlarged, the strips stay at the
 * edges of the window.
 *
 * @param {Naming} naming
 * @param {Geometry} geometry
 * @param {import("./geometry.js").Span} span the visible rows and columns
 * @param {number} [ratio] units of the geometry to a CSS pixel
 * @param {import("./geometry.js").Box} [window] the visible part of the board; all by default
 * @returns {Operation[]}
 */
export function drawCoordinates(
  naming,
  { gutter, cell, width, height, lefts, tops, layout: { rows, columns } },
  span,
  ratio = 1,
  window = { x: 0, y: 0, width, height },
) {
  const signs = String(Math.max(rows, columns)).length;
  const size = Math.min(largest * ratio, gutter / high, gutter / (wide * signs));
  const each = Math.ceil((size * (wide * signs + 0.3)) / cell);
  const named = (/** @type {[number, number]} */ [first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
      (place) => each === 1 || (place + 1) % each === 0,
    );
  const isScrolled = window.x > 0 || window.y > 0;
  return [
    ...(isScrolled
      ? [
          rect(window.x, window.y, window.width, gutter, "paper"),
          rect(window.x, window.y, gutter, window.height, "paper"),
        ]
      : []),
    ...named(span.columns)
      .filter((column) => lefts[column] + cell / 2 > window.x + gutter)
      .map((column) =>
        text(lefts[column] + cell / 2, window.y + gutter / 2, naming.column(column + 1), size, 500, "coordinate"),
      ),
    ...named(span.rows)
      .filter((row) => tops[row] + cell / 2 > window.y + gutter)
      .map((row) => text(window.x + gutter / 2, tops[row] + cell / 2, naming.row(row + 1), size, 500, "coordinate")),
  ];
}
