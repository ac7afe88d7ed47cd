/**
 * The picture of what the player looks for: frames around the places of a digit, broken frames around cells with two
 * candidates, lines for strong links. In cells without notes these candidates are written. The selection and the
 * player's colours stay visible.
 */
import { noteBit } from "../model/digits.js";
import { isSpotlit } from "../model/shown.js";
import { spotlitOn } from "../model/spotlit.js";
import { cellNear, cornerOf } from "./geometry.js";
import { keyOf, nearestDigit, notePlace, noteSpot } from "./note-grid.js";
import { circle, line, path, rect } from "./operations.js";
import { reachOf, widthsOf } from "./step-shapes.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./operations.js").Operation} Operation */
/** @typedef {import("../model/spotlit.js").Spotlit} Spotlit */
/** @typedef {import("../model/spotlit.js").Candidate} Candidate */

/** Distances of the two frames from the edge of the cell, and the width of a frame; relative to the cell. */
const frames = { places: 0.04, pairs: 0.1, width: 0.04 };

/** Draws what the player looks for, unless a step is shown. @type {import("./extension.js").Extension} */
export const spotlightExtension = {
  layers: ({ state }, geometry) => (isSpotlit(state) && !state.step ? layersOf(spotlitOn(state), geometry) : null),
};

/** @param {Spotlit} spotlit @param {Geometry} geometry @returns {import("./extension.js").Layers} */
function layersOf({ digit, places, pairs, links, lines, from, sets }, geometry) {
  const lit = digit ? noteBit(digit) : 0;
  return {
    grounds: [
      ...places.map((cell) => groundOf(cell, geometry, "step-1-paper")),
      ...pairs.map((cell) => groundOf(cell, geometry, "step-3-paper")),
    ],
    under: [
      ...places.map((cell) => frameOf(cell, geometry, frames.places, "step-1", false)),
      ...pairs.map((cell) => frameOf(cell, geometry, frames.pairs, "step-3", true)),
      ...links.map(([a, b]) => lineOf({ cell: a, digit }, { cell: b, digit }, geometry, "step-2")),
      ...lines.flatMap(([a, b]) => [lineOf(a, b, geometry, "step-4"), ringOf(a, geometry), ringOf(b, geometry)]),
      ...(from ? [ringOf(from, geometry)] : []),
    ],
    inks: inksBeside(
      [
        ...links.map(
          ([a, b]) =>
            /** @type {const} */ ([
              { cell: a, digit },
              { cell: b, digit },
            ]),
        ),
        ...lines,
      ],
      geometry,
    ),
    notes: new Map([
      ...[...lines.flat(), ...(from ? [from] : [])].map(({ cell }) => /** @type {const} */ ([cell, sets[cell]])),
      ...places.map((cell) => /** @type {const} */ ([cell, lit])),
      ...pairs.map((cell) => /** @type {const} */ ([cell, sets[cell]])),
    ]),
  };
}

/** @param {number} cell @param {Geometry} geometry @param {import("./palette.js").ColourName} colour */
function groundOf(cell, geometry, colour) {
  const { x, y } = cornerOf(geometry, cell);
  return rect(x, y, geometry.cell, geometry.cell, colour);
}

/**
 * @param {number} cell
 * @param {Geometry} geometry
 * @param {number} inset relative to the cell
 * @param {import("./palette.js").ColourName} colour
 * @param {boolean} isBroken
 * @returns {Operation}
 */
function frameOf(cell, geometry, inset, colour, isBroken) {
  const { x, y } = cornerOf(geometry, cell);
  const width = Math.max(1, geometry.cell * frames.width);
  const [left, top, right, bottom] = [x, y, x + geometry.cell, y + geometry.cell].map(
    (edge, i) => edge + (i < 2 ? 1 : -1) * (geometry.cell * inset),
  );
  return path(
    [["M", left, top], ["L", right, top], ["L", right, bottom], ["L", left, bottom], ["Z"]],
    width,
    colour,
    isBroken ? [width * 3, width * 2] : [],
  );
}

/**
 * A line from candidate to candidate, which leaves the digits free.
 * @param {Candidate} first
 * @param {Candidate} last
 * @param {Geometry} geometry
 * @param {import("./palette.js").ColourName} colour
 * @returns {Operation}
 */
function lineOf(first, last, geometry, colour) {
  const { room } = notePlace(geometry);
  const [from, to] = [first, last].map(({ cell, digit }) => noteSpot(geometry, cell, digit));
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const reach = reachOf("circle", room) / length;
  const at = (/** @type {number} */ share) => [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
  const [[x, y], [x2, y2]] = [at(reach), at(1 - reach)];
  return line(x, y, x2, y2, widthsOf(room, geometry.cell).strong, colour);
}

/**
 * Digits and notes that lines pass through have a rim, so that they can be read.
 * @param {readonly (readonly [Candidate, Candidate])[]} lines
 * @param {Geometry} geometry
 */
function inksBeside(lines, geometry) {
  /** @type {Map<number, import("./extension.js").Ink>} */
  const inks = new Map();
  for (const ends of lines) {
    const [from, to] = ends.map(({ cell, digit }) => noteSpot(geometry, cell, digit));
    const steps = Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) / notePlace(geometry).room) * 2);
    for (let i = 1; i < steps; i++) {
      const [x, y] = [from.x + ((to.x - from.x) * i) / steps, from.y + ((to.y - from.y) * i) / steps];
      const cell = cellNear(geometry, x, y);
      const digit = nearestDigit(geometry, cell, x, y);
      if (ends.some((end) => end.cell === cell && end.digit === digit)) continue;
      for (const crossed of [0, digit])
        inks.set(keyOf({ cell, digit: crossed }), { colour: "note", weight: 500, halo: true });
    }
  }
  return inks;
}

/**
 * A ring around a candidate at the end of a line.
 * @param {Candidate} candidate
 * @param {Geometry} geometry
 * @returns {Operation}
 */
function ringOf({ cell, digit }, geometry) {
  const { room } = notePlace(geometry);
  const { x, y } = noteSpot(geometry, cell, digit);
  return circle(x, y, reachOf("circle", room), widthsOf(room, geometry.cell).edge, "step-4");
}
