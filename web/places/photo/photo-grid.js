/** Where the cells of a grid are in its picture, with the puzzle upright. */

/** @typedef {import("../../engine/index.js").Point} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Frame */
/**
 * @typedef {{ corners: readonly [Point, Point, Point, Point], centre: Point, size: number }} CellPlace corners
 *   clockwise from the top left of the puzzle; `size`: the shortest edge
 */

/** The room around the grid, as a part of its larger extent. */
const margin = 0.04;

/**
 * Turns a point by quarter turns anticlockwise around the origin.
 *
 * @param {Point} point @param {number} turns @returns {Point}
 */
function turned([x, y], turns) {
  if (turns === 1) return [y, -x];
  if (turns === 2) return [-x, -y];
  return turns === 3 ? [-y, x] : [x, y];
}

/**
 * @param {{ lattice: readonly Point[], side: number }} reading the crossings of the lines, row by row from the top left
 *   of the puzzle
 * @returns {{ turns: number, cells: CellPlace[], frame: Frame }} `turns`: by how many quarter turns anticlockwise the
 *   picture is turned so that the puzzle is upright; places and frame are those in the turned picture
 */
export function gridIn({ lattice, side }) {
  const [first, last] = [lattice[0], lattice[side]];
  const turns = (Math.round(Math.atan2(last[1] - first[1], last[0] - first[0]) / (Math.PI / 2)) + 4) % 4;
  const points = lattice.map((point) => turned(point, turns));
  const cells = Array.from({ length: side * side }, (_, cell) => {
    const at = Math.floor(cell / side) * (side + 1) + (cell % side);
    return placeOf([points[at], points[at + 1], points[at + side + 2], points[at + side + 1]]);
  });
  return { turns, cells, frame: frameAround(points, margin) };
}

/** @param {[Point, Point, Point, Point]} corners @returns {CellPlace} */
function placeOf(corners) {
  const centre = /** @type {Point} */ ([0, 1].map((axis) => corners.reduce((sum, point) => sum + point[axis], 0) / 4));
  const size = Math.min(
    ...corners.map(([x, y], i) => Math.hypot(corners[(i + 1) % 4][0] - x, corners[(i + 1) % 4][1] - y)),
  );
  return { corners, centre, size };
}

/**
 * The smallest upright frame around points, with a margin that is a part of its larger extent.
 * @param {readonly Point[]} points
 * @param {number} part
 * @returns {Frame}
 */
export function frameAround(points, part) {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const room = part * Math.max(width, height);
  return { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
}

/**
 * A point of a cell: 0, 0 is its top left, 1, 1 its bottom right.
 * @param {CellPlace} cell
 * @param {number} across
 * @param {number} down
 * @returns {Point}
 */
export function pointIn({ corners: [a, b, c, d] }, across, down) {
  const along = (/** @type {0 | 1} */ axis) =>
    (a[axis] * (1 - across) + b[axis] * across) * (1 - down) + (d[axis] * (1 - across) + c[axis] * across) * down;
  return [along(0), along(1)];
}
