/**
 * The names of layouts, as the engine writes them (docs/command-line.md, "Layouts"): a shape, and the rules of the
 * layout behind plus signs. This file alone knows that text. Everybody else asks `layoutNamed` for the layout, and the
 * layout for its shape and its rules.
 *
 * @typedef {import("./rules.js").Variant} Variant
 * @typedef {import("./layout-spec.js").Grid} Grid
 * @typedef {import("./layout-spec.js").NamedGrid} NamedGrid
 * @typedef {import("./layout-spec.js").Spec} Spec
 * @typedef {{ digitCount: number, grids: NamedGrid[] }} Named
 */
import { numbered } from "./digits.js";
import { gridOfShape, isSquareSpec, newGrid } from "./layout-spec.js";
import { isRuleKind, variantNames } from "./rules.js";

/** The usual layouts of several 9×9 grids: the places of the grids, as in a name of `gattai:`. */
const knownGrids = {
  samurai: "0,0+0,12+6,6+12,0+12,12",
  twodoku: "0,0+6,6",
  butterfly: "0,0+0,3+3,0+3,3",
  cross: "0,6+6,0+6,6+6,12+12,6",
  flower: "0,3+3,0+3,3+3,6+6,3",
  sohei: "0,6+6,0+6,12+12,6",
  windmill: "0,3+3,12+6,6+9,0+12,9",
};
const [jigsaw, shaped, gattai, digits] = ["jigsaw:", "shape:", "gattai:", "digits:"];
/** Grids with more regions have labels with commas between them. */
const largestWithSymbols = 35;
/** No name is longer: the labels of 100×100 cells, and all rules. */
const longestName = 50_000;

/**
 * Returns the description that a name has: a shape, digits and variants joined by "+", in any order. Shapes: "2x3" (box
 * rows × box columns), "16" (a side), "jigsaw:LABELS", "shape:6x8", "1-9@7x7", "gattai:3x3@0,0+6,6", "samurai".
 *
 * @param {string} name
 * @returns {(Named & Pick<Spec, "variants">) | null} null for a text that is no name; the description need not be one
 *   of a layout
 */
