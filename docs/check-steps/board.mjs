// The boards that check-steps.mjs knows: squares with boxes or irregular regions, their variants, and several 9×9 grids
// of a samurai. Shares no code with Nonet.

/** @param {number} row @param {number} column */
export const nameOf = (row, column) => `r${row + 1}c${column + 1}`;

/** @param {string} name @returns {[number, number]} row and column, from 0 */
export function placeOf(name) {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return [Number(row) - 1, Number(column) - 1];
}

const knight = [1, 2].flatMap((one) => [-1, 1].flatMap((sign) => [one, -one].map((rows) => [rows, sign * (3 - one)])));
const king = [-1, 1].flatMap((rows) => [-1, 1].map((columns) => [rows, columns]));

/** Which cells see each other, and which lists of cells are houses. */
export class Board {
  constructor(/** @type {number} */ side) {
    /** The number of digits. */
    this.side = side;
    /** @type {string[]} in the order of a line */
    this.cells = [];
    /** Full houses by the names of their cells, sorted. @type {Map<string, string[]>} */
    this.houses = new Map();
    /** @type {Map<string, Set<string>>} */
    this.peers = new Map();
    /** The number of the box or region of a cell. @type {Map<string, number>} */
    this.regions = new Map();
  }

  /** @param {string[]} cells a house, which may have fewer cells than there are digits */
  add(cells) {
    if (cells.length === this.side) this.houses.set([...cells].sort().join(), cells);
    for (const cell of cells) for (const other of cells) if (other !== cell) this.see(cell, other);
  }

  /** @param {number[][]} leaps cells so far from each other see each other */
  leap(leaps) {
    for (const cell of this.cells) {
      const [row, column] = placeOf(cell);
      for (const [rows, columns] of leaps) {
        const other = nameOf(row + rows, column + columns);
        if (this.cells.includes(other)) this.see(cell, other);
      }
    }
  }

  /** @param {string} cell @param {string} other that must differ */
  see(cell, other) {
    this.peers.set(cell, (this.peers.get(cell) ?? new Set()).add(other));
    this.peers.set(other, (this.peers.get(other) ?? new Set()).add(cell));
  }
}

const count = (/** @type {number} */ side) => [...Array(side).keys()];

/**
 * Adds rows, columns, regions and variants of one grid.
 * @param {Board} board @param {(row: number, column: number) => number} regionOf @param {number} top @param {number}
 *   left
 */
function addGrid(board, regionOf, top = 0, left = 0) {
  const { side } = board;
  const at = (/** @type {number} */ row, /** @type {number} */ column) => nameOf(top + row, left + column);
  /** @type {Map<number, string[]>} */
  const regions = new Map();
  for (const one of count(side)) {
    board.add(count(side).map((other) => at(one, other)));
    board.add(count(side).map((other) => at(other, one)));
    for (const other of count(side)) {
      const region = regionOf(one, other);
      regions.set(region, [...(regions.get(region) ?? []), at(one, other)]);
    }
  }
  regions.forEach((cells, region) => {
    board.add(cells);
    cells.forEach((cell) => board.regions.set(cell, region));
  });
}

/** @type {Record<string, (board: Board, rows: number, columns: number) => void>} */
const variants = {};
variants.x = (board) => {
  board.add(count(board.side).map((i) => nameOf(i, i)));
  board.add(count(board.side).map((i) => nameOf(i, board.side - 1 - i)));
};
variants.windoku = (board, rows, columns) => {
  const starts = (/** @type {number} */ size) =>
    count(Math.floor((board.side - 1) / (size + 1))).map((i) => 1 + i * (size + 1));
  for (const top of starts(rows)) {
    for (const left of starts(columns)) {
      board.add(count(rows).flatMap((row) => count(columns).map((column) => nameOf(top + row, left + column))));
    }
  }
};
variants.asterisk = (board) => board.add(["r2c5", "r3c3", "r3c7", "r5c2", "r5c5", "r5c8", "r7c3", "r7c7", "r8c5"]);
variants.centerdots = (board, rows, columns) =>
  board.add(
    count(board.side / rows).flatMap((band) =>
      count(board.side / columns).map((stack) =>
        nameOf(band * rows + (rows - 1) / 2, stack * columns + (columns - 1) / 2),
      ),
    ),
  );
variants.disjoint = (board, rows, columns) => {
  for (const row of count(rows)) {
    for (const column of count(columns)) {
      board.add(
        count(board.side / rows).flatMap((band) =>
          count(board.side / columns).map((stack) => nameOf(band * rows + row, stack * columns + column)),
        ),
      );
    }
  }
};
variants.antiknight = (board) => board.leap(knight);
variants.antiking = (board) => board.leap(king);

/** The boxes of a side when there is no name: those nearest to squares. @param {number} side */
function usualBoxes(side) {
  const rows = count(side).findLast((each) => each > 0 && each ** 2 <= side && side % each === 0) ?? 1;
  return [rows, side / rows];
}

/** The corners of the grids of a samurai. */
const samurai = [
  [0, 0],
  [0, 12],
  [6, 6],
  [12, 0],
  [12, 12],
];

/**
 * @param {string | undefined} layout as Nonet names it
 * @param {number} cells the number of signs of the puzzle
 */
export function boardOf(layout, cells) {
  const unknown = new Error(`The layout ${layout ?? `of ${cells} cells`} is not known to this program.`);
  const side = Math.round(Math.sqrt(cells));
  if (layout === "samurai") {
    const board = new Board(9);
    for (const [top, left] of samurai) {
      addGrid(board, (row, column) => Math.floor(row / 3) * 3 + Math.floor(column / 3), top, left);
    }
    const order = (/** @type {string} */ cell) => placeOf(cell).reduce((row, column) => row * 100 + column);
    board.cells = [...board.peers.keys()].sort((one, other) => order(one) - order(other));
    if (cells !== board.cells.length) throw unknown;
    return board;
  }
  if (side ** 2 !== cells) throw unknown;
  const [shape, ...more] = (layout ?? usualBoxes(side).join("x")).split("+");
  const board = new Board(side);
  board.cells = count(cells).map((i) => nameOf(Math.floor(i / side), i % side));
  const jigsaw = /^jigsaw:(.*)$/.exec(shape);
  const boxes = /^(\d+)x(\d+)$/.exec(shape);
  if (jigsaw) {
    const labels = jigsaw[1].includes(",") ? jigsaw[1].split(",") : [...jigsaw[1]];
    if (labels.length !== cells) throw unknown;
    const names = [...new Set(labels)];
    addGrid(board, (row, column) => names.indexOf(labels[row * side + column]));
  } else if (boxes && Number(boxes[1]) * Number(boxes[2]) === side) {
    const [rows, columns] = [Number(boxes[1]), Number(boxes[2])];
    addGrid(board, (row, column) => Math.floor(row / rows) * rows + Math.floor(column / columns));
  } else throw unknown;
  for (const variant of more) {
    const [rows, columns] = boxes ? [Number(boxes[1]), Number(boxes[2])] : usualBoxes(side);
    if (!Object.hasOwn(variants, variant) || (jigsaw && /windoku|centerdots|disjoint/.test(variant))) throw unknown;
    variants[variant](board, rows, columns);
  }
  return board;
}
