/**
 * The drawing of the author as operations: in the author's colours and order, also outside the grid. What Nonet draws
 * as a rule is not drawn again: cages that are rules.
 *
 * @typedef {import("../../model/drawing.js").Drawing} Drawing
 * @typedef {import("../../model/drawing.js").DrawnLine} DrawnLine
 * @typedef {import("../../model/drawing.js").DrawnShape} DrawnShape
 * @typedef {import("../../model/drawing.js").DrawnCage} DrawnCage
 * @typedef {import("../geometry.js").Geometry} Geometry
 * @typedef {import("../operations.js").Operation} Operation
 * @typedef {import("../operations.js").Command} Command
 * @typedef {import("../palette.js").ColourName} ColourName
 * @typedef {import("./rule-shapes.js").Spot} Spot
 */
import { cageKey, cellUnits, isShownCage } from "../../model/drawing.js";
import { pathOf } from "../../model/drawn-path.js";
import { cellAt } from "../../model/layout.js";
import { area, disc, path, text } from "../operations.js";
import { enclosedIn, polygonsOf } from "../polygons.js";
import { drawnColour, hidesDigits, isWhiteOrBlack } from "./drawn-colours.js";
import { advanced, commandsOf, headAt } from "./rule-shapes.js";
import { turnedText } from "./turned-text.js";

/** Widths and sizes that an item does not say, in units of SudokuPad. */
const usual = { line: 12, arrow: 5, border: 2, letters: 26 };
const usualHead = 0.3;
/** Larger shapes can hold a digit, which must be read on them. */
const largestDot = 0.5;
/** More lanes at one edge would make the cells too small. */
const mostLanes = 3;
/** The width of a lane, in cells; what may be cut off. */
const [lane, slack] = [0.72, 0.04];
/** The width of a letter to its height. */
const letterShare = 0.75;

/**
 * How many lanes a drawing needs at each edge.
 * @param {Drawing} drawing
 * @param {{ rows: number, columns: number }} layout
 * @returns {import("../geometry.js").Edges}
 */
export function lanesOfDrawing({ lines, arrows, underlays, overlays, cages }, { rows, columns }) {
  const places = [
    ...[...lines, ...arrows].flatMap(({ wayPoints }) => wayPoints),
    ...lines.flatMap((line) => freePath(line).flatMap(endOf)),
    ...[...underlays, ...overlays].filter(isVisible).flatMap(cornersOf),
    ...cages
      .filter(({ hidden }) => !hidden)
      .flatMap(({ cells }) =>
        cells.flatMap(([y, x]) => [
          [y, x],
          [y + 1, x + 1],
        ]),
      ),
  ];
  const lanes = (/** @type {number} */ beyond) => Math.min(mostLanes, Math.max(0, Math.ceil((beyond - slack) / lane)));
  // Not with Math.max(...): a drawing may have more points than a call may have arguments.
  const most = (/** @type {(place: readonly number[]) => number} */ beyond) =>
    lanes(places.reduce((before, each) => Math.max(before, beyond(each)), 0));
  return {
    top: most(([y]) => -y),
    right: most(([, x]) => x - columns),
    bottom: most(([y]) => y - rows),
    left: most(([, x]) => -x),
  };
}

/** @param {DrawnShape} shape */
const isVisible = ({ text: written, borderColor, backgroundColor, opacity = 1 }) =>
  Boolean(written || drawnColour(borderColor, opacity) || drawnColour(backgroundColor, opacity));

/** @param {DrawnShape} shape */
function cornersOf({ center: [y, x], width = 0, height = 0, text: written, fontSize = usual.letters, angle = 0 }) {
  const size = fontSize / cellUnits;
  // What only has letters is as wide as they are: a square around them says nothing.
  const [wide, high] = written ? [(size * letterShare * written.length) / 2, size / 2] : [width / 2, height / 2];
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [across, down] = [wide * cos + high * sin, wide * sin + high * cos];
  return [
    [y - down, x - across],
    [y + down, x + across],
  ];
}

/**
 * The layers of a drawing.
 * @param {Drawing} drawing
 * @param {ReadonlySet<string>} caged the cages of rules, by `cageKey`
 * @param {Geometry} geometry
 * @returns {{ beneath: Operation[], above: Operation[] }}
 */
