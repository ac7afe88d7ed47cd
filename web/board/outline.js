/**
 * The outline of a union of axis-parallel boxes, and the outline as a path with rounded corners.
 *
 * @typedef {import("./geometry.js").Box} Box
 * @typedef {import("./operations.js").Command} Command
 * @typedef {[x: number, y: number]} Point
 * @typedef {{ x: number, y: number, direction: number }} Edge of one field of the grid: its first point and its
 *   direction, an index of `directions`
 */

/** More than the corners in a row of the grid of fields. */
const across = 1 << 16;
/** Right, down, left, up. */
const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * Returns the outlines clockwise, and the outlines of holes counter-clockwise. The edges of the boxes divide the plane
 * into a grid of fields; the cost is proportional to the number of fields.
 *
 * @param {readonly Box[]} boxes
 * @returns {Point[][]} the corners of each outline
 */
export function outlineOf(boxes) {
  const xs = stops(boxes.flatMap(({ x, width }) => [x, x + width]));
  const ys = stops(boxes.flatMap(({ y, height }) => [y, y + height]));
  const inside = fieldsOf(boxes, xs, ys);
  /** By corner of the grid of fields. @type {Map<number, Edge[]>} */
  const edges = new Map();
  const add = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ direction) => {
    const at = edges.get(y * across + x);
    if (at) at.push({ x, y, direction });
    else edges.set(y * across + x, [{ x, y, direction }]);
  };
  for (let row = 0; row < ys.length - 1; row++)
    for (let column = 0; column < xs.length - 1; column++) {
      if (!inside(column, row)) continue;
      if (!inside(column, row - 1)) add(column, row, 0);
      if (!inside(column + 1, row)) add(column + 1, row, 1);
      if (!inside(column, row + 1)) add(column + 1, row + 1, 2);
      if (!inside(column - 1, row)) add(column, row + 1, 3);
    }
  /** @type {Point[][]} */
  const outlines = [];
  for (const starts of edges.values()) while (starts.length) outlines.push(walk(edges, starts[0]));
  return outlines.map((corners) => corners.map(([column, row]) => [xs[column], ys[row]]));
}

/** Ascending, each once; what differs by a rounding is one. @param {number[]} places */
const stops = (places) => places.sort((a, b) => a - b).filter((place, i) => i === 0 || place - places[i - 1] > 1e-6);

/**
 * Whether a field of the grid is covered.
 * @param {readonly Box[]} boxes
 * @param {readonly number[]} xs
 * @param {readonly number[]} ys
 */
function fieldsOf(boxes, xs, ys) {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const covered = new Uint8Array(columns * rows);
  const within = (
    /** @type {readonly number[]} */ places,
    /** @type {number} */ i,
    /** @type {number} */ from,
    /** @type {number} */ length,
  ) => {
    const middle = (places[i] + places[i + 1]) / 2;
    return middle > from && middle < from + length;
  };
  for (const { x, y, width, height } of boxes) {
    for (let row = 0; row < rows; row++) {
      if (!within(ys, row, y, height)) continue;
      for (let column = 0; column < columns; column++)
        if (within(xs, column, x, width)) covered[row * columns + column] = 1;
    }
  }
  return (/** @type {number} */ column, /** @type {number} */ row) =>
    column >= 0 && row >= 0 && column < columns && row < rows && covered[row * columns + column] === 1;
}

/**
 * Removes the edges of one outline from `edges` and returns the corners of the outline.
 * @param {Map<number, Edge[]>} edges
 * @param {Edge} start
 * @returns {Point[]}
 */
function walk(edges, start) {
  /** @type {Point[]} */
  const corners = [];
  let [{ x, y }, direction] = [start, start.direction];
  let before = -1;
  do {
    const here = /** @type {Edge[]} */ (edges.get(y * across + x));
    // Where two shapes touch at a corner, turning right follows the outline of the same shape.
    if (before >= 0)
      direction =
        [1, 0, 3].map((turn) => (before + turn) % 4).find((next) => here.some((edge) => edge.direction === next)) ??
        direction;
    here.splice(
      here.findIndex((edge) => edge.direction === direction),
      1,
    );
    if (direction !== before) corners.push([x, y]);
    before = direction;
    [x, y] = [x + directions[direction][0], y + directions[direction][1]];
  } while (x !== start.x || y !== start.y);
  if (before === start.direction) corners.shift();
  return corners;
}

/**
 * Returns closed paths, one for each outline.
 *
 * @param {readonly (readonly Point[])[]} outlines
 * @param {number} radius of the corners; smaller where an edge is too short
 * @returns {Command[]}
 */
export function roundedPath(outlines, radius) {
  return outlines.flatMap((corners) => {
    const towards = (/** @type {Point} */ from, /** @type {Point} */ to) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const share = Math.min(radius, length / 2) / length;
      return /** @type {Point} */ ([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    };
    const around = corners.map((corner, i) => ({
      corner,
      into: towards(corner, corners.at(i - 1) ?? corner),
      out: towards(corner, corners[(i + 1) % corners.length]),
    }));
    return /** @type {Command[]} */ ([
      ["M", ...around[0].out],
      ...[...around.slice(1), around[0]].flatMap(({ corner, into, out }) =>
        radius > 0
          ? [
              ["L", ...into],
              ["Q", ...corner, ...out],
            ]
          : [["L", ...corner]],
      ),
      ["Z"],
    ]);
  });
}
