/**
 * Lines that show the selection: around the selected cells together, a ring in the focused cell, a broken frame where
 * the keyboard is.
 */
import { cellAt, columnOf, rowOf } from "../model/layout.js";
import { cornerOf, isWithin } from "./geometry.js";
import { frameOf, path, rect } from "./operations.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("./view.js").BoardView} BoardView */

/** Width of the ring, and of the line around several cells; relative to the cell. */
const widths = { ring: 0.06, line: 0.035 };

/** The lines of the selection, which every board has. @type {import("./extension.js").Extension} */
export const selectionExtension = {
  layers: (view, geometry, span) => ({ over: drawSelection(view, geometry, isWithin(span, geometry)) }),
};

/**
 * @param {Pick<BoardView, "cursor" | "selection" | "caret">} view
 * @param {Geometry} geometry
 * @param {(cell: number) => boolean} isShown
 * @returns {Operation[]}
 */
export function drawSelection({ cursor, selection, caret }, geometry, isShown) {
  const drawn = selection.length > 1 ? drawOutline(new Set(selection), geometry, isShown) : [];
  if (cursor !== null) drawn.push(...drawRing(cursor, geometry));
  if (caret !== null && caret !== cursor) drawn.push(drawBrokenFrame(caret, geometry, widths.ring, "ring"));
  return drawn;
}

/**
 * A broken frame inside a cell.
 * @param {number} cell
 * @param {Geometry} geometry
 * @param {number} width relative to the cell
 * @param {import("./palette.js").ColourName} colour
 */
export function drawBrokenFrame(cell, geometry, width, colour) {
  const line = Math.max(1, geometry.cell * width);
  const { x, y } = cornerOf(geometry, cell);
  const [left, top, right, bottom] = [x + line, y + line, x + geometry.cell - line, y + geometry.cell - line];
  return path([["M", left, top], ["L", right, top], ["L", right, bottom], ["L", left, bottom], ["Z"]], line, colour, [
    line * 3,
    line * 2,
  ]);
}

/** @param {number} cell @param {Geometry} geometry @returns {Operation[]} */
function drawRing(cell, geometry) {
  const { x, y } = cornerOf(geometry, cell);
  const size = geometry.cell;
  const line = Math.max(2, Math.round(size * widths.ring));
  return frameOf(x, y, size, size, line, "ring");
}

/**
 * Draws a line inside each cell along the sides where the selection ends. The line crosses the ruled lines between
 * selected cells.
 *
 * @param {ReadonlySet<number>} selected
 * @param {Geometry} geometry
 * @param {(cell: number) => boolean} isShown
 * @returns {Operation[]}
 */
function drawOutline(selected, geometry, isShown) {
  const { layout, cell: size, lefts, tops } = geometry;
  const line = Math.max(1, Math.round(size * widths.line));
  const has = (/** @type {number} */ row, /** @type {number} */ column) => {
    const cell = cellAt(layout, row, column);
    return cell !== null && selected.has(cell);
  };
  /** @type {Operation[]} */
  const drawn = [];
  for (const cell of selected) {
    if (!isShown(cell)) continue;
    const [row, column] = [rowOf(layout, cell), columnOf(layout, cell)];
    const { x, y } = cornerOf(geometry, cell);
    const [up, down, left, right] = [
      has(row - 1, column),
      has(row + 1, column),
      has(row, column - 1),
      has(row, column + 1),
    ];
    const endX = right ? lefts[column + 1] : x + size;
    const endY = down ? tops[row + 1] : y + size;
    for (const [isInside, top] of /** @type {const} */ ([
      [up, y],
      [down, y + size - line],
    ])) {
      if (!isInside) drawn.push(rect(x, top, endX - x, line, "ring"));
    }
    for (const [isInside, start] of /** @type {const} */ ([
      [left, x],
      [right, x + size - line],
    ])) {
      if (!isInside) drawn.push(rect(start, y, line, endY - y, "ring"));
    }
    // Where two arms of the selection meet, the outline turns inside this cell.
    for (const [across, beside, start] of /** @type {const} */ ([
      [-1, left, x],
      [1, right, x + size - line],
    ])) {
      if (up && beside && !has(row - 1, column + across)) drawn.push(rect(start, y, line, line, "ring"));
      if (down && beside && !has(row + 1, column + across))
        drawn.push(rect(start, y + size - line, line, line, "ring"));
    }
  }
  return drawn;
}
