// Transformations of layouts by enumeration, and the smallest of all grids that they reach: for check-answers.mjs.
// Shares no code with the engine.

/** @typedef {import("./solution-count.mjs").Layout} Layout */

/**
 * All ways to move the cells of a layout that keep its houses and the pairs of cells that must differ. Only for small
 * layouts.
 * @param {Layout} layout @returns {number[][]} for each way the new place of each cell
 */
export function movementsOf({ side, houses: listed, peers }) {
  const named = (/** @type {number[]} */ house) => [...house].sort((one, other) => one - other).join();
  // In boxes of one row, each row is a box, too.
  const houses = [...new Map(listed.map((house) => [named(house), house])).values()];
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  // How two cells belong together: by how many houses, and whether they must differ.
  const bonds = cells.map((one) => {
    const differ = new Set(peers[one]);
    return cells.map(
      (other) =>
        2 * houses.filter((house) => house.includes(one) && house.includes(other)).length + Number(differ.has(other)),
    );
  });
  const known = new Set(houses.map(named));
  /** @type {number[][]} */
  const found = [];
  /** @type {number[]} */
  const places = [];
  const taken = new Set();
  const extend = () => {
    const cell = places.length;
    if (cell === cells.length) {
      if (houses.every((house) => known.has(named(house.map((each) => places[each]))))) found.push([...places]);
      return;
    }
    for (const place of cells) {
      if (taken.has(place) || places.some((other, earlier) => bonds[earlier][cell] !== bonds[other][place])) continue;
      places.push(place);
      taken.add(place);
      extend();
      places.pop();
      taken.delete(place);
    }
  };
  extend();
  return found;
}

/** The digits renamed in the order in which they first appear. @param {number[]} digits */
function renamed(digits) {
  /** @type {number[]} */
  const names = [];
  let next = 1;
  return digits.map((digit) => (digit === 0 ? 0 : (names[digit] ??= next++)));
}

/** @param {number[]} one @param {number[]} other */
function isSmaller(one, other) {
  const at = one.findIndex((digit, index) => digit !== other[index]);
  return at >= 0 && one[at] < other[at];
}

/** @param {number} count */
const factorial = (count) =>
  Array.from({ length: count }, (_, index) => BigInt(index + 1)).reduce((product, each) => product * each, 1n);

/**
 * The smallest grid that the movements and any renaming of digits make of a grid, and how many transformations leave
 * the grid unchanged.
 * @param {number[]} cells @param {number[][]} movements @param {number} side @returns {{form: number[], automorphisms:
 *   bigint}}
 */
export function classOf(cells, movements, side) {
  const own = renamed(cells).join();
  let form = renamed(cells);
  let same = 0n;
  for (const places of movements) {
    const moved = new Array(cells.length);
    places.forEach((place, cell) => (moved[place] = cells[cell]));
    const result = renamed(moved);
    if (result.join() === own) same += 1n;
    if (isSmaller(result, form)) form = result;
  }
  return { form, automorphisms: same * factorial(side - new Set(cells.filter(Boolean)).size) };
}

const orders3 = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The 1296 orders of the columns of a classic grid that keep the stacks. */
const columnOrders = orders3.flatMap((stacks) =>
  orders3.flatMap((a) =>
    orders3.flatMap((b) =>
      orders3.map((c) => {
        const inside = [a, b, c];
        return stacks.flatMap((stack, index) => inside[index].map((column) => 3 * stack + column));
      }),
    ),
  ),
);

/**
 * The smallest classic grid that transformations reach, read row by row with blanks first. Tries every order of
 * columns, and rows in every order that can still lead to the smallest grid. Takes some 10 ms for a puzzle with 20
 * clues and more, and far longer for emptier ones.
 * @param {number[]} cells @returns {number[]}
 */
export function minLex(cells) {
  /** @type {number[][]} */
  let best = [];
  const transposed = cells.map((_, cell) => cells[(cell % 9) * 9 + Math.floor(cell / 9)]);
  for (const grid of [cells, transposed]) {
    const rows = Array.from({ length: 9 }, (_, row) => grid.slice(9 * row, 9 * row + 9));
    for (const columns of columnOrders) {
      const place = (/** @type {number[]} */ chosen, /** @type {number[]} */ names, /** @type {number} */ next) => {
        const depth = chosen.length;
        if (depth === 9) return;
        const band = depth % 3 === 0 ? -1 : Math.floor(chosen[depth - 1] / 3);
        for (let row = 0; row < 9; ++row) {
          if (
            chosen.includes(row) ||
            (band >= 0
              ? Math.floor(row / 3) !== band
              : chosen.some((other) => Math.floor(other / 3) === Math.floor(row / 3)))
          )
            continue;
          const then = [...names];
          let last = next;
          const line = columns.map((column) => {
            const digit = rows[row][column];
            return digit === 0 ? 0 : (then[digit] ||= last++);
          });
          if (best[depth] && isSmaller(best[depth], line)) continue;
          if (!best[depth] || isSmaller(line, best[depth])) best = [...best.slice(0, depth), line];
          place([...chosen, row], then, last);
        }
      };
      place([], new Array(10).fill(0), 1);
    }
  }
  return best.flat();
}
