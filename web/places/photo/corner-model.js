/**
 * The place of a grid in its picture while the player chooses it: four corners and a side. Without DOM.
 *
 * @typedef {import("../../engine/index.js").Point} Point
 * @typedef {[Point, Point, Point, Point]} Corners clockwise from the top left of the picture
 * @typedef {{ corners: Corners, side: number }} Place
 * @typedef {{ width: number, height: number }} Size
 */

/** The sides of grids that can be read. */
export const readableSides = [4, 6, 8, 9];

/**
 * Where the corners are before the player moves them: at the best grid that was found, or around the middle of the
 * picture.
 *
 * @param {Pick<import("../../engine/index.js").PictureReading, "width" | "height" | "outlines" | "corners" | "side">}
 *   reading
 * @returns {Place}
 */
export function firstPlace({ width, height, outlines, corners, side = 0 }) {
  const [found] = outlines;
  const known = readableSides.includes(side) ? side : (found?.side ?? 9);
  const [x, y] = [width / 2, height / 2];
  const half = 0.4 * Math.min(width, height);
  return {
    corners: fromTopLeft(
      corners ??
        found?.corners ?? [
          [x - half, y - half],
          [x + half, y - half],
          [x + half, y + half],
          [x - half, y + half],
        ],
    ),
    side: readableSides.includes(known) ? known : 9,
  };
}

/** The corners from the one that is nearest to the top left of the picture. @param {Corners} corners */
function fromTopLeft(corners) {
  const sums = corners.map(([x, y]) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return /** @type {Corners} */ (corners.map((_, i) => corners[(first + i) % 4]));
}

/**
 * Moves a corner, within the picture. The place stays as it is when the four corners would be no convex shape.
 *
 * @param {Place} place @param {number} corner @param {Point} to @param {Size} size of the picture
 * @returns {Place}
 */
export function withCorner(place, corner, [x, y], { width, height }) {
  /** @type {Point} */
  const within = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
  const corners = /** @type {Corners} */ (place.corners.with(corner, within));
  return isConvex(corners) ? { ...place, corners } : place;
}

/** @param {Corners} corners clockwise */
const isConvex = (corners) =>
  corners.every(([x, y], i) => {
    const [[nextX, nextY], [afterX, afterY]] = [corners[(i + 1) % 4], corners[(i + 2) % 4]];
    return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX) > 1;
  });

/** How far a key moves a corner, as a part of the longer side of the picture; with Shift it is farther. */
const [step, leap] = [0.0025, 0.02];
/** @type {Record<string, Point>} */
const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Where a key moves a point.
 *
 * @param {Point} point @param {Pick<KeyboardEvent, "key" | "shiftKey">} event @param {Size} size of the picture
 * @returns {Point | null} null for other keys
 */
export function movedByKey([x, y], { key, shiftKey }, { width, height }) {
  const direction = directions[key];
  const far = (shiftKey ? leap : step) * Math.max(width, height);
  return direction ? [x + far * direction[0], y + far * direction[1]] : null;
}
