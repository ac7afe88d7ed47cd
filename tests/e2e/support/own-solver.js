/**
 * A small solver that shares nothing with the engine or the page: backtracking over the cell with the fewest digits. It
 * reads the rules from the name of a layout itself.
 */

/**
 * Returns the solutions of a puzzle, at most `limit`.
 *
 * @param {string} layout "2x3", "jigsaw:LABELS", either with "+x"
 * @param {readonly number[]} givens
 * @param {number} [limit]
 * @returns {number[][]}
 */
export function solutionsOf(layout, givens, limit = 2) {
  const side = Math.sqrt(givens.length);
  const groups = groupsOf(layout, side);
  const peers = givens.map((_, cell) => new Set(groups.filter((group) => group.includes(cell)).flat()));
  peers.forEach((set, cell) => set.delete(cell));
  const digits = [...givens];
  if (digits.some((digit, cell) => digit && [...peers[cell]].some((peer) => digits[peer] === digit))) return [];
  /** @type {number[][]} */
  const found = [];

  /** @param {number} cell */
  const possible = (cell) => {
    const seen = new Set();
    for (const peer of peers[cell]) seen.add(digits[peer]);
    return Array.from({ length: side }, (_, i) => i + 1).filter((digit) => !seen.has(digit));
  };

  function search() {
    let best = -1;
    /** @type {number[]} */
    let choices = [];
    for (let cell = 0; cell < digits.length; cell++) {
      if (digits[cell]) continue;
      const here = possible(cell);
      if (best < 0 || here.length < choices.length) [best, choices] = [cell, here];
      if (choices.length === 0) return;
    }
    if (best < 0) {
      found.push([...digits]);
      return;
    }
    for (const digit of choices) {
      digits[best] = digit;
      search();
      if (found.length >= limit) break;
    }
    digits[best] = 0;
  }

  search();
  return found;
}

/** The cells that must differ from each other. @param {string} layout @param {number} side @returns {number[][]} */
export function groupsOf(layout, side) {
  const [shape, ...variants] = layout.split("+");
  if (variants.some((variant) => variant !== "x")) throw new Error(`this solver does not know ${layout}`);
  const labels = shape.startsWith("jigsaw:") ? [...shape.slice("jigsaw:".length)] : null;
  const [boxRows, boxColumns] = shape.split("x").map(Number);
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  const add = (/** @type {string} */ name, /** @type {number} */ cell) =>
    groups.set(name, [...(groups.get(name) ?? []), cell]);
  for (let cell = 0; cell < side * side; cell++) {
    const [row, column] = [Math.floor(cell / side), cell % side];
    add(`row ${row}`, cell);
    add(`column ${column}`, cell);
    add(
      labels ? `region ${labels[cell]}` : `box ${Math.floor(row / boxRows)} ${Math.floor(column / boxColumns)}`,
      cell,
    );
    if (variants.length > 0 && row === column) add("diagonal", cell);
    if (variants.length > 0 && row + column === side - 1) add("other diagonal", cell);
  }
  return [...groups.values()];
}
