/**
 * Irregular regions while a player draws them. `Regions` has the number of its region for each cell, from 0, or null
 * for a cell that is not painted yet. `Lack` says what is still missing or unusual: cells without a region, regions
 * with too few or too many cells, and regions in several parts ("torn").
 *
 * @typedef {readonly (number | null)[]} Regions
 * @typedef {{ kind: "unpainted", count: number } | { kind: "small" | "large", region: number, size: number } | { kind:
 *   "torn", region: number }} Lack
 */
import { readLabels } from "./layout-name.js";

/** How many cells each region has. @param {Regions} regions @returns {number[]} */
export function regionSizes(regions) {
  const sizes = new Array(sideOf(regions)).fill(0);
  for (const region of regions) if (region !== null) sizes[region]++;
  return sizes;
}

/**
 * Returns what regions lack, the most important first. A torn region is allowed, although its cells are not connected;
 * everything else must be corrected.
 *
 * @param {Regions} regions
 * @returns {Lack[]}
 */
export function lacksOf(regions) {
  const side = sideOf(regions);
  const sizes = regionSizes(regions);
  const count = regions.filter((region) => region === null).length;
  const wrong = (/** @type {"small" | "large"} */ kind, /** @type {(size: number) => boolean} */ is) =>
    [...sizes.keys()].filter((region) => is(sizes[region])).map((region) => ({ kind, region, size: sizes[region] }));
  const beside = regions.map((_, cell) => neighboursOf(cell, side));
  const torn = [...sizes.keys()].filter(
    (region) => sizes[region] > 1 && reach(regions, beside, regions.indexOf(region)) < sizes[region],
  );
  return [
    ...(count ? [/** @type {const} */ ({ kind: "unpainted", count })] : []),
    ...wrong("large", (size) => size > side),
    ...wrong("small", (size) => size < side),
    ...torn.map((region) => /** @type {const} */ ({ kind: "torn", region })),
  ];
}

/** Whether there is a layout of these regions. @param {Regions} regions @returns {regions is number[]} */
export const isWhole = (regions) => lacksOf(regions).every(({ kind }) => kind === "torn");

/**
 * Returns the regions that a text describes by one label for each cell, with or without white space between the labels,
 * and with or without `jigsaw:` before them. A dot, a zero or a question mark is a cell that is not painted yet.
 * Returns null when the number of labels is no square, or when there are more regions than rows.
 *
 * @param {string} text
 * @returns {(number | null)[] | null}
 */
export function regionsOfText(text) {
  const bare = text.trim().replace(/^jigsaw:/, "");
  const labels = readLabels(bare.includes(",") ? bare : bare.replace(/\s/g, ""));
  const side = Math.sqrt(labels.length);
  if (!Number.isInteger(side) || side < 2) return null;
  const kinds = [...new Set(labels)].filter((label) => !/^[.0?]$/.test(label));
  if (kinds.length > side) return null;
  return labels.map((label) => (kinds.includes(label) ? kinds.indexOf(label) : null));
}

/**
 * Returns the region to paint next: the present one until it has all its cells, then the first region that lacks cells.
 * @param {Regions} regions
 * @param {number | null} brush
 */
export function nextBrush(regions, brush) {
  const sizes = regionSizes(regions);
  if (brush === null || sizes[brush] < sizes.length) return brush;
  const wanting = sizes.findIndex((size) => size < sizes.length);
  return wanting < 0 ? brush : wanting;
}

/**
 * Returns how many cells of its region are connected with a cell, the cell included.
 * @param {Regions} regions
 * @param {number[][]} beside
 * @param {number} from
 */
function reach(regions, beside, from) {
  const reached = new Set([from]);
  for (const cell of reached) {
    for (const other of beside[cell]) if (regions[other] === regions[from]) reached.add(other);
  }
  return reached.size;
}

/** The cells above, below, left and right. @param {number} cell @param {number} side */
function neighboursOf(cell, side) {
  const [row, column] = [Math.floor(cell / side), cell % side];
  return [
    row > 0 && cell - side,
    row < side - 1 && cell + side,
    column > 0 && cell - 1,
    column < side - 1 && cell + 1,
  ].filter((other) => typeof other === "number");
}

/** @param {Regions} regions */
const sideOf = (regions) => Math.sqrt(regions.length);
