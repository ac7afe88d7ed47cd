/**
 * Small pictures of techniques for the cards of the course, in the colours of the page. They follow its theme without
 * being drawn anew.
 */
import { coloursOf } from "../board/extension.js";
import { colourNames } from "../board/palette.js";
import { drawThumbnail } from "../board/step-thumbnail.js";
import { drawSvg } from "../board/svg.js";
import { viewOfStep } from "../board/view.js";
import { h } from "../controls/dom.js";
import { positionOfExample } from "../model/example.js";

const palette = /** @type {import("../board/palette.js").Palette} */ (
  Object.fromEntries(colourNames.map((name) => [name, `var(--board-${name})`]))
);

/**
 * @param {import("./lesson-texts.js").Example} example
 * @param {string} kind the class of the element
 * @param {import("../board/extension.js").Extension | null} [drawing] draws the rules that the step names; others would
 *   only be in the way
 * @returns {HTMLElement} hidden from assistive technology
 */
export function pictureOfTechnique(example, kind, drawing = null) {
  const { rules = [], step } = example;
  const named = step.rules?.flatMap((number) => rules[number] ?? []) ?? [];
  const view = viewOfStep(
    { ...positionOfExample(example), rules: named.length ? named : undefined },
    null,
    drawing ? [drawing] : [],
  );
  return h(
    "div",
    { class: kind, "aria-hidden": "true" },
    drawSvg(drawThumbnail(view, step), { ...palette, ...coloursOf(view.extensions, "screen") }),
  );
}
