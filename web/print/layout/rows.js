/**
 * Rows of text: what a paragraph, a heading or a list becomes before it is placed. A row is never divided between
 * columns.
 *
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("../fonts/face.js").Face} Face
 *
 * @typedef {object} Row
 * @property {number} height
 * @property {(x: number, y: number) => Box[]} draw `x` and `y`: the upper left corner
 *
 * @typedef {object} Type
 * @property {number} size
 * @property {number} width that a line may have
 * @property {Face} face
 * @property {import("./boxes.js").Weight} [weight] 400 if absent
 * @property {string} [colour]
 * @property {number} [indent] of all lines
 * @property {import("./boxes.js").Role} [role]
 */
import { wrap } from "./text.js";
import { lineHeight, textLine } from "./type.js";

/** @param {number} height @returns {Row} nothing, so high */
export const space = (height) => ({ height, draw: () => [] });

/** @param {string} text @param {Type} type @returns {Row[]} a row for each line */
export function paragraph(text, type) {
  const { size, width, face, weight, indent = 0 } = type;
  return rowsOf(wrap(text, { width: width - indent, size, weight, face }), type);
}

/** @param {readonly string[]} lines @param {Type} type @returns {Row[]} */
const rowsOf = (lines, { size, weight = 400, colour = "#000000", indent = 0, role }) =>
  lines.map((line) => ({
    height: size * lineHeight,
    draw: (x, y) => [textLine(x + indent, y, line, { size, weight, colour, ...(role && { role }) })],
  }));

/**
 * Returns the lines of a paragraph that begins with bold words.
 *
 * @param {string} bold
 * @param {string} rest
 * @param {Omit<Type, "weight">} type
 * @returns {Row[]}
 */
export function ledParagraph(bold, rest, { size, width, face, colour = "#000000", indent = 0 }) {
  // Bold letters are wider. A line with them is broken as if all its letters were normal, in a line that is narrower by
  // the difference.
  const wider = face.widthOf(bold, size, 600) - face.widthOf(bold, size, 400);
  // Full-width signs have their distance in them.
  const lines = wrap(`${bold}${/[\u3000-\uffef]$/u.test(bold) ? "" : " "}${rest}`, {
    width: width - indent - wider,
    size,
    face,
  });
  let left = lettersOf(bold);
  return lines.map((line) => {
    const cut = cutAfter(line, left);
    left -= lettersOf(line.slice(0, cut));
    const [head, tail] = [line.slice(0, cut), line.slice(cut).trimStart()];
    const shift = face.widthOf(head, size, 600) + face.widthOf(" ", size) * (line.length - head.length - tail.length);
    return {
      height: size * lineHeight,
      draw: (x, y) => [
        ...(head ? [textLine(x + indent, y, head, { size, weight: 600, colour })] : []),
        ...(tail ? [textLine(x + indent + shift, y, tail, { size, colour })] : []),
      ],
    };
  });
}

/** Letters are counted without spaces, because a line break takes the place of spaces. @param {string} text */
const lettersOf = (text) => text.replace(/\s/g, "").length;

/**
 * Returns the length of the beginning of a text that has so many letters; the whole text if it has fewer.
 * @param {string} text
 * @param {number} letters
 */
function cutAfter(text, letters) {
  let cut = 0;
  for (let left = letters; cut < text.length && left > 0; cut++) if (!/\s/.test(text[cut])) left--;
  return letters > 0 ? cut : 0;
}

/**
 * Returns the lines of a text beside something: the lines are narrow as long as they are beside it, and then wide.
 *
 * @param {string} text
 * @param {Type & { beside: { width: number, shift: number, height: number } }} type `beside`: width and indent of the
 *   narrow lines, and how far down they go
 * @returns {Row[]}
 */
export function aroundParagraph(text, { beside, ...type }) {
  const { size, weight, face, indent = 0 } = type;
  const lines = wrap(text, { width: beside.width - indent, size, weight, face });
  const count = Math.min(lines.length, Math.ceil(beside.height / (size * lineHeight)));
  const narrow = rowsOf(lines.slice(0, count), { ...type, indent: indent + beside.shift });
  if (count === lines.length) return narrow;
  const composed = text.normalize("NFC");
  return [...narrow, ...paragraph(composed.slice(cutAfter(composed, lettersOf(lines.slice(0, count).join("")))), type)];
}

/** @param {readonly Row[]} rows @param {number} indent @returns {Row[]} the rows, moved to the right */
export const indented = (rows, indent) =>
  rows.map(({ height, draw }) => ({ height, draw: (x, y) => draw(x + indent, y) }));

/** @param {readonly Row[]} rows */
export const heightOf = (rows) => rows.reduce((sum, { height }) => sum + height, 0);

/** Draws rows below each other. @param {readonly Row[]} rows @param {number} x @param {number} y @returns {Box[]} */
export function drawRows(rows, x, y) {
  let top = y;
  return rows.flatMap((row) => {
    const boxes = row.draw(x, top);
    top += row.height;
    return boxes;
  });
}
