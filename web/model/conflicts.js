/**
 * Equal digits in one house, with every cell that holds the digit: the engine's own shape, in numbers.
 *
 * @typedef {{ digit: number, house: import("./layout.js").HouseKind, index: number, cells: readonly number[] }} Conflict index is 1-based
 */

/**
 * Every conflict among the digits, rows first, then columns, then boxes. One pass over all houses.
 *
 * @param {import("./layout.js").Layout} layout
 * @param {readonly number[]} digits a digit per cell, 0 for blank
 * @returns {Conflict[]}
 */
export function findConflicts(layout, digits) {
  return layout.houses.flatMap(({ kind, index, cells }) => repeated(cells, digits)
    .map(({ digit, cells: equal }) => ({ digit, house: kind, index: index + 1, cells: equal })));
}

/** @param {readonly Conflict[]} conflicts @returns {Set<number>} the cells that take part in any */
export const conflictCells = (conflicts) => new Set(conflicts.flatMap(({ cells }) => cells));

/**
 * @param {readonly number[]} cells
 * @param {readonly number[]} digits
 */
function repeated(cells, digits) {
  /** @type {Map<number, number[]>} */
  const holders = new Map();
  for (const cell of cells) {
    if (digits[cell]) holders.set(digits[cell], [...(holders.get(digits[cell]) ?? []), cell]);
  }
  return [...holders].filter(([, equal]) => equal.length > 1).map(([digit, equal]) => ({ digit, cells: equal }));
}
