/** What is printed all the same, but should be known before a book is ordered. */
import { smallestType, smallTypeSentence } from "../print/small-type.js";

/** @typedef {import("../print/print-settings.js").PaperName} PaperName */

/**
 * The fewest pages of a paperback at Amazon KDP, and the most for each trim, in black ink on white and on cream paper
 * (docs/books.md).
 */
const fewestPages = 24;
/** @type {Record<PaperName, { white: number, cream: number }>} */
const mostPages = {
  "6x9": { white: 828, cream: 776 },
  "8x10": { white: 828, cream: 776 },
  "8.5x11": { white: 590, cream: 550 },
  letter: { white: 590, cream: 550 },
  a4: { white: 780, cream: 730 },
  a5: { white: 828, cream: 776 },
};

/**
 * @param {import("../print/layout/boxes.js").PrintedDocument} printed @param
 *   {import("../print/print-settings.js").PrintSettings} settings
 * @param {import("../i18n/words.js").Words} words @returns {Promise<string[]>} sentences
 */
export async function bookWarnings(printed, { look }, words) {
  return [
    look.book ? pagesSentence(printed.pageCount, look.paper) : "",
    smallTypeSentence(await smallestType(printed), words),
  ].filter(Boolean);
}

/** @param {number} pages @param {PaperName} paper @returns {string} "" for a number that can be ordered */
function pagesSentence(pages, paper) {
  const { white, cream } = mostPages[paper];
  if (pages < fewestPages) return `The book has ${pages} pages. A paperback at Amazon KDP has at least ${fewestPages}.`;
  if (pages > white)
    return `The book has ${pages} pages. A paperback of this size at Amazon KDP has at most ${white} on white paper, ${cream} on cream paper. Choose more puzzles on a page, or divide the book.`;
  return pages > cream
    ? `The book has ${pages} pages. A paperback of this size at Amazon KDP has at most ${cream} on cream paper. White paper can have ${white}.`
    : "";
}
