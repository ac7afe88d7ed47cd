/**
 * Clues outside the cells. They are in lanes around the board: the clue of a row is beside it, that of a column above
 * or below, that of a diagonal where the diagonal would go on. Clues at the same place are in different lanes. Each
 * kind has a frame of its own; a sandwich has none.
 *
 * @typedef {import("../../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../rule-shapes.js").Geometry} Geometry
 * @typedef {import("../rule-shapes.js").Operation} Operation
 * @typedef {import("../rule-shapes.js").Spot} Spot
 * @typedef {import("../../../model/layout.js").Layout} Layout
 * @typedef {import("../../geometry.js").Edges} Edges
 * @typedef {{ rule: OwnRule, row: number, column: number, down: number, right: number, lane: number, look: ClueLook }}
 *   Clue `row` and `column` of the place, −1 or the side outside; `down` and `right`: the step from there into the
 *   board; `lane`: 0 is next to the board
 *
 * @typedef {object} ClueLook
 * @property {(middle: Spot, reach: number, width: number) => Operation} [frame] around the number, as far from its
 *   middle as `reach`, with a line of a width
 * @property {true} [isDigit] whether the number is a digit of the board, which can be a letter
 * @property {true} [isPointing] whether an arrow goes from the number to the first cell
 */
import { cellAt, columnOf, rowOf } from "../../../model/layout.js";
import { symbolOf } from "../../../model/digits.js";
import { circle, path, text } from "../../operations.js";
import { advanced, commandsOf, eachRule, headAt, middleOf, square, towards } from "../rule-shapes.js";

/**
 * Returns the clues with their places. Those that have no place outside, such as sums of crooked lines, are left out.
 *
 * @param {readonly { rules: readonly OwnRule[], look: { clue?: ClueLook } }[]} groups the rules of each kind; clues of
 *   an earlier kind are nearer to the board
 * @param {Layout} layout @returns {Clue[]}
 */
export function cluesOf(groups, layout) {
  /** @type {Map<string, number>} */
  const lanes = new Map();
  return groups
    .flatMap(({ rules, look: { clue: look } }) => (look ? rules.map((rule) => ({ rule, look })) : []))
    .flatMap(({ rule, look }) => {
      const place = placeOf(rule, layout);
      if (!place) return [];
      const key = `${place.row} ${place.column}`;
      const lane = lanes.get(key) ?? 0;
      lanes.set(key, lane + 1);
      return [{ rule, look, ...place, lane }];
    });
}

/**
 * @param {OwnRule} rule
 * @param {Layout} layout
 * @returns {Pick<Clue, "row" | "column" | "down" | "right"> | null} null for a line that does not come straight from
 *   outside
 */
function placeOf({ cells }, layout) {
  const [row, column] = [rowOf(layout, cells[0]), columnOf(layout, cells[0])];
  const [down, right] = [rowOf(layout, cells[1]) - row, columnOf(layout, cells[1]) - column];
  const isStraight = cells.every(
    (cell, place) => rowOf(layout, cell) === row + place * down && columnOf(layout, cell) === column + place * right,
  );
  const place = { row: row - down, column: column - right, down, right };
  const isOutside = cellAt(layout, place.row, place.column) === null;
  return isStraight && isOutside && Math.abs(down) <= 1 && Math.abs(right) <= 1 ? place : null;
}

/** Whether a sum of a line has no clue outside. @param {OwnRule} rule @param {Layout} layout */
const isCrooked = (rule, layout) => !placeOf(rule, layout);

/** Returns how many lanes each edge needs. @param {readonly Clue[]} clues @param {Layout} layout @returns {Edges} */
export function lanesOf(clues, { rows, columns }) {
  const most = (/** @type {(clue: Clue) => boolean} */ isThere) =>
    Math.max(0, ...clues.filter(isThere).map(({ lane }) => lane + 1));
  return {
    top: most(({ row }) => row < 0),
    right: most(({ column }) => column >= columns),
    bottom: most(({ row }) => row >= rows),
    left: most(({ column }) => column < 0),
  };
}

