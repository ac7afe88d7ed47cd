/**
 * The places of cells and lines, in the unit of the caller: whole device pixels for a canvas, so that every line is
 * sharp, or any unit for SVG. Lines lie between the cells; only the borders of irregular regions overlap the cells.
 *
 * @typedef {{ start: number, size: number, thick: boolean }} Stripe a ruled line across the whole board
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {{ thin: number, thick: number }} Lines widths of the lines inside a box and around it
 * @typedef {{ top: number, right: number, bottom: number, left: number }} Edges
 * @typedef {{ edges: Edges, taken: ReadonlySet<number>, caged: ReadonlySet<number> }} Room what the rules of a puzzle
 *   need: numbers of lanes at the edges for clues outside the cells; cells that have a number in their upper left
 *   corner; cells of cages, along whose edges dashes run
 * @typedef {object} Geometry
 * @property {import("../model/layout.js").Layout} layout
 * @property {number} cell width and height of a cell
 * @property {Lines} lines
 * @property {number} gutter width of the strips for the names of rows and columns, on the left and at the top
 * @property {number} lane width of a lane for clues
 * @property {number} sum size of the sums of cages, relative to a cell
 * @property {ReadonlySet<number>} taken the cells whose upper left corner is taken by a number
 * @property {ReadonlySet<number>} caged the cells of cages
 * @property {Box} frame the cells with the frame around them
 * @property {number} width of the board with its frame, the lanes and the gutter
 * @property {number} height of the board with its frame, the lanes and the gutter
 * @property {readonly number[]} lefts where each column begins
 * @property {readonly number[]} tops where each row begins
 * @property {readonly Stripe[]} uprights the lines between columns, left to right
 * @property {readonly Stripe[]} levels the lines between rows, top to bottom
 *
 * @typedef {{ rows: [number, number], columns: [number, number] }} Span first and last, 0-based
 * @typedef {{ across: number, down: number }} Point in cells from the upper left corner of the grid: a whole number is
 *   on a ruled line
 */
import { cellAt, columnOf, rowOf } from "../model/layout.js";

/** Size of the sum of a cage relative to a cell. */
export const usualSum = 0.21;
/** Where the middle of a usual sum's height is, relative to a cell. */
const usualSumMiddle = 0.145;

/**
 * Where the middle of a sum's height is, relative to a cell. A large sum stays in its cell.
 * @param {Geometry} geometry
 */
export const sumMiddle = ({ sum }) => Math.max(usualSumMiddle, sum * 0.5);
/** Width of a lane relative to a cell. */
const laneShare = 0.72;
/** @type {Room} */
const noRoom = { edges: { top: 0, right: 0, bottom: 0, left: 0 }, taken: new Set(), caged: new Set() };

/**
 * Returns the widths of the lines on a screen, in device pixels. The lines of boxes are twice as wide as thin lines.
 * @param {number} ratio device pixels to a CSS pixel
 * @returns {Lines}
 */
export const linesAt = (ratio) => ({
  thin: Math.max(1, Math.round(ratio)),
  thick: Math.max(2, Math.round(ratio * 2.5)),
});

/**
 * @param {import("../model/layout.js").Layout} layout
 * @param {number} cell
 * @param {Lines} lines
 * @param {number} [gutter]
 * @param {Room | null} [room]
 * @param {number} [sum] size of the sums of cages, relative to a cell
 * @returns {Geometry}
 */
export function boardGeometry(layout, cell, lines, gutter = 0, room = null, sum = usualSum) {
  const { edges, taken, caged } = room ?? noRoom;
  const lane = Number.isInteger(cell) ? Math.floor(cell * laneShare) : cell * laneShare;
  const [x, y] = [gutter + edges.left * lane, gutter + edges.top * lane];
  const across = ruleLines(layout.columns, thickColumns(layout), cell, lines, x);
  const down = ruleLines(layout.rows, thickRows(layout), cell, lines, y);
  return {
    layout,
    cell,
    lines,
    gutter,
    lane,
    sum,
    taken,
    caged,
    frame: { x, y, width: across.length - x, height: down.length - y },
    width: across.length + edges.right * lane,
    lefts: across.starts,
    uprights: across.stripes,
    height: down.length + edges.bottom * lane,
    tops: down.starts,
    levels: down.stripes,
  };
}

/**
 * Returns how many cells wide or high a board with its lanes is, whichever is more.
 * @param {import("../model/layout.js").Layout} layout
 * @param {Room | null} room
 */
export function cellsAcross({ rows, columns }, room) {
  const { top, right, bottom, left } = (room ?? noRoom).edges;
  return Math.max(columns + laneShare * (left + right), rows + laneShare * (top + bottom));
}

/**
 * Returns the largest geometry in whole units whose width and height are at most `extent`. Cells are at least one unit
 * wide.
 *
 * @param {import("../model/layout.js").Layout} layout
 * @param {number} extent
 * @param {Lines} lines
 * @param {number} [gutter]
 * @param {Room | null} [room]
 */
