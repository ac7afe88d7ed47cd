/**
 * The cells of a rule from a point on the board: an edge between two cells, a corner of four, the edge of the grid.
 *
 * @typedef {import("../../model/puzzle-rules.js").RuleShape} RuleShape
 * @typedef {"pair" | "step" | "square" | "edge" | "diagonal"} Spot what is pressed: an edge of two cells, with or
 *   without a direction; a corner of four cells; the edge of the grid at a row or column, or at a diagonal
 * @typedef {import("../../board/geometry.js").Point} Point
 */

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
 * @param {number} side
 * @param {number} reach of a zone, in cells
 * @returns {number[] | null} null where the point is in no zone: it is then for the cells
 */
export function cellsAtSpot(spot, shape, point, side, reach) {
  if (spot === "pair" || spot === "step") return pairAt(point, side, reach);
  if (spot === "square") return squareAt(point, side, reach);
  const edge = edgeAt(point, side, reach);
  if (!edge) return null;
  if (spot === "diagonal") return diagonalAt(edge, side);
  const line = Array.from({ length: side }, (_, i) => cellIn(edge, i, side));
  return shape === "full-line" ? line.toSorted((a, b) => a - b) : line;
}

/** @param {Point} point @param {number} side @param {number} reach */
function pairAt({ across, down }, side, reach) {
  const [row, column] = [Math.floor(down), Math.floor(across)];
  if (row < 0 || column < 0 || row >= side || column >= side) return null;
  const cell = row * side + column;
  // The four edges of the cell: the middle of each, and the cell on its other side.
  const edges = [
    { x: column + 1, y: row + 0.5, other: cell + 1, isInside: column + 1 < side },
    { x: column, y: row + 0.5, other: cell - 1, isInside: column > 0 },
    { x: column + 0.5, y: row + 1, other: cell + side, isInside: row + 1 < side },
    { x: column + 0.5, y: row, other: cell - side, isInside: row > 0 },
  ]
    .filter(({ isInside }) => isInside)
    .map(({ x, y, other }) => ({ other, far: Math.max(Math.abs(across - x), Math.abs(down - y)) }));
  const nearest = edges.reduce((best, edge) => (edge.far < best.far ? edge : best));
  return nearest.far <= reach ? [cell, nearest.other].toSorted((a, b) => a - b) : null;
}

/** @param {Point} point @param {number} side @param {number} reach */
function squareAt({ across, down }, side, reach) {
  const [row, column] = [Math.round(down), Math.round(across)];
  if (
    row < 1 ||
    column < 1 ||
    row >= side ||
    column >= side ||
    Math.max(Math.abs(down - row), Math.abs(across - column)) > reach
  )
    return null;
  const first = (row - 1) * side + column - 1;
  return [first, first + 1, first + side, first + side + 1];
}

/**
 * @typedef {{ from: "top" | "bottom" | "left" | "right", place: number, part: number }} Edge the place of the line, and
 *   where on its edge the point is, from 0 to 1
 */

/**
 * The edge of the grid at a point beside it, or inside within reach.
 * @param {Point} point
 * @param {number} side
 * @param {number} reach
 * @returns {Edge | null}
 */
function edgeAt({ across, down }, side, reach) {
  const [from, depth] = /** @type {[Edge["from"], number][]} */ ([
    ["top", down],
    ["left", across],
    ["bottom", side - down],
    ["right", side - across],
  ]).reduce((best, each) => (each[1] < best[1] ? each : best));
  const along = from === "top" || from === "bottom" ? across : down;
  const place = Math.floor(along);
  return depth > reach || place < 0 || place >= side ? null : { from, place, part: along - place };
}

/** The cell at a distance from an edge. @param {Edge} edge @param {number} far @param {number} side */
function cellIn({ from, place }, far, side) {
  const at = from === "top" || from === "left" ? far : side - 1 - far;
  return from === "top" || from === "bottom" ? at * side + place : place * side + at;
}

/**
 * The diagonal from an edge towards the half of the cell's edge that the point is in.
 * @param {Edge} edge
 * @param {number} side
 */
function diagonalAt({ from, place, part }, side) {
  const step = part < 0.5 ? -1 : 1;
  /** @type {number[]} */
  const cells = [];
  for (let far = 0, at = place; at >= 0 && at < side && far < side; far++, at += step)
    cells.push(cellIn({ from, place: at, part }, far, side));
  return cells.length > 1 ? cells : null;
}
