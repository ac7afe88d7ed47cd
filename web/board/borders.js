/**
 * The lines of a board: straight pieces of the greatest length, thin between cells of a region, thick around regions
 * and grids. Each of several grids also has a frame, so that one sees which cells belong to which of two overlapping
 * grids.
 */
import { cellAt } from "../model/layout.js";
import { hasPlace, regionAt } from "../model/layout-spec.js";
import { frameOf, rect } from "./operations.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Stripe} Stripe */
/** @typedef {import("./operations.js").Rect} Rect */
/** @typedef {import("../model/layout.js").Layout} Layout */
/** @typedef {readonly [row: number, column: number]} Place */

/** Width of the frame around one of several grids, relative to a thick line. */
const frameShare = 1.6;

/** The lines of each geometry, because a board is drawn often. @type {WeakMap<Geometry, readonly Rect[]>} */
const known = new WeakMap();

/**
 * Draws the lines: thin ones first, because thick ones are drawn over them.
 * @param {Geometry} geometry
 * @returns {readonly Rect[]}
 */
export function drawLines(geometry) {
  const before = known.get(geometry);
  if (before) return before;
  const { grids, gridCount } = geometry.layout;
  const frames = gridCount > 1 ? grids.flatMap((grid) => drawFrame(geometry, grid)) : [];
  const lines = [...drawPieces(geometry, false), ...drawPieces(geometry, true), ...frames];
  known.set(geometry, lines);
  return lines;
}

/**
 * Draws the paper of the board: one box, or one box for each run of cells.
 * @param {Geometry} geometry
 * @returns {Rect[]}
 */
export function drawPaper({ layout, frame, uprights, levels }) {
  if (!layout.cellsOfPlaces) return [rect(frame.x, frame.y, frame.width, frame.height, "paper")];
  return levels.slice(1).flatMap((below, row) =>
    runs(layout.columns, (column) => cellAt(layout, row, column) !== null).map(([from, to]) => {
      const [{ start: x }, { start: y }, right] = [uprights[from], levels[row], uprights[to + 1]];
      return rect(x, y, right.start + right.size - x, below.start + below.size - y, "paper");
    }),
  );
}

/** @param {Geometry} geometry @param {import("../model/layout-spec.js").Grid} grid */
function drawFrame({ lines, uprights, levels }, { row, column, rows, columns }) {
  const wide = lines.thick * frameShare;
  const width = Number.isInteger(lines.thick) ? Math.round(wide) : wide;
  const [x, y] = [middle(uprights[column], width), middle(levels[row], width)];
  const [right, bottom] = [middle(uprights[column + columns], width), middle(levels[row + rows], width)];
  return frameOf(x, y, right + width - x, bottom + width - y, width, "thick-line");
}

/** @param {Geometry} geometry @param {boolean} isThick @returns {Rect[]} */
function drawPieces({ layout, lines, uprights, levels }, isThick) {
  const { rows, columns } = layout;
  const [width, colour] = isThick
    ? [lines.thick, /** @type {const} */ ("thick-line")]
    : [lines.thin, /** @type {const} */ ("thin-line")];
  const is = (/** @type {Place} */ first, /** @type {Place} */ second) => isBorder(layout, first, second) === isThick;
  /** Where a piece begins, and its length; with the crossings at both ends, so that corners have no gap. */
  const along = (/** @type {readonly Stripe[]} */ stripes, /** @type {[number, number]} */ [from, to]) => {
    const begin = middle(stripes[from], width);
    return [begin, middle(stripes[to + 1], width) + width - begin];
  };
  return [
    ...uprights.flatMap((stripe, column) =>
      runs(rows, (row) => is([row, column - 1], [row, column])).map((run) => {
        const [y, height] = along(levels, run);
        return rect(middle(stripe, width), y, width, height, colour);
      }),
    ),
    ...levels.flatMap((stripe, row) =>
      runs(columns, (column) => is([row - 1, column], [row, column])).map((run) => {
        const [x, length] = along(uprights, run);
        return rect(x, middle(stripe, width), length, width, colour);
      }),
    ),
  ];
}

/**
 * Whether the line between two neighbouring places is an edge of a grid or of its regions; null without a line.
 * @param {Layout} layout
 * @param {Place} first
 * @param {Place} second
 */
function isBorder(layout, first, second) {
  if (cellAt(layout, ...first) === null && cellAt(layout, ...second) === null) return null;
  return layout.grids.some((grid) => {
    const regionOf = (/** @type {Place} */ [row, column]) =>
      hasPlace(grid, row, column) && regionAt(grid, row - grid.row, column - grid.column);
    return regionOf(first) !== regionOf(second);
  });
}

/**
 * Returns where a line begins that is centred on a ruled line; on a whole unit if both widths are whole.
 * @param {Stripe} stripe
 * @param {number} width
 */
function middle({ start, size }, width) {
  const beyond = (width - size) / 2;
  return start - (Number.isInteger(width) && Number.isInteger(size) ? Math.floor(beyond) : beyond);
}

/**
 * Returns the first and the last place of each run of places for which `holds` is true.
 * @param {number} side
 * @param {(place: number) => boolean} holds
 * @returns {[number, number][]}
 */
function runs(side, holds) {
  /** @type {[number, number][]} */
  const found = [];
  for (let place = 0; place < side; place++) {
    if (!holds(place)) continue;
    const last = found[found.length - 1];
    if (last && last[1] === place - 1) last[1] = place;
    else found.push([place, place]);
  }
  return found;
}
