/**
 * Drawing a board makes a list of plain operations. The canvas and the SVG renderer only carry out this list.
 */
import { noteDigits, symbolOf } from "../model/digits.js";
import { regionBorders } from "./borders.js";
import { cornerOf } from "./geometry.js";
import { drawMarks, tinted } from "./marks.js";
import { keyOf, notePlace, noteSpot } from "./notes.js";
import { rect, text } from "./operations.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Span} Span */
/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("./operations.js").DisplayList} DisplayList */
/** @typedef {import("./palette.js").ColourName} ColourName */
/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./view.js").CellView} CellView */
/** @typedef {{ colour: ColourName, weight: number, halo: boolean }} Ink the colour and weight of a note; `halo`: with a rim in the colour of the paper */

/**
 * A drawing that is merged into the drawing of the board, such as the picture of a step. `grounds` lie over the grounds of cells,
 * `under` over the ruled lines, `over` over the digits. `inks` say how notes are written, by candidate (`keyOf` in notes.js; digit 0
 * stands for the digit of a solved cell). `notes` are shown in cells without notes of their own. The board then omits the
 * highlights of the selection, which could be mistaken for part of the drawing.
 *
 * @typedef {{ grounds: Operation[], under: Operation[], over: Operation[], inks: ReadonlyMap<number, Ink>, notes: ReadonlyMap<number, number> }} Layers
 */

/** Font size relative to the cell, for digits of one, two and three characters. */
const digitSizes = [0.64, 0.53, 0.4];
const noteSize = 0.84;
/** Font size of notes that a step may draw a shape around, relative to the cell. */
const markedNoteSize = 0.74;
/** Text smaller than this many units cannot be read; a block of colour is drawn instead. */
const smallestType = 4;

/** @type {Record<"given" | "entry" | "answer", number>} */
const weights = { given: 700, entry: 500, answer: 400 };

/**
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {Span} [span] the rows and columns to draw; all by default
 * @param {Layers} [layers] a drawing to merge into the board
 * @returns {DisplayList}
 */
export function drawBoard(view, geometry, span, layers) {
  const { width, height } = geometry;
  const shown = cellsOf(view, span);
  /** @type {Operation[]} */
  const operations = [rect(0, 0, width, height, "paper")];
  for (const i of shown) operations.push(...drawGround(layers ? { ...view, highlights: new Map() } : view, i, geometry));
  if (layers) operations.push(...layers.grounds);
  operations.push(...drawMarks(geometry), ...drawLines(geometry));
  if (layers) operations.push(...layers.under);
  for (const i of shown) operations.push(...drawContent(view.cells[i], i, geometry, layers));
  if (layers) operations.push(...layers.over);
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

/** Returns the ground of a cell: the colour of its kind, and over it the highlight of the selection. @param {BoardView} view @param {number} i @param {Geometry} geometry */
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

/** Returns the ruled lines: thin lines first, so that thick lines are drawn over them. @param {Geometry} geometry @returns {Operation[]} */
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

/** @param {CellView} cell @param {number} i @param {Geometry} geometry @param {Layers} [layers] @returns {Operation[]} */
function drawContent(cell, i, geometry, layers) {
  if (cell.kind === "blank") return drawNotes(cell, i, geometry, layers);
  const { x, y } = cornerOf(geometry, i);
  const colour = cell.conflict ? "conflict" : cell.kind;
  const digit = drawDigit(x + geometry.cell / 2, y + geometry.cell / 2, symbolOf(cell.digit, geometry.layout.side), geometry.cell, weights[cell.kind], colour);
  if (digit.kind === "text" && layers?.inks.get(keyOf({ cell: i, digit: 0 }))) digit.halo = { colour: cell.kind === "given" ? "given-paper" : "paper", width: digit.size * 0.15 };
  return cell.conflict ? [digit, drawUnderline(x, y, geometry.cell)] : [digit];
}

/** @param {number} x @param {number} y @param {string} symbol @param {number} cell @param {number} weight @param {ColourName} colour */
function drawDigit(x, y, symbol, cell, weight, colour) {
  const size = cell * digitSizes[symbol.length - 1];
  if (size < smallestType) return rect(x - cell * 0.25, y - cell * 0.2, cell * 0.5, cell * 0.4, colour);
  return text(x, y, symbol, size, weight, colour);
}

/** A conflict has a shape as well as a colour, so that nobody has to tell colours apart. @param {number} x @param {number} y @param {number} cell */
function drawUnderline(x, y, cell) {
  return rect(x + cell * 0.25, y + cell * 0.84, cell * 0.5, Math.max(1, cell * 0.06), "conflict");
}

/** @param {CellView} cell @param {number} i @param {Geometry} geometry @param {Layers} [layers] */
function drawNotes({ notes, computed }, i, geometry, layers) {
  const digits = noteDigits(notes || (layers?.notes.get(i) ?? 0), geometry.layout.side);
  const size = notePlace(geometry).room * (layers ? markedNoteSize : noteSize);
  if (!digits.length || size < smallestType / 2) return [];
  return digits.map((digit) => {
    const { x, y } = noteSpot(geometry, i, digit);
    const ink = layers?.inks.get(keyOf({ cell: i, digit }));
    const note = text(x, y, symbolOf(digit, geometry.layout.side), size, ink?.weight ?? 500, ink?.colour ?? (computed && !layers ? "answer" : "note"));
    return ink?.halo ? { ...note, halo: { colour: /** @type {ColourName} */ ("paper"), width: size * 0.3 } } : note;
  });
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
