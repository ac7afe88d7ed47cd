/**
 * What a display list is made of. Colours are names of a palette (palette.js). Text is centred on x; y is its baseline.
 *
 * @typedef {import("./palette.js").ColourName} ColourName
 * @typedef {{ kind: "rect", x: number, y: number, width: number, height: number, colour: ColourName }} Rect
 * @typedef {{ kind: "line", x: number, y: number, x2: number, y2: number, width: number, colour: ColourName }} Line
 * @typedef {{ kind: "circle", x: number, y: number, radius: number, width: number, colour: ColourName }} Circle its outline; x and y are its middle
 * @typedef {{ kind: "text", x: number, y: number, text: string, size: number, weight: number, colour: ColourName }} Text
 * @typedef {Rect | Line | Circle | Text} Operation
 * @typedef {{ width: number, height: number, operations: Operation[] }} DisplayList
 */

/** Half the height of a digit, in parts of the type size: lowers a centred baseline. */
const halfDigit = 0.358;

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {ColourName} colour @returns {Rect} */
export const rect = (x, y, width, height, colour) => ({ kind: "rect", x, y, width, height, colour });

/** @param {number} x @param {number} y @param {number} x2 @param {number} y2 @param {number} width @param {ColourName} colour @returns {Line} */
export const line = (x, y, x2, y2, width, colour) => ({ kind: "line", x, y, x2, y2, width, colour });

/** @param {number} x @param {number} y @param {number} radius @param {number} width @param {ColourName} colour @returns {Circle} */
export const circle = (x, y, radius, width, colour) => ({ kind: "circle", x, y, radius, width, colour });

/** @param {number} x @param {number} middle @param {string} symbol @param {number} size @param {number} weight @param {ColourName} colour @returns {Text} */
export const text = (x, middle, symbol, size, weight, colour) => (
  { kind: "text", x, y: middle + size * halfDigit, text: symbol, size, weight, colour }
);
