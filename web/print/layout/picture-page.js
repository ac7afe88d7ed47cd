/**
 * A board alone on a page of its own size: a picture for a file.
 *
 * @typedef {import("../job.js").PrintedPuzzle} PrintedPuzzle
 * @typedef {import("./boxes.js").Page} Page
 */
import { colourIn } from "../../board/palette.js";
import { greyOf } from "../colours.js";
import { atPress } from "./at-press.js";
import { boardBox } from "./board-box.js";

/**
 * @param {PrintedPuzzle} puzzle
 * @param {object} options
 * @param {number} options.extent the larger of width and height, in points
 * @param {boolean} [options.isKey] whether the solution is drawn, as keys show it
 * @param {import("./board-box.js").Style} options.style
 * @param {string} options.label what the picture shows
 * @returns {Page}
 */
export function picturePage(puzzle, { extent, isKey = false, style, label }) {
  const board = boardBox(puzzle, { x: 0, y: 0, extent, isKey, style, label });
  return pageAround(atPress(style)([board]), board);
}

/**
 * @param {readonly import("./boxes.js").Box[]} boxes @param {{ width: number, height: number }} size @returns {Page}
 */
export function pageAround(boxes, { width, height }) {
  const area = { x: 0, y: 0, width, height };
  return { width, height, trim: area, bleed: area, boxes };
}

/** Returns the page in shades of grey, for black ink alone. @param {Page} page @returns {Page} */
export const inGrey = (page) => ({ ...page, boxes: page.boxes.map(greyBox) });

/** @param {import("./boxes.js").Box} box @returns {import("./boxes.js").Box} */
function greyBox(box) {
  switch (box.kind) {
    case "text":
    case "line":
      return { ...box, colour: greyOf(box.colour) };
    case "turned":
      return { ...box, boxes: box.boxes.map(greyBox) };
    case "drawing": {
      // What an author drew has colours that no palette names.
      const named = box.list.operations.map(({ colour }) => [colour, colourIn(box.palette, colour)]);
      const greys = [...Object.entries(box.palette), ...named].map(([name, colour]) => [
        name,
        colour === "none" ? colour : greyOf(colour),
      ]);
      return { ...box, palette: Object.fromEntries(greys) };
    }
    default:
      return box;
  }
}
