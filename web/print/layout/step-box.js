/** The drawing of a position on paper, with or without a step, and with the names of rows and columns at its edges. */
import { coordinateRoom, drawCoordinates } from "../../board/coordinates.js";
import { boardGeometry, cellsAcross } from "../../board/geometry.js";
import { drawBoard } from "../../board/display-list.js";
import { ruleExtension, rulePicture } from "../../board/rules/rule-picture.js";
import { drawSwatch, stepExtension } from "../../board/step-drawing.js";
import { viewOfStep } from "../../board/view.js";
import { namings } from "../../i18n/steps/naming.js";
import { layoutNamed } from "../../model/layout.js";
import { cellPlaces, enlargedList, lineWidths, paletteOf, sumSize } from "./board-box.js";

/**
 * `face`: in place of that of the style.
 * @typedef {import("../../model/step.js").StepState & { face?: string }} StepState
 */
/** @typedef {import("../../model/step.js").Step} Step */

/** Units of a drawing to the width of a cell. */
const unit = 100;
/** Width of the strips with the names of rows and columns, relative to the board, and its bounds in points. */
const strip = { share: 0.05, least: 8, most: 12 };

/** Size of the sums of cages relative to a cell where no candidates are beside them. */
const freeSum = 0.28;

/**
 * Returns the least width of a drawing whose candidates can be read.
 *
 * @param {Pick<StepState, "layout" | "rules">} puzzle
 * @param {number} type size of the candidates in points
 */
export function leastWidth({ layout: name, rules }, type) {
  const layout = layoutOf(name);
  return (
    (cellsAcross(layout, rules ? rulePicture(layout, rules) : null) * Math.ceil(Math.sqrt(layout.digitCount)) * type) /
    0.74
  );
}

/**
 * @param {StepState} state
 * @param {Step | null} step null for the position alone
 * @param {object} options
 * @param {number} options.x
 * @param {number} options.y
 * @param {number} options.extent side of the square that the drawing is in, with the names at its edges
 * @param {boolean} options.showsCandidates
 * @param {import("../job.js").CellNaming | null} options.naming of the rows and columns at the edges; null for none
 * @param {import("./board-box.js").Style} options.style
 * @param {string} options.label
 * @returns {import("./boxes.js").DrawingBox & { height: number }}
 */
export function stepBox(state, step, { x, y, extent, showsCandidates, naming, style, label }) {
  const layout = layoutOf(state.layout);
  const gutter = naming ? Math.min(strip.most, Math.max(strip.least, strip.share * extent)) : 0;
  const points = lineWidths((extent - gutter) / Math.max(layout.rows, layout.columns), style);
  const bare = boardGeometry(layout, 0, points, gutter);
  const view = viewOfStep(
    showsCandidates ? state : { ...state, candidates: state.cells.map(() => []) },
    step,
    [stepExtension, ruleExtension],
    state.face ?? style.face,
  );
  const scale = (unit * cellsAcross(layout, view.room)) / (extent - Math.max(bare.width, bare.height));
  const geometry = boardGeometry(
    layout,
    unit,
    { thin: points.thin * scale, thick: points.thick * scale },
    gutter * scale,
    view.room,
    Math.max(sumSize(unit / scale, style), showsCandidates ? 0 : freeSum),
  );
  const drawn = drawBoard(view, geometry);
  const list = step ? drawn : enlargedList(drawn, { ...style, large: false });
  const all = (/** @type {number} */ count) => /** @type {[number, number]} */ ([0, count - 1]);
  const span = { rows: all(layout.rows), columns: all(layout.columns) };
  if (naming)
    list.operations.push(...drawCoordinates(namings[naming], geometry, span, (scale * gutter) / coordinateRoom));
  return {
    kind: "drawing",
    x,
    y,
    width: list.width / scale,
    height: list.height / scale,
    list,
    palette: stepPalette(style),
    label,
    cells: cellPlaces(geometry),
  };
}

/**
 * @param {import("../job.js").LegendLine} line
 * @param {{ x: number, y: number, width: number, style: import("./board-box.js").Style }} options
 * @returns {import("./boxes.js").DrawingBox}
 */
export const swatchBox = ({ entry, meaning }, { style, ...place }) => ({
  kind: "drawing",
  ...place,
  list: drawSwatch(entry),
  palette: stepPalette(style),
  label: meaning,
});

/** @param {import("./board-box.js").Style} style @returns {import("../../board/palette.js").Palette} */
function stepPalette(style) {
  const palette = paletteOf(style, false);
  if (!style.inkSaving) return palette;
  const grounds = Object.keys(palette).filter((name) => name.endsWith("-paper"));
  return { ...palette, ...Object.fromEntries(grounds.map((name) => [name, "none"])) };
}

/** @param {string} name */
const layoutOf = (name) => /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(name));
