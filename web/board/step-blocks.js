/**
 * Draws why a single is one: a ring around each source, a cross through each blocked cell, and a line from a source
 * along its row or column to the last cell that it blocks there.
 *
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./operations.js").Operation} Operation
 * @typedef {import("./step-looks.js").Look} Look
 * @typedef {import("./step-reading.js").StepReading} StepReading
 */
import { columnOf, rowOf } from "../model/layout.js";
import { cornerOf } from "./geometry.js";
import { circle, disc, line, path, rect } from "./operations.js";
import { dashOf } from "./step-shapes.js";

/** Relative to the cell: the ring around a source, the reach of a cross, and the widths of lines. */
const ring = { radius: 0.42, width: 0.055 };
const cross = { reach: 0.36, width: 0.035 };
const beamWidth = 0.035;

/**
 * @param {StepReading} reading
 * @param {ReadonlyMap<string, Look>} looks
 * @param {Geometry} geometry
 * @returns {{ grounds: Operation[], frames: Operation[], crossed: number[] }} `crossed`: the cells that lines run
 *   through
 */
export function drawBlocks({ parts }, looks, geometry) {
  const cellsOf = (/** @type {string} */ role) =>
    parts.filter((part) => part.role === role).flatMap(({ cells }) => cells);
  const [sources, blocked] = [cellsOf("source"), cellsOf("blocked")];
  const [source, block] = [looks.get("source"), looks.get("blocked")];
  const beams = sources.flatMap((cell) => beamsOf(geometry, cell, blocked));
  return {
    crossed: beams.flatMap(({ between }) => between),
    grounds: block ? blocked.map((cell) => ground(geometry, cell, block)) : [],
    frames: [
      ...(block ? blocked.flatMap((cell) => drawCross(geometry, cell, block)) : []),
      ...(source
        ? [
            ...beams.map((beam) => drawBeam(geometry, beam, source)),
            ...sources.flatMap((cell) => drawRing(geometry, cell, source)),
          ]
        : []),
    ],
  };
}

/** @param {Geometry} geometry @param {number} cell */
function middleOf(geometry, cell) {
  const { x, y } = cornerOf(geometry, cell);
  return { x: x + geometry.cell / 2, y: y + geometry.cell / 2 };
}

/** @param {Geometry} geometry @param {number} cell @param {Look} look */
function ground(geometry, cell, { paper }) {
  const { x, y } = cornerOf(geometry, cell);
  return rect(x, y, geometry.cell, geometry.cell, paper);
}

/** @param {Geometry} geometry @param {number} cell @param {Look} look */
function drawCross(geometry, cell, { colour }) {
  const { x, y } = middleOf(geometry, cell);
  const [reach, width] = [cross.reach, cross.width].map((length) => length * geometry.cell);
  return [
    line(x - reach, y - reach, x + reach, y + reach, width, colour),
    line(x - reach, y + reach, x + reach, y - reach, width, colour),
  ];
}

/** @param {Geometry} geometry @param {number} cell @param {Look} look */
function drawRing(geometry, cell, { colour, paper }) {
  const { x, y } = middleOf(geometry, cell);
  const radius = ring.radius * geometry.cell;
  return [disc(x, y, radius, paper), circle(x, y, radius, ring.width * geometry.cell, colour)];
}

/**
 * @typedef {{ from: number, to: number, between: number[] }} Beam from a source to the last cell that it blocks in a
 *   direction
 */

/** @param {Geometry} geometry @param {number} source @param {readonly number[]} blocked @returns {Beam[]} */
function beamsOf({ layout }, source, blocked) {
  const inLine = (/** @type {(layout: import("../model/layout.js").Layout, cell: number) => number} */ lineOf) =>
    blocked.filter((cell) => lineOf(layout, cell) === lineOf(layout, source));
  const beam = (/** @type {number[]} */ cells, /** @type {number} */ stride) => {
    const to = cells.reduce(
      (farthest, cell) => (Math.abs(cell - source) > Math.abs(farthest - source) ? cell : farthest),
      source,
    );
    const count = Math.abs(to - source) / stride;
    return count
      ? [
          {
            from: source,
            to,
            between: Array.from({ length: count - 1 }, (_, i) => source + Math.sign(to - source) * stride * (i + 1)),
          },
        ]
      : [];
  };
  return [
    [inLine(rowOf), 1],
    [inLine(columnOf), layout.digitCount],
  ].flatMap(([cells, stride]) =>
    [-1, 1].flatMap((side) =>
      beam(
        /** @type {number[]} */ (cells).filter((cell) => Math.sign(cell - source) === side),
        /** @type {number} */ (stride),
      ),
    ),
  );
}

/** @param {Geometry} geometry @param {Beam} beam @param {Look} look */
function drawBeam(geometry, { from, to }, { colour }) {
  const width = Math.max(beamWidth * geometry.cell, 1);
  const [start, end] = [from, to].map((cell) => middleOf(geometry, cell));
  return path(
    [
      ["M", start.x, start.y],
      ["L", end.x, end.y],
    ],
    width,
    colour,
    dashOf("dashed", width),
  );
}
