/**
 * What the author of a puzzle drew: lines, arrows, shapes, texts and cages, as SudokuPad writes them. A game keeps the
 * drawing as a text, which is read and checked here whenever something draws or writes it. Places are rows and columns
 * in cells from the upper left corner of the grid; widths of lines and sizes of letters are sixty-fourths of a cell.
 *
 * @typedef {readonly [down: number, right: number]} Place
 * @typedef {{ color?: string, thickness?: number, opacity?: number, target?: string }} Look
 * @typedef {Look & { wayPoints: readonly Place[], headLength?: number, d?: string, origin?: Place, fill?: string }}
 *   DrawnLine `d`: a free path in place of points, as SVG writes paths, in sixty-fourths of a cell; `origin`: the place
 *   from which its numbers count, the upper left corner of the grid if absent; `fill`: the colour of what it encloses
 * @typedef {object} DrawnShape
 * @property {Place} center
 * @property {number} [width]
 * @property {number} [height]
 * @property {boolean} [rounded]
 * @property {number} [angle] in degrees, clockwise
 * @property {string} [borderColor]
 * @property {string} [backgroundColor]
 * @property {number} [borderSize]
 * @property {number} [thickness]
 * @property {string} [text]
 * @property {string} [color] of the text
 * @property {number} [fontSize]
 * @property {number} [opacity]
 * @property {string} [target]
 * @typedef {{ cells: readonly Place[], value?: string, sum?: number, style?: string, type?: string, hidden?: boolean,
 *   unique?: boolean, outlineC?: string, fontC?: string }} DrawnCage `cells`: by row and column, whole numbers
 * @typedef {object} Drawing
 * @property {readonly DrawnLine[]} lines
 * @property {readonly DrawnLine[]} arrows
 * @property {readonly DrawnShape[]} underlays
 * @property {readonly DrawnShape[]} overlays over the ruled lines
 * @property {readonly DrawnCage[]} cages
 * @property {readonly string[]} rules rules of the puzzle that are drawn here, as texts
 * @property {import("./drawn-fog.js").Fog} [fog]
 * @property {number} [rows] of the board on which the author drew
 * @property {number} [columns]
 */
import { isLamp, readFog } from "./drawn-fog.js";
import { longestPath, looksLikePath } from "./drawn-path.js";
import { longestDrawing } from "./game.js";

/** Units of SudokuPad to a cell. */
export const cellUnits = 64;
/** What lies beyond these bounds is left out of a drawing: items of a list, points of a line, numbers, words. */
const mostItems = 2000;
const mostPoints = 1000;
const farthest = 1000;
const longestText = 100;

/**
 * @typedef {(value: unknown, budget: { paths: number }) => unknown} Check returns the value that is kept; undefined for
 *   one that is not. `paths`: how many letters of free paths are still read
 */

/** @param {unknown} value */
function number(value) {
  const read = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof read === "number" && Math.abs(read) <= farthest ? read : undefined;
}

/** @type {Check} */
const flag = (value) => (typeof value === "boolean" ? value : undefined);

/** @type {Check} */
const words = (value) => (typeof value === "string" && value !== "" && value.length <= longestText ? value : undefined);

/** @type {Check} */
const name = (value) => (typeof value === "string" && /^[\w-]{1,40}$/.test(value) ? value : undefined);

/** Colours of CSS. Shortened texts leave out the `#`, and write one digit for all: `#F` is white. @type {Check} */
function colour(value) {
  if (typeof value !== "string") return undefined;
  if (/^#[\da-f]$/i.test(value)) return `#${value[1].repeat(3)}`;
  if (/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return `#${value}`;
  return /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/-]{1,40}\))$/i.test(value)
    ? value
    : undefined;
}

/** @param {unknown} value */
function place(value) {
  const read = Array.isArray(value) && value.length === 2 ? value.map(number) : [undefined];
  return read.includes(undefined) ? undefined : read;
}

/** @param {number} fewest @returns {Check} */
const places = (fewest) => (value) => {
  const read = Array.isArray(value) && value.length <= mostPoints ? value.map(place) : [];
  return read.length < fewest || read.includes(undefined) ? undefined : read;
};

/**
 * A free path. Paths beyond the budget stay unread: with them the drawing is larger than what a game keeps.
 * @type {Check}
 */
function pathData(value, budget) {
  if (typeof value !== "string" || value.length > longestPath) return undefined;
  budget.paths -= value.length;
  return budget.paths < 0 || looksLikePath(value) ? value : undefined;
}

/** @type {Check} */
function wholePlaces(value, budget) {
  const read = /** @type {number[][] | undefined} */ (places(1)(value, budget));
  return read?.flat().every(Number.isInteger) ? read : undefined;
}

