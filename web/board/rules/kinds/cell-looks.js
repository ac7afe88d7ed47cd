/**
 * Rules about single cells: even, odd, smallest, largest, clones, indexers and circles that count.
 *
 * @typedef {import("../../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../rule-shapes.js").Geometry} Geometry
 * @typedef {import("../rule-shapes.js").Operation} Operation
 * @typedef {import("../rule-shapes.js").Hue} Hue
 */
import { cellAt, columnOf, rowOf } from "../../../model/layout.js";
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
});
