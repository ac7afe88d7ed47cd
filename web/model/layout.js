/**
 * The shape of a board: which cells share a house, and which others differ all the same. A cell is a number in row-major
 * order, 0 … side² − 1. Names, kinds and numbering are those of the engine (docs/command-line.md, "Layouts").
 *
 * @typedef {import("./variants.js").Variant} Variant
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
 * @property {readonly Variant[]} variants in the order of `variantNames`
 * @property {readonly House[]} houses rows, then columns, then regions, then those of the variants
 * @property {readonly (readonly House[])[]} housesOf of each cell
 */
import { numbered } from "./digits.js";
import { extraHouses, pairSteps, suits, variantNames } from "./variants.js";

export const smallestSide = 2;
export const largestSide = 100;
const jigsaw = "jigsaw:";

/** By every name that was asked for, and by the canonical one. @type {Map<string, Layout>} */
const known = new Map();
/** A jigsaw that is being drawn has a new name at every stroke. */
const mostKnown = 64;

/**
 * The layout of a name, or null when it is none: a shape and variants joined by "+", in any order, the shape 9×9 when
 * there is none. Shapes: "2x3" (box rows × box columns), "16" (a side), "jigsaw:LABELS". Made once, then shared.
 *
 * @param {string} name
 * @returns {Layout | null}
 */
export function layoutNamed(name) {
  const found = known.get(name);
  if (found) return found;
  const made = readName(name);
  if (!made) return null;
  const layout = known.get(made.name) ?? made;
  if (known.size >= mostKnown) known.clear();
  known.set(name, layout).set(layout.name, layout);
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
 * The name of a layout with these variants; whether there is such a layout, `layoutNamed` tells.
 *
 * @param {string} shape "2x3" or "jigsaw:…"
 * @param {Iterable<Variant>} variants
 */
export function layoutName(shape, variants) {
  const chosen = new Set(variants);
  return [shape, ...variantNames.filter((variant) => chosen.has(variant))].join("+");
}

/** The shape alone: boxes, or "jigsaw:" and its labels. @param {Layout} layout */
export function shapeName({ hasBoxes, boxRows, boxColumns, regions }) {
  return hasBoxes ? `${boxRows}x${boxColumns}` : jigsaw + regionLabels(regions);
}

/** Labels from 1 as symbols; above 35 regions as numbers with commas. @param {readonly number[]} regions from 0 @returns {string} */
export function regionLabels(regions) {
  const side = Math.sqrt(regions.length);
  return numbered(regions.map((region) => region + 1), side).join(side > 35 ? "," : "");
}

/** @param {Layout} layout @param {number} cell 0-based row */
export const rowOf = (layout, cell) => Math.floor(cell / layout.side);

/** @param {Layout} layout @param {number} cell 0-based column */
export const columnOf = (layout, cell) => cell % layout.side;

/** @param {Layout} layout @param {number} cell @returns {string} as r1c2 */
export const cellName = (layout, cell) => `r${rowOf(layout, cell) + 1}c${columnOf(layout, cell) + 1}`;

/** The cells that differ from this one by a rule that is no house, ascending. @param {Layout} layout @param {number} cell @returns {number[]} */
export function pairsOf(layout, cell) {
  const { side } = layout;
  const inside = (/** @type {number} */ place) => place >= 0 && place < side;
  return pairSteps(layout.variants)
    .map(([down, right]) => [rowOf(layout, cell) + down, columnOf(layout, cell) + right])
    .filter(([row, column]) => inside(row) && inside(column))
    .map(([row, column]) => row * side + column).sort((a, b) => a - b);
}

/** All cells that may not hold the same digit, ascending; itself not among them. @param {Layout} layout @param {number} cell @returns {number[]} */
export function peersOf(layout, cell) {
  const peers = new Set([...layout.housesOf[cell].flatMap(({ cells }) => cells), ...pairsOf(layout, cell)]);
  peers.delete(cell);
  return [...peers].sort((a, b) => a - b);
}

/** @param {string} name @returns {Layout | null} */
function readName(name) {
  const parts = name.split("+");
  const shapes = parts.filter((part) => !variantNames.includes(/** @type {Variant} */ (part)));
  if (shapes.length > 1) return null;
  const shape = shapes.length ? readShape(shapes[0]) : boxShape(3, 3);
  const variants = variantNames.filter((variant) => parts.includes(variant));
  return shape && variants.every((variant) => suits(variant, shape)) ? makeLayout(shape, variants) : null;
}

/** @typedef {Pick<Layout, "side" | "boxRows" | "boxColumns" | "hasBoxes" | "regions">} Shape */

/** @param {string} text @returns {Shape | null} */
function readShape(text) {
  if (text.startsWith(jigsaw)) return regionShape(readLabels(text.slice(jigsaw.length)));
  const boxes = /^(\d+)x(\d+)$/i.exec(text);
  if (boxes) return boxShape(Number(boxes[1]), Number(boxes[2]));
  return /^\d+$/.test(text) ? layoutOfSide(Number(text)) : null;
}

/** A label for each cell: characters, or numbers with commas between them. @param {string} text */
export const readLabels = (text) => (text.includes(",") ? text.split(",").map((label) => label.trim()) : [...text]);

/** @param {number} boxRows @param {number} boxColumns @returns {Shape | null} */
function boxShape(boxRows, boxColumns) {
  const side = boxRows * boxColumns;
  if (side < smallestSide || side > largestSide) return null;
  const regions = Array.from({ length: side * side }, (_, cell) => (
    Math.floor(Math.floor(cell / side) / boxRows) * boxRows + Math.floor((cell % side) / boxColumns)));
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
  const kinds = [["row", (cell) => rowOf(shape, cell)], ["column", (cell) => columnOf(shape, cell)], ["box", (cell) => shape.regions[cell]]];
  return kinds.flatMap(([kind, indexOf]) => {
    /** @type {number[][]} */
    const lists = Array.from({ length: shape.side }, () => []);
    for (let cell = 0; cell < shape.cellCount; cell++) lists[indexOf(cell)].push(cell);
    return lists.map((cells, index) => ({ kind, index, cells }));
  });
}
