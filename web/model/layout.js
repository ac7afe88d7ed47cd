/**
 * The shape of a board: which cells share a house, and which others differ all the same. A cell is a number in
 * row-major order, 0 … side² − 1. Names, kinds and numbering are those of the engine (docs/command-line.md, "Layouts").
 *
 * @typedef {import("./rules.js").Variant} Variant
 * @typedef {"row" | "column" | "box" | "diagonal" | "window" | "asterisk" | "centerdots" | "disjoint"} HouseKind
 * @typedef {{ kind: HouseKind, index: number, cells: readonly number[] }} House index is 0-based, within its kind
 * @typedef {object} Layout
 * @property {string} name canonical, such as "2x3", "3x3+x", "jigsaw:1122…"
 * @property {number} side cells in a row, and the largest digit
 * @property {number} boxRows rows of one box; of irregular regions the side
 * @property {number} boxColumns columns of one box; of irregular regions the side
 * @property {boolean} hasBoxes false when the regions are irregular
 * @property {number} cellCount side²
 * @property {readonly number[]} regions of each cell its box or irregular region, from 0
 * @property {readonly Variant[]} variants the kinds of its rules besides rows, columns and regions, in the order of
 *   `ruleTable`
 * @property {readonly House[]} houses rows, then columns, then regions, then those of the variants
 * @property {readonly (readonly House[])[]} housesOf of each cell
 */
import { layoutName, parseLayoutName, shapeName } from "./layout-name.js";
import { extraHouses, pairSteps, suits } from "./rules.js";

const smallestSide = 2;
const largestSide = 100;

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
  if (!Number.isInteger(side) || side > largestSide) return null;
  for (let rows = Math.floor(Math.sqrt(side)); rows > 1; rows--) {
    if (side % rows === 0) return layoutNamed(`${rows}x${side / rows}`);
  }
  return null;
}

/**
 * The layout with these irregular regions, without variants; null when they do not have as many cells as there are
 * regions.
 * @param {readonly (number | string)[]} labels one for each cell
 * @returns {Layout | null}
 */
export function layoutOfRegions(labels) {
  const shape = regionShape(labels.map(String));
  return shape && layoutNamed(shapeName(shape));
}

/** @param {Pick<Layout, "side">} layout @param {number} cell 0-based row */
export const rowOf = (layout, cell) => Math.floor(cell / layout.side);

/** @param {Pick<Layout, "side">} layout @param {number} cell 0-based column */
export const columnOf = (layout, cell) => cell % layout.side;

/** @param {Layout} layout @param {number} cell @returns {string} as r1c2 */
export const cellName = (layout, cell) => `r${rowOf(layout, cell) + 1}c${columnOf(layout, cell) + 1}`;

/**
 * The cells that differ from this one by a rule that is no house, ascending, each with its rule.
 * @param {Layout} layout
 * @param {number} cell
 * @returns {{ kind: Variant, cell: number }[]}
 */
export function pairsOf(layout, cell) {
  const { side } = layout;
  const inside = (/** @type {number} */ place) => place >= 0 && place < side;
  return pairSteps(layout.variants)
    .map(({ kind, step: [down, right] }) => ({
      kind,
      row: rowOf(layout, cell) + down,
      column: columnOf(layout, cell) + right,
    }))
    .filter(({ row, column }) => inside(row) && inside(column))
    .map(({ kind, row, column }) => ({ kind, cell: row * side + column }))
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

/** @typedef {Pick<Layout, "side" | "boxRows" | "boxColumns" | "hasBoxes" | "regions">} Shape */

/** @param {string} name @returns {Layout | null} */
function readName(name) {
  const named = parseLayoutName(name);
  const shape = named && shapeOf(named.shape);
  return shape && named.variants.every((variant) => suits(variant, shape)) ? makeLayout(shape, named.variants) : null;
}

/** @param {import("./layout-name.js").NamedShape | null} named @returns {Shape | null} */
function shapeOf(named) {
  if (!named) return boxShape(3, 3);
  switch (named.kind) {
    case "boxes":
      return boxShape(named.boxRows, named.boxColumns);
    case "regions":
      return regionShape(named.labels);
    case "side":
      return layoutOfSide(named.side);
  }
}

/** @param {number} boxRows @param {number} boxColumns @returns {Shape | null} */
function boxShape(boxRows, boxColumns) {
  const side = boxRows * boxColumns;
  if (side < smallestSide || side > largestSide) return null;
  const regions = Array.from(
    { length: side * side },
    (_, cell) => Math.floor(Math.floor(cell / side) / boxRows) * boxRows + Math.floor((cell % side) / boxColumns),
  );
  return { side, boxRows, boxColumns, hasBoxes: true, regions };
}

/** Regions that are boxes after all are those boxes. @param {readonly string[]} labels @returns {Shape | null} */
function regionShape(labels) {
  const side = Math.sqrt(labels.length);
  if (!Number.isInteger(side) || side < smallestSide || side > largestSide) return null;
  const order = [...new Set(labels)];
  const places = new Map(order.map((label, i) => [label, i]));
  const regions = labels.map((label) => /** @type {number} */ (places.get(label)));
  const sizes = new Array(order.length).fill(0);
  for (const region of regions) sizes[region]++;
  if (order.length !== side || sizes.some((size) => size !== side)) return null;
  for (let boxRows = 1; boxRows <= side; boxRows++) {
    const boxes = side % boxRows ? null : boxShape(boxRows, side / boxRows);
    if (boxes?.regions.every((region, cell) => region === regions[cell])) return boxes;
  }
  return { side, boxRows: side, boxColumns: side, hasBoxes: false, regions };
}

/** @param {Shape} shape @param {Variant[]} variants @returns {Layout} */
function makeLayout(shape, variants) {
  const bare = { ...shape, cellCount: shape.side ** 2, variants, name: "", houses: [], housesOf: [] };
  const houses = [...plainHouses(bare), ...variants.flatMap((variant) => extraHouses(variant, bare))];
  /** @type {House[][]} */
  const housesOf = Array.from({ length: bare.cellCount }, () => []);
  for (const house of houses) for (const cell of house.cells) housesOf[cell].push(house);
  return Object.freeze({ ...bare, name: layoutName(shapeName(bare), variants), houses, housesOf });
}

/** Rows, columns, regions. @param {Layout} shape @returns {House[]} */
function plainHouses(shape) {
  /** @type {[HouseKind, (cell: number) => number][]} */
  const kinds = [
    ["row", (cell) => rowOf(shape, cell)],
    ["column", (cell) => columnOf(shape, cell)],
    ["box", (cell) => shape.regions[cell]],
  ];
  return kinds.flatMap(([kind, indexOf]) => {
    /** @type {number[][]} */
    const lists = Array.from({ length: shape.side }, () => []);
    for (let cell = 0; cell < shape.cellCount; cell++) lists[indexOf(cell)].push(cell);
    return lists.map((cells, index) => ({ kind, index, cells }));
  });
}