export function drawAuthor(drawing, caged, geometry) {
  const { lines, arrows, underlays, overlays, cages } = drawing;
  const isOver = (/** @type {{ target?: string }} */ { target = "" }) => /over|grid|given/.test(target);
  const isUnder = (/** @type {{ target?: string }} */ { target = "" }) => /under|color|arrow|back/.test(target);
  const shape = (/** @type {DrawnShape} */ each) => drawShape(each, geometry);
  const line = (/** @type {DrawnLine} */ each) => drawLine(each, geometry);
  const arrow = (/** @type {DrawnLine} */ each) => drawArrow(each, geometry);
  const not = (/** @type {(each: any) => boolean} */ test) => (/** @type {any} */ each) => !test(each);
  const drawnCages = cages
    .filter((cage) => isShownCage(cage) && !caged.has(cageKey(cage.cells)))
    .map((cage) => drawCage(cage, geometry));
  return {
    beneath: [
      ...underlays.filter(not(isOver)).flatMap(shape),
      ...overlays.filter(isUnder).flatMap(shape),
      ...lines.filter(not(isOver)).flatMap(line),
      ...arrows.filter(not(isOver)).flatMap(arrow),
      ...drawnCages.flatMap(({ dashes }) => dashes),
    ],
    above: [
      ...lines.filter(isOver).flatMap(line),
      ...arrows.filter(isOver).flatMap(arrow),
      ...underlays.filter(isOver).flatMap(shape),
      ...overlays.filter(not(isUnder)).flatMap(shape),
      ...drawnCages.flatMap(({ words }) => words),
    ],
  };
}

/** A smaller dark shape leaves enough of a digit to be read. */
const leastHiding = 0.35;

/**
 * The cells in whose middle a dark shape, or what a path encloses, hides the digit.
 * @param {Drawing} drawing @param {import("../../model/layout.js").Layout} layout @param {"given" | "entry"} [kind] of
 *   the digits
 */
export function darkCells({ lines, underlays, overlays }, layout, kind = "given") {
  const cells = [...underlays, ...overlays].flatMap(({ center: [y, x], width = 0, height = 0, ...look }) => {
    if (Math.min(width, height) < leastHiding || !hidesDigits(look.backgroundColor, look.opacity, kind)) return [];
    const columns = middlesWithin(x, width, layout.columns);
    return middlesWithin(y, height, layout.rows).flatMap((row) =>
      columns.flatMap((column) => cellAt(layout, row, column) ?? []),
    );
  });
  const enclosed = lines
    .filter(({ d, fill, opacity }) => d && hidesDigits(fill, opacity, kind))
    .flatMap((line) => cellsEnclosed(line, layout));
  return new Set([...cells, ...enclosed]);
}

/** @param {DrawnLine} line a free path @param {import("../../model/layout.js").Layout} layout @returns {number[]} */
function cellsEnclosed(line, layout) {
  const polygons = polygonsOf(/** @type {Command[]} */ (freePath(line)));
  const middle = (/** @type {number} */ at) => (at + 0.5) * cellUnits;
  const across = Array.from({ length: layout.columns }, (_, column) => middle(column));
  return Array.from({ length: layout.rows }, (_, row) => enclosedIn(polygons, across, middle(row))).flatMap(
    (places, row) => places.flatMap((x) => cellAt(layout, row, across.indexOf(x)) ?? []),
  );
}

/**
 * The rows, or the columns, whose middle a shape covers.
 * @param {number} centre @param {number} length @param {number} count of rows or columns
 */
const middlesWithin = (centre, length, count) =>
  Array.from({ length: count }, (_, at) => at).filter((at) => Math.abs(at + 0.5 - centre) < length / 2);

/** @param {Geometry} geometry @param {readonly number[]} place @returns {Spot} */
const spotOf = ({ frame, layout: { rows, columns } }, [down, right]) => ({
  x: frame.x + (right / columns) * frame.width,
  y: frame.y + (down / rows) * frame.height,
});

/** @param {Geometry} geometry @param {number} units of SudokuPad */
const lengthOf = ({ cell }, units) => (units / cellUnits) * cell;

/**
 * The free path of a line, in units of SudokuPad from the corner of the grid; none where the line has points.
 * @param {DrawnLine} line
 */
const freePath = ({ d = "", origin: [down, right] = [0, 0] }) => pathOf(d, [right * cellUnits, down * cellUnits]) ?? [];

/**
 * Where a command of a free path ends, by row and column.
 * @param {import("../../model/drawn-path.js").Command} command
 */
const endOf = ([, ...numbers]) =>
  numbers.length
    ? [
        numbers
          .slice(-2)
          .reverse()
          .map((each) => Number(each) / cellUnits),
      ]
    : [];

