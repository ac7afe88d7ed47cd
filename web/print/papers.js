/**
 * Papers and trims. A paper has a name from the table, or is named by its own width and height, such as "148x210mm" or
 * "6.5x9.25" in inches.
 *
 * @typedef {string} PaperName
 */

const inch = 72;
const mm = 72 / 25.4;

/** Widths and heights of named papers in portrait, in points. @type {Record<string, readonly [number, number]>} */
const named = {
  a3: [297 * mm, 420 * mm],
  a4: [210 * mm, 297 * mm],
  a5: [148 * mm, 210 * mm],
  letter: [8.5 * inch, 11 * inch],
};

/** Trims of print on demand, in inches. */
const trims = [
  "5x8",
  "5.06x7.81",
  "5.25x8",
  "5.5x8.5",
  "6x9",
  "6.14x9.21",
  "6.69x9.61",
  "7x10",
  "7.44x9.69",
  "7.5x9.25",
  "8x10",
  "8.25x6",
  "8.25x8.25",
  "8.5x8.5",
  "8.5x11",
];

/** The papers that are offered. @type {readonly PaperName[]} */
export const paperNames = ["a4", "letter", "a3", "a5", ...trims];

/** Bounds of the sides of a paper, in points. */
const sides = { least: 5 * inch, most: 20 * inch };

const ownSize = /^(\d{1,3}(?:\.\d{1,3})?)x(\d{1,3}(?:\.\d{1,3})?)(mm)?$/;

/**
 * @param {PaperName} name
 * @returns {readonly [width: number, height: number] | null} in portrait, in points; null for a name that is no paper
 */
export function sizeOfPaper(name) {
  if (Object.hasOwn(named, name)) return named[name];
  const [, width, height, unit] = ownSize.exec(name) ?? [];
  if (width === undefined) return null;
  const size = [width, height].map((side) => Number(side) * (unit ? mm : inch));
  return size.every((side) => side >= sides.least && side <= sides.most) ? [size[0], size[1]] : null;
}

/** Whether the lengths of a paper are said in inches. @param {PaperName} name */
export const isInInches = (name) => !/^a\d$|mm$/.test(name);

/**
 * The two sides in the name of a paper that is named by them.
 * @param {PaperName} name
 * @returns {{ width: number, height: number, unit: "inch" | "mm" } | null}
 */
export function sidesInName(name) {
  const [, width, height, unit] = ownSize.exec(name) ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height), unit: unit ? "mm" : "inch" };
}