/**
 * What is kept of an item of each list, by the names of SudokuPad; the first must be there.
 * @type {Readonly<Record<"lines" | "arrows" | "underlays" | "overlays" | "cages", Readonly<Record<string, Check>>>>}
 */
const fields = {
  lines: {
    wayPoints: places(2),
    d: pathData,
    origin: place,
    color: colour,
    fill: colour,
    thickness: number,
    opacity: number,
    target: name,
  },
  arrows: { wayPoints: places(2), color: colour, thickness: number, headLength: number, opacity: number, target: name },
  underlays: shapeFields(),
  overlays: shapeFields(),
  cages: {
    cells: wholePlaces,
    value: words,
    sum: number,
    style: name,
    type: name,
    hidden: flag,
    unique: flag,
    outlineC: colour,
    fontC: colour,
  },
};

function shapeFields() {
  return {
    center: place,
    width: number,
    height: number,
    rounded: flag,
    angle: number,
    borderColor: colour,
    backgroundColor: colour,
    borderSize: number,
    thickness: number,
    text: words,
    color: colour,
    fontSize: number,
    opacity: number,
    target: name,
  };
}

/** The names of shortened texts. @type {Readonly<Record<string, string>>} */
const shortened = {
  wayPoints: "wp",
  d: "d2",
  color: "c",
  thickness: "th",
  headLength: "hl",
  center: "ct",
  width: "w",
  height: "h",
  rounded: "r",
  borderColor: "c1",
  backgroundColor: "c2",
  text: "te",
  fontSize: "fs",
};

/**
 * @param {unknown} list @param {Readonly<Record<string, Check>>} kept @param {{ paths: number }} budget
 * @returns {any[]}
 */
function readList(list, kept, budget) {
  const [first] = Object.keys(kept);
  return (Array.isArray(list) ? list.slice(0, mostItems) : []).flatMap((item) => {
    const own = /** @type {Record<string, unknown>} */ (Object(item));
    const read = Object.fromEntries(
      Object.entries(kept).flatMap(([key, check]) => {
        const value = check(own[key] ?? own[shortened[key]] ?? (key === "d" ? own.svgPathData : undefined), budget);
        return value === undefined ? [] : [[key, value]];
      }),
    );
    if (read.d !== undefined) return [{ ...read, wayPoints: [] }];
    return read[first] === undefined ? [] : [read];
  });
}

/**
 * Returns what is sound of a drawing.
 * @param {unknown} value of any origin, in the form of SudokuPad or of f-puzzles
 * @param {readonly string[]} [unread] names of rules of f-puzzles that are not read: their drawn copies are kept
 * @returns {Drawing | null} null where nothing is drawn
 */
export function readDrawing(value, unread = []) {
  const own = /** @type {Record<string, unknown>} */ (Object(value));
  const isOfFPuzzles = ["line", "rectangle", "circle", "text", "cage"].some((key) => Array.isArray(own[key]));
  /** @type {Record<string, unknown>} */
  const raw = isOfFPuzzles ? padOf(own, unread) : own;
  const budget = { paths: longestDrawing };
  const [lines, arrows, underlays, overlays, cages] = /** @type {const} */ ([
    "lines",
    "arrows",
    "underlays",
    "overlays",
    "cages",
  ]).map((key) => readList(raw[key], fields[key], budget));
  const rules = Array.isArray(own.rules) ? own.rules.filter((rule) => typeof rule === "string") : [];
  const [rows, columns] = [own.rows, own.columns].map((side) => /** @type {number | undefined} */ (number(side)));
  const fog = readFog(own);
  const kept = cages.filter(isSeen);
  const isEmpty = !fog && [lines, arrows, underlays, overlays, kept.filter(isShownCage)].every(({ length }) => !length);
  if (isEmpty) return null;
  return { lines, arrows, underlays, overlays, cages: kept, rules, rows, columns, ...(fog && { fog }) };
}

/** Cages also hold words about the puzzle: `title: My puzzle`. @param {DrawnCage} cage */
const isSeen = (cage) => !isLamp(cage) && !/^(title|author|rules|solution|msgcorrect):/.test(cage.value ?? "");

/**
 * A drawing as a game keeps it.
 * @param {Drawing | null} drawing
 * @param {readonly string[]} rules rules of the puzzle that were taken from the drawing
 * @param {{ rows: number, columns: number }} board
 * @returns {string | undefined} undefined where nothing is drawn, or more than is kept
 */
export function textOfDrawing(drawing, rules, { rows, columns }) {
  if (!drawing) return undefined;
  const lists = Object.entries({ ...drawing, rules }).filter(([, list]) => Array.isArray(list) && list.length);
  const text = JSON.stringify({ ...Object.fromEntries(lists), fog: drawing.fog, rows, columns });
  return text.length <= longestDrawing ? text : undefined;
}

