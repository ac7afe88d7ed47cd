/**
 * A path on paper: the puzzle and its steps in words. The harder steps have pictures.
 *
 * @typedef {object} PathStep
 * @property {string} name
 * @property {readonly string[]} sentences
 * @property {Parameters<typeof stepSvg>[1]} step
 * @property {Parameters<typeof stepSvg>[0]} state the position before the step
 *
 * @typedef {object} PathOptions
 * @property {string} layout
 * @property {readonly number[]} givens
 * @property {string} heading
 * @property {readonly string[]} facts lines under the heading
 * @property {string} language of names and sentences
 * @property {readonly PathStep[]} steps
 * @property {Document} [document]
 */
import { drawBoard } from "../board/display-list.js";
import { boardGeometry } from "../board/geometry.js";
import { printPalette } from "../board/palette.js";
import { stepSvg } from "../board/step-svg.js";
import { renderSvg } from "../board/svg.js";
import { viewOfPuzzle } from "../board/view.js";
import { usualPaper } from "./paging.js";
import { element } from "./sheets.js";

const unit = 36;
const lines = { thin: 0.9, thick: 2.7 };
/** Steps of this level and above have pictures. If a path has no such step, the steps of its hardest level have pictures, except singles. */
const pictured = 3;

/** @param {PathOptions} options @returns {HTMLElement} hidden on a screen */
export function renderPath({ layout, givens, heading, facts, language, steps, document = globalThis.document }) {
  const sheets = element(document, "div", "sheets path-sheet");
  sheets.dataset.paper = usualPaper(document.defaultView?.navigator.language ?? "en");
  const puzzle = element(document, "div", "path-puzzle");
  const view = viewOfPuzzle(layout, givens);
  puzzle.innerHTML = renderSvg(drawBoard(view, boardGeometry(view.layout, unit, lines)), printPalette);
  const list = element(document, "ol", "path-steps");
  list.lang = language;
  const least = leastPictured(steps);
  list.append(...steps.map((step) => renderStep(step, least, document)));
  const about = facts.map((fact) => element(document, "p", "path-fact", fact));
  sheets.append(element(document, "h1", "path-heading", heading), ...about, puzzle, list);
  return sheets;
}

/** Returns the lowest level whose steps have pictures. @param {readonly PathStep[]} steps */
export const leastPictured = (steps) => Math.max(2, Math.min(pictured, Math.max(0, ...steps.map(({ step }) => step.level ?? 0))));

/** @param {PathStep} entry @param {number} least @param {Document} document */
function renderStep({ name, sentences, step, state }, least, document) {
  const item = element(document, "li", "path-step");
  const hard = (step.level ?? 0) >= least;
  const words = element(document, "div", "path-words");
  words.append(element(document, "strong", "path-name", `${name}.`), ` ${sentences.join(" ")}`);
  if (!hard) {
    item.append(words);
    return item;
  }
  const picture = element(document, "div", "path-picture");
  picture.innerHTML = stepSvg(state, step);
  const row = element(document, "div", "path-pictured");
  row.append(words, picture);
  item.append(row);
  return item;
}
