/** The drawing of a puzzle on paper, as large as a square of a given side allows. */
import { drawBoard } from "../../board/display-list.js";
import { boardGeometry, cellsAcross, usualSum } from "../../board/geometry.js";
import { halfDigit } from "../../board/operations.js";
import { printPalette } from "../../board/print-palette.js";
import { inkSavingColours } from "../../board/rules/rule-colours.js";
import { ruleExtension } from "../../board/rules/rule-picture.js";
import { viewOfPuzzle } from "../../board/view.js";
import { layoutNamed } from "../../model/layout.js";
import { partExtension } from "./grid-parts.js";
import { presses } from "../presses.js";

/** @typedef {import("../job.js").PrintedPuzzle} PrintedPuzzle */
/** @typedef {PrintedPuzzle & { part?: import("./grid-parts.js").GridPart }} Board */
/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../board/palette.js").Palette} Palette */
/** @typedef {import("../../board/operations.js").Operation} Operation */
/** @typedef {{ inkSaving: boolean, large: boolean, press: import("../presses.js").PressName, face?: string }} Style */

/** Units of a drawing to the width of a cell. */
const unit = 100;
/** Widths of lines relative to the cell, and their bounds in points. */
const rules = { thin: { share: 0.018, least: 0.35, most: 0.8 }, thick: { share: 0.065, least: 1, most: 2 } };

/** Thick lines relative to thin lines that a printer wants broader. */
const leastContrast = 2.4;

/** Digits of large print relative to the usual ones. */
const enlargement = 1.2;
/** Candidates on paper relative to those on the screen, where they need room for a highlight. */
const candidateEnlargement = 1.15;
/** Texts of this size, in units of the drawing, and larger ones are digits; smaller ones are candidates. */
const leastDigit = 40;

/** @type {Palette} */
const inkSavingPalette = {
  ...printPalette,
  "thin-line": "#b4b4b4",
  "thick-line": "#808080",
  given: "#404040",
  entry: "#666666",
  answer: "#404040",
  note: "#595959",
  mark: "#b4b4b4",
  "mark-paper": "none",
  ...inkSavingColours,
};

/** Entered digits and candidates are lighter than givens, but dark enough for a copier. @type {Partial<Palette>} */
const puzzleColours = { entry: "#444444", answer: "#333333", note: "#333333" };
/** Solution digits differ from givens in weight, and givens have a ground. @type {Partial<Palette>} */
const keyColours = { "given-paper": "#e4e4e4", "mark-paper": "none", answer: "#000" };
/** Without grounds, givens are grey. @type {Partial<Palette>} */
const inkSavingKeyColours = { given: "#8c8c8c" };

/** @param {Style} style @param {boolean} isKey @returns {Palette} */
export function paletteOf({ inkSaving }, isKey) {
  const base = inkSaving ? inkSavingPalette : printPalette;
  if (!isKey) return { ...base, ...(inkSaving ? {} : puzzleColours) };
  return { ...base, ...(inkSaving ? inkSavingKeyColours : keyColours) };
}

/** @param {PrintedPuzzle} puzzle @returns {number} rows or columns of the board, whichever are more */
export const sideOf = ({ layout }) => longerSide(/** @type {Layout} */ (layoutNamed(layout)));

/** @param {Layout} layout */
const longerSide = ({ rows, columns }) => Math.max(rows, columns);

/**
 * @param {Board} puzzle
 * @param {{ x: number, y: number, extent: number, isKey: boolean, style: Style, label: string }} options `extent`: the
 *   side of the square in points
 * @returns {import("./boxes.js").DrawingBox & { height: number }}
 */
export function boardBox(puzzle, { x, y, extent, isKey, style, label }) {
  const layout = /** @type {Layout} */ (layoutNamed(puzzle.layout));
  const points = lineWidths(extent / longerSide(layout), style);
  const bare = boardGeometry(layout, 0, points);
  const face = puzzle.face ?? style.face;
  const view = isKey
    ? viewOfPuzzle(puzzle.layout, puzzle.givens, puzzle.solution, {
        rules: puzzle.rules,
        face,
        // What an author drew can say more than the rules that are known.
        ...(puzzle.drawing && { drawing: puzzle.drawing, extensions: [ruleExtension] }),
      })
    : viewOfPuzzle(puzzle.layout, puzzle.givens, null, {
        ...puzzle,
        face,
        extensions: [ruleExtension, ...(puzzle.part ? [partExtension(puzzle.part)] : [])],
      });
  const cell = (extent - Math.max(bare.width, bare.height)) / cellsAcross(layout, view.room);
  const scale = unit / cell;
  const geometry = boardGeometry(
    layout,
    unit,
    { thin: points.thin * scale, thick: points.thick * scale },
    0,
    view.room,
    sumSize(cell, style),
  );
  const drawn = drawBoard(withoutConflicts(view), geometry);
  const list = enlargedList(drawn, style);
  return {
    kind: "drawing",
    x,
    y,
    width: list.width / scale,
    height: list.height / scale,
    list,
    palette: paletteOf(style, isKey),
    label,
    cells: cellPlaces(geometry),
  };
}

/** @param {import("../../board/geometry.js").Geometry} geometry @returns {import("./boxes.js").CellPlaces} */
export const cellPlaces = ({ layout: { rows, columns }, lefts, tops, cell }) => ({
  rows,
  columns,
  lefts,
  tops,
  side: cell,
});

/**
 * Returns a view without marks of conflicts: on paper nothing explains them.
 * @param {import("../../board/view.js").BoardView} view
 * @returns {import("../../board/view.js").BoardView}
 */
const withoutConflicts = (view) => ({
  ...view,
  conflicts: [],
  cells: view.cells.map((cell) => ({ ...cell, conflict: false })),
});

/** The most that the sum of a cage may have of its cell: the digit of the cell needs the rest. */
export const largestSum = 0.38;

/**
 * Returns the size of the sums of cages relative to a cell, as large as a printer asks.
 * @param {number} cell in points
 * @param {Style} style
 */
export const sumSize = (cell, { press }) => Math.max(usualSum, Math.min(largestSum, presses[press].type / cell));

/**
 * @param {number} cell in points
 * @param {Style} style
 * @returns {import("../../board/geometry.js").Lines} in points
 */
export function lineWidths(cell, { large: isLarge, press }) {
  const times = isLarge ? 1.4 : 1;
  const finest = presses[press].line;
  const [thin, thick] = [rules.thin, rules.thick].map(
    ({ share, least, most }) => times * Math.min(most, Math.max(least, cell * share)),
  );
  if (thin < finest) return { thin: finest, thick: Math.max(thick, finest * leastContrast) };
  return { thin, thick };
}

/**
 * Returns the drawing of a board without a step, whose candidates are as large as their places allow; in large print
 * its digits as large as their cells allow.
 *
 * @param {import("../../board/operations.js").DisplayList} list @param {Style} style @returns
 *   {import("../../board/operations.js").DisplayList}
 */
export const enlargedList = (list, { large }) => ({
  ...list,
  operations: list.operations.map((operation) => enlarged(operation, large ? enlargement : 1)),
});

/** @param {Operation} operation @param {number} ofDigits @returns {Operation} */
function enlarged(operation, ofDigits) {
  if (operation.kind !== "text") return operation;
  const size = operation.size * (operation.size < leastDigit ? candidateEnlargement : ofDigits);
  return { ...operation, size, y: operation.y + (size - operation.size) * halfDigit };
}
