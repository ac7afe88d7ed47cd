/**
 * A small picture of a board: its regions and marks, and its digits where they are wanted, in the page's own colours.
 */
import { drawBoard } from "../../board/display-list.js";
import { boardGeometry } from "../../board/geometry.js";
import { readPalette } from "../../board/palette.js";
import { drawSvg } from "../../board/svg.js";
import { viewOfPuzzle } from "../../board/view.js";
import { layoutNamed } from "../../model/layout.js";

/** Units of a board's picture, whatever its side. */
const extent = 140;

/**
 * @param {import("../../model/layout.js").Layout} layout
 * @param {readonly number[]} [digits] none when absent
 * @returns {SVGElement}, hidden from assistive technology
 */
export function pictureOf(layout, digits = new Array(layout.cellCount).fill(0)) {
  const cell = extent / Math.max(layout.rows, layout.columns);
  const geometry = boardGeometry(layout, cell, { thin: Math.min(1, cell * 0.08), thick: Math.min(3, cell * 0.25) });
  return drawSvg(drawBoard(viewOfPuzzle(layout.name, [...digits]), geometry), readPalette(document.body));
}

/** @param {string} layout @param {readonly number[]} digits */
export const pictureOfDigits = (layout, digits) =>
  pictureOf(/** @type {import("../../model/layout.js").Layout} */ (layoutNamed(layout)), digits);
