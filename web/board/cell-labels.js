/**
 * The labels of cells for assistive technology. A large board has hundreds of labels, and formatting a message is slow.
 */
import { noteDigits } from "../model/digits.js";
import { digitName } from "../model/digit-face.js";
import { columnOf, gridNumber, gridOf, isInGrid, rowOf } from "../model/layout.js";
import { regionAt } from "../model/layout-spec.js";
import { colorCount, colorKeys } from "../model/position.js";

/** @typedef {import("./view.js").CellView} CellView */
/** @typedef {import("../model/layout.js").Layout} Layout */

/**
 * The values that a message only writes, and does not choose by. In a pattern each stands as a character that no
 * language uses.
 */
const written = /** @type {const} */ (["row", "column", "region", "digit", "notes", "own", "corners", "colors"]);
const firstMark = 0xe000;
const marks = Object.fromEntries(written.map((name, i) => [name, String.fromCharCode(firstMark + i)]));
const marked = new RegExp(`[${Object.values(marks).join("")}]`, "g");

/**
 * Returns a function that writes the label of a cell. Labels that differ only in values share one pattern, which is
 * formatted once.
 *
 * @param {import("./grid.js").Words} words
 */
export function createLabels(words) {
  /** @type {Map<string, string>} */
  const patterns = new Map();

  /**
   * @param {Pick<import("./view.js").BoardView, "cells" | "layout" | "state">} view
   * @param {number} i
   * @param {string} [spoken] what is read after the contents (extension.js)
   * @param {number} [known] the grid in which the listener is; the label names another. Of a cell that grids share,
   *   the label names the other grids, too
   */
  return ({ cells, layout, state }, i, spoken = "", known = -1) => {
    const cell = cells[i];
    const nameOf = (/** @type {number} */ digit) => digitName(digit, state, words);
    const grid = gridOf(layout, i, Math.max(known, 0));
    const { row, column, region } = placeIn(layout, i, grid);
    const listed = (/** @type {number} */ set) => noteDigits(set, layout.digitCount).map(nameOf).join(" ");
    const colors = noteDigits(cell.colors, colorCount);
    const choices = {
      kind: kindOf(cell),
      fault: cell.wrong ? "wrong" : cell.conflict ? "conflict" : "none",
      mine: cell.own ? "some" : "none",
      count: colors.length,
      area: !region ? "none" : layout.grids[grid].boxRows ? "box" : "region",
    };
    const values = [
      row,
      column,
      region,
      nameOf(cell.digit),
      listed(cell.notes),
      listed(cell.own),
      listed(cell.corners),
      colors.map((color) => colorName(color, words)).join(", "),
    ];
    const name = Object.values(choices).join();
    let pattern = patterns.get(name);
    if (pattern === undefined) patterns.set(name, (pattern = words("board.cell", { ...choices, ...marks })));
    const label = pattern.replace(marked, (mark) => String(values[mark.charCodeAt(0) - firstMark]));
    const others = layout.grids.flatMap((_, each) => (each !== grid && isInGrid(layout, each, i) ? each + 1 : []));
    const also = others.length && words("board.also", { grids: others.join(", ") });
    const text = [label, also, spoken].filter(Boolean).join(", ");
    return layout.gridCount > 1 && grid !== known
      ? words("board.grid", { grid: gridNumber(layout, grid), text })
      : text;
  };
}

/** The name of a board. @param {Layout} layout @param {import("./grid.js").Words} words */
export const boardLabel = ({ rows, columns, grids, gridCount }, words) =>
  words("board.label", { rows, columns, grids: gridCount, extra: grids.length - gridCount });

/**
 * Where a cell is: its row, its column and its region, from 1; region 0 for none. The row and the column are those of
 * the board, as in the texts of rules; of several grids, those of the grid.
 * @param {Layout} layout
 * @param {number} cell
 * @param {number} grid that has the cell
 */
export function placeIn(layout, cell, grid) {
  const [row, column] = [rowOf(layout, cell), columnOf(layout, cell)];
  if (!gridNumber(layout, grid)) return { row: row + 1, column: column + 1, region: layout.regions[cell] + 1 };
  const own = layout.grids[grid];
  const [down, right] = [row - own.row, column - own.column];
  return { row: down + 1, column: right + 1, region: regionAt(own, down, right) + 1 };
}

/**
 * The name of a colour inside a sentence: "blue".
 * @param {number} color 1 to 9
 * @param {import("./grid.js").Words} words
 */
export const colorName = (color, words) => words(colorKeys[color - 1]).toLowerCase();

/** What the label of a cell speaks of. @param {CellView} cell */
function kindOf({ kind, notes, corners, source }) {
  if (kind !== "blank") return kind;
  const noted = notes ? (source === "own" || source === "filled" ? "notes" : "candidates") : "";
  return corners ? `${noted}corners` : noted || "blank";
}
