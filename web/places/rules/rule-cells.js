/** The cells of a rule from the cells that were selected. */

/** @typedef {import("../../model/puzzle-rules.js").RuleShape} RuleShape */
/** @typedef {"row" | "column"} Direction of a clue outside the grid */

/**
 * Returns the cells of a rule of a shape. The engine judges the rest: it refuses a line of a kind whose lines have each
 * cell once, when the line comes back to a cell.
 *
 * @param {RuleShape} shape
 * @param {{ selected: readonly number[], path: readonly number[] }} drawn `selected`: the cells in the order in which
 *   they were selected; `path`: the same, with a cell again where the line has come back to the cell
 * @param {number} side
 * @param {Direction} direction of shapes that are a whole row or column
 * @returns {number[] | null} null when the selected cells are no cells of the shape
 */
export function ruleCells(shape, { selected, path }, side, direction) {
  const [first, second] = selected;
  switch (shape) {
    case "whole-grid":
      return [];
    case "pair":
    case "step":
      return selected.length === 2 && isNeighbor(first, second, side) ? [...selected] : null;
    case "square":
      return selected.length === 4 && isSquare(selected, side) ? [...selected] : null;
    case "two-lists":
      return selected.length >= 2 && selected.length % 2 === 0 ? [...selected] : null;
    case "line":
    case "path":
      return path.length >= 2 ? [...path] : null;
    case "full-line":
      return selected.length === 1 ? lineOf(first, side, direction) : null;
    case "directed-line":
      return selected.length === 1 ? fromEdge(first, side, direction) : null;
    default:
      return selected.length >= 1 ? [...selected] : null;
  }
}

/** @param {number} one @param {number} other @param {number} side */
const isNeighbor = (one, other, side) =>
  Math.abs(Math.floor(one / side) - Math.floor(other / side)) + Math.abs((one % side) - (other % side)) === 1;

/** @param {readonly number[]} cells @param {number} side */
function isSquare(cells, side) {
  const corner = Math.min(...cells);
  return (
    (corner + 1) % side !== 0 &&
    [corner, corner + 1, corner + side, corner + side + 1].every((cell) => cells.includes(cell))
  );
}

/** @param {number} cell @param {number} side @param {Direction} direction @returns {number[]} */
const lineOf = (cell, side, direction) =>
  Array.from({ length: side }, (_, i) =>
    direction === "row" ? Math.floor(cell / side) * side + i : i * side + (cell % side),
  );

/**
 * From the edge at the cell to the other edge; null when the cell is at no such edge.
 * @param {number} cell
 * @param {number} side
 * @param {Direction} direction
 */
function fromEdge(cell, side, direction) {
  const line = lineOf(cell, side, direction);
  if (cell === line[0]) return line;
  return cell === line[side - 1] ? line.reverse() : null;
}
