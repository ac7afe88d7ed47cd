/**
 * The shapes around candidates: the ground and the outline of each shape, and the dashes of each stroke.
 *
 * @typedef {import("./step-looks.js").Shape} Shape
 * @typedef {import("./step-looks.js").Stroke} Stroke
 * @typedef {import("./operations.js").Operation} Operation
 * @typedef {import("./operations.js").Command} Command
 * @typedef {import("./palette.js").ColourName} ColourName
 * @typedef {{ x: number, y: number }} Spot
 */
import { area, circle, disc, path } from "./operations.js";

/** The radius of each shape, relative to the place of a note. @type {Record<string, number>} */
const reaches = { circle: 0.47, square: 0.42, diamond: 0.56, hexagon: 0.5 };

/** The directions of the corners in degrees, for shapes with corners. @type {Record<string, number[]>} */
const corners = { square: [45, 135, 225, 315], diamond: [0, 90, 180, 270], hexagon: [0, 60, 120, 180, 240, 300] };

/**
 * The width of lines: proportional to the notes, and limited where notes are large.
 * @param {number} room
 * @param {number} cell
 */
export function widthsOf(room, cell) {
  const unit = Math.min(room, cell * 0.3);
  return { edge: unit * 0.1, strike: unit * 0.12, strong: unit * 0.15, weak: unit * 0.12 };
}

/** Returns a shape without "double" and "dashed". @param {Shape} shape */
const formOf = (shape) => (shape === "disc" ? "circle" : shape.replace(/^\w+-/, ""));

/** Returns the radius at which links to a shape end. @param {Shape | null} shape @param {number} room */
export const reachOf = (shape, room) => room * (shape?.startsWith("double") ? 0.56 : 0.47);

/**
 * @param {Shape} shape
 * @param {Spot} spot
 * @param {number} room the size of a note's place
 * @param {ColourName} colour
 * @returns {Operation[]} the ground, to be drawn under the digit
 */
export function groundOf(shape, { x, y }, room, colour) {
  const form = formOf(shape);
  const reach = reaches[form] * room * (shape.startsWith("double") ? 1.2 : 1);
  return [form === "circle" ? disc(x, y, reach, colour) : area(cornered(form, { x, y }, reach), colour)];
}

/**
 * @param {Shape} shape
 * @param {Spot} spot
 * @param {number} room
 * @param {ColourName} colour
 * @param {number} width of the line
 * @returns {Operation[]}
 */
export function edgeOf(shape, { x, y }, room, colour, width) {
  const form = formOf(shape);
  const scales = shape.startsWith("double") ? [1.2, 0.92] : [1];
  const dash = shape.startsWith("dashed") ? dashOf("dashed", width * 0.8) : [];
  return scales.map((scale) => {
    const reach = reaches[form] * room * scale;
    const line = scales.length > 1 ? width * 0.8 : width;
    return form === "circle"
      ? circle(x, y, reach, line, colour, dash)
      : path(cornered(form, { x, y }, reach), line, colour, dash);
  });
}

/**
 * @param {string} form
 * @param {Spot} spot
 * @param {number} reach half the side of a square, else half the diagonal
 * @returns {Command[]}
 */
function cornered(form, { x, y }, reach) {
  const radius = form === "square" ? reach * Math.SQRT2 : reach;
  return [
    ...corners[form].map((degrees, i) => {
      const turn = (degrees * Math.PI) / 180;
      return /** @type {Command} */ ([i ? "L" : "M", x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]);
    }),
    ["Z"],
  ];
}

/**
 * Returns the line through an eliminated candidate. It runs down to the right, the direction in which digits have the
 * fewest strokes.
 * @param {Spot} spot
 * @param {number} room
 * @param {number} width
 * @returns {Operation[]}
 */
export function strikeOf({ x, y }, room, width) {
  const reach = room * 0.44;
  return [
    path(
      [
        ["M", x - reach, y - reach],
        ["L", x + reach, y + reach],
      ],
      width,
      "step-out",
    ),
  ];
}

/** @param {Stroke} stroke @param {number} width of the line @returns {number[]} */
export function dashOf(stroke, width) {
  switch (stroke) {
    case "dashed":
      return [width * 3, width * 2];
    case "dotted":
      return [width, width * 1.5];
    case "dash-dot":
      return [width * 5, width * 1.8, width, width * 1.8];
    default:
      return [];
  }
}
