// A small solver of its own for check-goals.mjs and check-answers.mjs: it shares no code with the engine. It knows the
// layouts that names such as `2x3`, `3x3+x` or `jigsaw:111122…` describe.

/** @param {string} symbol @returns {number} the digit of a symbol, 0 for a blank */
const digitOf = (symbol) =>
  symbol === "." ? 0 : symbol <= "9" ? Number(symbol) : symbol.toUpperCase().charCodeAt(0) - 55;

/**
 * The cells of a puzzle, as `nonet generate --json` writes it: symbols, or numbers separated by spaces.
 * @param {string} text @returns {number[]}
 */
export const cellsOf = (text) => (text.includes(" ") ? text.trim().split(/\s+/).map(Number) : [...text].map(digitOf));

/** @param {string} labels of a jigsaw @returns {string[]} */
const labelsOf = (labels) => (labels.includes(",") ? labels.split(",") : [...labels]);

/** @typedef {{side: number, houses: number[][], peers: number[][]}} Layout */

/** @type {Map<string, Layout>} */
const known = new Map();

/** @param {string} name of a layout @returns {Layout} */
export function layoutOf(name) {
  const layout = known.get(name) ?? describedBy(name);
  // Random regions are different in each puzzle.
  if (!name.startsWith("jigsaw:")) known.set(name, layout);
  return layout;
}

/** @param {string} name @returns {Layout} */
function describedBy(name) {
  const parts = name.split("+");
  const variants = ["x", "windoku", "disjoint", "antiknight", "antiking"];
  const shape = variants.includes(parts[0]) ? "3x3" : /** @type {string} */ (parts.shift());
  const box = /^(\d+)x(\d+)$/.exec(shape);
  const labels = shape.startsWith("jigsaw:") ? labelsOf(shape.slice(7)) : null;
  if (!box && !labels) throw new Error(`${name}: not a layout that this script knows`);
  const [height, width] = box ? [Number(box[1]), Number(box[2])] : [0, 0];
  const side = labels ? Math.sqrt(labels.length) : height * width;
  const cells = Array.from({ length: side * side }, (_, cell) => ({
    cell,
    row: Math.floor(cell / side),
    column: cell % side,
  }));
  /**
   * @param {(at: {cell: number, row: number, column: number}) => unknown} key
   * @returns {number[][]} the cells with equal keys
   */
  const grouped = (key) => {
    const groups = new Map();
    for (const at of cells) {
      const group = key(at);
      if (group !== null) groups.set(group, [...(groups.get(group) ?? []), at.cell]);
    }
    return [...groups.values()];
  };
  const houses = [
    ...grouped(({ row }) => row),
    ...grouped(({ column }) => column),
    ...grouped(
      labels
        ? ({ cell }) => labels[cell]
        : ({ row, column }) => Math.floor(row / height) * side + Math.floor(column / width),
    ),
  ];
  const jumps = [];
  for (const variant of parts) {
    if (variant === "x") {
      houses.push(
        ...grouped(({ row, column }) => (row === column ? 0 : null)),
        ...grouped(({ row, column }) => (row + column === side - 1 ? 0 : null)),
      );
    } else if (variant === "windoku") {
      const root = Math.sqrt(side);
      const window = (at) => (at % (root + 1) === 0 ? -1 : Math.floor(at / (root + 1)));
      houses.push(
        ...grouped(({ row, column }) =>
          window(row) < 0 || window(column) < 0 ? null : window(row) * side + window(column),
        ),
      );
    } else if (variant === "disjoint") {
      houses.push(...grouped(({ row, column }) => (row % height) * side + (column % width)));
    } else if (variant === "antiknight") {
      jumps.push([1, 2], [2, 1]);
    } else if (variant === "antiking") {
      jumps.push([1, 1]);
    } else {
      throw new Error(`${name}: not a layout that this script knows`);
    }
  }
  const peers = cells.map(({ cell, row, column }) => {
    const seen = new Set(houses.filter((house) => house.includes(cell)).flat());
    for (const other of cells) {
      if (
        jumps.some(([down, right]) => Math.abs(other.row - row) === down && Math.abs(other.column - column) === right)
      )
        seen.add(other.cell);
    }
    seen.delete(cell);
    return [...seen];
  });
  return { side, houses, peers };
}

