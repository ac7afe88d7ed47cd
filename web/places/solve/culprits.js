/**
 * Which single given keeps a puzzle from having a solution. Headless.
 *
 * @typedef {{ cell: number, digit: number }} Culprit without this given the puzzle has a solution; `digit` of the cell in the only solution, 0 when
 *   there are several
 */
import { cellsOf } from "../../formats/line.js";
import { forEngine, withoutGiven } from "../../model/puzzle.js";

/**
 * Solves the puzzle without each of its givens in turn.
 *
 * @param {Pick<import("../shell/page-engine.js").Engine, "solve">} engine
 * @param {import("../../model/puzzle.js").Puzzle} puzzle
 * @param {Partial<import("../../controls/work.js").Working>} [working]
 * @returns {Promise<Culprit[]>} those that leave one solution come first
 */
export async function culpritsOf(engine, puzzle, { signal, onProgress = () => {} } = {}) {
  const { layout, cells } = puzzle;
  const givens = [...cells.keys()].filter((cell) => cells[cell]);
  /** @type {Culprit[]} */
  const found = [];
  for (const [i, cell] of givens.entries()) {
    const { status, solutions } = await engine.solve(forEngine(withoutGiven(puzzle, cell)), { limit: 2, signal });
    if (status === "unique" || status === "multiple") found.push({ cell, digit: status === "unique" ? cellsOf(solutions[0], layout)[cell] : 0 });
    onProgress({ fraction: (i + 1) / givens.length });
  }
  return found.sort((a, b) => Number(b.digit > 0) - Number(a.digit > 0));
}
