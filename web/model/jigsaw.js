/**
 * Irregular regions while they are drawn: a region for each cell, from 0, or null where none is painted yet; what they
 * lack; and random ones.
 *
 * @typedef {readonly (number | null)[]} Regions
 * @typedef {{ kind: "unpainted", count: number } | { kind: "small" | "large", region: number, size: number } | { kind: "torn", region: number }} Lack
 */
import { layoutOfSide, readLabels } from "./layout.js";

/** How many cells each region has. @param {Regions} regions @returns {number[]} */
export function regionSizes(regions) {
  const sizes = new Array(sideOf(regions)).fill(0);
  for (const region of regions) if (region !== null) sizes[region]++;
  return sizes;
}

/**
 * What is wrong with regions, worst first; a torn region is odd, not wrong: its cells do not hang together.
 *
 * @param {Regions} regions
 * @returns {Lack[]}
 */
export function lacksOf(regions) {
  const side = sideOf(regions);
  const sizes = regionSizes(regions);
  const count = regions.filter((region) => region === null).length;
  const wrong = (/** @type {"small" | "large"} */ kind, /** @type {(size: number) => boolean} */ is) => (
    [...sizes.keys()].filter((region) => is(sizes[region])).map((region) => ({ kind, region, size: sizes[region] })));
  const beside = regions.map((_, cell) => neighboursOf(cell, side));
  const torn = [...sizes.keys()].filter((region) => sizes[region] > 1 && reach(regions, beside, regions.indexOf(region)) < sizes[region]);
  return [
    ...(count ? [/** @type {const} */ ({ kind: "unpainted", count })] : []),
    ...wrong("large", (size) => size > side), ...wrong("small", (size) => size < side),
    ...torn.map((region) => /** @type {const} */ ({ kind: "torn", region })),
  ];
}

/** Whether there is a layout of these regions. @param {Regions} regions @returns {regions is number[]} */
export const isWhole = (regions) => lacksOf(regions).every(({ kind }) => kind === "torn");

/**
 * Regions of a text: the labels of a jigsaw's name, with or without white space between them; null when they are not
 * side² labels of at most side kinds. Dots, zeros and question marks are cells not yet painted.
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
 * Random connected regions of equal size: from rows, or from boxes where there are any, cells change hands between
 * neighbouring regions two at a time, as long as all regions still hang together. Exchanges that make borders longer are
 * taken one time in four, so that the regions stay compact. Any seed gives regions; whether a grid fits them is another matter.
 *
 * @param {number} side
 * @param {(below: number) => number} random
 * @returns {number[]}
 */
export function randomJigsaw(side, random) {
  const start = layoutOfSide(side)?.regions ?? Array.from({ length: side * side }, (_, cell) => Math.floor(cell / side));
  const regions = [...start];
  const beside = regions.map((_, cell) => neighboursOf(cell, side));
  const wanted = side * side;
  for (let done = 0, tries = 0; done < wanted && tries < 40 * wanted; tries++) {
    if (exchange(regions, beside, random)) done++;
  }
  return regions;
}

/** One cell goes to a region beside it, and one of that region back. @param {number[]} regions @param {number[][]} beside @param {(below: number) => number} random */
function exchange(regions, beside, random) {
  const first = random(regions.length);
  const mine = regions[first];
  const others = beside[first].map((cell) => regions[cell]).filter((region) => region !== mine);
  if (others.length === 0) return false;
  const theirs = others[random(others.length)];
  const back = [...regions.keys()].filter((cell) => regions[cell] === theirs && beside[cell].some((other) => regions[other] === mine));
  const second = back[random(back.length)];
  const border = () => [first, second].flatMap((cell) => beside[cell].filter((other) => regions[other] !== regions[cell])).length;
  const before = border();
  [regions[first], regions[second]] = [theirs, mine];
  const taken = border() <= before || random(4) === 0;
  if (taken && reach(regions, beside, first) === beside.length ** 0.5 && reach(regions, beside, second) === beside.length ** 0.5) return true;
  [regions[first], regions[second]] = [mine, theirs];
  return false;
}

/** How many cells of its region hang together with a cell. @param {Regions} regions @param {number[][]} beside @param {number} from */
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
  return [row > 0 && cell - side, row < side - 1 && cell + side, column > 0 && cell - 1, column < side - 1 && cell + 1]
    .filter((other) => typeof other === "number");
}

/** @param {Regions} regions */
const sideOf = (regions) => Math.sqrt(regions.length);