/** Whether something is drawn, and not more than a game keeps. @param {Drawing | null} drawing */
export const isKeptDrawing = (drawing) => textOfDrawing(drawing, [], { rows: 0, columns: 0 }) !== undefined;

/** The fog in which a puzzle with a drawing is played. @param {Drawing | null} drawing */
export const keptFog = (drawing) => (drawing?.fog && isKeptDrawing(drawing) ? drawing.fog : null);

/** The drawings that were read last, by their texts. @type {Map<string, Drawing | null>} */
const known = new Map();
const mostKnown = 8;

/**
 * @param {string | undefined} text as a game keeps it
 * @returns {Drawing | null} null where nothing is drawn
 */
export function drawingIn(text) {
  if (!text) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  /** @type {Drawing | null} */
  let read = null;
  try {
    read = readDrawing(JSON.parse(text));
  } catch {
    // A text that is no JSON draws nothing.
  }
  if (known.size >= mostKnown) known.clear();
  known.set(text, read);
  return read;
}

/**
 * The cells of a cage in one order: equal for cages with the same cells.
 * @param {readonly (readonly [row: number, column: number])[]} cells
 */
export const cageKey = (cells) => cells.map(String).sort().join(" ");

/** Boxes and lines of the grid have no picture of their own. @param {DrawnCage} cage */
export const isShownCage = ({ hidden, style, type }) => !hidden && style !== "box" && type !== "rowcol";

/** The place in the middle of the cells that f-puzzles names: `R3C7`. @param {unknown} cells */
function middleOf(cells) {
  const read = (Array.isArray(cells) ? cells : []).map((each) =>
    /^R(-?[\d.]+)C(-?[\d.]+)$/.exec(typeof each === "string" ? each : ""),
  );
  if (!read.length || read.includes(null)) return undefined;
  const mean = (/** @type {1 | 2} */ part) =>
    read.reduce((sum, found) => sum + Number(found?.[part]) - 0.5, 0) / read.length;
  return [mean(1), mean(2)];
}

/**
 * The rule of which an entry is a drawn copy, as keys of f-puzzles are written; empty for any other entry.
 * @param {Record<string, unknown>} entry
 */
function copiedRule({ fromConstraint, isNewConstraint = "" }) {
  const name = fromConstraint ?? isNewConstraint;
  return typeof name === "string" ? name.replaceAll(" ", "").toLowerCase() : "";
}

/**
 * A drawing of f-puzzles, in the form of SudokuPad, without copies of rules that are read.
 * @param {Record<string, unknown>} own @param {readonly string[]} unread
 */
function padOf({ line, rectangle, circle, text, cage }, unread) {
  const items = (/** @type {unknown} */ list) =>
    (Array.isArray(list) ? list.slice(0, mostItems) : [])
      .map((item) => /** @type {Record<string, any>} */ (Object(item)))
      .filter((item) => copiedRule(item) === "" || unread.includes(copiedRule(item)));
  const inUnits = (/** @type {unknown} */ width) => {
    const read = number(width);
    return typeof read === "number" ? read * cellUnits : undefined;
  };
  const shape = (/** @type {Record<string, any>} */ own) => ({
    center: middleOf(own.cells),
    width: own.width,
    height: own.height,
    angle: own.angle,
    text: own.value,
    color: own.fontC,
  });
  const filled = (/** @type {boolean} */ rounded) => (/** @type {Record<string, any>} */ own) => ({
    ...shape(own),
    ...(rounded && { rounded }),
    borderColor: own.outlineC,
    backgroundColor: own.baseC,
  });
  return {
    lines: items(line).flatMap(({ lines, outlineC, width }) =>
      items(lines).map((way) => ({
        wayPoints: Array.isArray(way) ? way.map((cell) => middleOf([cell])) : undefined,
        color: outlineC,
        thickness: inUnits(width),
      })),
    ),
    underlays: [...items(rectangle).map(filled(false)), ...items(circle).map(filled(true))],
    overlays: items(text).map((own) => ({ ...shape(own), fontSize: inUnits(sizeOfText(own.size)) })),
    cages: items(cage).map(({ cells, value, outlineC, fontC }) => ({
      cells: Array.isArray(cells) ? cells.map((cell) => middleOf([cell])?.map((part) => part - 0.5)) : undefined,
      value,
      outlineC,
      fontC,
    })),
  };
}

/** Height of the letters of f-puzzles whose size is 1, in cells. */
export const textShare = 0.5;
/** @param {unknown} size */
const sizeOfText = (size) => /** @type {number} */ (number(size) ?? 1) * textShare;
