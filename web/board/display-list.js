/**
 * Drawing a board makes a list of plain operations. The canvas and the SVG renderer only carry out this list.
 */
import { noteBit, symbolOf } from "../model/digits.js";
import { cellAt } from "../model/layout.js";
import { drawLines, drawPaper } from "./borders.js";
import { drawColors } from "./cell-colours.js";
import { layersOf } from "./extension.js";
import { cornerOf } from "./geometry.js";
import { drawMarks, tinted } from "./marks.js";
import { notePlacesOf } from "./note-places.js";
import { keyOf } from "./note-grid.js";
import { line, rect, text } from "./operations.js";
import { colorName } from "./palette.js";
import { drawBrokenFrame } from "./selection-drawing.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Span} Span */
/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("./operations.js").DisplayList} DisplayList */
/** @typedef {import("./palette.js").ColourName} ColourName */
/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./view.js").CellView} CellView */
/** @typedef {ReturnType<typeof layersOf>} Layers */

/** Font size relative to the cell, for digits of one, two and three characters. */
const digitSizes = [0.64, 0.53, 0.4];
/** Text smaller than this many units cannot be read; a block of colour is drawn instead. */
const smallestType = 4;

/** @type {Record<"given" | "entry" | "answer", number>} */
export const weights = { given: 600, entry: 400, answer: 400 };

/**
 * Draws the board and what its extensions add.
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {Span} [span] the rows and columns to draw; all by default
 * @returns {DisplayList}
 */
export function drawBoard(view, geometry, span) {
  const { width, height } = geometry;
  const layers = layersOf(view, geometry, span);
  const { isAlone, pictureOf } = layers;
  const shown = view.looks.covered ? [] : cellsOf(view, span);
  const grounds = [
    ...drawPaper(geometry),
    ...shown.flatMap((i) => drawGround(view, i, geometry, isAlone)),
    ...(isAlone ? [] : shown.flatMap((i) => drawLight(view, i, geometry))),
    ...layers.grounds,
  ];
  return {
    width,
    height,
    still: pictureOf && { from: grounds.length, to: grounds.length + layers.beneath.length, pictureOf },
    operations: [
      ...grounds,
      ...layers.beneath,
      ...drawMarks(geometry),
      ...drawLines(geometry),
      ...layers.above.filter((operation) => !isSum(operation)),
      ...layers.under,
      ...shown.flatMap((i) => drawContent(view, i, geometry, layers)),
      ...layers.over,
      // A ring around the cell would make an 8 look like a 3.
      ...layers.above.filter(isSum).map((sum) => rimmed(sum, view, geometry, isAlone)),
    ],
  };
}

/** @param {BoardView} view @param {Span | undefined} span @returns {number[]} */
function cellsOf({ cells, layout }, span) {
  if (!span) return [...cells.keys()];
  const {
    rows: [top, bottom],
    columns: [left, right],
  } = span;
  /** @type {number[]} */
  const shown = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const cell = cellAt(layout, row, column);
      if (cell !== null) shown.push(cell);
    }
  return shown;
}

/** Grounds that need not be seen around the player's colours. @type {ReadonlySet<ColourName>} */
const faint = new Set(/** @type {ColourName[]} */ (["given-paper", "peer"]));

/**
 * The colours of the ground of a cell, one over the other: that of its kind, the highlight of the selection.
 * @param {BoardView} view
 * @param {number} i
 * @param {Geometry} geometry
 * @param {boolean} isPlain without highlight
 */
function groundsOf({ cells, highlights }, i, geometry, isPlain) {
  const cell = cells[i];
  /** @type {ColourName[]} */
  const colours = [];
  if (cell.kind === "given") colours.push("given-paper");
  if (isTinted(geometry.layout, i)) colours.push("mark-paper");
  const highlight = isPlain ? undefined : highlights.get(i);
  if (highlight) colours.push(highlight);
  if (cell.conflict || cell.wrong) colours.push("conflict-paper");
  return colours;
}

/**
 * Whether a cell belongs to a marked house, or to several grids: then it has more than one row or column.
 * @param {import("../model/layout.js").Layout} layout
 * @param {number} cell
 */
