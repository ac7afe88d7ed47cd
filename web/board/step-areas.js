/**
 * Draws the houses and cells of a step: grounds under the ruled lines of the board, frames over the lines.
 *
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./operations.js").Operation} Operation
 * @typedef {import("./step-looks.js").Look} Look
 * @typedef {import("./step-reading.js").StepReading} StepReading
 */
import { boxesOf, joinedBoxes } from "./cell-boxes.js";
import { area, path } from "./operations.js";
import { outlineOf, roundedPath } from "./outline.js";
import { houseLook, placement, setLook } from "./step-looks.js";
import { dashOf } from "./step-shapes.js";

/** Width of frames, and their distance from the edge of a house and of a cell; relative to the cell. */
const width = 0.04;
const insets = { house: 0.03, cell: 0.07, set: 0.045 };

/**
 * @param {StepReading} reading
 * @param {ReadonlyMap<string, Look>} looks
 * @param {Geometry} geometry
 * @returns {{ grounds: Operation[], frames: Operation[] }}
 */
export function drawAreas(reading, looks, geometry) {
  const drawn = [
    ...drawHouses(reading, geometry),
    ...drawSets(reading, geometry),
    ...drawCells(reading, looks, geometry),
  ];
  return { grounds: drawn.flatMap(({ ground }) => ground), frames: drawn.flatMap(({ frame }) => frame) };
}

/** @typedef {{ ground: Operation[], frame: Operation[] }} Drawn */

/**
 * Draws the houses. Cover houses come last, so that they stay visible where they cross base houses.
 * @param {StepReading} reading
 * @param {Geometry} geometry
 * @returns {Drawn[]}
 */
function drawHouses({ houses }, geometry) {
  const { cell } = geometry;
  return houses.map(({ role, cells }) => {
    const { colour, paper, stroke } = houseLook(role);
    const outline = (/** @type {number} */ inset) => roundedPath(outlineOf(boxesOf(geometry, cells, inset)), inset);
    return {
      ground: [area(outline(0), paper)],
      frame: [path(outline(insets.house * cell), width * cell, colour, dashOf(stroke, width * cell))],
    };
  });
}

/**
 * Draws each almost locked set as one shape around its cells.
 * @param {StepReading} reading
 * @param {Geometry} geometry
 * @returns {Drawn[]}
 */
function drawSets({ parts }, geometry) {
  const { cell } = geometry;
  return parts
    .filter(({ role, cells }) => role === "als" && cells.length)
    .map(({ cells, number }) => {
      const { colour, paper, stroke } = setLook(number);
      const commands = roundedPath(
        outlineOf(joinedBoxes(geometry, cells, cell * (insets.set + 0.02 * (number % 2)))),
        cell * 0.12,
      );
      return {
        ground: [area(commands, paper)],
        frame: [path(commands, 1.2 * width * cell, colour, dashOf(stroke, 1.2 * width * cell))],
      };
    });
}

/**
 * Draws a frame into every cell whose role has a frame, and into every cell in which the step places a digit.
 * @param {StepReading} reading
 * @param {ReadonlyMap<string, Look>} looks
 * @param {Geometry} geometry
 * @returns {Drawn[]}
 */
function drawCells({ parts, placements, answers }, looks, geometry) {
  const { cell: size } = geometry;
  const placed = { role: "placement", cells: [...placements, ...answers].map(({ cell }) => cell) };
  /** @type {Map<string, Drawn>} */
  const drawn = new Map();
  for (const { role, cells } of [...parts, placed])
    for (const cell of cells) {
      const look = role === "placement" ? placement : looks.get(role);
      if (!look?.frame || drawn.has(`${role} ${cell}`)) continue;
      const commands = roundedPath(outlineOf(boxesOf(geometry, [cell], insets.cell * size)), size * 0.12);
      drawn.set(`${role} ${cell}`, {
        ground: [],
        frame: [path(commands, width * size, look.colour, dashOf(look.frame, width * size))],
      });
    }
  return [...drawn.values()];
}