/** @param {DrawnLine} line @param {Geometry} geometry @returns {Operation[]} */
function drawFreePath(line, geometry) {
  const { color = "#000", fill, thickness = usual.line, opacity } = line;
  const [edge, inside] = [thickness > 0 ? drawnColour(color, opacity) : null, drawnColour(fill, opacity)];
  const commands = freePath(line).map(
    ([letter, ...numbers]) =>
      /** @type {Command} */ ([
        letter,
        ...numbers.flatMap((_, i) => {
          if (i % 2) return [];
          const { x, y } = spotOf(geometry, [numbers[i + 1] / cellUnits, numbers[i] / cellUnits]);
          return [x, y];
        }),
      ]),
  );
  return [
    ...(inside ? [area(commands, inside)] : []),
    ...(edge ? [path(commands, Math.max(1, lengthOf(geometry, thickness)), edge)] : []),
  ];
}

/** @param {DrawnLine} line @param {Geometry} geometry @returns {Operation[]} */
function drawLine(line, geometry) {
  if (line.d) return drawFreePath(line, geometry);
  const { wayPoints, color = "#000", thickness = usual.line, opacity } = line;
  const colour = drawnColour(color, opacity);
  const width = Math.max(1, lengthOf(geometry, thickness));
  return colour && thickness > 0
    ? stroke(
        wayPoints.map((place) => spotOf(geometry, place)),
        width,
        colour,
      )
    : [];
}

/**
 * A line with round ends. Each end is half a circle beside the line: where a colour lets others through, what lies over
 * the line would be darker.
 *
 * @param {readonly Spot[]} spots
 * @param {number} width
 * @param {ColourName} colour
 * @returns {Operation[]}
 */
function stroke(spots, width, colour) {
  const commands = commandsOf(spots);
  const ends =
    commands.at(-1)?.[0] === "Z"
      ? []
      : [
          [spots[1], spots[0]],
          [spots[spots.length - 2], spots[spots.length - 1]],
        ];
  return [
    path(commands, width, colour),
    ...ends.map(([from, tip]) => {
      const towards = Math.atan2(tip.y - from.y, tip.x - from.x);
      return area([...arc(tip, width / 2, towards - Math.PI / 2, Math.PI, "M"), ["Z"]], colour);
    }),
  ];
}

/** Curves of so many degrees are near enough to a circle. */
const eighth = Math.PI / 4;

/**
 * @param {Spot} middle @param {number} radius @param {number} from an angle @param {number} angle how far it goes on
 * @param {"M" | "L"} first @returns {Command[]}
 */
function arc({ x, y }, radius, from, angle, first) {
  const count = Math.round(angle / eighth);
  const at = (/** @type {number} */ where, reach = radius) =>
    /** @type {[number, number]} */ ([x + reach * Math.cos(where), y + reach * Math.sin(where)]);
  return [
    [first, ...at(from)],
    ...Array.from({ length: count }, (_, i) => {
      const start = from + i * eighth;
      return /** @type {Command} */ ([
        "Q",
        ...at(start + eighth / 2, radius / Math.cos(eighth / 2)),
        ...at(start + eighth),
      ]);
    }),
  ];
}

/** @param {DrawnLine} arrow @param {Geometry} geometry @returns {Operation[]} */
function drawArrow(arrow, geometry) {
  const { wayPoints, color = "#000", thickness = usual.arrow, headLength = usualHead, opacity } = arrow;
  const colour = drawnColour(color, opacity);
  if (!colour || thickness <= 0) return [];
  const spots = wayPoints.map((place) => spotOf(geometry, place));
  const [from, tip] = spots.slice(-2);
  const width = Math.max(1, lengthOf(geometry, thickness));
  return [
    path(commandsOf([...spots.slice(0, -1), advanced(tip, from, width / 2)]), width, colour),
    path(headAt(from, tip, Math.min(1, headLength) * geometry.cell * 0.7), width, colour),
  ];
}

