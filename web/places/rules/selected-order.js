/** The order in which cells were selected. The selection of the state is sorted, but a line has a direction. */

/**
 * Returns the cells that are selected now, in the order in which they were selected: those that stay keep their places, new ones come last. Of several new cells
 * the one next to the last comes first, and the cursor comes last.
 *
 * @param {readonly number[]} before
 * @param {Pick<import("../../model/state.js").State, "selection" | "cursor">} state
 * @param {number} side
 * @returns {readonly number[]} `before` when nothing has changed
 */
export function orderAfter(before, { selection, cursor }, side) {
  const kept = before.filter((cell) => selection.includes(cell));
  const added = selection.filter((cell) => !before.includes(cell));
  if (added.length === 0) return kept.length === before.length ? before : kept;
  const order = [...kept];
  const distance = (/** @type {number} */ a, /** @type {number} */ b) => (
    Math.max(Math.abs(Math.floor(a / side) - Math.floor(b / side)), Math.abs((a % side) - (b % side))));
  let left = added.filter((cell) => cell !== cursor);
  while (left.length) {
    const last = order.at(-1);
    const next = last === undefined ? left[0] : left.reduce((best, cell) => (distance(cell, last) < distance(best, last) ? cell : best));
    order.push(next);
    left = left.filter((cell) => cell !== next);
  }
  return cursor !== null && added.includes(cursor) ? [...order, cursor] : order;
}
