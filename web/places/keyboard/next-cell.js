/**
 * Where a command leads: pure functions from a cell to a cell, or null where there is none. Searches go on at the other
 * end of the board.
 *
 * @typedef {import("../../model/layout.js").Layout} Layout
 * @typedef {1 | -1} Direction
 * @typedef {"left" | "right" | "up" | "down"} Side
 */
import { placeIn } from "../../board/cell-labels.js";
import { cellAt, columnOf, gridOf, isInGrid, rowOf } from "../../model/layout.js";

/**
 * Returns the nearest cell before or after this one that is looked for; the cell itself last.
 *
 * @param {number} count of cells
 * @param {number} from
 * @param {Direction} direction
 * @param {(cell: number) => boolean} isWanted
 * @returns {number | null}
 */
export function nextCell(count, from, direction, isWanted) {
  for (let steps = 1; steps <= count; steps++) {
    const cell = (from + direction * steps + count * steps) % count;
    if (isWanted(cell)) return cell;
  }
  return null;
}

/**
 * Returns the first cell of a region of a grid.
 * @param {Layout} layout
 * @param {number} region from 1
 * @param {number} [grid]
 * @returns {number | null}
 */
export function firstOfRegion(layout, region, grid = 0) {
  const cell = layout.regions.findIndex(
    (_, each) => isInGrid(layout, grid, each) && placeIn(layout, each, grid).region === region,
  );
  return cell < 0 ? null : cell;
}

/**
 * Returns the same place in the next grid, or its first cell that belongs to no grid before it.
 * @param {Layout} layout
 * @param {number} cell
 * @returns {number | null} null on a board of one grid
 */
export function inNextGrid(layout, cell) {
  const { grids, regions } = layout;
  if (grids.length === 1) return null;
  const grid = gridOf(layout, cell);
  const next = (grid + 1) % grids.length;
  const { row, column } = placeIn(layout, cell, grid);
  const same = cellAt(layout, grids[next].row + row - 1, grids[next].column + column - 1);
  const isOwn = (/** @type {number} */ other) => gridOf(layout, other) === next;
  return same !== null && isOwn(same) ? same : regions.findIndex((_, other) => isOwn(other));
}

const steps = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] };

/**
 * Returns the same place in the next box; of irregular regions the next cell in the direction that is in another
 * region.
 *
 * @param {Layout} layout @param {number} cell @param {Side} side @returns {number | null} null at the edge of the board
 */
export function besideRegion(layout, cell, side) {
  const [down, right] = steps[side];
  let [row, column] = [rowOf(layout, cell), columnOf(layout, cell)];
  const isOnCanvas = () => row >= 0 && column >= 0 && row < layout.rows && column < layout.columns;
  const [high, wide] = layout.hasBoxes ? [layout.boxRows, layout.boxColumns] : [1, 1];
  for (;;) {
    [row, column] = [row + down * high, column + right * wide];
    if (!isOnCanvas()) return null;
    const at = cellAt(layout, row, column);
    if (at !== null && (layout.hasBoxes || layout.regions[at] !== layout.regions[cell])) return at;
  }
}
