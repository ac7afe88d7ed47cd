/** Different sheets for a class: each sheet says its number, and its pages are counted alone. */

/** @typedef {import("./plans.js").PagePlan} PagePlan */

/** Returns "Sheet 3 of 24"; "" when there is one sheet. @param {number} number @param {number} count @param {import("./plans.js").Context} context */
export const sheetName = (number, count, { words }) => (count > 1 ? words("worksheet.sheet-of", { number, count }) : "");

/** Counts the pages that one pupil is given, and no others. @param {readonly PagePlan[]} pages @returns {PagePlan[]} */
export const countedAlone = (pages) => pages.map((page, i) => ({ ...page, counted: { number: i + 1, count: pages.length } }));