/** The digit of the lowest bit of a mask. */
const lowest = (mask) => 32 - Math.clz32(mask & -mask);

const bitCount = (mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) ++count;
  return count;
};

/**
 * Counts the solutions of a puzzle up to a limit: fills cells with one candidate and digits with one place, then tries
 * the candidates of the cell with the fewest.
 * @param {Layout} layout @param {number[]} givens @param {number} [limit]
 * @param {{cell: number, digit: number}} [excluded] a digit that a cell must not have
 * @param {number} [mostTries] digits to try
 * @returns {{count: number, solution: number[] | null, isKnown: boolean}} `solution` is the last one found; `isKnown`
 *   is false when more digits would have had to be tried
 */
export function countSolutions({ side, houses, peers }, givens, limit = 2, excluded = undefined, mostTries = Infinity) {
  let [count, tries] = [0, 0];
  /** @type {number[] | null} */
  let solution = null;
  const full = 2 ** side - 1;

  /** Puts a digit and removes it from the peers; false on a contradiction. */
  const put = (digits, masks, cell, digit) => {
    const bit = 2 ** (digit - 1);
    if (digits[cell] === digit) return true;
    if (digits[cell] !== 0 || !(masks[cell] & bit)) return false;
    digits[cell] = digit;
    masks[cell] = 0;
    for (const peer of peers[cell]) {
      if (digits[peer] === digit) return false;
      masks[peer] &= ~bit;
      if (digits[peer] === 0 && masks[peer] === 0) return false;
    }
    return true;
  };
  const fill = (digits, masks) => {
    for (let changed = true; changed;) {
      changed = false;
      for (let cell = 0; cell < digits.length; ++cell) {
        const mask = masks[cell];
        if (digits[cell] !== 0 || (mask & (mask - 1)) !== 0) continue;
        if (!put(digits, masks, cell, lowest(mask))) return false;
        changed = true;
      }
      for (const house of houses) {
        let once = 0;
        let twice = 0;
        let placed = 0;
        for (const cell of house) {
          twice |= once & masks[cell];
          once |= masks[cell];
          if (digits[cell]) placed |= 2 ** (digits[cell] - 1);
        }
        if ((once | placed) !== full) return false;
        const single = once & ~twice & ~placed;
        if (single === 0) continue;
        for (const cell of house) {
          const hidden = masks[cell] & single;
          if (hidden !== 0 && !put(digits, masks, cell, lowest(hidden))) return false;
        }
        changed = true;
      }
    }
    return true;
  };

  const search = (digits, masks) => {
    if (!fill(digits, masks)) return;
    let best = -1;
    for (let cell = 0; cell < digits.length; ++cell) {
      if (digits[cell] === 0 && (best < 0 || bitCount(masks[cell]) < bitCount(masks[best]))) best = cell;
    }
    if (best < 0) {
      ++count;
      solution = digits;
      return;
    }
    for (let rest = masks[best]; rest !== 0 && count < limit && tries <= mostTries; rest &= rest - 1) {
      tries += 1;
      const [then, left] = [digits.slice(), masks.slice()];
      if (put(then, left, best, lowest(rest))) search(then, left);
    }
  };

  const digits = new Array(givens.length).fill(0);
  const masks = new Array(givens.length).fill(full);
  if (excluded) masks[excluded.cell] &= ~(2 ** (excluded.digit - 1));
  if (givens.every((digit, cell) => digit === 0 || put(digits, masks, cell, digit))) search(digits, masks);
  return { count, solution, isKnown: tries <= mostTries };
}