export function parseLayoutName(name) {
  if (name.length > longestName) return null;
  const all = name.split("+").flatMap((part) => {
    const [, range, of = "9x9"] = /^(\d+-\d+)(?:@(.*))?$/.exec(part) ?? [];
    return range ? [digits + range, shaped + of] : [part];
  });
  const variants = variantNames.filter((variant) => all.includes(variant));
  const [counted, ...more] = all.filter((part) => part.startsWith(digits));
  const count = counted ? digitsOf(counted.slice(digits.length)) : 0;
  const shapes = all.filter((part) => !isRuleKind(part) && !part.startsWith(digits));
  const read = (!counted || count > 0) && !more.length && readShape(shapes, count);
  return read ? { digitCount: count || read.digitCount, grids: read.grids, variants } : null;
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

/** The name of a layout without its variants. @param {Pick<Spec, "digitCount" | "grids">} spec in its one form */
export function shapeName(spec) {
  const { digitCount, grids } = spec;
  const [grid] = grids;
  if (grids.length > 1) return nameOfGrids(spec);
  if (isSquareSpec(spec)) return grid.regions ? regionsName(grid.regions) : measures(grid.boxRows, grid.boxColumns);
  const isPlain = digitCount === Math.max(grid.rows, grid.columns);
  return (isPlain ? shaped : `1-${digitCount}@`) + nameOfMeasures(grid, digitCount);
}

/** @param {readonly (number | null)[]} regions from 0 @returns {string} */
export const regionsName = (regions) => jigsaw + regionLabels(regions);

/** A label for each cell: characters, or numbers with commas between them. @param {string} text */
export const readLabels = (text) => (text.includes(",") ? text.split(",").map((label) => label.trim()) : [...text]);

/** @param {NamedGrid} grid @returns {Named} */
const square = (grid) => ({ digitCount: grid.rows, grids: [grid] });

/**
 * @param {readonly string[]} parts of the shape, the most of several grids
 * @param {number} count digits, as far as the name says; else 0
 * @returns {Named | null}
 */
function readShape([shape = "3x3", ...places], count) {
  if (shape.startsWith(gattai)) return readGrids([shape.slice(gattai.length), ...places], count);
  const known = Object.entries(knownGrids).find(([name]) => name === shape);
  if (places.length) return null;
  if (known) return readGrids(`3x3@${known[1]}`.split("+"), count);
  const side = /^\d+$/.test(shape) ? Number(shape) : 0;
  const usual = gridOfShape(side, side, side);
  return usual.boxRows ? square(usual) : readGrid(shape, count);
}

/** `GRID@ROW,COLUMN`; without GRID the grid before. @param {readonly string[]} parts @param {number} count */
function readGrids(parts, count) {
  /** @type {Named | null} */
  let read = null;
  for (const part of parts) {
    const [, of, row, column] = /^(?:(.*)@)?(\d+),(\d+)$/.exec(part) ?? [];
    const own = of === undefined ? null : readGrid(of, count);
    const grid = row && (of === undefined ? read : own)?.grids.at(-1);
    if (!grid) return null;
    read ??= { .../** @type {Named} */ (own), grids: [] };
    read.grids.push({ ...grid, row: Number(row), column: Number(column) });
  }
  return read;
}

/** A shape that can be one grid among several. @param {string} text @param {number} count */
function readGrid(text, count) {
  if (text.startsWith(shaped)) return readMeasures(text.slice(shaped.length), count);
  if (text.startsWith(jigsaw)) {
    const regions = regionsOf(text.slice(jigsaw.length));
    const side = Math.ceil(Math.sqrt(regions.length));
    return square(newGrid(side, side, { regions }));
  }
  const [boxRows, boxColumns] = pairOf(text);
  const side = boxRows * boxColumns;
  return side ? square(newGrid(side, side, { boxRows, boxColumns })) : null;
}

/** The numbers of `RxC`; none for another text. @param {string} text */
const pairOf = (text) => (/^(\d*[1-9]\d*)x(\d*[1-9]\d*)$/i.exec(text) ?? []).slice(1).map(Number);

/**
 * `RxC`, `RxC/none`, `RxC/RxC` or `RxC/LABELS`.
 * @param {string} text
 * @param {number} count 0: the larger of rows and columns
 * @returns {Named | null}
 */
function readMeasures(text, count) {
  const [measure, ...named] = text.split("/");
  const [rows, columns] = pairOf(measure);
  if (!rows) return null;
  const digitCount = count || Math.max(rows, columns);
  if (!named.length) return { digitCount, grids: [gridOfShape(rows, columns, digitCount)] };
  const of = named.join("/");
  const [boxRows = 0, boxColumns = 0] = pairOf(of);
  const regions = boxRows || of === "none" ? null : regionsOf(of, ".");
  return { digitCount, grids: [newGrid(rows, columns, { boxRows, boxColumns, regions })] };
}

/** How many the digits from 0 or 1 to another are; 0 for what are no digits. @param {string} text */
function digitsOf(text) {
  const [, first, last] = /^([01])-(\d+)$/.exec(text) ?? [];
  return first ? Math.max(0, Number(last) - Number(first) + 1) : 0;
}

/**
 * The labels of regions; none for what are no labels.
 * @param {string} text
 * @param {string} [hole] the label of a place without a cell
 */
function regionsOf(text, hole) {
  const labels = readLabels(text).map((label) => (label === hole ? null : label));
  const areWrong = text.includes(",") && labels.some((label) => label && !(/^\d+$/.test(label) && Number(label) < 256));
  return areWrong || new Set(labels).size > 255 ? [] : labels;
}

/**
 * Labels from 1 as symbols; above 35 regions as numbers with commas.
 * @param {readonly (number | null)[]} regions from 0
 * @returns {string}
 */
function regionLabels(regions) {
  const most = Math.max(...regions.map((region) => (region ?? -1) + 1));
  return numbered(
    regions.map((region) => (region ?? -1) + 1),
    most,
  )
    .map((label) => label || ".")
    .join(most > largestWithSymbols ? "," : "");
}

/** @param {number} rows @param {number} columns */
const measures = (rows, columns) => `${rows}x${columns}`;

/** `6x8`; regions that are not the usual ones follow a slash. @param {Grid} grid @param {number} digitCount */
function nameOfMeasures({ rows, columns, boxRows, boxColumns, regions }, digitCount) {
  const usual = gridOfShape(rows, columns, digitCount);
  const name = measures(rows, columns);
  if (regions) return `${name}/${regionLabels(regions)}`;
  if (boxRows === usual.boxRows && boxColumns === usual.boxColumns) return name;
  return `${name}/${boxRows ? measures(boxRows, boxColumns) : "none"}`;
}

/** @param {Pick<Spec, "digitCount" | "grids">} spec of several grids */
function nameOfGrids({ digitCount, grids }) {
  let before = "";
  const parts = grids.map((grid) => {
    const { row, column, rows, columns, boxRows, boxColumns } = grid;
    const isBoxes = rows === columns && boxRows * boxColumns === rows;
    const own = isBoxes ? measures(boxRows, boxColumns) : shaped + nameOfMeasures(grid, digitCount);
    const part = `${own === before ? "" : `${own}@`}${row},${column}`;
    before = own;
    return part;
  });
  const all = parts.join("+");
  const known = Object.entries(knownGrids).find(([, places]) => all === `3x3@${places}`);
  const isPlain = known ? digitCount === 9 : grids.every((grid) => Math.max(grid.rows, grid.columns) === digitCount);
  return `${known?.[0] ?? gattai + all}${isPlain ? "" : `+${digits}1-${digitCount}`}`;
}
