/**
 * Rules about single cells: even, odd, smallest, largest, clones, indexers and circles that count; and about areas.
 *
 * @typedef {import("../../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../rule-shapes.js").Geometry} Geometry
 * @typedef {import("../rule-shapes.js").Operation} Operation
 * @typedef {import("../rule-shapes.js").Hue} Hue
 */
import { cellAt, columnOf, rowOf } from "../../../model/layout.js";
import { listsOf } from "../../../model/puzzle-rules.js";
import { boxesOf } from "../../cell-boxes.js";
import { cornerOf } from "../../geometry.js";
import { area, circle, disc, path, rect, text } from "../../operations.js";
import { outlineOf, roundedPath } from "../../outline.js";
import {
  commandsOf,
  eachCell,
  eachRule,
  edgeColour,
  edgeWidth,
  fillColour,
  filled,
  headAt,
  middleOf,
  square,
} from "../rule-shapes.js";

/**
 * A sign at each neighbour that is compared: its tip points to the smaller digit.
 * @param {boolean} isMinimum
 * @returns {import("./index.js").Draw}
 */
const extremes = (isMinimum) =>
  eachRule(({ cells }, geometry) => {
    const { layout, cell } = geometry;
    const inside = new Set(cells);
    return cells.flatMap((at) => {
      const middle = middleOf(geometry, at);
      const { x, y } = cornerOf(geometry, at);
      const signs = [
        [-1, 0],
        [0, 1],
        [1, 0],
        [0, -1],
      ].flatMap(([down, right]) => {
        const other = cellAt(layout, rowOf(layout, at) + down, columnOf(layout, at) + right);
        if (other === null || inside.has(other)) return [];
        const near = { x: middle.x + right * 0.36 * cell, y: middle.y + down * 0.36 * cell };
        const far = { x: middle.x + right * 0.46 * cell, y: middle.y + down * 0.46 * cell };
        return [
          path(
            isMinimum ? headAt(far, near, 0.1 * cell) : headAt(near, far, 0.1 * cell),
            Math.max(1, 0.04 * cell),
            "rule-grey",
          ),
        ];
      });
      return [rect(x, y, cell, cell, "rule-grey-paper"), ...signs];
    });
  });

/**
 * @param {OwnRule} rule
 * @param {Geometry} geometry
 * @param {string} letter of the pair of lists; empty where there is one pair only
 * @returns {Operation[]}
 */
function drawClone({ cells }, geometry, letter) {
  const { cell } = geometry;
  const half = cells.length / 2;
  const shapes = [cells.slice(0, half), cells.slice(half)].flatMap((list) => {
    const shape = roundedPath(outlineOf(boxesOf(geometry, list, 0.1 * cell)), 0.18 * cell);
    return [area(shape, "rule-grey-paper"), path(shape, edgeWidth(geometry), "rule-grey")];
  });
  const letters = letter
    ? [cells[0], cells[half]].map((at) => {
        const { x, y } = cornerOf(geometry, at);
        return text(x + 0.8 * cell, y + 0.8 * cell, letter, 0.2 * cell, 600, "rule-ink");
      })
    : [];
  return [...shapes, ...letters];
}

/**
 * Areas with an edge, each with a sign in the corner of its last cell. With several rules of the kind, a letter says
 * which areas belong together.
 * @param {{ hue: Hue, sign: string }} look
 * @returns {import("./index.js").KindLook}
 */
const areas = ({ hue, sign }) => ({
  ground: (rules, geometry) =>
    rules.flatMap(({ cells, values }, place) =>
      listsOf(cells, values).flatMap((list) => drawArea(list, hue, sign + letterOf(place, rules.length), geometry)),
    ),
});

/** @param {number} place @param {number} count of rules of a kind */
const letterOf = (place, count) => (count > 1 ? letters(place) : "");

