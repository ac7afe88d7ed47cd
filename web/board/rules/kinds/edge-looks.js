/**
 * Signs between cells: dots, sums, inequality signs on the edge of two cells, and circles at the corner of four.
 *
 * @typedef {import("../../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../rule-shapes.js").Geometry} Geometry
 * @typedef {import("../rule-shapes.js").Operation} Operation
 */
import { circle, disc, path, text } from "../../operations.js";
import { advanced, between, eachRule, headAt, middleOf } from "../rule-shapes.js";

/** Radius of a dot, and of a dot with a number; size of its number. */
const [dot, numbered, type] = [0.115, 0.15, 0.2];
/** The sums that are letters. @type {Readonly<Record<number, string>>} */
const letters = { 5: "V", 10: "X" };

/**
 * A dot, with its number unless this is the usual one.
 * @param {number} usual
 * @param {boolean} isWhite
 * @returns {import("./index.js").Draw}
 */
const dots = (usual, isWhite) =>
  eachRule(({ cells: [a, b], values: [value] }, geometry) => {
    const { x, y } = between(geometry, a, b);
    const { cell } = geometry;
    const isUsual = value === usual;
    const radius = Math.max(2.5, (isUsual ? dot : numbered) * cell);
    return [
      disc(x, y, radius, isWhite ? "rule-white" : "rule-black"),
      circle(x, y, radius, Math.max(1, 0.03 * cell), "rule-ink"),
      ...(isUsual ? [] : [text(x, y, String(value), type * cell, 700, isWhite ? "rule-black" : "rule-white")]),
    ];
  });

/** @param {OwnRule} rule @param {Geometry} geometry @returns {Operation[]} */
function drawPairSum({ cells: [a, b], values: [sum] }, geometry) {
  const { x, y } = between(geometry, a, b);
  const { cell } = geometry;
  return [disc(x, y, 0.14 * cell, "paper"), text(x, y, letters[sum] ?? String(sum), 0.26 * cell, 700, "rule-ink")];
}

/**
 * The tip points to the smaller digit, which is in the first cell.
 * @param {OwnRule} rule
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function drawInequality({ cells: [small, large] }, geometry) {
  const { cell } = geometry;
  const middle = between(geometry, small, large);
  const [tip, back] = [advanced(middle, middleOf(geometry, small), 0.07 * cell), middleOf(geometry, large)];
  return [
    disc(middle.x, middle.y, 0.13 * cell, "paper"),
    path(headAt(back, tip, 0.13 * cell), Math.max(1, 0.045 * cell), "rule-ink"),
  ];
}

/**
 * Where one to four digits are in their circle, relative to its radius, and their size. Digits beside each other are
 * apart by the width of a digit, nearly: 1 and 2 are no 12.
 * @type {readonly { size: number, places: readonly (readonly [number, number])[] }[]}
 */
const quadruples = [
  { size: 1.15, places: [[0, 0]] },
  {
    size: 0.8,
    places: [
      [-0.46, 0],
      [0.46, 0],
    ],
  },
  {
    size: 0.74,
    places: [
      [-0.41, -0.36],
      [0.41, -0.36],
      [0, 0.44],
    ],
  },
  {
    size: 0.74,
    places: [
      [-0.41, -0.36],
      [0.41, -0.36],
      [-0.41, 0.38],
      [0.41, 0.38],
    ],
  },
];

/** @param {OwnRule} rule @param {Geometry} geometry @returns {Operation[]} */
function drawQuadruple({ cells, values }, geometry) {
  const { x, y } = between(geometry, cells[0], cells[3]);
  const radius = 0.27 * geometry.cell;
  const { size, places } = quadruples[values.length - 1];
  return [
    disc(x, y, radius, "paper"),
    circle(x, y, radius, Math.max(1, 0.03 * geometry.cell), "rule-ink"),
    ...values.map((digit, place) =>
      text(x + places[place][0] * radius, y + places[place][1] * radius, String(digit), size * radius, 600, "rule-ink"),
    ),
  ];
}

export const edgeLooks = /** @satisfies {import("./index.js").KindLooks} */ ({
  inequality: { sign: eachRule(drawInequality) },
  "pair-sum": {
    sign: eachRule(drawPairSum),
    usual: () => 10,
    sample: [["pair-sum 5 r1c1 r1c2", "pair-sum 10 r1c2 r1c3"], 1, 3],
  },
  "white-dot": { sign: dots(1, true), usual: () => 1 },
  "black-dot": { sign: dots(2, false), usual: () => 2 },
  quadruple: { sign: eachRule(drawQuadruple), example: "1,3" },
});