export function fitGeometry(layout, extent, lines, gutter = 0, room = null) {
  const bare = boardGeometry(layout, 0, lines, gutter);
  const cell = Math.floor((extent - Math.max(bare.width, bare.height)) / cellsAcross(layout, room));
  return boardGeometry(layout, Math.max(1, cell), lines, gutter, room);
}

/**
 * Returns how far the cells and their frame are from the edges of the element of a board, in CSS pixels: top, right,
 * bottom, left. The cells are whole units, so the board is smaller than its element, and in the middle of it.
 *
 * @param {Pick<Geometry, "width" | "height" | "gutter" | "frame">} geometry in device pixels
 * @param {{ extent: number, margin: number, ratio: number, isZoomed: boolean }} element its width, and the margin
 *   outside of it that the names of rows and columns have, in CSS pixels; device pixels to a CSS pixel; whether only a
 *   part of the board is seen
 */
export function cellsInset({ width, height, gutter, frame }, { extent, margin, ratio, isZoomed }) {
  const names = gutter / ratio - margin;
  const left = (/** @type {number} */ length) => (isZoomed ? 0 : Math.max(0, extent + margin - length / ratio));
  const side = left(width) / 2;
  const [above, before, after, below] = [
    frame.y - gutter,
    frame.x - gutter,
    width - frame.x - frame.width,
    height - frame.y - frame.height,
  ].map((length) => length / ratio);
  return [names + above, side + after, left(height) + below, side + names + before];
}

/** @param {Geometry} geometry @param {number} cell @returns {{ x: number, y: number }} its upper left corner */
export function cornerOf(geometry, cell) {
  return { x: geometry.lefts[columnOf(geometry.layout, cell)], y: geometry.tops[rowOf(geometry.layout, cell)] };
}

/**
 * Returns the cell at a point; where there is no cell, the nearest one.
 * @param {Geometry} geometry
 * @param {number} x
 * @param {number} y
 */
export function cellNear(geometry, x, y) {
  const { layout, lefts, tops, cell } = geometry;
  const at = cellAt(layout, placeOf(tops, y), placeOf(lefts, x));
  if (at !== null) return at;
  const away = (/** @type {number} */ other) => {
    const corner = cornerOf(geometry, other);
    return Math.hypot(corner.x + cell / 2 - x, corner.y + cell / 2 - y);
  };
  return [...Array(layout.cellCount).keys()].reduce((best, other) => (away(other) < away(best) ? other : best));
}

/**
 * Returns a place on the board in cells.
 * @param {Geometry} geometry
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export const pointIn = ({ frame, layout: { rows, columns } }, x, y) => ({
  across: ((x - frame.x) / frame.width) * columns,
  down: ((y - frame.y) / frame.height) * rows,
});

/**
 * Returns whether a cell lies in a span; every cell does without a span.
 * @param {Span | undefined} span
 * @param {Geometry} geometry
 * @returns {(cell: number) => boolean}
 */
export function isWithin(span, { layout }) {
  const inside = (/** @type {number} */ place, /** @type {[number, number]} */ [first, last]) =>
    place >= first && place <= last;
  return (cell) => !span || (inside(rowOf(layout, cell), span.rows) && inside(columnOf(layout, cell), span.columns));
}

/**
 * Returns the rows and columns of which some part lies in `part`.
 * @param {Geometry} geometry
 * @param {Box} part
 * @returns {Span}
 */
export function spanOf({ lefts, tops }, { x, y, width, height }) {
  return {
    rows: [placeOf(tops, y), placeOf(tops, y + height)],
    columns: [placeOf(lefts, x), placeOf(lefts, x + width)],
  };
}

/**
 * Returns the index of the last start that is not greater than `length`.
 * @param {readonly number[]} starts
 * @param {number} length
 */
function placeOf(starts, length) {
  const after = starts.findIndex((start) => start > length);
  return after < 0 ? starts.length - 1 : Math.max(0, after - 1);
}

/** The columns that begin with a line around boxes. @param {import("../model/layout.js").Layout} layout */
const thickColumns = ({ grids }) =>
  new Set(grids.flatMap(({ column, columns, boxColumns }) => stops(column, columns, boxColumns || columns)));

/** @param {import("../model/layout.js").Layout} layout */
const thickRows = ({ grids }) => new Set(grids.flatMap(({ row, rows, boxRows }) => stops(row, rows, boxRows || rows)));

/** @param {number} start @param {number} length @param {number} step */
const stops = (start, length, step) => Array.from({ length: length / step + 1 }, (_, i) => start + i * step);

/**
 * @param {number} count rows or columns
 * @param {ReadonlySet<number>} thickLines
 * @param {number} cell
 * @param {Lines} lines
 * @param {number} start where the frame begins
 */
function ruleLines(count, thickLines, cell, lines, start) {
  /** @type {number[]} */
  const starts = [];
  /** @type {Stripe[]} */
  const stripes = [];
  let length = start;
  for (let i = 0; i <= count; i++) {
    const thick = thickLines.has(i);
    stripes.push({ start: length, size: thick ? lines.thick : lines.thin, thick });
    length += stripes[i].size;
    if (i < count) starts.push(length);
    if (i < count) length += cell;
  }
  return { starts, stripes, length };
}
