/** The cells of a rule from the cells that were selected. */

import { cellAt, columnOf, isSquare, rowOf } from "../../model/layout.js";
import { stepsBetween } from "../../model/puzzle-rules.js";

/** @typedef {import("../../model/puzzle-rules.js").RuleShape} RuleShape */
/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {"row" | "column"} Direction of a clue outside the grid */

/**
 * Returns the cells of a rule of a shape. The engine judges the rest: it refuses a line of a kind whose lines have each
 * cell once, when the line comes back to a cell.
 *
 * @param {RuleShape} shape
 * @param {{ selected: readonly number[], path: readonly number[] }} drawn `selected`: the cells in the order in which
 *   they were selected; `path`: the same, with a cell again where the line has come back to the cell
 * @param {Layout} layout
 * @param {Direction} direction of shapes that are a whole row or column
 * @returns {number[] | null} null when the selected cells are no cells of the shape
 */
export function ruleCells(shape, { selected, path }, layout, direction) {
  const [first, second] = selected;
  switch (shape) {
    case "whole-grid":
      return [];
    case "pair":
    case "step":
      return selected.length === 2 && areNeighbors(first, second, layout) ? [...selected] : null;
    case "square":
      return selected.length === 4 && areSquare(selected, layout) ? [...selected] : null;
    case "two-lists":
      return selected.length >= 2 && selected.length % 2 === 0 ? [...selected] : null;
    case "lists":
      return areasOf(selected, layout).length >= 2 ? areasOf(selected, layout).flat() : null;
    case "line":
    case "path":
      return path.length >= 2 ? [...path] : null;
    case "full-line":
      return selected.length === 1 ? lineOf(first, layout, direction) : null;
    case "directed-line":
      return selected.length === 1 ? fromEdge(first, layout, direction) : null;
    default:
      return selected.length >= 1 ? [...selected] : null;
  }
}

/**
 * The areas that cells are, in the order in which they were selected: cells that share an edge are in one area.
 * @param {readonly number[]} cells
 * @param {Layout} layout
 * @returns {number[][]}
 */
export function areasOf(cells, layout) {
  /** @type {number[][]} */
  let areas = [];
  for (const cell of cells) {
    const touches = (/** @type {number[]} */ area) => area.some((other) => areNeighbors(cell, other, layout));
    const joined = areas.filter(touches);
    areas = joined.length
      ? areas.flatMap((area) => (area === joined[0] ? [[...joined.flat(), cell]] : joined.includes(area) ? [] : [area]))
      : [...areas, [cell]];
  }
  return areas;
}

/** @param {number} one @param {number} other @param {Layout} layout */
function areNeighbors(one, other, layout) {
  const [down, right] = stepsBetween(one, other, layout);
  return Math.abs(down) + Math.abs(right) === 1;
}

/** @param {readonly number[]} cells @param {Layout} layout */
function areSquare(cells, layout) {
  const corner = Math.min(...cells);
  const [row, column] = [rowOf(layout, corner), columnOf(layout, corner)];
  return [0, 1].every((down) =>
    [0, 1].every((right) => cells.includes(/** @type {number} */ (cellAt(layout, row + down, column + right)))),
  );
}

/**
 * The row or the column of a cell; none on boards that are no squares, which have no rules about whole lines.
 * @param {number} cell @param {Layout} layout @param {Direction} direction @returns {number[] | null}
 */
function lineOf(cell, layout, direction) {
  if (!isSquare(layout)) return null;
  const [row, column] = [rowOf(layout, cell), columnOf(layout, cell)];
  return Array.from({ length: layout.columns }, (_, i) =>
    Number(direction === "row" ? cellAt(layout, row, i) : cellAt(layout, i, column)),
  );
}

/**
 * From the edge at the cell to the other edge; null when the cell is at no such edge.
 * @param {number} cell
 * @param {Layout} layout
 * @param {Direction} direction
 */
function fromEdge(cell, layout, direction) {
  const line = lineOf(cell, layout, direction);
  if (cell === line?.[0]) return line;
  return cell === line?.at(-1) ? (line?.reverse() ?? null) : null;
}
