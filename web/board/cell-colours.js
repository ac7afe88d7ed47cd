/**
 * The colours that a player gives to a cell: sectors of equal angles around the middle of the cell, from the top
 * clockwise.
 */
import { noteDigits } from "../model/digits.js";
import { colorCount } from "../model/position.js";
import { cornerOf } from "./geometry.js";
import { area, rect } from "./operations.js";
import { colorName } from "./palette.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./operations.js").Operation} Operation */

/** How much of the ground of a highlighted cell stays visible around the colours, relative to the cell. */
const frame = 0.09;

/**
 * @param {number} colors the set of colours of the cell
 * @param {number} i the cell
 * @param {Geometry} geometry
 * @param {boolean} isHighlighted whether the ground of the cell has a meaning and must stay visible
 * @returns {Operation[]}
 */
export function drawColors(colors, i, geometry, isHighlighted) {
  const inset = isHighlighted ? geometry.cell * frame : 0;
  const corner = cornerOf(geometry, i);
  const [x, y, size] = [corner.x + inset, corner.y + inset, geometry.cell - 2 * inset];
  const list = noteDigits(colors, colorCount);
  if (list.length === 1) return [rect(x, y, size, size, colorName(list[0]))];
  return list.map((color, place) =>
    area(sectorOf(x, y, size, place / list.length, (place + 1) / list.length), colorName(color)),
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size of the square
 * @param {number} from a turn from the top, 0 … 1
 * @param {number} to
 * @returns {import("./operations.js").Command[]}
 */
function sectorOf(x, y, size, from, to) {
  const half = size / 2;
  const [middleX, middleY] = [x + half, y + half];
  const corners = [0.125, 0.375, 0.625, 0.875].filter((turn) => turn > from && turn < to);
  const edge = [from, ...corners, to].map((turn) => {
    const [across, down] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)];
    const reach = half / Math.max(Math.abs(across), Math.abs(down));
    return /** @type {import("./operations.js").Command} */ (["L", middleX + across * reach, middleY + down * reach]);
  });
  return [["M", middleX, middleY], ...edge, ["Z"]];
}
