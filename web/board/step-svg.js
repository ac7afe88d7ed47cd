/** The picture of a step as SVG text, for documents and print: no element, no window, no words. */
import { boardGeometry } from "./geometry.js";
import { printPalette } from "./palette.js";
import { drawBoardWithStep } from "./step-drawing.js";
import { drawSwatch } from "./step-swatch.js";
import { renderSvg } from "./svg.js";
import { viewOfStep } from "./view.js";

/** As sheets have them (print/sheets.js). */
const unit = 36;
const lines = { thin: 0.9, thick: 2.7 };

/**
 * @param {import("../model/step.js").StepState} at
 * @param {import("../model/step.js").Step} step
 * @param {object} [options]
 * @param {string} [options.label] name of the picture for assistive technology
 * @param {string} [options.title] shown by browsers when one points at the picture
 * @param {string} [options.font]
 * @param {import("./palette.js").Palette} [options.palette] that of paper by default
 * @returns {string} one `svg` element with a viewBox and no size of its own
 */
export function stepSvg(at, step, { palette = printPalette, ...options } = {}) {
  const view = viewOfStep(at, step);
  return renderSvg(drawBoardWithStep(view, boardGeometry(view.layout, unit, lines)), palette, options);
}

/**
 * A small picture of what an entry of the legend looks like; hidden from assistive technology unless labelled.
 *
 * @param {import("./step-looks.js").LegendEntry} entry
 * @param {{ label?: string, palette?: import("./palette.js").Palette }} [options]
 * @returns {string}
 */
export function swatchSvg(entry, { palette = printPalette, ...options } = {}) {
  return renderSvg(drawSwatch(entry), palette, options);
}
