/**
 * The shape of a board: a canvas of rows and columns, the cells that are present on it, and which of them share a
 * house. A cell is a number: the cells are counted row by row, and places without a cell have no number. Names, kinds
 * and numbering are those of the engine (docs/command-line.md, "Layouts").
 *
 * @typedef {import("./rules.js").Variant} Variant
 * @typedef {import("./layout-spec.js").Grid} Grid
 * @typedef {"row" | "column" | "box" | "diagonal" | "window" | "asterisk" | "centerdots" | "disjoint"} HouseKind
 * @typedef {object} House
 * @property {HouseKind} kind
 * @property {number} grid the first grid that has the house, from 0
 * @property {number} index 0-based, within its kind and its grid; beside extra cells, that of the row or column of the
 *   board
 * @property {readonly number[]} cells their digits differ. A full house has as many cells as there are digits, so it
 *   holds every digit
 *
 * @typedef {object} Canvas where the cells are
 * @property {number} rows
 * @property {number} columns
 * @property {readonly (number | null)[] | null} cellsOfPlaces of each place, row by row, its cell; null when every
 *   place has a cell
 * @property {readonly number[] | null} placesOfCells of each cell its place; null when every place has a cell
 *
 * @typedef {object} Shape
 * @property {string} name canonical, such as "2x3", "3x3+x", "jigsaw:1122…", "samurai"
 * @property {number} digitCount the digits are 1 to this number
 * @property {readonly Grid[]} grids by their rows and then by their columns, extra cells last; grids can share cells
 * @property {number} gridCount how many grids have several cells. A grid of one cell is an extra cell beside the
 *   others, in no larger house
 * @property {number} cellCount
 * @property {boolean} hasBoxes whether the first grid, which is no extra cell, has boxes
 * @property {number} boxRows rows of a box of the first grid; without boxes the rows of that grid
 * @property {number} boxColumns columns of a box of the first grid; without boxes the columns of that grid
 * @property {readonly number[]} regions of each cell its first box or irregular region, as an index among the houses of
 *   this kind; -1 for none
 * @property {readonly Variant[]} variants the kinds of its rules besides rows, columns and regions, in the order of
 *   `ruleTable`
 * @property {readonly House[]} houses rows, then columns, then regions, then those of the variants; of each kind grid
 *   by grid. A house that two grids have is there once
 * @property {readonly (readonly House[])[]} housesOf of each cell
 * @typedef {Canvas & Shape} Layout
 */
import { layoutName, parseLayoutName, shapeName } from "./layout-name.js";
import { gridOfShape, hasPlace, isLarge, isSquareSpec, normalForm, regionAt } from "./layout-spec.js";
import { extraHouses, pairSteps, suits } from "./rules.js";

/**
 * The layouts that somebody holds, by canonical name: a layout is the same object for as long as anybody has it, so
 * `===` tells whether two boards have the same layout.
 *
 * @type {Map<string, WeakRef<Layout>>}
 */
const held = new Map();
const forgotten = new FinalizationRegistry((/** @type {string} */ name) => {
  if (!held.get(name)?.deref()) held.delete(name);
});
/**
 * The layouts by the names that were asked for lately, which need not be canonical. The number is bounded, because a
 * jigsaw that is being drawn has a new name at every stroke.
 * @type {Map<string, Layout>}
 */
const recent = new Map();
const mostRecent = 64;

/**
 * The layout of a name, or null when it is none (layout-name.js). Made once, then shared.
 *
 * @param {string} name
 * @returns {Layout | null}
 */
export function layoutNamed(name) {
  const found = recent.get(name) ?? held.get(name)?.deref();
  if (found) return found;
  const made = readName(name);
  if (!made) return null;
  const layout = held.get(made.name)?.deref() ?? made;
  if (layout === made) {
    held.set(made.name, new WeakRef(made));
    forgotten.register(made, made.name);
  }
  if (recent.size >= mostRecent) recent.clear();
  recent.set(name, layout).set(layout.name, layout);
  return layout;
}

/**
 * The usual layout of a side: the squarest boxes, wider than tall ("2x3" for 6); null when no box fits.
 *
 * @param {number} side
 * @returns {Layout | null}
 */
export function layoutOfSide(side) {
  const { boxRows, boxColumns } = gridOfShape(side, side, side);
  return boxRows ? layoutNamed(`${boxRows}x${boxColumns}`) : null;
}

