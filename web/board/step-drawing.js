/**
 * The picture of a step, as layers that the drawing of the board merges in (display-list.js): houses and cells, links,
 * marks.
 *
 * The candidates are the notes that the board shows; in a cell without notes, every digit that no peer holds.
 */
import { columnOf, rowOf } from "../model/layout.js";
import { keyOf } from "./note-grid.js";
import { drawAreas } from "./step-areas.js";
import { drawBlocks } from "./step-blocks.js";
import { drawLinks } from "./step-links.js";
import { looksOfRoles } from "./step-looks.js";
import { drawGroups, drawMarks, isGroup, marksOf, reachesOf } from "./step-marks.js";
import { readStep } from "./step-reading.js";

export { drawSwatch } from "./step-swatch.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./extension.js").Layers} Layers */
/** @typedef {import("./extension.js").Ink} Ink */
/** @typedef {import("../model/step.js").Step} Step */

/** Draws the step that is shown. @type {import("./extension.js").Extension} */
export const stepExtension = {
  layers: (view, geometry) => (view.state.step ? layersOf(view, view.state.step, geometry) : null),
};

/**
 * Of the steps drawn: while a board is scrolled or its selection moves, the picture stays.
 * @type {WeakMap<Step, { cells: BoardView["cells"], size: number, layers: Layers }>}
 */
const known = new WeakMap();

/** @param {BoardView} view @param {Step} step @param {Geometry} geometry @returns {Layers} */
function layersOf(view, step, geometry) {
  const before = known.get(step);
  if (before && before.cells === view.cells && before.size === geometry.width) return before.layers;
  const layers = drawStep(view, step, geometry);
  known.set(step, { cells: view.cells, size: geometry.width, layers });
  return layers;
}

/** The layers of a step. @param {BoardView} view @param {Step} step @param {Geometry} geometry */
export function drawStep(view, step, geometry) {
  const reading = readStep(view, step);
  const looks = looksOfRoles(reading.parts.map(({ role }) => role));
  const marks = marksOf(reading, looks);
  const areas = drawAreas(reading, looks, geometry);
  const blocks = drawBlocks(reading, looks, geometry);
  const { operations: links, crossed } = drawLinks(reading, view, geometry, reachesOf(marks, geometry));
  const { under, over } = drawMarks(marks, geometry);
  return {
    isAlone: true,
    grounds: [...areas.grounds, ...blocks.grounds],
    under: [...blocks.frames, ...areas.frames, ...drawGroups(reading, looks, geometry), ...links, ...under],
    over,
    inks: inksOf(
      marks,
      new Set([
        ...crossed,
        ...betweenGroups(reading, view),
        ...blocks.crossed.map((cell) => keyOf({ cell, digit: 0 })),
      ]),
      reading,
    ),
    notes: reading.notes,
    answers: new Map(reading.answers.map(({ cell, digit }) => [cell, digit])),
  };
}

/**
 * Returns the cells with a digit that the shape of a group crosses, as `keyOf` with digit 0.
 * @param {import("./step-reading.js").StepReading} reading
 * @param {BoardView} view
 * @returns {number[]}
 */
function betweenGroups(reading, { layout, cells }) {
  return reading.parts
    .filter((part) => isGroup(reading, part))
    .flatMap((part) => {
      const [rows, columns] = [rowOf, columnOf].map((lineOf) => part.cells.map((cell) => lineOf(layout, cell)));
      const within = (/** @type {number} */ line, /** @type {number[]} */ lines) =>
        line >= Math.min(...lines) && line <= Math.max(...lines);
      return [...cells.keys()]
        .filter(
          (cell) =>
            cells[cell].kind !== "blank" &&
            within(rowOf(layout, cell), rows) &&
            within(columnOf(layout, cell), columns),
        )
        .map((cell) => keyOf({ cell, digit: 0 }));
    });
}

/**
 * How the digits of candidates are written.
 * @param {ReadonlyMap<number, import("./step-marks.js").Mark>} marks
 * @param {ReadonlySet<number>} crossed
 * @param {import("./step-reading.js").StepReading} reading
 */
function inksOf(marks, crossed, { parts }) {
  /** @type {Map<number, Ink>} */
  const inks = new Map();
  for (const key of crossed) inks.set(key, { colour: "note", weight: 500, halo: true });
  for (const { candidates } of parts)
    for (const candidate of candidates) inks.set(keyOf(candidate), { colour: "given", weight: 700, halo: false });
  for (const [key, { placed, out, looks }] of marks) {
    inks.set(key, { colour: placed ? "paper" : "given", weight: out && !looks.size ? 500 : 700, halo: false });
  }
  return inks;
}
