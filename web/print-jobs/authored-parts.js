/** What paper shows of what the author of a puzzle says and draws. */
import { textOfDrawing } from "../model/drawing.js";
import { layoutNamed } from "../model/layout.js";

/**
 * @param {{ drawing?: string, author?: string, ruleset?: string }} puzzle
 * @returns {{ drawing?: string, author?: string, ruleset?: string }} the parts that are there
 */
export const authoredParts = ({ drawing, author, ruleset }) => ({
  ...(drawing && { drawing }),
  ...(author && { author }),
  ...(ruleset && { ruleset }),
});

/**
 * The same of a puzzle that was read from a text.
 * @param {import("./list-job.js").ListPuzzle} puzzle
 */
export const authoredPartsOfRead = ({ layout, drawn, taken = [], author, ruleset }) =>
  authoredParts({
    author,
    ruleset,
    drawing: textOfDrawing(
      drawn ?? null,
      taken,
      /** @type {import("../model/layout.js").Layout} */ (layoutNamed(layout)),
    ),
  });
