/**
 * The parts of a document of loose sheets: the sheet of each pupil, which says its number and counts its pages alone,
 * and the key.
 */

/** @typedef {import("./plans.js").PagePlan} PagePlan */

/**
 * Returns "Sheet 3 of 24"; "" when there is one sheet.
 * @param {number} number
 * @param {number} count
 * @param {import("./plans.js").Context} context
 */
export const sheetName = (number, count, { words }) =>
  count > 1 ? words("worksheet.sheet-of", { number, count }) : "";

/** Nothing is printed on it, neither head nor foot. @type {PagePlan} */
const blankPage = {
  kind: "blank",
  section: -1,
  numbers: [],
  furniture: { top: 0, bottom: 0, draw: () => [] },
  draw: () => [],
};

/**
 * Joins the parts of a document. For printing on both sides each part begins on an odd page, so that no sheet of paper
 * has pages of two parts.
 *
 * @param {readonly (readonly PagePlan[])[]} parts @param {{ bothSides: boolean }} look @returns {PagePlan[]}
 */
export const joined = (parts, { bothSides }) =>
  parts
    .filter(({ length }) => length > 0)
    .flatMap((pages, i, all) =>
      bothSides && pages.length % 2 === 1 && i < all.length - 1 ? [...pages, blankPage] : pages,
    );

/** Counts the pages that one pupil is given, and no others. @param {readonly PagePlan[]} pages @returns {PagePlan[]} */
export const countedAlone = (pages) =>
  pages.map((page, i) => ({ ...page, counted: { number: i + 1, count: pages.length } }));
