/** Digits and candidates that are too small to be read. */

/** @typedef {import("./layout/boxes.js").Box} Box */
/** @typedef {import("./layout/boxes.js").PrintedDocument} PrintedDocument */

/** Digits and candidates of less than so many points are hard to read. */
export const readableType = 6;

/** The signs in cells. Names of rows and columns, and letters of sets, are others. */
const inCells = new Set(["given", "entry", "answer", "note"]);
/** Narrower drawings are the marks in a legend. */
const narrowestBoard = 40;

/**
 * Returns the size of the smallest digits and candidates of a document in points, and Infinity if there are none. The small pictures in the key of a worksheet do
 * not count: they repeat boards of its exercises. Cost: that of all pages, about a millisecond each.
 *
 * @param {PrintedDocument} printed
 * @param {() => Promise<void>} [pause] called after each page
 * @returns {Promise<number>}
 */
export async function smallestType(printed, pause = async () => {}) {
  let least = Infinity;
  for (let i = 0; i < printed.pageCount; i++) {
    const { boxes, repeats } = printed.page(i);
    if (!repeats) least = Math.min(least, leastOf(boxes));
    await pause();
  }
  return least;
}

/** @param {readonly Box[]} boxes @returns {number} */
function leastOf(boxes) {
  return boxes.reduce((least, box) => {
    if (box.kind === "turned") return Math.min(least, leastOf(box.boxes));
    if (box.kind !== "drawing" || box.width < narrowestBoard) return least;
    const { list: { operations, width }, width: printed } = box;
    return operations.reduce((smallest, operation) => (
      operation.kind === "text" && inCells.has(operation.colour) ? Math.min(smallest, operation.size * printed / width) : smallest), least);
  }, Infinity);
}

/** Returns a sentence about digits and candidates of this size, and "" if they can be read. @param {number} size in points @param {import("../i18n/words.js").Words} words */
export function smallTypeSentence(size, words) {
  if (size >= readableType) return "";
  const shown = words.number(Math.floor(size * 10) / 10, { maximumFractionDigits: 1 });
  return words("print.small-type", { size: shown, least: readableType });
}
