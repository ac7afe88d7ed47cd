/**
 * A board as a picture for files and clipboards: what the player has on the board, or its givens alone. There is no
 * cursor, no selection, and no mark of conflicts.
 *
 * @typedef {import("./display-list.js").DisplayList} DisplayList
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./view.js").BoardView} BoardView
 * @typedef {import("./coordinates.js").Naming} Naming
 */
import { newGame } from "../model/game.js";
import { stateAt } from "../model/state.js";
import { drawCoordinates } from "./coordinates.js";
import { drawBoard } from "./display-list.js";
import { cellsAcross, fitGeometry, spanOf } from "./geometry.js";
import { rect } from "./operations.js";
import { printPalette } from "./print-palette.js";
import { paperGeometry, paperUnit } from "./paper-geometry.js";
import { renderSvg } from "./svg.js";
import { usualLooks, viewOf, viewOfPuzzle } from "./view.js";

/** Width of the strips for the names of rows and columns, relative to a cell; of thin and thick lines. */
const [strip, thin, thick] = [0.55, 0.025, 0.075];

/**
 * @param {import("../model/position.js").Position} position
 * @param {object} options
 * @param {boolean} options.isWhole whether entries, notes and colours are shown
 * @param {import("./view.js").Looks["noteStyle"]} options.noteStyle
 * @param {readonly import("./extension.js").Extension[]} [options.extensions] draw the rules of the puzzle
 * @param {string} [options.face] the name of a face that is loaded
 * @param {string} [options.drawing] what the author drew
 * @param {import("../model/state.js").State["fog"]} [options.fog] that covers cells of the position
 * @returns {BoardView}
 */
export function pictureView(position, { isWhole, noteStyle, extensions = [], face, drawing, fog }) {
  if (!isWhole)
    return withoutConflicts(
      viewOfPuzzle(position.layout, position.givens, null, { rules: position.rules, extensions, face, drawing }),
    );
  const game = newGame({ kind: "exercise", face, drawing });
  const state = stateAt(position, { activity: "view", game });
  return withoutConflicts(viewOf({ ...state, fog }, { ...usualLooks, noteStyle }, extensions));
}

/** @param {BoardView} view @returns {BoardView} */
const withoutConflicts = (view) => ({
  ...view,
  conflicts: [],
  cells: view.cells.map((cell) => (cell.conflict ? { ...cell, conflict: false } : cell)),
});

/**
 * Returns the picture with 36 units for a cell, for SVG.
 * @param {BoardView} view
 * @param {Naming | null} naming the names of rows and columns at the edges
 * @returns {DisplayList}
 */
export const paperPicture = (view, naming) =>
  drawPicture(view, paperGeometry(view.layout, naming ? paperUnit * strip : 0, view.room), naming);

/**
 * Returns a picture as a document. One unit of the list is one CSS pixel.
 *
 * @param {DisplayList} list
 * @param {{ title: string, font: string }} options `title`: the name of the picture
 * @returns {string}
 */
export function svgDocument(list, { title, font }) {
  const [width, height] = [list.width, list.height].map((length) => Math.round(length * 100) / 100);
  return `${renderSvg(list, printPalette, { label: title, title, font }).replace("<svg ", `<svg width="${width}" height="${height}" `)}\n`;
}

/**
 * Returns the picture in whole pixels, with a white margin where the board does not fill the square.
 *
 * @param {BoardView} view
 * @param {number} pixels width and height
 * @param {Naming | null} naming
 * @returns {DisplayList} without operations that the palette for paper does not draw
 */
export function pixelPicture(view, pixels, naming) {
  const cell = pixels / (cellsAcross(view.layout, view.room) + (naming ? strip : 0));
  const lines = { thin: Math.max(1, Math.round(cell * thin)), thick: Math.max(2, Math.round(cell * thick)) };
  const list = drawPicture(
    view,
    fitGeometry(view.layout, pixels, lines, naming ? Math.round(cell * strip) : 0, view.room),
    naming,
  );
  const drawn = list.operations.filter(({ colour }) => printPalette[colour] !== "none");
  return { ...list, operations: drawn };
}

/** @param {BoardView} view @param {Geometry} geometry @param {Naming | null} naming @returns {DisplayList} */
function drawPicture(view, geometry, naming) {
  const list = drawBoard(view, geometry);
  if (!naming) return list;
  const { width, height } = list;
  const names = drawCoordinates(
    naming,
    geometry,
    spanOf(geometry, { x: 0, y: 0, width, height }),
    geometry.cell / paperUnit,
  );
  return { width, height, operations: [rect(0, 0, width, height, "paper"), ...list.operations, ...names] };
}
