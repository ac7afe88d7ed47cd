/**
 * The cells of a rule from a point on the board: an edge between two cells, a corner of four, the edge of the grid.
 *
 * @typedef {import("../../model/puzzle-rules.js").RuleShape} RuleShape
 * @typedef {"pair" | "step" | "square" | "edge" | "diagonal"} Spot what is pressed: an edge of two cells, with or
 *   without a direction; a corner of four cells; the edge of the grid at a row or column, or at a diagonal
 * @typedef {import("../../board/geometry.js").Point} Point
 * @typedef {import("../../model/layout.js").Layout} Layout
 */

import { cellAt, isSquare } from "../../model/layout.js";

/** Half the side of a zone in CSS pixels, and its least and largest share of a cell. */
const [zone, leastShare, mostShare] = [12, 0.26, 0.4];
/** The shapes that are pressed at one spot. @type {Partial<Record<RuleShape, Spot>>} */
const spots = { pair: "pair", step: "step", square: "square", "full-line": "edge", "directed-line": "edge" };

/** How far a zone reaches, in cells. @param {number} cell its width in CSS pixels */
export const reachOf = (cell) => Math.min(mostShare, Math.max(leastShare, zone / cell));

/**
 * Where rules of a kind are pressed; null for kinds that only have cells.
 * @param {RuleShape} shape
 * @param {boolean} hasClue whether the kind has a clue outside the grid
 * @returns {Spot | null}
 */
export const spotOf = (shape, hasClue) => spots[shape] ?? (hasClue ? "diagonal" : null);

/**
 * @param {Spot} spot
 * @param {RuleShape} shape of the rule
 * @param {Point} point
 * @param {Layout} layout
 * @param {number} reach of a zone, in cells
 * @returns {number[] | null} null where the point is in no zone: it is then for the cells
 */
export function cellsAtSpot(spot, shape, point, layout, reach) {
  if (spot === "pair" || spot === "step") return pairAt(point, layout, reach);
  if (spot === "square") return squareAt(point, layout, reach);
  const edge = edgeAt(point, layout, reach);
  if (!edge) return null;
  if (spot === "diagonal") return diagonalAt(edge, layout);
  // Only squares have rules about whole rows and columns.
  if (!isSquare(layout)) return null;
  const line = Array.from({ length: layout.rows }, (_, i) => Number(cellIn(edge, i, layout)));
  return shape === "full-line" ? line.toSorted((a, b) => a - b) : line;
}

/** @param {Point} point @param {Layout} layout @param {number} reach */
function pairAt({ across, down }, layout, reach) {
  const [row, column] = [Math.floor(down), Math.floor(across)];
  const cell = cellAt(layout, row, column);
  if (cell === null) return null;
  // The four edges of the cell: the middle of each, and the cell on its other side.
  const edges = [
    { x: column + 1, y: row + 0.5, other: cellAt(layout, row, column + 1) },
    { x: column, y: row + 0.5, other: cellAt(layout, row, column - 1) },
    { x: column + 0.5, y: row + 1, other: cellAt(layout, row + 1, column) },
    { x: column + 0.5, y: row, other: cellAt(layout, row - 1, column) },
  ].flatMap(({ x, y, other }) =>
    other === null ? [] : [{ other, far: Math.max(Math.abs(across - x), Math.abs(down - y)) }],
  );
  const nearest = edges.reduce((best, edge) => (edge.far < best.far ? edge : best));
  return nearest.far <= reach ? [cell, nearest.other].toSorted((a, b) => a - b) : null;
}

/** @param {Point} point @param {Layout} layout @param {number} reach */
function squareAt({ across, down }, layout, reach) {
  const [row, column] = [Math.round(down), Math.round(across)];
  if (Math.max(Math.abs(down - row), Math.abs(across - column)) > reach) return null;
  const cells = [row - 1, row].flatMap((each) => [column - 1, column].map((other) => cellAt(layout, each, other)));
  return cells.includes(null) ? null : /** @type {number[]} */ (cells);
}

/**
 * @typedef {{ from: "top" | "bottom" | "left" | "right", place: number, part: number }} Edge the place of the line, and
 *   where on its edge the point is, from 0 to 1
 */

/**
 * The edge of the board at a point beside it, or inside within reach.
 * @param {Point} point
 * @param {Layout} layout
 * @param {number} reach
 * @returns {Edge | null}
 */
function edgeAt({ across, down }, { rows, columns }, reach) {
  const [from, depth] = /** @type {[Edge["from"], number][]} */ ([
    ["top", down],
    ["left", across],
    ["bottom", rows - down],
    ["right", columns - across],
  ]).reduce((best, each) => (each[1] < best[1] ? each : best));
  const isOfColumns = from === "top" || from === "bottom";
  const along = isOfColumns ? across : down;
  const place = Math.floor(along);
  const isBeside = place >= 0 && place < (isOfColumns ? columns : rows);
  return depth > reach || !isBeside ? null : { from, place, part: along - place };
}

/**
 * The cell at a distance from an edge; null for a place without a cell.
 * @param {Edge} edge @param {number} far @param {Layout} layout
 */
function cellIn({ from, place }, far, layout) {
  const isOfColumns = from === "top" || from === "bottom";
  const length = isOfColumns ? layout.rows : layout.columns;
  const at = from === "top" || from === "left" ? far : length - 1 - far;
  return isOfColumns ? cellAt(layout, at, place) : cellAt(layout, place, at);
}

/**
 * The diagonal from an edge towards the half of the cell's edge that the point is in, as far as there are cells.
 * @param {Edge} edge
 * @param {Layout} layout
 */
function diagonalAt({ from, place, part }, layout) {
  const step = part < 0.5 ? -1 : 1;
  /** @type {number[]} */
  const cells = [];
  for (let far = 0, at = place; ; far++, at += step) {
    const cell = cellIn({ from, place: at, part }, far, layout);
    if (cell === null) break;
    cells.push(cell);
  }
  return cells.length > 1 ? cells : null;
}
