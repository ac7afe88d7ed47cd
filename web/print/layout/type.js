/**
 * The one scale of type of all pages, in points, and the places of lines of text.
 *
 * @typedef {object} Scale
 * @property {number} title
 * @property {number} text of paragraphs and of the line for name, class, date and points
 * @property {number} small head and foot of a page
 * @property {number} least nothing but digits is smaller
 */
import { textBox } from "./boxes.js";

/** @type {Scale} */
const usual = { title: 16, text: 10, small: 8, least: 7 };
/** @type {Scale} */
const large = { title: 22, text: 16, small: 16, least: 10 };

/** @param {{ large: boolean }} look @returns {Scale} */
export const scaleOf = (look) => (look.large ? large : usual);

/** Of what is printed besides boards and their captions: text that is read after them. */
export const quietColour = "#595959";
/** Lines to write on. */
export const ruleColour = "#8c8c8c";

/** Height of a line of text, relative to the size of the type. Vietnamese capitals with two marks fit. */
export const lineHeight = 1.3;
/** From the top of a line to its baseline, relative to the size of the type. */
const baseline = 0.98;

/**
 * Returns one line of text. Its box is `lineHeight` times the size high.
 *
 * @param {number} x where the line begins, has its middle or ends, as `style.align` says
 * @param {number} top of the line
 * @param {string} words
 * @param {Pick<import("./boxes.js").TextBox, "size"> & Partial<import("./boxes.js").TextBox>} style
 */
export const textLine = (x, top, words, style) => textBox(x, top + baseline * style.size, words, style);