/**
 * The one predicate of ordinary boards: n rows and n columns, n digits, and regions of n cells.
 * @param {Pick<Layout, "digitCount" | "grids">} layout
 */
export const isSquare = (layout) => isSquareSpec(layout);

/** A canvas of n rows and n columns in which no place is empty. @param {number} side @returns {Canvas} */
export const squareCanvas = (side) => ({ rows: side, columns: side, cellsOfPlaces: null, placesOfCells: null });

/** @param {Canvas} canvas @param {number} cell 0-based row on the canvas */
export const rowOf = ({ columns, placesOfCells }, cell) =>
  Math.floor((placesOfCells ? placesOfCells[cell] : cell) / columns);

/** @param {Canvas} canvas @param {number} cell 0-based column on the canvas */
export const columnOf = ({ columns, placesOfCells }, cell) => (placesOfCells ? placesOfCells[cell] : cell) % columns;

/**
 * The cell at a place of the canvas; null outside the canvas and at places without a cell.
 * @param {Canvas} canvas
 * @param {number} row
 * @param {number} column
 * @returns {number | null}
 */
export function cellAt({ rows, columns, cellsOfPlaces }, row, column) {
  if (row < 0 || column < 0 || row >= rows || column >= columns) return null;
  const place = row * columns + column;
  return cellsOfPlaces ? cellsOfPlaces[place] : place;
}

/** @param {Canvas} layout @param {number} cell @returns {string} as r1c2 */
export const cellName = (layout, cell) => `r${rowOf(layout, cell) + 1}c${columnOf(layout, cell) + 1}`;

/** Whether a grid has a cell. @param {Layout} layout @param {number} grid @param {number} cell */
export const isInGrid = (layout, grid, cell) =>
  hasPlace(layout.grids[grid], rowOf(layout, cell), columnOf(layout, cell));

/**
 * The grid in which a cell is seen: the grid that was seen before, if it has the cell, or else the first that has it.
 * @param {Layout} layout
 * @param {number} cell
 * @param {number} [before]
 */
export const gridOf = (layout, cell, before = 0) =>
  isInGrid(layout, before, cell) ? before : layout.grids.findIndex((_, grid) => isInGrid(layout, grid, cell));

/**
 * The cell at the same place of another grid; where that grid has no such place, its first cell.
 * @param {Layout} layout
 * @param {number} cell
 * @param {number} from a grid that has the cell
 * @param {number} to
 * @returns {number}
 */
export function placeInGrid(layout, cell, from, to) {
  const [before, after] = [layout.grids[from], layout.grids[to]];
  const same = cellAt(
    layout,
    rowOf(layout, cell) - before.row + after.row,
    columnOf(layout, cell) - before.column + after.column,
  );
  if (same !== null && isInGrid(layout, to, same)) return same;
  return layout.regions.findIndex((_, each) => isInGrid(layout, to, each));
}

/**
 * The cells that differ from this one by a rule that is no house, ascending, each with its rule. Such a rule is about
 * the cells of one grid.
 * @param {Layout} layout
 * @param {number} cell
 * @returns {{ kind: Variant, cell: number }[]}
 */
export function pairsOf(layout, cell) {
  const { grids, variants } = layout;
  const [row, column] = [rowOf(layout, cell), columnOf(layout, cell)];
  return pairSteps(variants)
    .flatMap(({ kind, step: [down, right] }) => {
      const other = cellAt(layout, row + down, column + right);
      const shares = grids.some((grid) => hasPlace(grid, row, column) && hasPlace(grid, row + down, column + right));
      return other !== null && shares ? [{ kind, cell: other }] : [];
    })
    .sort((a, b) => a.cell - b.cell);
}

/**
 * All cells that may not hold the same digit, ascending; itself not among them.
 * @param {Layout} layout
 * @param {number} cell
 * @returns {number[]}
 */
export function peersOf(layout, cell) {
  const peers = new Set([
    ...layout.housesOf[cell].flatMap(({ cells }) => cells),
    ...pairsOf(layout, cell).map((pair) => pair.cell),
  ]);
  peers.delete(cell);
  return [...peers].sort((a, b) => a - b);
}

/** @param {string} name @returns {Layout | null} */
function readName(name) {
  const named = parseLayoutName(name);
  const spec = named && normalForm(named);
  return spec && spec.variants.every((variant) => suits(variant, spec)) ? makeLayout(spec) : null;
}

