/**
 * Drawing makes a list of plain operations; the canvas and the SVG renderer only play it.
 */
import { noteDigits, symbolOf } from "../model/digits.js";
import { regionBorders } from "./borders.js";
import { cornerOf } from "./geometry.js";
import { drawMarks, tinted } from "./marks.js";
import { rect, text } from "./operations.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Span} Span */
/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("./operations.js").DisplayList} DisplayList */
/** @typedef {import("./palette.js").ColourName} ColourName */
/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./view.js").CellView} CellView */

/** Parts of a cell, for digits of one, two, three characters. */
const digitSizes = [0.64, 0.53, 0.4];
const noteSize = 0.84;
/** Type smaller than so many units cannot be read: a block of ink says that there is something. */
const smallestType = 4;

/** @type {Record<"given" | "entry" | "answer", number>} */
const weights = { given: 700, entry: 500, answer: 400 };

/**
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {Span} [span] the cells that are drawn; all by default
 * @returns {DisplayList}
 */
export function drawBoard(view, geometry, span) {
  const { width, height } = geometry;
  const shown = cellsOf(view, span);
  /** @type {Operation[]} */
  const operations = [rect(0, 0, width, height, "paper")];
  for (const i of shown) operations.push(...drawGround(view, i, geometry));
  operations.push(...drawMarks(geometry), ...drawLines(geometry));
  for (const i of shown) operations.push(...drawContent(view.cells[i], i, geometry));
  if (view.selection !== null) operations.push(...drawRing(view.selection, geometry));
  return { width, height, operations };
}

/** @param {BoardView} view @param {Span | undefined} span @returns {number[]} */
function cellsOf({ cells, layout: { side } }, span) {
  if (!span) return [...cells.keys()];
  const { rows: [top, bottom], columns: [left, right] } = span;
  /** @type {number[]} */
  const shown = [];
  for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) shown.push(row * side + column);
  return shown;
}

/** The ground of a cell: what it is, then what it has to do with the selection. @param {BoardView} view @param {number} i @param {Geometry} geometry */
function drawGround({ cells, highlights }, i, geometry) {
  const cell = cells[i];
  const { x, y } = cornerOf(geometry, i);
  /** @type {ColourName[]} */
  const colours = [];
  if (cell.kind === "given") colours.push("given-paper");
  if (geometry.layout.variants.length && geometry.layout.housesOf[i].some(({ kind }) => tinted.has(kind))) colours.push("mark-paper");
  const highlight = highlights.get(i);
  if (highlight) colours.push(highlight);
  if (cell.conflict) colours.push("conflict-paper");
  return colours.map((colour) => rect(x, y, geometry.cell, geometry.cell, colour));
}

/** Thin lines first, so that thick ones run through. @param {Geometry} geometry @returns {Operation[]} */
function drawLines(geometry) {
  const { width, height, uprights, levels } = geometry;
  const ruled = [false, true].flatMap((thick) => {
    const colour = thick ? "thick-line" : "thin-line";
    const of = (/** @type {readonly import("./geometry.js").Stripe[]} */ stripes) => stripes.filter((s) => s.thick === thick);
    return [
      ...of(uprights).map((s) => rect(s.start, 0, s.size, height, colour)),
      ...of(levels).map((s) => rect(0, s.start, width, s.size, colour)),
    ];
  });
  return [...ruled, ...regionBorders(geometry).map(({ x, y, width: across, height: down }) => rect(x, y, across, down, "thick-line"))];
}

/** @param {CellView} cell @param {number} i @param {Geometry} geometry @returns {Operation[]} */
function drawContent(cell, i, geometry) {
  if (cell.kind === "blank") return cell.notes ? drawNotes(cell, i, geometry) : [];
  const { x, y } = cornerOf(geometry, i);
  const colour = cell.conflict ? "conflict" : cell.kind;
  const digit = drawDigit(x + geometry.cell / 2, y + geometry.cell / 2, symbolOf(cell.digit, geometry.layout.side), geometry.cell, weights[cell.kind], colour);
  return cell.conflict ? [digit, drawUnderline(x, y, geometry.cell)] : [digit];
}

/** @param {number} x @param {number} y @param {string} symbol @param {number} cell @param {number} weight @param {ColourName} colour */
function drawDigit(x, y, symbol, cell, weight, colour) {
  const size = cell * digitSizes[symbol.length - 1];
  if (size < smallestType) return rect(x - cell * 0.25, y - cell * 0.2, cell * 0.5, cell * 0.4, colour);
  return text(x, y, symbol, size, weight, colour);
}

/** Conflicts are told by a shape too, not by colour alone. @param {number} x @param {number} y @param {number} cell */
function drawUnderline(x, y, cell) {
  return rect(x + cell * 0.25, y + cell * 0.84, cell * 0.5, Math.max(1, cell * 0.06), "conflict");
}

/** Each note has its fixed place, arranged as the digits of a box are. @param {CellView} view @param {number} i @param {Geometry} geometry */
function drawNotes({ notes, computed }, i, geometry) {
  const { side } = geometry.layout;
  const [rows, columns] = notePlaces(geometry.layout);
  const corner = cornerOf(geometry, i);
  const margin = geometry.cell * 0.06;
  const [across, down] = [columns, rows].map((places) => (geometry.cell - 2 * margin) / places);
  const size = Math.min(across, down) * noteSize;
  if (size < smallestType / 2) return [];
  return noteDigits(notes, side).map((digit) => {
    const x = corner.x + margin + across * (((digit - 1) % columns) + 0.5);
    const y = corner.y + margin + down * (Math.floor((digit - 1) / columns) + 0.5);
    return text(x, y, symbolOf(digit, side), size, 500, computed ? "answer" : "note");
  });
}

/** Rows and columns of the notes in a cell; as near to a square as need be where there are no boxes, or long ones. @param {import("../model/layout.js").Layout} layout */
function notePlaces({ side, hasBoxes, boxRows, boxColumns }) {
  if (hasBoxes && Math.max(boxRows, boxColumns) <= 3 * Math.min(boxRows, boxColumns)) return [boxRows, boxColumns];
  const columns = Math.ceil(Math.sqrt(side));
  return [Math.ceil(side / columns), columns];
}

/** @param {number} selection @param {Geometry} geometry @returns {Operation[]} */
function drawRing(selection, geometry) {
  const { x, y } = cornerOf(geometry, selection);
  const { cell } = geometry;
  const line = Math.max(2, Math.round(cell * 0.05));
  return [
    rect(x, y, cell, line, "ring"), rect(x, y + cell - line, cell, line, "ring"),
    rect(x, y + line, line, cell - 2 * line, "ring"), rect(x + cell - line, y + line, line, cell - 2 * line, "ring"),
  ];
}
