/**
 * Turns sets of cells into boxes, whose outline outline.js finds.
 *
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./geometry.js").Box} Box
 * @typedef {import("../model/layout.js").Layout} Layout
 */
import { cellAt, columnOf, rowOf } from "../model/layout.js";
import { cornerOf } from "./geometry.js";

/**
 * Returns boxes that cover the cells except for `inset` at their edges, and boxes over the lines between adjacent cells
 * of the set.
 * @param {Geometry} geometry
 * @param {readonly number[]} cells
 * @param {number} inset
 * @returns {Box[]}
 */
export function boxesOf(geometry, cells, inset) {
  const { layout } = geometry;
  const inside = new Set(cells);
  return cells.flatMap((cell) => {
    const [row, column] = [rowOf(layout, cell), columnOf(layout, cell)];
    const at = (/** @type {number} */ down, /** @type {number} */ across) => {
      const other = cellAt(layout, row + down, column + across);
      return other !== null && inside.has(other) ? [other] : [];
    };
    const [right, down] = [at(0, 1), at(1, 0)];
    const both = right.length && down.length ? at(1, 1) : [];
    return [cell, ...right, ...down, ...both].map((last) => boxFrom(geometry, cell, last, inset));
  });
}

/** @param {Geometry} geometry @param {number} first @param {number} last @param {number} inset @returns {Box} */
function boxFrom(geometry, first, last, inset) {
  const [from, to] = [cornerOf(geometry, first), cornerOf(geometry, last)];
  const size = geometry.cell - 2 * inset;
  return { x: from.x + inset, y: from.y + inset, width: to.x - from.x + size, height: to.y - from.y + size };
}

/**
 * Returns the same boxes, and narrow bridges between cells that do not touch, so that the set is one shape.
 * @param {Geometry} geometry
 * @param {readonly number[]} cells
 * @param {number} inset
 * @returns {Box[]}
 */
export function joinedBoxes(geometry, cells, inset) {
  const { layout } = geometry;
  const [joined, ...left] = clustersOf(layout, cells);
  const boxes = boxesOf(geometry, cells, inset);
  while (left.length) {
    const pairs = left.flatMap((cluster, i) =>
      cluster.flatMap((to) => joined.map((from) => ({ i, from, to, apart: apart(layout, from, to) }))),
    );
    const { i, from, to } = pairs.reduce((best, pair) => (pair.apart < best.apart ? pair : best));
    boxes.push(...bridge(geometry, from, to, inset));
    joined.push(...left.splice(i, 1)[0]);
  }
  return boxes;
}

/**
 * Splits cells into groups that are connected by common sides.
 * @param {Layout} layout
 * @param {readonly number[]} cells
 * @returns {number[][]}
 */
function clustersOf(layout, cells) {
  const left = new Set(cells);
  /** @type {number[][]} */
  const clusters = [];
  for (const cell of left) {
    const cluster = [cell];
    left.delete(cell);
    for (const member of cluster)
      for (const other of left)
        if (apart(layout, member, other) === 1) {
          left.delete(other);
          cluster.push(other);
        }
    clusters.push(cluster);
  }
  return clusters;
}

/**
 * The distance of two cells in steps; a turn counts as one step.
 * @param {Layout} layout
 * @param {number} a
 * @param {number} b
 */
function apart(layout, a, b) {
  const [rows, columns] = [
    Math.abs(rowOf(layout, a) - rowOf(layout, b)),
    Math.abs(columnOf(layout, a) - columnOf(layout, b)),
  ];
  return rows + columns + (rows && columns ? 1 : 0);
}

/**
 * A bridge between two cells. It runs along the lower edges of a row and then along the right edges of a column, where
 * there are no notes.
 * @param {Geometry} geometry
 * @param {number} from
 * @param {number} to
 * @param {number} inset
 * @returns {Box[]}
 */
function bridge(geometry, from, to, inset) {
  const [a, b] = [cornerOf(geometry, from), cornerOf(geometry, to)];
  const near = inset + 0.02 * geometry.cell;
  const far = geometry.cell - inset;
  const width = 0.07 * geometry.cell;
  const turns = a.x !== b.x && a.y !== b.y;
  /**
   * The ends of one straight part: from the edge of one cell to the edge of the other, or to the turn of the bridge.
   * @param {"x" | "y"} axis
   * @param {number} end
   */
  const reach = (axis, end) => {
    if (!turns)
      return { start: Math.min(a[axis], b[axis]) + geometry.cell - near, end: Math.max(a[axis], b[axis]) + near };
    const cell = axis === "x" ? a : b;
    return cell[axis] < end
      ? { start: cell[axis] + geometry.cell - near, end: end + width }
      : { start: end, end: cell[axis] + near };
  };
  const [level, upright] = [a.y + far - width, b.x + far - width];
  const [across, down] = [reach("x", upright), reach("y", level)];
  return [
    ...(a.x === b.x ? [] : [{ x: across.start, y: level, width: across.end - across.start, height: width }]),
    ...(a.y === b.y ? [] : [{ x: upright, y: down.start, width, height: down.end - down.start }]),
  ];
}
