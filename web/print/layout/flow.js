/**
 * Flows blocks of rows into the columns of pages.
 *
 * @typedef {import("./rows.js").Row} Row
 *
 * @typedef {object} Block
 * @property {readonly Row[]} rows
 * @property {number} head the number of rows at its beginning that stay together, such as a heading, a picture and the
 *   first lines
 * @property {number} after distance to the next block, in points
 * @property {boolean} [pictured] whether it counts as a picture
 * @property {boolean} [leads] whether it stays with the beginning of the next block, as a heading does
 *
 * @typedef {object} Columns
 * @property {number} count of the columns of a page
 * @property {number} width of a column
 * @property {number} gap between columns
 * @property {number} height of a page
 * @property {number} [first] height of the first page; that of the others if absent
 * @property {number} [pictures] the largest number of pictures on a page
 *
 * @typedef {{ row: Row, x: number, y: number }} Placed from the upper left corner of the page
 */
import { heightOf } from "./rows.js";

/** Rows that are left together at the end of a column, and at the beginning of the next one. */
const leastRows = 3;
/**
 * A block is divided between two pages only if it is higher than this part of a column; otherwise the page ends before
 * the block.
 */
const longBlock = 0.45;

/**
 * Places blocks in reading order. A block stays in one column if it can. At the end of a page only a long block is
 * divided.
 *
 * @param {readonly Block[]} blocks
 * @param {Columns} columns
 * @returns {Placed[][]} pages
 */
export function flow(blocks, { count, width, gap, height, first = height, pictures = Infinity }) {
  /** @type {Placed[][]} */
  const pages = [[]];
  let column = 0;
  let y = 0;
  let pictured = 0;
  const bottom = () => (pages.length === 1 ? first : height);
  const isLast = () => column === count - 1;
  const turnPage = () => {
    pages.push([]);
    [column, y, pictured] = [0, 0, 0];
  };
  const turn = () => {
    if (isLast()) turnPage();
    else [column, y] = [column + 1, 0];
  };
  const place = (/** @type {readonly Row[]} */ rows) => {
    for (const row of rows) {
      // A row that no column can hold is placed nevertheless.
      if (y > 0 && y + row.height > bottom() + 0.01) turn();
      pages[pages.length - 1].push({ row, x: column * (width + gap), y });
      y += row.height;
    }
  };

  /** How many rows of a block can stay in this column. @param {Block} block @param {number} room @returns {number} */
  function rowsThatStay({ rows, head }, room) {
    let stay = 0;
    for (let used = 0; stay < rows.length && used + rows[stay].height <= room + 0.01; stay++) used += rows[stay].height;
    if (stay === rows.length) return stay;
    stay = Math.min(stay, rows.length - leastRows);
    const isShort = heightOf(rows) <= longBlock * height;
    return stay < head + leastRows || (isLast() && isShort) ? 0 : stay;
  }

  blocks.forEach((block, i) => {
    const next = blocks[i + 1];
    if (block.pictured && pictured >= pictures) turnPage();
    const needed =
      block.leads && next
        ? heightOf(block.rows) + block.after + heightOf(next.rows.slice(0, Math.max(1, next.head)))
        : 0;
    if (y > 0 && (needed > bottom() - y + 0.01 || (block.leads && next?.pictured && pictured >= pictures))) turn();
    let stay = rowsThatStay(block, bottom() - y);
    if (stay === 0 && y > 0) {
      turn();
      stay = rowsThatStay(block, bottom() - y);
    }
    if (block.pictured) pictured++;
    if (stay === 0 || stay === block.rows.length) place(block.rows);
    else {
      place(block.rows.slice(0, stay));
      turn();
      place(block.rows.slice(stay));
    }
    y += block.after;
  });
  return pages;
}

/**
 * @param {readonly Placed[]} placed
 * @param {{ x: number, y: number }} corner of the page
 * @returns {import("./boxes.js").Box[]}
 */
export const drawPlaced = (placed, corner) => placed.flatMap(({ row, x, y }) => row.draw(corner.x + x, corner.y + y));
