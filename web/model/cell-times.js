/**
 * When the cells of a game got their last digits. The times tell how a puzzle was solved, and nothing of its solution.
 */
import { columnOf, rowOf } from "./layout.js";

/**
 * @param {readonly import("./replay.js").Frame[]} frames of a finished game
 * @returns {number[] | null} of each cell the milliseconds of the time played; 0 for a given. Null when the times of
 *   the game were not recorded from its beginning
 */
export function timesOfCells(frames) {
  if (frames.some(({ at }) => at === null)) return null;
  const last = frames[frames.length - 1].position.entries;
  const times = last.map(() => 0);
  for (const [i, { position, at }] of frames.entries()) {
    const before = frames[i - 1]?.position.entries ?? [];
    for (const [cell, digit] of position.entries.entries()) if (digit && digit !== before[cell]) times[cell] = at ?? 0;
  }
  return times;
}

/**
 * @param {readonly number[]} times of cells
 * @param {import("./layout.js").Layout} layout
 * @returns {number[][] | null} rows of boxes, of each box the time at which it was complete; null where a board is not
 *   made of equal boxes in rows
 */
export function timesOfBoxes(times, layout) {
  const { hasBoxes, grids, boxRows, boxColumns, rows, columns } = layout;
  if (!hasBoxes || grids.length !== 1 || layout.cellCount !== rows * columns) return null;
  const boxes = Array.from({ length: rows / boxRows }, () => new Array(columns / boxColumns).fill(0));
  for (const [cell, time] of times.entries()) {
    const row = boxes[Math.floor(rowOf(layout, cell) / boxRows)];
    const box = Math.floor(columnOf(layout, cell) / boxColumns);
    row[box] = Math.max(row[box], time);
  }
  return boxes;
}
