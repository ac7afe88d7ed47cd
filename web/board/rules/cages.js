/**
 * Cages, and cages as large as a house, which are extra regions.
 *
 * @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("./rule-shapes.js").Geometry} Geometry
 * @typedef {import("./rule-shapes.js").Operation} Operation
 */
import { boxesOf } from "../cell-boxes.js";
import { cornerOf } from "../geometry.js";
import { area, path, text } from "../operations.js";
import { outlineOf, roundedPath } from "../outline.js";
import { edgeWidth } from "./rule-shapes.js";

/** Distance of a cage from the edges of its cells; its dashes and its width; size of its sum, and where the middle of the sum's height is; relative to a cell. */
const look = { inset: 0.075, dash: [0.1, 0.06], width: 0.028, type: 0.21, middle: 0.145, left: 0.055 };
/** Width of a digit relative to the size of type. */
const digitWidth = 0.58;

/** Whether a cage is a house more. @param {OwnRule} rule @param {{ side: number }} layout */
export const isExtraRegion = ({ kind, cells, values }, { side }) => kind === "cage" && !values.length && cells.length === side;

/** @param {OwnRule} rule @param {Geometry} geometry @returns {Operation[]} */
export function drawCage({ cells, values: [sum] }, geometry) {
  const { cell } = geometry;
  const outlines = outlineOf(boxesOf(geometry, cells, look.inset * cell));
  const width = Math.max(1, look.width * cell);
  const drawn = outlines.map((corners) => path(roundedPath([openFor(corners, geometry, cells[0], sum)], 0), width, "rule-ink", look.dash.map((length) => length * cell)));
  return drawn;
}

/** The outline begins at the corner with the sum, so that cages with the same form have the same dashes. @param {readonly [number, number][]} corners @param {Geometry} geometry @param {number} first @param {number | undefined} sum @returns {[number, number][]} */
function openFor(corners, geometry, first, sum) {
  const { x, y } = cornerOf(geometry, first);
  const at = corners.findIndex(([left, top]) => Math.abs(left - x) + Math.abs(top - y) < geometry.cell / 4);
  return at < 0 || sum === undefined ? [...corners] : [...corners.slice(at), ...corners.slice(0, at)];
}

/** The sum is in the upper left corner of the first cell, with a rim that breaks the dashes. @param {OwnRule} rule @param {Geometry} geometry @returns {Operation[]} */
export function drawCageSum({ cells: [first], values: [sum] }, geometry) {
  if (sum === undefined) return [];
  const { x, y } = cornerOf(geometry, first);
  const { cell } = geometry;
  const size = look.type * cell;
  const written = String(sum);
  const middle = x + look.left * cell + written.length * digitWidth * size / 2;
  return [{ ...text(middle, y + look.middle * cell, written, size, 600, "rule-ink"), halo: { colour: "paper", width: size * 0.4 } }];
}

/** @param {OwnRule} rule @param {Geometry} geometry @returns {Operation[]} */
export function drawExtraRegion({ cells }, geometry) {
  const shape = roundedPath(outlineOf(boxesOf(geometry, cells, 0.06 * geometry.cell)), 0.06 * geometry.cell);
  return [area(shape, "rule-grey-paper"), path(shape, edgeWidth(geometry), "rule-grey")];
}
