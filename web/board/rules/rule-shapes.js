/**
 * Shapes that several kinds of rules share. Lengths are relative to a cell.
 *
 * @typedef {import("../geometry.js").Geometry} Geometry
 * @typedef {import("../operations.js").Operation} Operation
 * @typedef {import("../operations.js").Command} Command
 * @typedef {import("../palette.js").ColourName} ColourName
 * @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {"grey" | "green" | "orange" | "violet" | "yellow" | "sky" | "lilac" | "pink" | "peach" | "teal" | "red"}
 *   Hue
 */
import { cornerOf } from "../geometry.js";
import { area, disc, path } from "../operations.js";

/**
 * Draws the rules of a kind one after the other.
 * @param {(rule: OwnRule, geometry: Geometry) => Operation[]} draw
 * @returns {import("./kinds/index.js").Draw}
 */
export const eachRule = (draw) => (rules, geometry) => rules.flatMap((rule) => draw(rule, geometry));

/**
 * Draws a shape in each cell of each rule of a kind.
 * @param {(middle: Spot, geometry: Geometry) => Operation[]} draw
 * @returns {import("./kinds/index.js").Draw}
 */
export const eachCell = (draw) =>
  eachRule(({ cells }, geometry) => cells.flatMap((cell) => draw(middleOf(geometry, cell), geometry)));

/** @param {Hue} hue @returns {ColourName} */
export const edgeColour = (hue) => `rule-${hue}`;
/** @param {Hue} hue @returns {ColourName} */
export const fillColour = (hue) => `rule-${hue}-paper`;

/** Width of the edge of a filled shape, in units: a pixel at least. @param {Geometry} geometry */
export const edgeWidth = ({ cell }) => Math.max(1, cell * 0.03);

/** @param {Geometry} geometry @param {number} cell @returns {Spot} */
export function middleOf(geometry, cell) {
  const { x, y } = cornerOf(geometry, cell);
  return { x: x + geometry.cell / 2, y: y + geometry.cell / 2 };
}

/**
 * The middle between two cells that touch.
 * @param {Geometry} geometry
 * @param {number} a
 * @param {number} b
 * @returns {Spot}
 */
export const between = (geometry, a, b) => towards(middleOf(geometry, a), middleOf(geometry, b), 0.5);

/** The point at a part of the way. @param {Spot} from @param {Spot} to @param {number} share @returns {Spot} */
export const towards = (from, to, share) => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/**
 * The point at a distance from a point, on the way to another.
 * @param {Spot} from
 * @param {Spot} to
 * @param {number} length
 */
export const advanced = (from, to, length) =>
  towards(from, to, length / (Math.hypot(to.x - from.x, to.y - from.y) || 1));

/**
 * A way from spot to spot. A way that ends where it begins is closed, so that it has a corner there and no ends.
 * @param {readonly Spot[]} spots
 * @returns {Command[]}
 */
export function commandsOf(spots) {
  const [first, last] = [spots[0], spots[spots.length - 1]];
  const isClosed = spots.length > 2 && first.x === last.x && first.y === last.y;
  const commands = spots
    .slice(0, isClosed ? -1 : undefined)
    .map(({ x, y }, place) => /** @type {Command} */ ([place ? "L" : "M", x, y]));
  return isClosed ? [...commands, ["Z"]] : commands;
}

/**
 * A line with round corners and round ends.
 * @param {readonly Spot[]} spots
 * @param {number} width
 * @param {ColourName} colour
 * @returns {Operation[]}
 */
export function roundLine(spots, width, colour) {
  // Each piece is a stroke of its own: where strokes join, a sharp turn would have a long point.
  const pieces = spots.slice(1).flatMap((spot, place) => commandsOf([spots[place], spot]));
  return [path(pieces, width, colour), ...spots.map(({ x, y }) => disc(x, y, width / 2, colour))];
}

/** A square that stands on a corner. @param {Spot} middle @param {number} reach @returns {Command[]} */
export const diamond = ({ x, y }, reach) => [
  ["M", x, y - reach],
  ["L", x + reach, y],
  ["L", x, y + reach],
  ["L", x - reach, y],
  ["Z"],
];

/** @param {Spot} middle @param {number} reach @returns {Command[]} */
export const square = ({ x, y }, reach) => [
  ["M", x - reach, y - reach],
  ["L", x + reach, y - reach],
  ["L", x + reach, y + reach],
  ["L", x - reach, y + reach],
  ["Z"],
];

/**
 * An open head: two strokes that meet at `tip`.
 *
 * @param {Spot} from the way on which the head lies begins here @param {Spot} tip @param {number} size @returns
 *   {Command[]}
 */
export function headAt(from, tip, size) {
  const back = advanced(tip, from, size);
  const [x, y] = [tip.x - back.x, tip.y - back.y];
  return commandsOf([{ x: back.x - y * 0.8, y: back.y + x * 0.8 }, tip, { x: back.x + y * 0.8, y: back.y - x * 0.8 }]);
}

/**
 * A filled shape with an edge.
 * @param {Command[]} commands
 * @param {Hue} hue
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
export const filled = (commands, hue, geometry) => [
  area(commands, fillColour(hue)),
  path(commands, edgeWidth(geometry), edgeColour(hue)),
];
