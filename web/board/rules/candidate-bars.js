/**
 * How many solutions have each candidate: a bar below the candidate, as long as the number, up to a number from which
 * on a bar is full. A candidate of a single solution is bold. In large cells the number is beside the candidate.
 *
 * @typedef {import("../geometry.js").Geometry} Geometry
 * @typedef {import("../operations.js").Operation} Operation
 */
import { noteDigits } from "../../model/digits.js";
import { keyOf, notePlace, noteSpot } from "../note-grid.js";
import { rect, text } from "../operations.js";

/**
 * Relative to the place of a candidate: length and thickness of a full bar, and how far it is below the middle; size of
 * the number, and where it is.
 */
const bar = { length: 0.76, thickness: 0.1, below: 0.43 };
const number = { size: 0.36, across: 0.34, above: 0.24 };
/** The least size of a number, in units of the board. */
const leastType = 11;

/**
 * @param {readonly (readonly number[])[]} counts of each digit of each cell
 * @param {readonly number[]} sets the candidates of each cell
 * @param {number} most the number from which on a bar is full
 * @param {Geometry} geometry
 * @returns {import("../extension.js").Layers}
 */
export function candidateBars(counts, sets, most, geometry) {
  const { room } = notePlace(geometry);
  const all = sets.flatMap((set, cell) =>
    noteDigits(set, geometry.layout.digitCount).map((digit) => ({ cell, digit, count: counts[cell][digit - 1] })),
  );
  const single = all.filter(({ count }) => count === 1);
  return {
    over: all.flatMap((candidate) => drawCount(candidate, most, room, geometry)),
    inks: new Map(
      single.map((candidate) => [
        keyOf(candidate),
        { colour: /** @type {const} */ ("given"), weight: 700, halo: false },
      ]),
    ),
  };
}

/**
 * @param {{ cell: number, digit: number, count: number }} candidate
 * @param {number} most
 * @param {number} room
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function drawCount({ cell, digit, count }, most, room, geometry) {
  const { x, y } = noteSpot(geometry, cell, digit);
  const [length, thickness] = [bar.length * room, Math.max(1, Math.round(bar.thickness * room))];
  const [left, top] = [x - length / 2, y + bar.below * room];
  const share = Math.min(1, count / most);
  const size = number.size * room;
  return [
    rect(left, top, length, Math.max(1, thickness / 3), "thin-line"),
    rect(left, top, length * share, thickness, "answer"),
    ...(size >= leastType
      ? [
          text(
            x + number.across * room,
            y - number.above * room,
            count >= most ? `${most}+` : String(count),
            size,
            400,
            "note",
          ),
        ]
      : []),
  ];
}