/** A to Z, then AA, AB and so on. @param {number} place @returns {string} */
const letters = (place) =>
  (place < 26 ? "" : letters(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/**
 * @param {readonly number[]} list
 * @param {Hue} hue
 * @param {string} written
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function drawArea(list, hue, written, geometry) {
  const { cell } = geometry;
  const shape = roundedPath(outlineOf(boxesOf(geometry, list, 0.08 * cell)), 0.14 * cell);
  const { x, y } = cornerOf(geometry, list[list.length - 1]);
  // A character is about 0.6 of the size of type wide.
  const size = 0.22;
  return [
    area(shape, fillColour(hue)),
    path(shape, edgeWidth(geometry), edgeColour(hue)),
    text(x + (0.87 - 0.3 * size * written.length) * cell, y + 0.8 * cell, written, size * cell, 600, "rule-ink"),
  ];
}

/**
 * Cells with what is written in them: digits in the corner of the last cell.
 * @param {{ hue: Hue, write: (rule: OwnRule) => string }} look
 * @returns {import("./index.js").Draw}
 */
const written = ({ hue, write }) => eachRule((rule, geometry) => drawArea(rule.cells, hue, write(rule), geometry));

/**
 * An outline, and in the corner of its last cell two linked dots and the digits. Each further rule with this last cell
 * is drawn inside the one before, and is written above it.
 * @type {import("./index.js").Draw}
 */
const connected = (rules, geometry) =>
  rules.flatMap(({ cells, values }, place) => {
    const { cell } = geometry;
    const last = cells[cells.length - 1];
    const before = rules.slice(0, place).filter((rule) => rule.cells[rule.cells.length - 1] === last).length;
    const shape = roundedPath(outlineOf(boxesOf(geometry, cells, (0.05 + 0.05 * before) * cell)), 0.14 * cell);
    const corner = cornerOf(geometry, last);
    const written = values.join();
    // A character is about 0.6 of the size of type wide. The dots are as wide as two.
    const size = Math.min(0.22, 0.8 / (0.6 * (written.length + 2)));
    const right = corner.x + 0.87 * cell;
    const middle = right - 0.3 * size * written.length * cell;
    const y = corner.y + (0.8 - 0.24 * before) * cell;
    const dots = [0.9, 2].map((characters) => ({ x: right - 0.6 * size * (written.length + characters) * cell, y }));
    return [
      path(shape, 2 * edgeWidth(geometry), edgeColour("violet")),
      path(commandsOf(dots), edgeWidth(geometry), "rule-ink"),
      ...dots.map((dot) => disc(dot.x, dot.y, 0.2 * size * cell, "rule-ink")),
      text(middle, y, written, size * cell, 600, "rule-ink"),
    ];
  });

/** @typedef {{ hue: Hue, bars: "rows" | "columns" | "both" }} IndexerLook colour and direction of the bars */

/** @param {IndexerLook} look @returns {import("./index.js").Draw} */
const indexers = ({ hue, bars }) =>
  eachRule(({ cells }, geometry) => {
    const { cell } = geometry;
    const [near, far] = [0.09 * cell, 0.91 * cell];
    return cells.flatMap((at) => {
      const { x, y } = cornerOf(geometry, at);
      const bar = (/** @type {number[]} */ [fromX, fromY, toX, toY]) =>
        path(
          commandsOf([
            { x: x + fromX, y: y + fromY },
            { x: x + toX, y: y + toY },
          ]),
          0.05 * cell,
          edgeColour(hue),
        );
      return [
        rect(x, y, cell, cell, fillColour(hue)),
        ...(bars === "columns"
          ? []
          : [
              [near, near, far, near],
              [near, far, far, far],
            ].map(bar)),
        ...(bars === "rows"
          ? []
          : [
              [near, near, near, far],
              [far, near, far, far],
            ].map(bar)),
      ];
    });
  });

export const cellLooks = /** @satisfies {import("./index.js").KindLooks} */ ({
  clone: {
    ground: (rules, geometry) =>
      rules.flatMap((rule, place) =>
        drawClone(rule, geometry, rules.length > 1 ? String.fromCharCode(65 + (place % 26)) : ""),
      ),
  },
  minimum: { ground: extremes(true), sample: [["minimum r1c1"], 2, 2] },
  maximum: { ground: extremes(false), sample: [["maximum r1c1"], 2, 2] },
  "row-indexer": { ground: indexers({ hue: "green", bars: "rows" }) },
  "column-indexer": { ground: indexers({ hue: "red", bars: "columns" }) },
  "box-indexer": { ground: indexers({ hue: "sky", bars: "both" }) },
  even: { ground: eachCell((middle, geometry) => filled(square(middle, 0.36 * geometry.cell), "grey", geometry)) },
  odd: {
    ground: eachCell(({ x, y }, geometry) => [
      disc(x, y, 0.38 * geometry.cell, "rule-grey-paper"),
      circle(x, y, 0.38 * geometry.cell, edgeWidth(geometry), "rule-grey"),
    ]),
  },
  "counting-circles": {
    ground: eachCell(({ x, y }, geometry) => [
      disc(x, y, 0.42 * geometry.cell, "paper"),
      circle(x, y, 0.42 * geometry.cell, 2 * edgeWidth(geometry), "rule-lilac"),
    ]),
    joins: true,
  },
  "equal-sums": { ...areas({ hue: "teal", sign: "Σ" }), sample: [["equal-sums 2,2 r1c1 r2c1 r1c3 r2c3"], 2, 3] },
  "same-values": { ...areas({ hue: "peach", sign: "=" }), sample: [["same-values 2,2 r1c1 r2c1 r1c3 r2c3"], 2, 3] },
  "count-distinct": {
    ground: eachRule(({ cells: [first, ...others] }, geometry) => {
      const { x, y } = middleOf(geometry, first);
      return [
        ...drawArea(others, "lilac", "", geometry),
        disc(x, y, 0.4 * geometry.cell, "paper"),
        circle(x, y, 0.4 * geometry.cell, 1.6 * edgeWidth(geometry), edgeColour("lilac")),
      ];
    }),
    sample: [["count-distinct r1c1 r1c2 r2c2"], 2, 2],
  },
  "contains-exactly": {
    ground: written({ hue: "sky", write: ({ values }) => `=${values.join()}` }),
    sample: [["contains-exactly 1,3 r1c1 r1c2 r2c1"], 2, 2],
  },
  "contains-at-least": {
    ground: written({ hue: "sky", write: ({ values }) => `≥${values.join()}` }),
    sample: [["contains-at-least 1,3 r1c1 r1c2 r2c1"], 2, 2],
  },
  "connected-digits": { ground: connected, sample: [["connected-digits 1,3 r1c1-r1c3 r2c1-r2c3"], 2, 3] },
});
