/**
 * Drawing makes a list of plain operations; the canvas and the SVG renderer only play it. Colours are names of a
 * palette (palette.js). Text is centred on x; y is its baseline.
 *
 * @typedef {import("./palette.js").ColourName} ColourName
 * @typedef {{ kind: "rect", x: number, y: number, width: number, height: number, colour: ColourName }} Rect
 * @typedef {{ kind: "text", x: number, y: number, text: string, size: number, weight: number, colour: ColourName }} Text
 * @typedef {Rect | Text} Operation
 * @typedef {{ width: number, height: number, operations: Operation[] }} DisplayList
 */
import { noteDigits, symbolOf } from "../model/digits.js";
import { cornerOf } from "./geometry.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./view.js").CellView} CellView */

const digitSize = 0.64;
const noteSize = 0.84;
/** Half the height of a digit, in parts of the type size: lowers a centred baseline. */
const halfDigit = 0.358;

/** @type {Record<"given" | "entry" | "answer", number>} */
const weights = { given: 700, entry: 500, answer: 400 };

/**
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @returns {DisplayList}
 */
export function drawBoard(view, geometry) {
  const { width, height } = geometry;
  const operations = [
    rect(0, 0, width, height, "paper"),
    ...view.cells.flatMap((cell, i) => drawGround(cell, i, geometry)),
    ...drawLines(geometry),
    ...view.cells.flatMap((cell, i) => drawContent(cell, i, geometry)),
    ...(view.selection === null ? [] : drawRing(view.selection, geometry)),
  ];
  return { width, height, operations };
}

/** The ground of a cell: what it is, then what it has to do with the selection. @param {CellView} cell @param {number} i @param {Geometry} geometry */
function drawGround(cell, i, geometry) {
  const { x, y } = cornerOf(geometry, i);
  /** @type {ColourName[]} */
  const colours = [];
  if (cell.kind === "given") colours.push("given-paper");
  if (cell.highlight) colours.push(cell.highlight);
  if (cell.conflict) colours.push("conflict-paper");
  return colours.map((colour) => rect(x, y, geometry.cell, geometry.cell, colour));
}

/** Thin lines first, so that thick ones run through. @param {Geometry} geometry @returns {Rect[]} */
function drawLines({ width, height, uprights, levels }) {
  return [false, true].flatMap((thick) => {
    const colour = thick ? "thick-line" : "thin-line";
    const of = (/** @type {readonly import("./geometry.js").Stripe[]} */ stripes) => stripes.filter((s) => s.thick === thick);
    return [
      ...of(uprights).map((s) => rect(s.start, 0, s.size, height, colour)),
      ...of(levels).map((s) => rect(0, s.start, width, s.size, colour)),
    ];
  });
}

/** @param {CellView} cell @param {number} i @param {Geometry} geometry @returns {Operation[]} */
function drawContent(cell, i, geometry) {
  if (cell.kind === "blank") return drawNotes(cell.notes, i, geometry);
  const { x, y } = cornerOf(geometry, i);
  const size = geometry.cell * digitSize;
  const colour = cell.conflict ? "conflict" : cell.kind;
  const digit = text(x + geometry.cell / 2, y + geometry.cell / 2, symbolOf(cell.digit), size, weights[cell.kind], colour);
  return cell.conflict ? [digit, drawUnderline(x, y, geometry.cell)] : [digit];
}

/** Conflicts are told by a shape too, not by colour alone. @param {number} x @param {number} y @param {number} cell */
function drawUnderline(x, y, cell) {
  return rect(x + cell * 0.25, y + cell * 0.84, cell * 0.5, Math.max(1, cell * 0.06), "conflict");
}

/** Each note has its fixed place, arranged as the digits of a box are. @param {number} notes @param {number} i @param {Geometry} geometry */
function drawNotes(notes, i, geometry) {
  const { boxRows, boxColumns, side } = geometry.layout;
  const corner = cornerOf(geometry, i);
  const margin = geometry.cell * 0.06;
  const [across, down] = [boxColumns, boxRows].map((places) => (geometry.cell - 2 * margin) / places);
  return noteDigits(notes, side).map((digit) => {
    const x = corner.x + margin + across * (((digit - 1) % boxColumns) + 0.5);
    const y = corner.y + margin + down * (Math.floor((digit - 1) / boxColumns) + 0.5);
    return text(x, y, symbolOf(digit), Math.min(across, down) * noteSize, 500, "note");
  });
}

/** @param {number} selection @param {Geometry} geometry @returns {Rect[]} */
function drawRing(selection, geometry) {
  const { x, y } = cornerOf(geometry, selection);
  const { cell } = geometry;
  const line = Math.max(2, Math.round(cell * 0.05));
  return [
    rect(x, y, cell, line, "ring"), rect(x, y + cell - line, cell, line, "ring"),
    rect(x, y + line, line, cell - 2 * line, "ring"), rect(x + cell - line, y + line, line, cell - 2 * line, "ring"),
  ];
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {ColourName} colour @returns {Rect} */
const rect = (x, y, width, height, colour) => ({ kind: "rect", x, y, width, height, colour });

/** @param {number} x @param {number} middle @param {string} symbol @param {number} size @param {number} weight @param {ColourName} colour @returns {Text} */
const text = (x, middle, symbol, size, weight, colour) => (
  { kind: "text", x, y: middle + size * halfDigit, text: symbol, size, weight, colour }
);
