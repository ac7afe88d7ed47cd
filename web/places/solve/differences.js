/** What tells solutions apart that look alike. */
import { symbolOf } from "../../model/digits.js";
import { columnOf, rowOf } from "../../model/layout.js";

/**
 * Returns, for each solution, its digits in a few cells that tell these solutions apart: at most one cell fewer than there are solutions.
 *
 * @param {readonly (readonly number[])[]} solutions
 * @param {import("../../model/layout.js").Layout} layout
 * @param {(row: number, column: number) => string} nameCell rows and columns from 1
 * @returns {{ cell: string, digit: string }[][]} empty lists for a single solution
 */
export function differences(solutions, layout, nameCell) {
  const cells = tellingCells(solutions);
  return solutions.map((solution) => cells.map((cell) => ({
    cell: nameCell(rowOf(layout, cell) + 1, columnOf(layout, cell) + 1), digit: symbolOf(solution[cell], layout.side),
  })));
}

/** Each cell that is taken tells apart two solutions that were equal in the cells taken before. @param {readonly (readonly number[])[]} solutions */
function tellingCells(solutions) {
  /** @type {number[]} */
  const cells = [];
  let kinds = new Set(solutions.map(() => "")).size;
  for (let cell = 0; cell < (solutions[0]?.length ?? 0) && kinds < solutions.length; cell++) {
    const apart = new Set(solutions.map((solution) => [...cells, cell].map((each) => solution[each]).join())).size;
    if (apart === kinds) continue;
    kinds = apart;
    cells.push(cell);
  }
  return cells;
}
