/**
 * The names of layouts, as the engine writes them (docs/command-line.md, "Layouts"): a shape, and the rules of the
 * layout behind plus signs. This file alone knows that text. Everybody else asks `layoutNamed` for the layout, and the
 * layout for its shape and its rules.
 *
 * @typedef {import("./rules.js").Variant} Variant
 * @typedef {{ kind: "boxes", boxRows: number, boxColumns: number } | { kind: "side", side: number } | { kind:
 *   "regions", labels: string[] }} NamedShape
 * @typedef {{ shape: NamedShape | null, variants: Variant[] }} NamedLayout `shape`: null when the name has none, which
 *   means 9×9
 */
import { numbered } from "./digits.js";
import { isRuleKind, variantNames } from "./rules.js";

const jigsaw = "jigsaw:";
/** Boards above this side have labels of regions with commas between them. */
const largestWithSymbols = 35;
/** No name is longer: the labels of 100×100 cells, and all rules. */
const longestName = 50_000;

/**
 * Returns the parts of a name: a shape and variants joined by "+", in any order. Shapes: "2x3" (box rows × box
 * columns), "16" (a side), "jigsaw:LABELS".
 *
 * @param {string} name
 * @returns {NamedLayout | null} null for a text that is no name
 */
export function parseLayoutName(name) {
  if (name.length > longestName) return null;
  const parts = name.split("+");
  const shapes = parts.filter((part) => !isRuleKind(part));
  if (shapes.length > 1) return null;
  const variants = variantNames.filter((variant) => parts.includes(variant));
  if (shapes.length === 0) return { shape: null, variants };
  const shape = parseShape(shapes[0]);
  return shape && { shape, variants };
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

/**
 * The shape alone: boxes, or "jigsaw:" and its labels.
 * @param {Pick<import("./layout.js").Layout, "hasBoxes" | "boxRows" | "boxColumns" | "regions">} shape
 */
export function shapeName({ hasBoxes, boxRows, boxColumns, regions }) {
  return hasBoxes ? `${boxRows}x${boxColumns}` : regionsName(regions);
}

/** @param {readonly number[]} regions from 0 @returns {string} */
export const regionsName = (regions) => jigsaw + regionLabels(regions);

/**
 * Labels from 1 as symbols; above 35 regions as numbers with commas.
 * @param {readonly number[]} regions from 0
 * @returns {string}
 */
function regionLabels(regions) {
  const side = Math.sqrt(regions.length);
  return numbered(
    regions.map((region) => region + 1),
    side,
  ).join(side > largestWithSymbols ? "," : "");
}

/** A label for each cell: characters, or numbers with commas between them. @param {string} text */
export const readLabels = (text) => (text.includes(",") ? text.split(",").map((label) => label.trim()) : [...text]);

/** @param {string} text @returns {NamedShape | null} */
function parseShape(text) {
  if (text.startsWith(jigsaw)) return { kind: "regions", labels: readLabels(text.slice(jigsaw.length)) };
  const [, boxRows, boxColumns] = /^(\d+)x(\d+)$/i.exec(text) ?? [];
  if (boxRows) return { kind: "boxes", boxRows: Number(boxRows), boxColumns: Number(boxColumns) };
  return /^\d+$/.test(text) ? { kind: "side", side: Number(text) } : null;
}
