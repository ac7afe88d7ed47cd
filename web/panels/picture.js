/** A small picture of an empty board: its regions and marks, in the page's own colours. */
import { drawBoard } from "../board/display-list.js";
import { boardGeometry } from "../board/geometry.js";
import { readPalette } from "../board/palette.js";
import { renderSvg } from "../board/svg.js";
import { viewOfPuzzle } from "../board/view.js";

/** Units of a board's picture, whatever its side. */
const extent = 140;

/** @param {import("../model/layout.js").Layout} layout @returns {string} an SVG element, hidden from assistive technology */
export function pictureOf(layout) {
  const cell = extent / layout.side;
  const geometry = boardGeometry(layout, cell, { thin: Math.min(1, cell * 0.08), thick: Math.min(3, cell * 0.25) });
  return renderSvg(drawBoard(viewOfPuzzle(layout.name, new Array(layout.cellCount).fill(0)), geometry), readPalette(document.body));
}
