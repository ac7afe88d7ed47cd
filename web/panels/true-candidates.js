/** True candidates: the digits of each cell that stand in some solution. Asked one after the other, with what every solution shows. */
import { noteBit } from "../model/digits.js";

/**
 * @param {Pick<import("./page-tools.js").Page["engine"], "solve">} engine
 * @param {{ layout: string, cells: number[] }} puzzle
 * @param {import("../model/layout.js").Layout} layout
 * @param {{ signal: AbortSignal, read: (line: string) => number[], progress: (share: number) => void }} options
 * @returns {Promise<number[] | null>} a set for each cell (digits.js); null when there is no solution
 */
export async function trueCandidates(engine, puzzle, { side, housesOf }, { signal, read, progress }) {
  const seen = new Array(puzzle.cells.length).fill(0);
  /** @param {number[]} cells whether they have a solution, which is taken note of */
  async function ask(cells) {
    const { solutions } = await engine.solve({ layout: puzzle.layout, cells }, { limit: 1, signal });
    if (solutions.length === 0) return false;
    read(solutions[0]).forEach((digit, cell) => { seen[cell] |= noteBit(digit); });
    return true;
  }

  if (!(await ask(puzzle.cells))) return null;
  for (let cell = 0; cell < seen.length; cell++) {
    progress(cell / seen.length);
    if (puzzle.cells[cell]) continue;
    const taken = new Set(housesOf[cell].flatMap(({ cells }) => cells.map((other) => puzzle.cells[other])));
    for (let digit = 1; digit <= side; digit++) {
      if (!taken.has(digit) && !(seen[cell] & noteBit(digit))) await ask(puzzle.cells.with(cell, digit));
    }
  }
  return seen;
}
