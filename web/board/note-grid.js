/** The places of notes in a cell. Each digit has a fixed place; the places have as many rows and columns as a box. */
import { cornerOf, sumMiddle } from "./geometry.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */

/**
 * The free margin around the notes on each side of a cell, without and with the dashes of cages on the board, and below
 * a number in the upper left corner; relative to the cell.
 */
const margins = { usual: 0.06, inCages: 0.12, belowSum: 0.02 };
/** Half the height of a digit, relative to the size of type. */
const halfHeight = 0.36;

/** All cells of a board have their notes in the same places. @param {Geometry} geometry */
const marginOf = ({ caged }) => (caged.size ? margins.inCages : margins.usual);

/**
 * @typedef {{ across: number, down: number, room: number, columns: number }} NotePlace the size of a note's place; the
 *   largest square in it; places in a row
 */

/** The places of each geometry: a board has 16,000 notes at most. @type {WeakMap<Geometry, NotePlace>} */
const known = new WeakMap();

/** @param {Geometry} geometry @returns {NotePlace} */
export function notePlace(geometry) {
  const before = known.get(geometry);
  if (before) return before;
  const [rows, columns] = notePlaces(geometry.layout);
  const [across, down] = [columns, rows].map((places) => (geometry.cell * (1 - 2 * marginOf(geometry))) / places);
  const place = { across, down, room: Math.min(across, down), columns };
  known.set(geometry, place);
  return place;
}

/**
 * The middle of a note's place. Below a number in the corner the rows are closer.
 * @param {Geometry} geometry
 * @param {number} cell
 * @param {number} digit
 */
export function noteSpot(geometry, cell, digit) {
  const { across, columns } = notePlace(geometry);
  const { x, y } = cornerOf(geometry, cell);
  const { top, down } = rowsOf(geometry, cell);
  return {
    x: x + geometry.cell * marginOf(geometry) + across * (((digit - 1) % columns) + 0.5),
    y: y + top + down * (Math.floor((digit - 1) / columns) + 0.5),
  };
}

/** Where the rows of notes begin in a cell, and their height. @param {Geometry} geometry @param {number} cell */
function rowsOf(geometry, cell) {
  const margin = marginOf(geometry);
  const belowSum = sumMiddle(geometry) + geometry.sum * halfHeight + margins.belowSum;
  const top = geometry.cell * (geometry.taken.has(cell) ? belowSum : margin);
  return {
    top,
    down: (notePlace(geometry).down * (geometry.cell * (1 - margin) - top)) / (geometry.cell * (1 - 2 * margin)),
  };
}

/**
 * Rows and columns of the notes in a cell; as near to a square as need be where there are no boxes, or long ones.
 * @param {import("../model/layout.js").Layout} layout
 */
function notePlaces({ digitCount, hasBoxes, boxRows, boxColumns }) {
  const fits = hasBoxes && boxRows * boxColumns === digitCount;
  if (fits && Math.max(boxRows, boxColumns) <= 3 * Math.min(boxRows, boxColumns)) return [boxRows, boxColumns];
  const columns = Math.ceil(Math.sqrt(digitCount));
  return [Math.ceil(digitCount / columns), columns];
}

/**
 * The digit whose place in the cell is the nearest to a point.
 * @param {Geometry} geometry
 * @param {number} cell
 * @param {number} x
 * @param {number} y
 */
export function nearestDigit(geometry, cell, x, y) {
  const [rows, columns] = notePlaces(geometry.layout);
  const { across } = notePlace(geometry);
  const { top, down } = rowsOf(geometry, cell);
  const corner = cornerOf(geometry, cell);
  const within = (/** @type {number} */ place, /** @type {number} */ places) =>
    Math.max(0, Math.min(places - 1, Math.floor(place)));
  return (
    within((y - corner.y - top) / down, rows) * columns +
    within((x - corner.x - geometry.cell * marginOf(geometry)) / across, columns) +
    1
  );
}

/** One number for a candidate, to be kept in sets and maps. @param {{ cell: number, digit: number }} candidate */
export const keyOf = ({ cell, digit }) => cell * 128 + digit;
