/**
 * Where the notes of a cell are written: on the places of a keypad, in the middle of the cell, or around its edge.
 *
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./view.js").CellView} CellView
 * @typedef {{ digit: number, x: number, y: number, size: number, across: number, kind: "own" | "note" |
 *   "candidate" | "beside" }} NotePlace `x` and `y`: the middle of the note; `size` of its type; `across`: width of the
 *   place that is its own; `kind`: a note of the player's own among candidates, any other note of the player's own, a
 *   candidate, or a corner note whose digit is none of the candidates
 */
import { noteBit, noteDigits } from "../model/digits.js";
import { cornerOf } from "./geometry.js";
import { notePlace, noteSpot } from "./note-grid.js";

/**
 * Size of type relative to the square of a place on the keypad; smaller where a step may draw a shape around the note.
 */
const keypadType = { usual: 0.84, marked: 0.74 };
/**
 * Relative to the cell: largest and wanted size of centre notes, width of a line of centre notes, also between the
 * dashes of a cage, height of all lines without and with corner notes; the same below a number in the corner, and how
 * much lower the notes are there.
 */
const centre = {
  largest: 0.34,
  wanted: 0.25,
  width: 0.86,
  widthInCage: 0.78,
  height: 0.84,
  heightBetweenCorners: 0.42,
  heightBelow: 0.66,
  down: 0.08,
};
/** Width of a digit and height of a line of digits, relative to the size of type. */
const usualWidth = 0.62;
const lineHeight = 1.1;
/**
 * Size of corner notes, and the distance of their middles from the edge, and from that of a cell with the dashes of a
 * cage; relative to the cell.
 */
const corner = { size: 0.3, edge: 0.17, edgeInCage: 0.215 };

/**
 * The places around the edge that a number of corner notes takes, as columns and rows 0, 1, 2. They are in the order in
 * which they come into use.
 */
const edgePlaces = [
  [0, 0],
  [2, 0],
  [0, 2],
  [2, 2],
  [1, 0],
  [1, 2],
  [0, 1],
  [2, 1],
  [1, 1],
];

/**
 * Returns the places of all notes of a cell, in the chosen style. On the keypad, a player's notes leave the places of
 * the keypad when the cell also has corner notes. Where automatic or shown candidates or a step take the places of the
 * keypad, corner notes are there, too: as candidates of the player's own, or beside the candidates.
 *
 * @param {Pick<CellView, "notes" | "corners" | "own" | "source">} cell
 * @param {number} i the cell
 * @param {Geometry} geometry
 * @param {{ noteStyle: import("./view.js").Looks["noteStyle"], isMarked: boolean, width?: number }} options
 *   `isMarked`: a step is drawn around the notes; `width` of a digit relative to the size of type
 * @returns {NotePlace[]}
 */
export function notePlacesOf(
  { notes, corners, own, source },
  i,
  geometry,
  { noteStyle, isMarked, width = usualWidth },
) {
  const { digitCount } = geometry.layout;
  const isOfPlayer = source === "own";
  const isChosen = isOfPlayer ? noteStyle === "keypad" && !corners : noteStyle !== "centre";
  const hasKeypad = (isMarked && notes !== 0) || source === "shown" || isChosen;
  /** @type {(digit: number, own: number) => NotePlace["kind"]} */
  const kindOf = (digit, set) => (isOfPlayer ? "note" : set & noteBit(digit) ? "own" : "candidate");
  if (!hasKeypad)
    return [
      ...centrePlaces(noteDigits(notes, digitCount), i, geometry, corners !== 0, width).map((place) => ({
        ...place,
        kind: kindOf(place.digit, own),
      })),
      ...cornerPlaces(noteDigits(corners, digitCount), i, geometry, width),
    ];
  return keypadPlaces(noteDigits(notes | corners, digitCount), i, geometry, isMarked).map((place) => ({
    ...place,
    kind: notes & noteBit(place.digit) ? kindOf(place.digit, own | corners) : "beside",
  }));
}

/**
 * @param {readonly number[]} digits
 * @param {number} i
 * @param {Geometry} geometry
 * @param {boolean} isMarked
 */
function keypadPlaces(digits, i, geometry, isMarked) {
  const { room } = notePlace(geometry);
  const size = room * (isMarked ? keypadType.marked : keypadType.usual);
  return digits.map((digit) => {
    const { x, y } = noteSpot(geometry, i, digit);
    return { digit, x, y, size, across: size * 0.98 };
  });
}

/**
 * Writes one line while the type is large enough, and more lines else.
 * @param {readonly number[]} digits
 * @param {number} i
 * @param {Geometry} geometry
 * @param {boolean} hasCorners
 * @param {number} digitWidth
 */
function centrePlaces(digits, i, geometry, hasCorners, digitWidth) {
  const { cell } = geometry;
  const isTaken = geometry.taken.has(i);
  const height = hasCorners ? centre.heightBetweenCorners : isTaken ? centre.heightBelow : centre.height;
  const width = geometry.caged.has(i) ? centre.widthInCage : centre.width;
  const sizeIn = (/** @type {number} */ lines) =>
    Math.min(centre.largest, width / (Math.ceil(digits.length / lines) * digitWidth), height / (lines * lineHeight));
  let lines = 1;
  while (sizeIn(lines) < centre.wanted && sizeIn(lines + 1) > sizeIn(lines)) lines++;
  const perLine = Math.ceil(digits.length / lines);
  const size = cell * sizeIn(lines);
  const { x, y } = cornerOf(geometry, i);
  return digits.map((digit, place) => {
    const [line, column] = [Math.floor(place / perLine), place % perLine];
    const inLine = Math.min(perLine, digits.length - line * perLine);
    return {
      digit,
      size,
      across: size * digitWidth,
      x: x + cell / 2 + (column - (inLine - 1) / 2) * digitWidth * size,
      y: y + cell * (isTaken && !hasCorners ? 0.5 + centre.down : 0.5) + (line - (lines - 1) / 2) * lineHeight * size,
    };
  });
}

/**
 * @param {readonly number[]} digits
 * @param {number} i
 * @param {Geometry} geometry
 * @param {number} width of a digit; what is wider than high is written smaller
 * @returns {NotePlace[]} in reading order
 */
function cornerPlaces(digits, i, geometry, width) {
  const { cell } = geometry;
  const { x, y } = cornerOf(geometry, i);
  const across = Math.ceil(Math.sqrt(digits.length));
  const free = geometry.taken.has(i) ? edgePlaces.slice(1) : edgePlaces;
  const isMany = digits.length > free.length;
  const places = isMany
    ? digits.map((_, place) => [((place % across) * 2) / (across - 1), (Math.floor(place / across) * 2) / (across - 1)])
    : free.slice(0, digits.length).sort(([a, b], [c, d]) => b - d || a - c);
  const size = (cell * (isMany ? (corner.size * 3) / (across + 1) : corner.size)) / Math.max(1, width);
  const edge = geometry.caged.has(i) ? corner.edgeInCage : corner.edge;
  const at = (/** @type {number} */ place) => cell * (edge + (place / 2) * (1 - 2 * edge));
  return digits.map((digit, place) => ({
    digit,
    x: x + at(places[place][0]),
    y: y + at(places[place][1]),
    size,
    across: size * 0.8,
    kind: "note",
  }));
}
