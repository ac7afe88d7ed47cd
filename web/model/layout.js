/**
 * The shape of a board: which cells share a house. A cell is a number in row-major order, 0 … side² − 1.
 *
 * @typedef {"row" | "column" | "box"} HouseKind
 * @typedef {{ kind: HouseKind, index: number, cells: readonly number[] }} House index is 0-based
 * @typedef {object} Layout
 * @property {string} name box rows × box columns, such as "2x3"
 * @property {number} side cells in a row, and the largest digit
 * @property {number} boxRows rows of one box
 * @property {number} boxColumns columns of one box
 * @property {number} cellCount side²
 * @property {readonly House[]} houses rows, then columns, then boxes
 * @property {readonly (readonly number[])[]} peers of each cell: the others that share a house with it, ascending
 */

const smallestBox = 2;
const largestBox = 5;

/** @type {Map<string, Layout>} */
const known = new Map();

/**
 * The layout of a name such as "3x3", or null when it is none of ours (boxes from 2×2 to 5×5). Made once, then shared.
 *
 * @param {string} name
 * @returns {Layout | null}
 */
export function layoutNamed(name) {
  const found = known.get(name);
  if (found) return found;
  const match = /^([2-5])x([2-5])$/.exec(name);
  if (!match) return null;
  const layout = makeLayout(name, Number(match[1]), Number(match[2]));
  known.set(name, layout);
  return layout;
}

/**
 * The usual layout of a side: the squarest boxes, wider than tall ("2x3" for 6); null when no box fits.
 *
 * @param {number} side
 * @returns {Layout | null}
 */
export function layoutOfSide(side) {
  for (let rows = Math.floor(Math.sqrt(side)); rows >= smallestBox; rows--) {
    if (side % rows === 0 && side / rows <= largestBox) return layoutNamed(`${rows}x${side / rows}`);
  }
  return null;
}

/** @param {Layout} layout @param {number} cell 0-based row */
export const rowOf = (layout, cell) => Math.floor(cell / layout.side);

/** @param {Layout} layout @param {number} cell 0-based column */
export const columnOf = (layout, cell) => cell % layout.side;

/** @param {Layout} layout @param {number} cell @returns {string} as r1c2 */
export const cellName = (layout, cell) => `r${rowOf(layout, cell) + 1}c${columnOf(layout, cell) + 1}`;

/** @param {Layout} layout @param {number} cell 0-based box, left to right, then down */
export function boxOf(layout, cell) {
  const stack = Math.floor(columnOf(layout, cell) / layout.boxColumns);
  const band = Math.floor(rowOf(layout, cell) / layout.boxRows);
  return band * layout.boxRows + stack;
}

/**
 * @param {string} name
 * @param {number} boxRows
 * @param {number} boxColumns
 * @returns {Layout}
 */
function makeLayout(name, boxRows, boxColumns) {
  const side = boxRows * boxColumns;
  const shape = { name, side, boxRows, boxColumns, cellCount: side * side, houses: [], peers: [] };
  const houses = makeHouses(shape);
  return Object.freeze({ ...shape, houses, peers: makePeers(shape, houses) });
}

/** @param {Layout} shape @returns {House[]} */
function makeHouses(shape) {
  /** @type {[HouseKind, (layout: Layout, cell: number) => number][]} */
  const kinds = [["row", rowOf], ["column", columnOf], ["box", boxOf]];
  const cells = Array.from({ length: shape.cellCount }, (_, cell) => cell);
  return kinds.flatMap(([kind, indexOf]) => Array.from({ length: shape.side }, (_, index) => (
    { kind, index, cells: cells.filter((cell) => indexOf(shape, cell) === index) }
  )));
}

/** @param {Layout} shape @param {House[]} houses @returns {number[][]} */
function makePeers(shape, houses) {
  const peers = Array.from({ length: shape.cellCount }, () => /** @type {Set<number>} */ (new Set()));
  for (const { cells } of houses) {
    for (const cell of cells) for (const other of cells) if (other !== cell) peers[cell].add(other);
  }
  return peers.map((set) => [...set].sort((a, b) => a - b));
}
