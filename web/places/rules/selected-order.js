/**
 * The order in which cells were selected. The selection of the state is sorted, but a line has a direction, and may
 * return to a cell.
 */
import { cellsBetween } from "../../board/pointer.js";
import { stepsBetween } from "../../model/puzzle-rules.js";

/**
 * Returns the cells that are selected now, in the order in which they were selected: those that stay keep their places,
 * new ones come last. Of several new cells the one next to the last comes first, and the cursor comes last.
 *
 * @param {readonly number[]} before
 * @param {Pick<import("../../model/state.js").State, "selection" | "cursor">} state
 * @param {import("../../model/layout.js").Layout} layout
 * @returns {readonly number[]} `before` when nothing has changed
 */
export function orderAfter(before, { selection, cursor }, layout) {
  const kept = before.filter((cell) => selection.includes(cell));
  const added = selection.filter((cell) => !before.includes(cell));
  if (added.length === 0) return kept.length === before.length ? before : kept;
  const order = [...kept];
  const distance = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.max(...stepsBetween(a, b, layout).map(Math.abs));
  let left = added.filter((cell) => cell !== cursor);
  while (left.length) {
    const last = order.at(-1);
    const next =
      last === undefined
        ? left[0]
        : left.reduce((best, cell) => (distance(cell, last) < distance(best, last) ? cell : best));
    order.push(next);
    left = left.filter((cell) => cell !== next);
  }
  return cursor !== null && added.includes(cursor) ? [...order, cursor] : order;
}

/**
 * Returns the way that the cursor has gone through the selected cells. It is the order of `orderAfter`, and has a cell
 * again where the cursor has come back to the cell. A step straight back to the cell before is no return: whoever drags
 * a pointer wavers.
 *
 * @param {readonly number[]} before
 * @param {Pick<import("../../model/state.js").State, "selection" | "cursor">} state
 * @param {import("../../model/layout.js").Layout} layout
 * @returns {readonly number[]} `before` when nothing has changed
 */
export function pathAfter(before, { selection, cursor }, layout) {
  const last = before.at(-1);
  const isKept = before.every((cell) => selection.includes(cell));
  if (isKept && last !== undefined && cursor !== null && selection.includes(cursor)) {
    const way = cellsBetween(layout, last, cursor);
    const isWay =
      way.every((cell) => selection.includes(cell)) &&
      selection.every((cell) => before.includes(cell) || way.includes(cell));
    if (isWay && way.length > 0)
      return way[0] === before.at(-2) && way.every((cell) => before.includes(cell)) ? before : [...before, ...way];
  }
  const order = orderAfter([...new Set(before)], { selection, cursor }, layout);
  const kept = before.filter(
    (cell, place) =>
      selection.includes(cell) && cell !== before.slice(0, place).findLast((each) => selection.includes(each)),
  );
  return isKept && order.length === new Set(before).size ? before : [...kept, ...order.slice(new Set(kept).size)];
}