/** @param {Clue} clue @param {Geometry} geometry @returns {Operation[]} */
export function drawClue(clue, geometry) {
  const {
    rule: {
      values: [value],
    },
    look: { frame, isDigit, isPointing },
    row,
    column,
    down,
    right,
  } = clue;
  const { cell, lane: width, layout } = geometry;
  const middle = { x: along(geometry, "lefts", column, clue.lane), y: along(geometry, "tops", row, clue.lane) };
  const written = isDigit ? symbolOf(value, layout.digitCount) : String(value);
  const reach = 0.42 * width;
  const size = Math.min(0.42 * cell, (1.6 * reach) / (0.62 * Math.max(2, written.length)));
  if (isPointing) {
    const away = { x: middle.x - right * 0.12 * cell, y: middle.y - down * 0.06 * cell };
    return [text(away.x, away.y, written, 0.9 * size, 600, "given"), ...drawPointer(clue, away, geometry)];
  }
  return [
    ...(frame ? [frame(middle, reach, Math.max(1, 0.03 * cell))] : []),
    text(middle.x, middle.y, written, size, 600, "given"),
  ];
}

/**
 * The middle of a place in one direction.
 * @param {Geometry} geometry
 * @param {"lefts" | "tops"} starts
 * @param {number} place
 * @param {number} lane
 */
function along(geometry, starts, place, lane) {
  const { cell, frame, lane: width } = geometry;
  const [start, end] = starts === "lefts" ? [frame.x, frame.x + frame.width] : [frame.y, frame.y + frame.height];
  if (place < 0) return start - (lane + 0.5) * width;
  return place >= geometry[starts].length ? end + (lane + 0.5) * width : geometry[starts][place] + cell / 2;
}

/**
 * A house front: a square with a roof.
 * @param {Spot} middle
 * @param {number} reach
 * @returns {import("../../operations.js").Command[]}
 */
const tower = ({ x, y }, reach) => [
  ...commandsOf([
    { x: x - reach * 0.85, y: y + reach * 0.85 },
    { x: x - reach * 0.85, y: y - reach * 0.6 },
    { x, y: y - reach * 1.1 },
    { x: x + reach * 0.85, y: y - reach * 0.6 },
    { x: x + reach * 0.85, y: y + reach * 0.85 },
  ]),
  ["Z"],
];

/**
 * A short arrow from a number to the corner of the first cell.
 * @param {Clue} clue
 * @param {Spot} from
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function drawPointer({ row, column, down, right, lane }, from, geometry) {
  const { cell } = geometry;
  const middle = { x: along(geometry, "lefts", column + right, lane), y: along(geometry, "tops", row + down, lane) };
  const corner = { x: middle.x - (right * cell) / 2, y: middle.y - (down * cell) / 2 };
  const [start, tip] = [towards(from, corner, 0.42), advanced(corner, from, -0.04 * cell)];
  const width = Math.max(1, 0.045 * cell);
  return [path(commandsOf([start, tip]), width, "rule-ink"), path(headAt(start, tip, 0.13 * cell), width, "rule-ink")];
}

/**
 * A sum of cells whose line does not come from outside: a thin broken line; its sum is in the first cell.
 * @type {import("./index.js").Draw}
 */
const drawCrooked = eachRule((rule, geometry) => {
  const { cell, layout } = geometry;
  if (!isCrooked(rule, layout)) return [];
  return [
    path(commandsOf(rule.cells.map((at) => middleOf(geometry, at))), Math.max(1, 0.04 * cell), "rule-grey", [
      0.12 * cell,
      0.08 * cell,
    ]),
  ];
});

/** What has an arrow is first, and so next to the board: no number lies on the arrow. */
export const clueLooks = /** @satisfies {import("./index.js").KindLooks} */ ({
  "little-killer": {
    line: drawCrooked,
    hasSum: isCrooked,
    clue: { isPointing: true },
    sample: [["little-killer 9 r2c1 r1c2"], 2, 2],
  },
  sandwich: { clue: {}, example: "5" },
  "x-sum": { clue: { frame: ({ x, y }, reach, width) => circle(x, y, reach, width, "rule-grey") }, example: "8" },
  skyscraper: {
    clue: { frame: (middle, reach, width) => path(tower(middle, reach), width, "rule-grey") },
    example: "3",
  },
  "numbered-room": {
    clue: { isDigit: true, frame: (middle, reach, width) => path(square(middle, reach * 0.9), width, "rule-grey") },
    example: "4",
  },
});