/** @param {import("./layout-spec.js").Spec} spec in its one form @returns {Layout} */
function makeLayout(spec) {
  const { digitCount, grids, variants } = spec;
  const [grid] = grids;
  const canvas = canvasOf(grids);
  // Extra cells are grids of one cell.
  const gridCount = grids.filter(isLarge).length;
  const kinds = /** @type {const} */ (["row", "column", "box"]);
  const houses = [
    ...kinds.map((kind) => grids.flatMap((_, grid) => linesOf(canvas, grids, grid, kind, gridCount))),
    ...variants.map((variant) =>
      grids.flatMap((grid, i) =>
        extraHouses(variant, grid).map(({ kind, places }, index) => ({
          kind,
          grid: i,
          index,
          cells: places.map(
            ([down, right]) => /** @type {number} */ (cellAt(canvas, grid.row + down, grid.column + right)),
          ),
        })),
      ),
    ),
  ].flatMap(onceEach);
  const cellCount = canvas.placesOfCells?.length ?? canvas.rows * canvas.columns;
  /** @type {House[][]} */
  const housesOf = Array.from({ length: cellCount }, () => []);
  for (const house of houses) for (const cell of house.cells) housesOf[cell].push(house);
  const regions = new Array(cellCount).fill(-1);
  const boxes = houses.filter(({ kind }) => kind === "box");
  boxes.toReversed().forEach(({ cells }, i) => {
    for (const cell of cells) regions[cell] = boxes.length - 1 - i;
  });
  return Object.freeze({
    ...canvas,
    name: layoutName(shapeName(spec), variants),
    digitCount,
    grids,
    gridCount,
    cellCount,
    hasBoxes: grid.boxRows > 0,
    boxRows: grid.boxRows || grid.rows,
    boxColumns: grid.boxColumns || grid.columns,
    regions,
    variants,
    houses,
    housesOf,
  });
}

/**
 * The number of a grid among several, from 1; 0 on a board of one grid, and for an extra cell.
 * @param {{ gridCount: number }} layout
 * @param {number} grid
 */
export const gridNumber = ({ gridCount }, grid) => (gridCount > 1 && grid < gridCount ? grid + 1 : 0);

/** @param {readonly Grid[]} grids @returns {Canvas} */
function canvasOf(grids) {
  const rows = Math.max(...grids.map((grid) => grid.row + grid.rows));
  const columns = Math.max(...grids.map((grid) => grid.column + grid.columns));
  const has = new Uint8Array(rows * columns);
  for (const grid of grids) {
    for (let row = grid.row; row < grid.row + grid.rows; row++)
      for (let column = grid.column; column < grid.column + grid.columns; column++)
        if (hasPlace(grid, row, column)) has[row * columns + column] = 1;
  }
  if (!has.includes(0)) return { rows, columns, cellsOfPlaces: null, placesOfCells: null };
  /** @type {number[]} */
  const placesOfCells = [];
  const cellsOfPlaces = Array.from(has, (is, place) => (is ? placesOfCells.push(place) - 1 : null));
  return { rows, columns, cellsOfPlaces, placesOfCells };
}

/**
 * The rows, the columns or the regions of a grid.
 * @param {Canvas} canvas
 * @param {readonly Grid[]} grids
 * @param {number} i
 * @param {"row" | "column" | "box"} kind
 * @param {number} gridCount how many grids there are besides extra cells
 * @returns {House[]}
 */
function linesOf(canvas, grids, i, kind, gridCount) {
  const grid = grids[i];
  /** @type {number[][]} */
  const lists = [];
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      const index = kind === "row" ? row : kind === "column" ? column : regionAt(grid, row, column);
      if (index >= 0 && hasPlace(grid, grid.row + row, grid.column + column))
        (lists[index] ??= []).push(/** @type {number} */ (cellAt(canvas, grid.row + row, grid.column + column)));
    }
  const start = gridNumber({ gridCount }, i) || kind === "box" ? 0 : grid[kind];
  return Array.from(lists, (cells = [], index) => ({ kind, grid: i, index: index + start, cells })).filter(
    ({ cells }) => cells.length,
  );
}

/** Of houses with the same cells only the first. @param {House[]} houses @returns {House[]} */
function onceEach(houses) {
  const seen = new Set();
  return houses.filter(({ cells }) => seen.size < seen.add(cells.join()).size);
}
