/**
 * The rows of a key and their pages. A section that goes on over a page has its title there again, and no solution is
 * alone on the last page of its section if the page before can give one.
 *
 * @typedef {import("./puzzle-pages.js").Numbered} Numbered
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./plans.js").Context} Context
 * @typedef {import("../print-settings.js").Look} Look
 *
 * @typedef {{ puzzle: Numbered, left: number, extent: number }} Placed `left`: from the left end of the row
 *
 * @typedef {object} Row
 * @property {number} section
 * @property {readonly Placed[]} run the boards; none in a heading
 * @property {number} height
 * @property {number} before distance to the row above on the same page
 * @property {boolean} keep whether the next row is on the same page
 * @property {Row | null} again the heading above this row where it begins a page and its section has begun before; null
 *   for none
 * @property {(run: readonly Placed[], x: number, y: number) => Box[]} draw
 *
 * @typedef {{ row: Row, top: number }} PlacedRow `top`: from the top of the page
 */
import { fit } from "./text.js";
import { lineHeight, scaleOf, textLine } from "./type.js";

/** Between boards. */
export const gaps = { across: 14, down: 9 };
/** Heights that differ by less are equal. */
export const rounding = 0.01;

/** @param {Look} look */
const headingSize = (look) => scaleOf(look).text + 1;

/** The height that a heading takes at the top of a page. @param {Look} look */
export const headingRoom = (look) => headingSize(look) * lineHeight + gaps.down;

/**
 * @param {string} title
 * @param {number} section
 * @param {Look} look
 * @param {Context} context
 * @param {number} width
 * @returns {Row}
 */
export function headingRow(title, section, look, { face }, width) {
  const { text, size } = fit(title, {
    width,
    size: headingSize(look),
    leastSize: scaleOf(look).least,
    weight: 600,
    face,
  });
  return {
    section,
    run: [],
    height: headingSize(look) * lineHeight,
    before: gaps.down * 1.5,
    keep: true,
    again: null,
    draw: (_, x, y) => [textLine(x, y, text, { size, weight: 600, role: "H2" })],
  };
}

/**
 * The heading of a section that has begun on a page before.
 * @param {string} title
 * @param {number} section
 * @param {Look} look
 * @param {Context} context
 * @param {number} width
 * @returns {Row}
 */
export function continuedRow(title, section, look, context, width) {
  const { words, face } = context;
  const size = headingSize(look);
  const room = width - face.widthOf(words("sheet.continued", { section: "" }), size, 600);
  const { text } = fit(title, { width: room, size, leastSize: scaleOf(look).least, weight: 600, face });
  return headingRow(words("sheet.continued", { section: text }), section, look, context, width);
}

/**
 * Returns as few pages as can be. Of the ways to divide them, few sections go on overleaf; then the pages are filled
 * evenly: the squares of what they leave blank are least.
 *
 * @param {readonly Row[]} rows @param {number} height @returns {PlacedRow[][]}
 */
export function pagesOf(rows, height) {
  const pages = runsOf(rows, height).map(([first, end]) => placedRows(rows.slice(first, end)).placed);
  return pages.map((page, i) => accompanied(page, pages[i + 1], pages[i - 1]));
}

/**
 * Places the rows of a page below each other.
 * @param {readonly Row[]} rows
 */
function placedRows(rows) {
  const [{ again }] = rows;
  /** @type {PlacedRow[]} */
  const placed = again ? [{ row: again, top: 0 }] : [];
  let y = again ? again.height : 0;
  for (const row of rows) {
    const top = placed.length ? y + row.before : y;
    placed.push({ row, top });
    y = top + row.height;
  }
  return { placed, height: y };
}

/**
 * Divides rows into pages: for each number of rows from the top, the best way to have them on a number of pages.
 *
 * @param {readonly Row[]} rows @param {number} height
 * @returns {[first: number, end: number][]} the rows of each page
 */
function runsOf(rows, height) {
  /** @typedef {{ pages: number, divided: number, blank: number, first: number }} Way `divided` sections that go on
   *   overleaf, `first` row of the last page */
  /** @type {Way[]} */
  const best = [{ pages: 0, divided: 0, blank: 0, first: 0 }];
  for (let end = 1; end <= rows.length; end++) {
    /** @type {Way | null} */
    let found = null;
    for (let first = end - 1; first >= 0; first--) {
      // A heading is on the page of its first row.
      if (first > 0 && rows[first - 1].keep) continue;
      const used = placedRows(rows.slice(first, end)).height;
      // A single row has a page of its own, however high it is.
      if (used > height + rounding && (found || end - first > 1)) break;
      const pages = best[first].pages + 1;
      const divided = best[first].divided + (rows[first].again ? 1 : 0);
      const blank = best[first].blank + Math.max(0, height - used) ** 2;
      const gain = found ? found.pages - pages || found.divided - divided || found.blank - blank : 1;
      if (gain > 0) found = { pages, divided, blank, first };
    }
    best.push(found ?? { ...best[end - 1], pages: best[end - 1].pages + 1, first: end - 1 });
  }
  /** @type {[number, number][]} */
  const runs = [];
  for (let end = rows.length; end > 0; end = best[end].first) runs.unshift([best[end].first, end]);
  return runs;
}

/**
 * Returns a page that has given its last board to the next page, or got one from the page before, where a board would
 * be alone.
 *
 * @param {readonly PlacedRow[]} page @param {readonly PlacedRow[]} [next] @param {readonly PlacedRow[]} [previous]
 *   @returns {PlacedRow[]}
 */
function accompanied(page, next, previous) {
  const given = next && boardFor(next, page);
  const gotten = previous && boardFor(page, previous);
  return page.map((placed, i) => {
    const { row } = placed;
    if (given && i === page.length - 1) return { ...placed, row: { ...row, run: row.run.slice(0, -1) } };
    if (gotten && row === loneRow(page))
      return {
        ...placed,
        row: {
          ...row,
          run: [
            { ...gotten, left: 0 },
            { ...row.run[0], left: gotten.extent + gaps.across },
          ],
        },
      };
    return placed;
  });
}

/**
 * Returns the board that a page gives to the next one; null for none.
 * @param {readonly PlacedRow[]} page
 * @param {readonly PlacedRow[]} previous
 * @returns {Placed | null}
 */
function boardFor(page, previous) {
  const lone = loneRow(page);
  const { row: last } = previous[previous.length - 1];
  if (!lone || last.section !== lone.section || last.run.length < 2) return null;
  const board = last.run[last.run.length - 1];
  return board.extent === lone.run[0].extent ? board : null;
}

/**
 * Returns the row with the only board of the section with which a page begins; null if there are several boards.
 * @param {readonly PlacedRow[]} page
 * @returns {Row | null}
 */
function loneRow(page) {
  const [first, ...others] = page
    .map(({ row }) => row)
    .filter(({ section, run }) => section === page[0].row.section && run.length);
  return first?.run.length === 1 && !others.length ? first : null;
}
