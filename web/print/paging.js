/**
 * The arrangement of puzzles on paper. Lengths are millimetres.
 *
 * @typedef {"a4" | "letter"} Paper
 * @typedef {{ columns: number, rows: number, board: number }} Arrangement `board` is the side of one board
 */

const margin = 12;
const columnGap = 10;
const rowGap = 4;
const labelHeight = 8;
/** Height of header and footer of a page. */
const furniture = 20;

/** @type {Record<Paper, {width: number, height: number}>} */
const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** @type {Record<number, [columns: number, rows: number]>} */
const grids = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3], 9: [3, 3] };

/** Countries in which Letter is the usual paper. */
const letterCountries = new Set(["US", "CA", "MX", "PH", "CL", "CO", "VE"]);

/** @param {string} language BCP 47 @returns {Paper} the usual paper in the language's country */
export function usualPaper(language) {
  return letterCountries.has(new Intl.Locale(language).maximize().region ?? "") ? "letter" : "a4";
}

/** The possible numbers of puzzles on a page. */
export const choicesPerPage = Object.keys(grids).map(Number);

/** @param {Paper} paper @returns {{ width: number, height: number }} the printed area */
export function printedArea(paper) {
  const { width, height } = papers[paper];
  return { width: width - 2 * margin, height: height - 2 * margin };
}

/** @param {number} perPage one of `choicesPerPage` @param {Paper} paper @returns {Arrangement} */
export function arrange(perPage, paper) {
  return fit(grids[perPage], paper);
}

/**
 * Returns the arrangement of the key. Its boards are small, to save paper, but their digits are at least as large as in a newspaper.
 *
 * @param {number} count
 * @param {number} side of the largest board
 * @param {Paper} paper
 * @returns {Arrangement}
 */
export function arrangeKey(count, side, paper) {
  if (side > 9) return fit([2, 3], paper);
  return fit(count > 12 ? [4, 4] : [3, 4], paper);
}

/** @template T @param {readonly T[]} items @param {number} size @returns {T[][]} runs of at most `size` */
export function inRuns(items, size) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

/** @param {[columns: number, rows: number]} grid @param {Paper} paper @returns {Arrangement} */
function fit([columns, rows], paper) {
  const { width, height } = printedArea(paper);
  const across = (width - columnGap * (columns - 1)) / columns;
  const down = (height - furniture - rowGap * (rows - 1)) / rows - labelHeight;
  return { columns, rows, board: Math.floor(Math.min(across, down)) };
}
