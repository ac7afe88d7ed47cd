/**
 * The operations of a display list. Colours are names in a palette (palette.js). A text is centred on x, and y is its
 * baseline. A halo is a rim of another colour behind the letters of a text.
 *
 * @typedef {import("./palette.js").ColourName} ColourName
 * @typedef {["M" | "L", number, number] | ["Q", number, number, number, number] | ["Z"]} Command of a path, as SVG has
 *   them: to a point, a line, a quadratic curve by its control point, back to where the path began
 * @typedef {{ kind: "rect", x: number, y: number, width: number, height: number, colour: ColourName, alpha?: number }}
 *   Rect `alpha`: 0 … 1, 1 if absent
 * @typedef {{ kind: "line", x: number, y: number, x2: number, y2: number, width: number, colour: ColourName }} Line
 * @typedef {{ kind: "circle", x: number, y: number, radius: number, width: number, dash: readonly number[], colour:
 *   ColourName }} Circle its outline; x and y are its middle
 * @typedef {{ kind: "path", commands: readonly Command[], width: number, dash: readonly number[], colour: ColourName }}
 *   Path an outline; an empty dash is a line without gaps
 * @typedef {{ kind: "area", commands: readonly Command[], colour: ColourName }} Area what a path encloses
 * @typedef {{ kind: "disc", x: number, y: number, radius: number, colour: ColourName }} Disc
 * @typedef {{ colour: ColourName, width: number, cell?: number }} Halo `cell`: the board gives the rim the colour of
 *   the ground of this cell
 * @typedef {{ kind: "text", x: number, y: number, text: string, size: number, weight: number, colour: ColourName,
 *   halo?: Halo, turn?: Turn }} Text
 * @typedef {[number, number, number, number, number, number]} Turn how a text is turned about its middle: the numbers
 *   of a matrix, as canvas and SVG have them
 * @typedef {Rect | Line | Circle | Path | Area | Disc | Text} Operation
 * @typedef {{ width: number, height: number, operations: Operation[], still?: Still }} DisplayList
 * @typedef {{ from: number, to: number, pictureOf: PictureOf }} Still many operations that seldom change from drawing
 *   to drawing, and what keeps a picture of them (rules/kept-picture.js)
 * @typedef {typeof import("./rules/kept-picture.js").pictureOf} PictureOf
 */

/**
 * Half the height of a digit, relative to the font size. A text is vertically centred when its baseline is lowered by
 * this much.
 */
export const halfDigit = 0.358;

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {ColourName} colour
 * @returns {Rect}
 */
export const rect = (x, y, width, height, colour) => ({ kind: "rect", x, y, width, height, colour });

/**
 * A frame inside a rectangle.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} thickness
 * @param {ColourName} colour
 * @returns {Rect[]}
 */
export const frameOf = (x, y, width, height, thickness, colour) => [
  rect(x, y, width, thickness, colour),
  rect(x, y + height - thickness, width, thickness, colour),
  rect(x, y + thickness, thickness, height - 2 * thickness, colour),
  rect(x + width - thickness, y + thickness, thickness, height - 2 * thickness, colour),
];

/**
 * @param {number} x
 * @param {number} y
 * @param {number} x2
 * @param {number} y2
 * @param {number} width
 * @param {ColourName} colour
 * @returns {Line}
 */
export const line = (x, y, x2, y2, width, colour) => ({ kind: "line", x, y, x2, y2, width, colour });

/**
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} width
 * @param {ColourName} colour
 * @param {readonly number[]} [dash]
 * @returns {Circle}
 */
export const circle = (x, y, radius, width, colour, dash = []) => ({
  kind: "circle",
  x,
  y,
  radius,
  width,
  dash,
  colour,
});

/**
 * @param {readonly Command[]} commands
 * @param {number} width
 * @param {ColourName} colour
 * @param {readonly number[]} [dash]
 * @returns {Path}
 */
export const path = (commands, width, colour, dash = []) => ({ kind: "path", commands, width, dash, colour });

/** @param {readonly Command[]} commands @param {ColourName} colour @returns {Area} */
export const area = (commands, colour) => ({ kind: "area", commands, colour });

/** @param {number} x @param {number} y @param {number} radius @param {ColourName} colour @returns {Disc} */
export const disc = (x, y, radius, colour) => ({ kind: "disc", x, y, radius, colour });

/**
 * @param {number} x
 * @param {number} middle
 * @param {string} symbol
 * @param {number} size
 * @param {number} weight
 * @param {ColourName} colour
 * @returns {Text}
 */
export const text = (x, middle, symbol, size, weight, colour) => ({
  kind: "text",
  x,
  y: middle + size * halfDigit,
  text: symbol,
  size,
  weight,
  colour,
});