function isTinted({ variants, grids, housesOf }, cell) {
  if (!variants.length && grids.length === 1) return false;
  const houses = housesOf[cell];
  return (
    houses.some(({ kind }) => tinted.has(kind)) ||
    (grids.length > 1 && houses.filter(({ kind }) => kind === "row" || kind === "column").length > 2)
  );
}

/**
 * @typedef {import("./operations.js").Text & { halo: { cell: number } }} Sum its rim has the colour of a cell's ground
 */

/** @param {Operation} operation @returns {operation is Sum} */
const isSum = (operation) => operation.kind === "text" && operation.halo?.cell !== undefined;

/**
 * A sum with its rim; it has none where the cell has colours of the player.
 * @param {Sum} sum
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {boolean} isPlain
 * @returns {Operation}
 */
function rimmed(sum, view, geometry, isPlain) {
  const { halo } = sum;
  return {
    ...sum,
    halo:
      view.cells[halo.cell].colors && !isPlain
        ? undefined
        : { ...halo, colour: groundsOf(view, halo.cell, geometry, isPlain).at(-1) ?? halo.colour },
  };
}

/**
 * Draws the ground of a cell, and the player's colours.
 * @param {BoardView} view
 * @param {number} i
 * @param {Geometry} geometry
 * @param {boolean} isPlain without highlight and the player's colours
 */
function drawGround(view, i, geometry, isPlain) {
  const cell = view.cells[i];
  const { x, y } = cornerOf(geometry, i);
  const colours = groundsOf(view, i, geometry, isPlain);
  /** @type {Operation[]} */
  const drawn = colours.map((colour) => rect(x, y, geometry.cell, geometry.cell, colour));
  if (cell.colors && !isPlain)
    drawn.push(
      ...drawColors(
        cell.colors,
        i,
        geometry,
        colours.some((colour) => !faint.has(colour)),
      ),
    );
  if (colours.includes("same")) drawn.push(drawBrokenFrame(i, geometry, 0.03, "same-line"));
  return drawn;
}

/** @param {BoardView} view @param {number} i @param {Geometry} geometry @returns {Operation[]} */
function drawLight({ moment }, i, geometry) {
  const alpha = moment?.glows.get(i);
  if (!alpha) return [];
  const { x, y } = cornerOf(geometry, i);
  return [{ ...rect(x, y, geometry.cell, geometry.cell, "flash"), alpha }];
}

/**
 * @param {BoardView} view
 * @param {number} i
 * @param {Geometry} geometry
 * @param {Layers} layers
 * @returns {Operation[]}
 */
function drawContent(view, i, geometry, layers) {
  const cell = view.cells[i];
  const { x, y } = cornerOf(geometry, i);
  const middle = { x: x + geometry.cell / 2, y: y + geometry.cell / 2 };
  const answer = layers.answers.get(i);
  if (cell.kind === "blank" && answer)
    return [...drawDigit(view, null, answer, middle, geometry.cell, weights.given, "step-place")];
  if (cell.kind === "blank") return drawNotes(view, i, geometry, layers);
  const size = geometry.cell * (view.moment?.sizes.get(i) ?? 1);
  const isBad = cell.conflict || cell.wrong;
  const rim = cell.kind === "given" ? "given-paper" : "paper";
  const digit = drawDigit(
    view,
    layers.inks.get(keyOf({ cell: i, digit: 0 })) ? rim : null,
    cell.digit,
    middle,
    size,
    weights[cell.kind],
    isBad ? "conflict" : cell.kind,
  );
  return [
    ...digit,
    ...(isBad ? [drawUnderline(x, y, geometry.cell)] : []),
    ...(cell.wrong ? drawCross(x, y, geometry.cell) : []),
  ];
}

/**
 * @param {BoardView} view
 * @param {ColourName | null} rim the colour of a rim around the digit
 * @param {number} digit
 * @param {{ x: number, y: number }} middle
 * @param {number} cell
 * @param {number} weight
 * @param {ColourName} colour
 */
