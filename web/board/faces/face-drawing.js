/** Draws a picture that stands for a digit, as operations of a display list. */
import { area, path } from "../operations.js";
import { colorName } from "../palette.js";

/** @typedef {import("../operations.js").Command} Command */
/** @typedef {import("../operations.js").Operation} Operation */
/** @typedef {import("./drawings.js").Drawing} Drawing */

/** The square that drawings are in, and the width of their lines. */
const [box, stroke] = [24, 1.5];
/** The square of a picture relative to the type of a digit in its place. */
const larger = 1.22;
/** A circle is eight curves: the control point of each is this much farther from the middle than the circle. */
const outside = 1 / Math.cos(Math.PI / 8);

/** The commands of a path in the square of the drawing. @param {string} text @returns {Command[]} */
function commandsOf(text) {
  return [...text.matchAll(/([MLQZO])([^MLQZO]*)/g)].flatMap(([, letter, places]) => {
    const numbers = places.split(" ").filter(Boolean).map(Number);
    return letter === "O"
      ? circle(.../** @type {[number, number, number]} */ (numbers))
      : [/** @type {any} */ ([letter, ...numbers])];
  });
}

/** @param {number} x @param {number} y @param {number} radius @returns {Command[]} */
function circle(x, y, radius) {
  const at = (/** @type {number} */ eighth, far = 1) => {
    const turn = (eighth * Math.PI) / 4;
    return /** @type {const} */ ([x + radius * far * Math.cos(turn), y + radius * far * Math.sin(turn)]);
  };
  const curves = Array.from(
    { length: 8 },
    (_, i) => /** @type {Command} */ (["Q", ...at(i + 0.5, outside), ...at(i + 1)]),
  );
  return [["M", ...at(0)], ...curves, ["Z"]];
}

/** @type {Map<string, Command[]>} */
const known = new Map();

/** @param {string} text @param {number} x of the corner @param {number} y @param {number} scale @returns {Command[]} */
function placed(text, x, y, scale) {
  const commands = known.get(text) ?? commandsOf(text);
  known.set(text, commands);
  return commands.map(
    ([letter, ...numbers]) =>
      /** @type {any} */ ([
        letter,
        ...numbers.map((number, i) => (i % 2 ? y : x) + /** @type {number} */ (number) * scale),
      ]),
  );
}

/**
 * @param {Drawing} drawing
 * @param {number} x the middle
 * @param {number} y
 * @param {number} size of the type of a digit in its place
 * @param {import("../palette.js").ColourName} colour of the ink
 * @returns {Operation[]}
 */
export function drawPicture({ body, ink, lines, paper, tint }, x, y, size, colour) {
  const scale = (size * larger) / box;
  const at = (/** @type {string} */ text) => placed(text, x - (scale * box) / 2, y - (scale * box) / 2, scale);
  return [
    ...(body ? [area(at(body), tint ? colorName(tint) : "paper"), path(at(body), stroke * scale, colour)] : []),
    ...(lines ? [path(at(lines), stroke * scale, colour)] : []),
    ...(ink ? [area(at(ink), colour)] : []),
    ...(paper ? [area(at(paper), "paper")] : []),
  ];
}

/** The square that a picture of this size needs. @param {number} size */
export const pictureBox = (size) => size * larger;
