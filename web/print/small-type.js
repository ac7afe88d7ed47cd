/** Digits and candidates that are too small to be read. */

/** @typedef {import("./layout/boxes.js").Box} Box */
/** @typedef {import("./layout/boxes.js").PrintedDocument} PrintedDocument */

/** @typedef {{ digits: number, candidates: number }} TypeSizes in points */

/**
 * Smaller ones are hard to read. Candidates may be smaller: their places in the cell tell them apart.
 * @type {TypeSizes}
 */
const readableType = { digits: 6, candidates: 5 };

/** The signs in cells. Names of rows and columns, and letters of sets, are others. */
const inCells = new Set(["given", "entry", "answer", "note"]);
/**
 * Candidates are smaller than this, relative to the largest digit of a drawing: those that a step is about have the
 * colours of digits.
 */
const candidateShare = 0.6;
/** Narrower drawings are the marks in a legend. */
const narrowestBoard = 40;

/**
 * Returns the sizes of the smallest digits and of the smallest candidates of a document, and Infinity where there are
 * none. The small pictures in the key of a worksheet do not count: they repeat boards of its exercises. Cost: that of
 * all pages, about a millisecond each.
 *
 * @param {PrintedDocument} printed
 * @param {() => Promise<void>} [pause] called after each page
 * @returns {Promise<TypeSizes>}
 */
export async function smallestType(printed, pause = async () => {}) {
  const least = { digits: Infinity, candidates: Infinity };
  for (let i = 0; i < printed.pageCount; i++) {
    const { boxes, repeats } = printed.page(i);
    if (!repeats) lookAt(boxes, least);
    await pause();
  }
  return least;
}

/** @param {readonly Box[]} boxes @param {TypeSizes} least is made smaller where the boxes have smaller signs */
function lookAt(boxes, least) {
  for (const box of boxes) {
    if (box.kind === "turned") lookAt(box.boxes, least);
    if (box.kind !== "drawing" || box.width < narrowestBoard) continue;
    const {
      list: { operations, width },
      width: printed,
    } = box;
    const signs = operations.flatMap((each) => (each.kind === "text" && inCells.has(each.colour) ? [each] : []));
    const largest = Math.max(...signs.map(({ size }) => size));
    for (const { size, colour } of signs) {
      const kind = colour === "note" || size < candidateShare * largest ? "candidates" : "digits";
      least[kind] = Math.min(least[kind], (size * printed) / width);
    }
  }
}

/**
 * Returns a sentence about signs that are too small, and "" if all can be read.
 * @param {TypeSizes} sizes
 * @param {import("../i18n/words.js").Words} words
 */
export function smallTypeSentence(sizes, words) {
  const kind = /** @type {const} */ (["digits", "candidates"]).find((each) => sizes[each] < readableType[each]);
  if (!kind) return "";
  const size = words.number(Math.floor(sizes[kind] * 10) / 10, { maximumFractionDigits: 1 });
  return words("print.small-type", { kind, size, least: readableType[kind] });
}