export function drawDigit(view, rim, digit, { x, y }, cell, weight, colour) {
  const size = cell * digitSizes[view.face ? 0 : symbolOf(digit, view.layout.digitCount).length - 1];
  if (size < smallestType) return [rect(x - cell * 0.25, y - cell * 0.2, cell * 0.5, cell * 0.4, colour)];
  return drawSign(view, rim && { colour: rim, width: size * 0.15 }, digit, x, y, size, weight, colour);
}

/**
 * Draws a digit as its face says.
 * @param {Pick<BoardView, "face" | "layout">} view
 * @param {import("./operations.js").Halo | null | undefined | false} halo around a digit that is a text
 * @param {Parameters<import("../model/digit-face.js").Face["draw"]>} sign
 * @returns {Operation[]}
 */
export function drawSign({ face, layout }, halo, ...sign) {
  const [digit, x, y, size, weight, colour] = sign;
  const drawn = face?.draw(...sign) ?? [text(x, y, symbolOf(digit, layout.digitCount), size, weight, colour)];
  return halo ? drawn.map((each) => (each.kind === "text" ? { ...each, halo } : each)) : drawn;
}

/**
 * A conflict has a shape as well as a colour, so that nobody has to tell colours apart.
 * @param {number} x
 * @param {number} y
 * @param {number} cell
 */
function drawUnderline(x, y, cell) {
  return rect(x + cell * 0.25, y + cell * 0.84, cell * 0.5, Math.max(1, cell * 0.06), "conflict");
}

/**
 * A digit that is marked as wrong has a small cross in the corner of its cell.
 * @param {number} x
 * @param {number} y
 * @param {number} cell
 */
function drawCross(x, y, cell) {
  const [left, right, top, bottom] = [x + cell * 0.78, x + cell * 0.92, y + cell * 0.08, y + cell * 0.22];
  const width = Math.max(1, cell * 0.045);
  return [line(left, top, right, bottom, width, "conflict"), line(left, bottom, right, top, width, "conflict")];
}

/**
 * Whether the player has written a note, where notes are no candidates.
 * @param {CellView} cell @param {number} digit @param {import("./note-places.js").NotePlace["kind"]} kind
 */
const isNoted = ({ notes, corners }, digit, kind) => kind === "note" && ((notes | corners) & noteBit(digit)) !== 0;

/**
 * @param {BoardView} view
 * @param {number} i
 * @param {Geometry} geometry
 * @param {Layers} layers
 * @returns {Operation[]}
 */
function drawNotes(view, i, geometry, { isAlone, isMarked, inks, notes: added }) {
  const { cells, looks, sameDigit } = view;
  const cell = cells[i];
  const notes = cell.notes || (added.get(i) ?? 0);
  if (!notes && !cell.corners) return [];
  const places = notePlacesOf({ ...cell, notes }, i, geometry, {
    noteStyle: looks.noteStyle,
    isMarked,
    width: view.face?.width,
  });
  /** @type {Operation[]} */
  const drawn = [];
  for (const { digit, x, y, size, across, kind } of places) {
    if (size < smallestType / 2) continue;
    const ink = inks.get(keyOf({ cell: i, digit }));
    const color = isAlone ? undefined : cell.candidateColors?.[digit];
    const isSame = !isAlone && digit === sameDigit;
    const weight = isSame || kind === "own" ? 700 : 500;
    const isInk = isSame || kind === "own" || isNoted(cell, digit, kind) || color || (cell.colors && !isAlone);
    const colour = isInk ? "given" : cell.source === "shown" && kind !== "beside" && !isAlone ? "answer" : "note";
    const ground = color ? colorName(color) : isSame ? "same" : null;
    if (ground) drawn.push(rect(x - across / 2, y - size / 2, across, size, /** @type {ColourName} */ (ground)));
    const rim = ink?.halo && { colour: /** @type {ColourName} */ ("paper"), width: size * 0.3 };
    drawn.push(...drawSign(view, rim, digit, x, y, size, ink?.weight ?? weight, ink?.colour ?? colour));
    if (kind === "beside")
      drawn.push(rect(x - size * 0.3, y + size * 0.46, size * 0.6, Math.max(1, size * 0.08), colour));
  }
  return drawn;
}
