/** Books for the tests of their pages. */
import { layOut } from "../../../../web/print/layout/index.js";
import { contextIn, lookWith, puzzleOf } from "./sheets.js";

export const inch = 72;
export const context = await contextIn();
const usual = { bleed: false, cropMarks: false, contents: true, dividers: true };

/** @param {any} [look] @returns {any} */
export const settingsOf = ({ book, ...look } = {}) => ({
  version: 1,
  seed: 7,
  work: { kind: "new", sections: [], copies: 1 },
  look: lookWith({
    paper: "6x9",
    perPage: 2,
    title: "Long evenings",
    author: "A. Maker",
    key: "end",
    ...look,
    book: { ...usual, ...book },
  }),
});

/** @param {readonly [title: string, layout: string, count: number, changes?: object][]} sections @returns {any} */
export const jobOf = (sections) => ({
  kind: "puzzles",
  sections: sections.map(([title, layout, count, changes]) => ({
    title,
    puzzles: Array.from({ length: count }, () => puzzleOf(layout, changes)),
  })),
});
export const mixed = jobOf([
  ["First steps", "2x3", 13, { level: "easy" }],
  ["", "3x3", 40, { level: "medium" }],
  ["Giants", "4x4", 5, { level: null, rating: null }],
]);

/** @param {any} job @param {any} settings @returns {any} the document, with all its pages */
export function pagesOf(job, settings, given = context) {
  const printed = layOut(job, settings, given);
  return { ...printed, pages: Array.from({ length: printed.pageCount }, (_, i) => printed.page(i)) };
}

/** @param {any} page @returns {string[]} */
export const textsOf = ({ boxes }) => boxes.filter(({ kind }) => kind === "text").map(({ text }) => text);
/** @param {any} page @param {RegExp} label @returns {string[]} labels of the boards */
export const boardsOf = ({ boxes }, label) =>
  boxes.filter((box) => box.kind === "drawing" && label.test(box.label)).map((box) => box.label);
/**
 * Number of the page, from 1, of each board with such a label.
 * @param {readonly any[]} pages
 * @param {RegExp} label
 * @returns {Map<number, number>} by the number in the label
 */
export const placesOf = (pages, label) =>
  new Map(
    pages.flatMap((page, i) =>
      boardsOf(page, label).map((text) => /** @type {[number, number]} */ ([Number(/\d+/.exec(text)?.[0]), i + 1])),
    ),
  );
export const [puzzleLabel, solutionLabel] = [/^Puzzle \d+$/, /^Solution \d+$/];
