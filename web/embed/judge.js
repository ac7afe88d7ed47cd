/** Words what is known about the puzzle on the board. The facts are shared by all boards of a page. */
import { conflictSentence } from "../board/conflict-words.js";
import { wrongDigits } from "../controls/wrong-digits.js";
import { cellsOf } from "../formats/line.js";
import { findConflicts } from "../model/conflicts.js";
import { createFacts } from "../model/facts.js";
import { puzzleOf } from "../model/puzzle.js";
import { digitsOn, layoutOf } from "../model/position.js";
import { wrongCells } from "../model/progress.js";
import { sharedEngine } from "./engine.js";

/** @typedef {import("../model/position.js").Position} Position */
/** @typedef {import("../i18n/words.js").Words} Words */
/** @typedef {import("../model/facts.js").Solutions["status"]} Status */
/** @typedef {{ status: Status, cells: readonly number[] | null, sentence: string }} Solved */
/** @typedef {{ wrong: readonly number[], bad: boolean, sentence: string }} Checked `wrong`: cells */

const facts = createFacts({ solve: async (puzzle, options) => (await sharedEngine()).solve(puzzle, options) }, cellsOf);

/** @param {Position} position @param {Words} words @returns {Promise<Solved>} */
export async function solveBoard(position, words) {
  const { status, cells } = await facts.of(puzzleOf(position)).solutions();
  if (status === "conflict") {
    const [conflict] = findConflicts(layoutOf(position), position.givens);
    return { status, cells, sentence: words("solve.conflict", { first: conflictSentence(conflict, words, layoutOf(position)) }) };
  }
  if (!cells) return { status, cells, sentence: words("solve.none") };
  return { status, cells, sentence: words(status === "unique" ? "solve.done" : "solve.first") };
}

/**
 * Finds the wrong entries. If the puzzle has several solutions, no entry is wrong as long as one solution contains all entries.
 *
 * @param {Position} position
 * @param {Words} words
 * @returns {Promise<Checked>}
 */
export async function checkBoard(position, words) {
  if (!position.entries.some(Boolean)) return { wrong: [], bad: false, sentence: words("check.nothing") };
  const { status, cells, sentence } = await solveBoard(position, words);
  if (!cells) return { wrong: [], bad: true, sentence };
  if (status === "multiple") {
    const fitting = await facts.of({ ...puzzleOf(position), cells: digitsOn(position) }).solutions();
    return { wrong: [], bad: !fitting.cells, sentence: words(fitting.cells ? "check.possible" : "check.impossible") };
  }
  const wrong = wrongCells(position, cells);
  return { wrong, bad: wrong.length > 0, sentence: wrongDigits(wrong, layoutOf(position), words) };
}
