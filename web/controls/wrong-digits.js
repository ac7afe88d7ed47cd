/** What is said about wrong digits. */
import { columnOf, rowOf } from "../model/layout.js";

/**
 * More cells than these are not named, because the board marks the cells. Rows and columns in words are longer than
 * names.
 */
const [mostNamed, mostInWords] = [4, 2];

/**
 * Returns the sentence about wrong digits. A few cells are named.
 *
 * @param {readonly number[]} cells
 * @param {import("../model/layout.js").Layout} layout
 * @param {import("../i18n/words.js").Words} words
 * @param {((row: number, column: number) => string) | null} [nameCell] rows and columns from 1; without it the sentence
 *   says row and column
 */
export function wrongDigits(cells, layout, words, nameCell = null) {
  const count = cells.length;
  if (!count) return words("check.right");
  if (count > (nameCell ? mostNamed : mostInWords)) return words("check.many-wrong", { count });
  const names = cells.map((cell) => {
    const [row, column] = [rowOf(layout, cell) + 1, columnOf(layout, cell) + 1];
    return nameCell ? nameCell(row, column) : words("board.place", { row, column, count });
  });
  return words("check.wrong", { count, cells: words.list(names) });
}
