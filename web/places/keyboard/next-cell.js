/**
 * Where a command leads: pure functions from a cell to a cell, or null where there is none. Searches go on at the other
 * end of the board.
 *
 * @typedef {import("../../model/layout.js").Layout} Layout
 * @typedef {1 | -1} Direction
 * @typedef {"left" | "right" | "up" | "down"} Side
 */
import { columnOf, rowOf } from "../../model/layout.js";

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

/** Returns the first cell of a region. @param {Layout} layout @param {number} region from 1 @returns {number | null} */
export function firstOfRegion({ regions }, region) {
  const cell = regions.indexOf(region - 1);
  return cell < 0 ? null : cell;
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
  const isInside = () => row >= 0 && column >= 0 && row < layout.side && column < layout.side;
  const at = () => row * layout.side + column;
  if (layout.hasBoxes) [row, column] = [row + down * layout.boxRows, column + right * layout.boxColumns];
  else
    do [row, column] = [row + down, column + right];
    while (isInside() && layout.regions[at()] === layout.regions[cell]);
  return isInside() ? at() : null;
}