/** @param {DrawnShape} shape @param {Geometry} geometry @returns {Operation[]} */
function drawShape(shape, geometry) {
  const { center, width = 0, height = 0, borderColor, backgroundColor, borderSize, opacity } = shape;
  const middle = spotOf(geometry, center);
  // A white and a black dot mean different things: they stay white and black on a dark board.
  const isDot = width <= largestDot && height <= largestDot && isWhiteOrBlack(backgroundColor);
  const fill = drawnColour(backgroundColor, opacity, isDot);
  const border = drawnColour(borderColor ?? (isDot ? "#000" : undefined), opacity, isDot && borderColor !== undefined);
  const edge = Math.max(1, lengthOf(geometry, borderSize ?? shape.thickness ?? usual.border));
  const [across, down] = [width * geometry.cell, height * geometry.cell];
  const has = across > 0 && down > 0;
  const isCircle = shape.rounded && Math.abs(across - down) < 0.5;
  const outline = has ? outlineOf(middle, across, down, shape) : [];
  return [
    ...(has && fill ? [isCircle ? disc(middle.x, middle.y, across / 2, fill) : area(outline, fill)] : []),
    ...(has && border && edge < across ? [path(outline, edge, border)] : []),
    ...letters(shape, middle, geometry, isDot),
  ];
}

/**
 * A rectangle, or one with half circles at its ends, turned by its angle.
 * @param {Spot} middle @param {number} across @param {number} down @param {DrawnShape} shape @returns {Command[]}
 */
function outlineOf({ x, y }, across, down, { rounded = false, angle = 0 }) {
  const radius = rounded ? Math.min(across, down) / 2 : 0;
  const [right, low] = [across / 2 - radius, down / 2 - radius];
  const corners = /** @type {const} */ ([
    [right, low, 0],
    [-right, low, 1],
    [-right, -low, 2],
    [right, -low, 3],
  ]);
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [
    ...corners.flatMap(([dx, dy, quarter]) =>
      arc(
        { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos },
        radius,
        (quarter * Math.PI) / 2 + turn,
        radius ? Math.PI / 2 : 0,
        quarter ? "L" : "M",
      ),
    ),
    ["Z"],
  ];
}

/** @param {DrawnShape} shape @param {Spot} middle @param {Geometry} geometry @param {boolean} isKept */
function letters(
  { text: written, color = "#000", fontSize = usual.letters, opacity, angle },
  { x, y },
  geometry,
  isKept,
) {
  const colour = written ? drawnColour(color, opacity, isKept) : null;
  const size = lengthOf(geometry, Math.min(fontSize, 4 * cellUnits));
  if (!colour || !written || size <= 1) return [];
  const drawn = text(x, y, written, size, 500, colour);
  return [angle ? turnedText(drawn, { x, y }, angle) : drawn];
}

/**
 * A cage: dashes inside the edges of its cells, and its text.
 * @param {DrawnCage} cage @param {Geometry} geometry
 */
function drawCage({ cells, value, outlineC = "#000", fontC = "#000" }, geometry) {
  const own = new Set(cells.map(String));
  const has = (/** @type {number} */ row, /** @type {number} */ column) => own.has(String([row, column]));
  const { cell } = geometry;
  const [inset, width] = [cell * 0.07, Math.max(1, cell * 0.025)];
  const colour = drawnColour(outlineC);
  /** @type {Command[]} */
  const commands = [];
  for (const [row, column] of cells) {
    const { x, y } = spotOf(geometry, [row, column]);
    const end = spotOf(geometry, [row + 1, column + 1]);
    const [left, right] = [x + (has(row, column - 1) ? 0 : inset), end.x - (has(row, column + 1) ? 0 : inset)];
    const [top, low] = [y + (has(row - 1, column) ? 0 : inset), end.y - (has(row + 1, column) ? 0 : inset)];
    if (!has(row - 1, column)) commands.push(["M", left, y + inset], ["L", right, y + inset]);
    if (!has(row + 1, column)) commands.push(["M", left, end.y - inset], ["L", right, end.y - inset]);
    if (!has(row, column - 1)) commands.push(["M", x + inset, top], ["L", x + inset, low]);
    if (!has(row, column + 1)) commands.push(["M", end.x - inset, top], ["L", end.x - inset, low]);
  }
  const [row, column] = cells.toSorted(([a, b], [c, d]) => a - c || b - d)[0];
  const corner = spotOf(geometry, [row, column]);
  const ink = value ? drawnColour(fontC) : null;
  const size = cell * 0.22;
  const first = cellAt(geometry.layout, row, column);
  /** @type {import("../operations.js").Halo | undefined} */
  const halo = first === null ? undefined : { colour: "given-paper", width: size * 0.4, cell: first };
  const left = corner.x + inset;
  return {
    dashes: colour ? [path(commands, width, colour, [cell * 0.08, cell * 0.05])] : [],
    words:
      ink && value
        ? [{ ...text(left + size * 0.3 * value.length, corner.y + cell * 0.145, value, size, 600, ink), halo }]
        : [],
  };
}
