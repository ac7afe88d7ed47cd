/**
 * What printers ask of a file: a table with a row for each profile. The layout obeys a profile.
 *
 * @typedef {"home" | "office" | "kdp" | "ingram"} PressName
 *
 * @typedef {object} Press
 * @property {number} line the least width of a line, in points
 * @property {number} type the least size of type, of numbers in cages and legends too, in points
 * @property {boolean} isBlack whether lines and text are black: a grey is printed as a raster of points
 * @property {boolean} isForScreens whether the file is read on screens, too: it has bookmarks, links between puzzles
 *   and solutions, and metadata in XML (XMP)
 * @property {boolean} isTagged whether the file has a structure of headings, paragraphs, tables and pictures. Its
 *   boards are tables of cells, which take about 8 KB each
 * @property {Margins} margins the least margins of a book
 * @property {Bounds | null} pages how many pages a book may have; null for no bounds
 * @property {readonly string[] | null} trims the papers that the printer takes, by name; null for all
 * @property {number} dots the least number of pixels of a picture to an inch; 0 for no bound
 * @property {Spine | null} spine null where the printer publishes no figures: the width of the spine is then guessed
 *
 * @typedef {object} Margins in inches
 * @property {readonly (readonly [most: number, margin: number])[]} inside at the spine, by number of pages
 * @property {number} outside at the three other edges
 * @property {number} outsideWithBleed
 * @property {number} bleed how far the medium goes beyond the trim
 *
 * @typedef {Record<"white" | "cream", number>} Spine inches that a page adds to the width of the spine, in black ink
 *
 * @typedef {object} Bounds
 * @property {number} least
 * @property {(paper: string) => { white: number, cream: number }} most by kind of paper
 */
import { paperNames } from "./papers.js";

/** The margins of paperbacks at Amazon KDP. The last row also holds for longer books. @type {Margins} */
const kdpMargins = {
  inside: [
    [150, 0.375],
    [300, 0.5],
    [500, 0.625],
    [700, 0.75],
    [828, 0.875],
  ],
  outside: 0.25,
  outsideWithBleed: 0.375,
  bleed: 0.125,
};

/** IngramSpark asks for half an inch at every edge. @type {Margins} */
const ingramMargins = { inside: [[Infinity, 0.5]], outside: 0.5, outsideWithBleed: 0.5, bleed: 0.125 };

/** The most pages of paperbacks at Amazon KDP in black ink, where they differ from the usual number. */
const kdpUsual = { white: 828, cream: 776 };
/** @type {Record<string, { white: number, cream: number }>} */
const kdpMost = {
  "8.25x6": { white: 800, cream: 750 },
  "8.25x8.25": { white: 800, cream: 750 },
  "8.5x8.5": { white: 590, cream: 550 },
  "8.5x11": { white: 590, cream: 550 },
  letter: { white: 590, cream: 550 },
  a4: { white: 780, cream: 730 },
};

/** The figures of paperbacks at Amazon KDP. @type {Spine} */
export const kdpSpine = { white: 0.002252, cream: 0.0025 };

/** @type {Record<PressName, Press>} */
export const presses = {
  home: {
    line: 0.35,
    type: 0,
    isBlack: false,
    isForScreens: true,
    isTagged: false,
    margins: kdpMargins,
    pages: null,
    trims: null,
    dots: 0,
    spine: kdpSpine,
  },
  office: {
    line: 0.5,
    type: 6,
    isBlack: false,
    isForScreens: true,
    isTagged: true,
    margins: kdpMargins,
    pages: null,
    trims: ["a4", "letter", "a3", "a5", "8.5x11"],
    dots: 150,
    spine: kdpSpine,
  },
  kdp: {
    line: 0.75,
    type: 7,
    isBlack: true,
    isForScreens: false,
    isTagged: false,
    margins: kdpMargins,
    pages: { least: 24, most: (paper) => kdpMost[paper] ?? kdpUsual },
    trims: null,
    dots: 300,
    spine: kdpSpine,
  },
  ingram: {
    line: 0.75,
    type: 7,
    isBlack: true,
    isForScreens: false,
    isTagged: false,
    margins: ingramMargins,
    pages: { least: 18, most: () => ({ white: 1200, cream: 1050 }) },
    trims: paperNames.filter((name) => !["a3", "letter", "5.06x7.81", "8.25x6", "8.25x8.25"].includes(name)),
    dots: 300,
    // Its cover template has the width. What others publish differs by a fifth: 400, 444 and 472 pages an inch.
    spine: null,
  },
};

export const pressNames = /** @type {readonly PressName[]} */ (Object.keys(presses));
