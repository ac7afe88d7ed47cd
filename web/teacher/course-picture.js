/**
 * Small pictures of techniques for the cards of the course, in the colours of the page. They follow its theme without
 * being drawn anew.
 */
import { coloursOf } from "../board/extension.js";
import { colourNames } from "../board/palette.js";
import { area } from "../board/operations.js";
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
    drawSvg(joined(drawThumbnail(view, step)), { ...palette, ...coloursOf(view.extensions, "screen") }),
  );
}

/**
 * Makes one area of rectangles of one colour that follow each other. A picture has about a hundred rectangles, and the
 * map of the course a hundred pictures: the browser lays out each element whenever the map comes back.
 * @param {import("../board/operations.js").DisplayList} list
 */
function joined({ operations, ...size }) {
  /** @type {import("../board/operations.js").Operation[]} */
  const fewer = [];
  for (const operation of operations) {
    if (operation.kind !== "rect" || operation.alpha !== undefined) {
      fewer.push(operation);
      continue;
    }
    const { x, y, width, height, colour } = operation;
    const last = fewer.at(-1);
    const before = last?.kind === "area" && last.colour === colour ? last.commands : null;
    if (before) fewer.pop();
    fewer.push(
      area(
        [
          ...(before ?? []),
          ["M", x, y],
          ["L", x + width, y],
          ["L", x + width, y + height],
          ["L", x, y + height],
          ["Z"],
        ],
        colour,
      ),
    );
  }
  return { ...size, operations: fewer };
}
