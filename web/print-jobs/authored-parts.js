/** What paper shows of what the author of a puzzle says and draws. */
import { longestAuthor } from "../model/author-words.js";
import { drawingIn, keptFog, textOfDrawing } from "../model/drawing.js";
import { layoutNamed } from "../model/layout.js";

/**
 * A text in one line, with one space between words. Spaces that have a width or a meaning of their own stay.
 * @param {string} text
 */
const inOneLine = (text) => text.replace(/(?:[^\S\u00a0\u202f\u3000]|\u0085)+/gu, " ").trim();

/** Where a line of an author ends. */
const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/u;

/**
 * @param {{ title?: string, drawing?: string, author?: string, ruleset?: string }} puzzle
 * @returns {{ title: string, drawing?: string, author?: string, ruleset?: string }} the parts that are there; the title
 *   and the author in one line, and the rules in lines that "\n" separates
 */
export const authoredParts = ({ title = "", drawing, author = "", ruleset = "" }) => {
  const maker = inOneLine(author).slice(0, longestAuthor);
  const lines = ruleset.split(lineEnd).map(inOneLine).filter(Boolean).join("\n");
  return {
    title: inOneLine(title),
    ...(drawing && { drawing }),
    ...(maker && { author: maker }),
    ...(lines && { ruleset: lines }),
  };
};

/**
 * The same of a puzzle that was read from a text.
 * @param {Pick<import("./list-job.js").ListPuzzle, "layout" | "title" | "drawn" | "taken" | "author" | "ruleset">}
 *   puzzle
 */
export const authoredPartsOfRead = ({ layout, title, drawn, taken = [], author, ruleset }) =>
  authoredParts({
    title,
    author,
    ruleset,
    drawing: textOfDrawing(
      drawn ?? null,
      taken,
      /** @type {import("../model/layout.js").Layout} */ (layoutNamed(layout)),
    ),
  });

/** Whether a puzzle is played in fog, which paper does not have. @param {import("../print/job.js").Job} job */
export const isInFog = (job) =>
  job.kind === "path"
    ? job.isInFog === true
    : job.kind === "puzzles" &&
      job.sections.some(({ puzzles }) => puzzles.some(({ drawing }) => keptFog(drawingIn(drawing)) !== null));
