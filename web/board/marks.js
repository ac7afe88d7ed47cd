/**
 * The marks of the extra houses of variants: lines along the diagonals, framed windows, small asterisks, circles around
 * the centres of boxes. Each kind has a shape of its own, so that nobody has to tell colours apart. Disjoint groups and
 * the rules for pairs of cells apply to all cells in the same way; the page explains them in words.
 */
import { circle, frameOf, line } from "./operations.js";
import { cornerOf } from "./geometry.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("../model/layout.js").House} House */

/** @type {Record<string, (house: House, geometry: Geometry, width: number) => Operation[]>} */
const marks = {
  diagonal: drawDiagonal,
  window: drawWindow,
  asterisk: ({ cells }, geometry, width) =>
    cells.flatMap((cell) => drawAsterisk(middleOf(geometry, cell), geometry.cell, width)),
  centerdots: ({ cells }, geometry, width) =>
    cells.map((cell) => {
      const { x, y } = middleOf(geometry, cell);
      return circle(x, y, geometry.cell * 0.41, width, "mark");
    }),
};

/**
 * Returns operations to be drawn over the grounds of the cells and under the digits.
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
export function drawMarks(geometry) {
  const width = Math.max(1, geometry.cell * 0.032);
  return geometry.layout.houses.flatMap((house) => marks[house.kind]?.(house, geometry, width) ?? []);
}

/** Kinds of houses whose cells have a ground colour of their own. */
export const tinted = new Set(["window", "asterisk"]);

/** From corner to corner. @param {House} house @param {Geometry} geometry @param {number} width */
function drawDiagonal({ cells }, geometry, width) {
  const [from, to] = [cornerOf(geometry, cells[0]), cornerOf(geometry, cells[cells.length - 1])];
  const down = from.x < to.x ? 1 : 0;
  const { cell } = geometry;
  return [line(from.x + cell * (1 - down), from.y, to.x + cell * down, to.y + cell, width, "mark")];
}

/**
 * A frame inside the window, clear of its lines.
 * @param {House} house
 * @param {Geometry} geometry
 * @param {number} width
 */
function drawWindow({ cells }, geometry, width) {
  const [from, to] = [cornerOf(geometry, cells[0]), cornerOf(geometry, cells[cells.length - 1])];
  const inset = geometry.cell * 0.06;
  const [x, y] = [from.x + inset, from.y + inset];
  const [across, down] = [to.x - from.x, to.y - from.y].map((length) => length + geometry.cell - 2 * inset);
  return frameOf(x, y, across, down, width, "mark");
}

/**
 * Six arms around the place of the digit, which they leave free.
 * @param {{ x: number, y: number }} middle
 * @param {number} cell
 * @param {number} width
 */
function drawAsterisk({ x, y }, cell, width) {
  return [30, 90, 150, 210, 270, 330].map((degrees) => {
    const [across, down] = [Math.cos((degrees * Math.PI) / 180) * cell, Math.sin((degrees * Math.PI) / 180) * cell];
    return line(x + across * 0.3, y + down * 0.3, x + across * 0.43, y + down * 0.43, width, "mark");
  });
}

/** @param {Geometry} geometry @param {number} cell */
function middleOf(geometry, cell) {
  const { x, y } = cornerOf(geometry, cell);
  return { x: x + geometry.cell / 2, y: y + geometry.cell / 2 };
}
