/** Words what is known about the puzzle on the board. Loaded when it is first asked. */
import { conflictSentence } from "../board/conflict-words.js";
import { wrongDigits } from "../controls/wrong-digits.js";
import { conflictsOn } from "../model/conflicts.js";
import { puzzleOf } from "../model/puzzle.js";
import { digitsOn, layoutOf } from "../model/position.js";
import { wrongCells } from "../model/progress.js";
import { isRatable } from "../model/rating.js";
import { facts } from "./board-facts.js";

/** @typedef {import("../model/position.js").Position} Position */
/** @typedef {import("../i18n/words.js").Words} Words */
/** @typedef {import("../model/facts.js").Solutions["status"]} Status */
/** @typedef {{ status: Status, cells: readonly number[] | null, sentence: string }} Solved */
/** @typedef {{ wrong: readonly number[], bad: boolean, sentence: string }} Checked `wrong`: cells */
/** @typedef {import("./answers-told.js").Hardness} Hardness */

/** @param {Position} position @param {Words} words @returns {Promise<Solved>} */
export async function solveBoard(position, words) {
  const { status, cells } = await facts.of(puzzleOf(position)).solutions();
  if (status === "conflict") {
    const [conflict] = conflictsOn({ ...position, entries: position.givens.map(() => 0), answers: null });
    if (conflict)
      return {
        status,
        cells,
        sentence: words("solve.conflict", { first: conflictSentence(conflict, words, layoutOf(position)) }),
      };
  }
  if (!cells) return { status, cells, sentence: words("solve.none") };
  return { status, cells, sentence: words(status === "unique" ? "solve.done" : "solve.first") };
}

/**
 * Finds the wrong entries. If the puzzle has several solutions, no entry is wrong as long as one solution contains all
 * entries.
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

/**
 * Rejects with the code "no-rating" when the puzzle does not have exactly one solution.
 * @param {Position} position
 * @returns {Promise<Hardness>}
 */
export async function rateBoard(position) {
  const puzzle = puzzleOf(position);
  const known = facts.of(puzzle);
  const { status } = await known.solutions();
  if (status !== "unique")
    throw Object.assign(new Error("The puzzle does not have exactly one solution."), { code: "no-rating" });
  const path = await known.path();
  const { level, hardest } = path === "unsolved" ? { level: null, hardest: null } : path;
  if (!isRatable(puzzle)) return { level, hardest, er: null, ep: null, ed: null };
  const { er, ep, ed } = await known.rating();
  return { level, hardest, er, ep, ed };
}
