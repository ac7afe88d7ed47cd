/** What is printed all the same, but should be known before a book is ordered. */
import { presses } from "../print/presses.js";
import { smallestType, smallTypeSentence } from "../print/small-type.js";

/** @type {Record<import("../print/presses.js").PressName, string>} */
const printers = { home: "", office: "", kdp: "Amazon KDP", ingram: "IngramSpark" };

/**
 * @param {import("../print/layout/boxes.js").PrintedDocument} printed @param
 *   {import("../print/print-settings.js").PrintSettings} settings
 * @param {import("../i18n/words.js").Words} words @returns {Promise<string[]>} sentences
 */
export async function bookWarnings(printed, { look }, words) {
  return [
    look.book ? pagesSentence(printed.pageCount, look) : "",
    smallTypeSentence(await smallestType(printed), words),
  ].filter(Boolean);
}

/**
 * @param {number} pages
 * @param {import("../print/print-settings.js").Look} look
 * @returns {string} "" for a number that can be ordered
 */
function pagesSentence(pages, { paper, press }) {
  const bounds = presses[press].pages;
  if (!bounds) return "";
  const printer = printers[press];
  const { white, cream } = bounds.most(paper);
  if (pages < bounds.least)
    return `The book has ${pages} pages. A paperback at ${printer} has at least ${bounds.least}.`;
  if (pages > white)
    return `The book has ${pages} pages. A paperback of this size at ${printer} has at most ${white} on white paper, ${cream} on cream paper. Choose more puzzles on a page, or divide the book.`;
  return pages > cream
    ? `The book has ${pages} pages. A paperback of this size at ${printer} has at most ${cream} on cream paper. White paper can have ${white}.`
    : "";
}
