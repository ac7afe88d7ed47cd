/** The picture of a step as SVG text, for documents and print. Needs no DOM and contains no words of its own. */
import { drawBoard } from "./display-list.js";
import { printPalette } from "./print-palette.js";
import { paperGeometry } from "./paper-geometry.js";
import { stepExtension } from "./step-drawing.js";
import { renderSvg } from "./svg.js";
import { viewOfStep } from "./view.js";

/**
 * @param {import("../model/step.js").StepState} at
 * @param {import("../model/step.js").Step} step
 * @param {object} [options]
 * @param {string} [options.label] name of the picture for assistive technology
 * @param {string} [options.title] the tooltip of the picture
 * @param {string} [options.font]
 * @param {import("./palette.js").Palette} [options.palette] the palette for paper by default
 * @returns {string} one `svg` element with a viewBox and no size of its own
 */
export function stepSvg(at, step, { palette = printPalette, ...options } = {}) {
  const view = viewOfStep(at, step, [stepExtension]);
  return renderSvg(drawBoard(view, paperGeometry(view.layout, 0, view.room)), palette, options);
}
