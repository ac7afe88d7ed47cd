/**
 * Fog on a board: it lies over the drawing of covered cells, and under what the player has written there.
 *
 * @typedef {import("../geometry.js").Geometry} Geometry
 * @typedef {import("../operations.js").Operation} Operation
 * @typedef {import("../operations.js").Rect} Rect
 * @typedef {import("../view.js").BoardView} BoardView
 */
import { cellAt, columnOf, rowOf } from "../../model/layout.js";
import { drawLines } from "../borders.js";
import { drawColors } from "../cell-colours.js";
import { cornerOf } from "../geometry.js";
import { areComparable } from "../changes.js";
import { area, rect } from "../operations.js";
import { fogColours } from "./rule-colours.js";

/** How much of a highlight is seen on fog. */
const highlightAlpha = 0.35;

/** @type {any} the names of colours that only fog has */
const [fogName, hazeName] = ["fog", "fog-haze"];

/**
 * @typedef {(key: "fog.cell" | "fog.uncovered" | "fog.covered", values?: { count: number }) => string} FogWords "" for
 *   a sentence that is not said
 */

/**
 * Draws the fog, reads of each covered cell that it is covered, and says how many cells a change has uncovered.
 * @param {FogWords} [words] asked each time; without them nothing is said
 * @returns {import("../extension.js").Extension}
 */
export const fogExtension = (words = () => "") => ({
  colours: fogColours,
  layers: (view, geometry) => (view.state.fog ? { under: drawFog(view, view.state.fog.covered, geometry) } : null),
  spoken({ fog, position }) {
    const said = fog ? words("fog.cell") : "";
    return fog && said ? position.givens.map((_, cell) => (fog.covered.has(cell) ? said : "")) : null;
  },
  told(before, after) {
    if (!areComparable(before, after)) return [];
    const [old, now] = [before, after].map(({ fog }) => [...(fog?.covered ?? [])]);
    const changes = /** @type {const} */ ([
      ["fog.uncovered", old.filter((cell) => !after.fog?.covered.has(cell)).length],
      ["fog.covered", now.filter((cell) => !before.fog?.covered.has(cell)).length],
    ]);
    return changes.flatMap(([key, count]) => (count ? words(key, { count }) : [])).filter(Boolean);
  },
});

/** @param {BoardView} view @param {ReadonlySet<number>} covered @param {Geometry} geometry @returns {Operation[]} */
function drawFog(view, covered, geometry) {
  const cells = [...covered];
  const boxes = cells.map((cell) => boxOf(cell, covered, geometry));
  return [
    ...boxes.map(({ x, y, width, height }) => rect(x, y, width, height, fogName)),
    ...cells.flatMap((cell) => drawHaze(cell, geometry)),
    ...cells.flatMap((cell) => drawHighlight(view, cell, geometry)),
    ...drawLines(geometry).flatMap((line) => boxes.flatMap((box) => shared(line, box))),
  ];
}

/**
 * A cell with the ruled lines between it and other covered cells, and with those at the edges of the board: what is
 * drawn on a line between two covered cells is covered, too.
 * @param {number} cell @param {ReadonlySet<number>} covered @param {Geometry} geometry
 */
function boxOf(cell, covered, { layout, cell: size, lefts, tops, uprights, levels }) {
  const [row, column] = [rowOf(layout, cell), columnOf(layout, cell)];
  const has = (/** @type {number} */ down, /** @type {number} */ right) => {
    const other = cellAt(layout, row + down, column + right);
    return other === null || covered.has(other);
  };
  const [x, y] = [has(0, -1) ? uprights[column].start : lefts[column], has(-1, 0) ? levels[row].start : tops[row]];
  const [right, low] = [uprights[column + 1], levels[row + 1]];
  return {
    x,
    y,
    width: (has(0, 1) ? right.start + right.size : lefts[column] + size) - x,
    height: (has(1, 0) ? low.start + low.size : tops[row] + size) - y,
  };
}

/** The part of a line within a box. @param {Rect} line @param {ReturnType<typeof boxOf>} box */
function shared(line, box) {
  const [x, y] = [Math.max(line.x, box.x), Math.max(line.y, box.y)];
  const width = Math.min(line.x + line.width, box.x + box.width) - x;
  const height = Math.min(line.y + line.height, box.y + box.height) - y;
  return width > 0 && height > 0 ? [{ ...line, x, y, width, height }] : [];
}

/** Wisps tell fog from a grey cell. @param {number} i @param {Geometry} geometry @returns {Operation[]} */
function drawHaze(i, geometry) {
  const { cell } = geometry;
  const corner = cornerOf(geometry, i);
  return [0.16, 0.84].map((down) => {
    const [x, y] = [corner.x, corner.y + cell * down];
    const at = (/** @type {number} */ part) => x + cell * part;
    const deep = cell * 0.05;
    return area(
      [
        ["M", at(0.1), y],
        ["Q", at(0.3), y - deep * 2, at(0.5), y],
        ["Q", at(0.7), y + deep * 2, at(0.9), y],
        ["Q", at(0.7), y + deep * 3, at(0.5), y + deep * 0.6],
        ["Q", at(0.3), y - deep, at(0.1), y],
        ["Z"],
      ],
      hazeName,
    );
  });
}

/** @param {BoardView} view @param {number} i @param {Geometry} geometry @returns {Operation[]} */
function drawHighlight({ cells, highlights }, i, geometry) {
  const { x, y } = cornerOf(geometry, i);
  const { colors, conflict, wrong } = cells[i];
  const highlight = highlights.get(i);
  const over = conflict || wrong ? "conflict-paper" : highlight;
  return [
    ...(over ? [{ ...rect(x, y, geometry.cell, geometry.cell, over), alpha: highlightAlpha }] : []),
    ...(colors ? drawColors(colors, i, geometry, over !== undefined) : []),
  ];
}
