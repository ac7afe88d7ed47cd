/** Asks the engine about a position and words its answer. */
import { conflictSentence } from "../board/announcer.js";
import { findConflicts } from "../model/conflicts.js";
import { cellName } from "../model/layout.js";
import { digitsOn, layoutOf } from "../model/position.js";
import { wrongCells } from "../model/progress.js";
import { parseLine } from "../formats/line.js";
import { sharedEngine } from "./engine.js";

/** @typedef {import("../model/position.js").Position} Position */
/** @typedef {import("../i18n/words.js").Words} Words */
/** @typedef {"unique" | "multiple" | "none" | "conflict" | "stopped"} Status */
/** @typedef {{ status: Status, cells: readonly number[] | null, sentence: string }} Solved */

/** @param {Position} position @param {Words} words @returns {Promise<Solved>} */
export async function solveBoard(position, words) {
  const [conflict] = findConflicts(layoutOf(position), position.givens);
  if (conflict) {
    const sentence = words("solve.conflict", { first: conflictSentence(conflict, words, layoutOf(position)) });
    return { status: "conflict", cells: null, sentence };
  }
  const { status, cells } = await ask(position, position.givens);
  if (!cells) return { status, cells, sentence: words("solve.none") };
  return { status, cells, sentence: words(status === "unique" ? "solve.done" : "solve.first") };
}

/**
 * Finds the wrong entries. If the puzzle has several solutions, no entry is wrong as long as one solution contains all entries.
 *
 * @param {Position} position
 * @param {Words} words
 * @returns {Promise<{ wrong: string[], bad: boolean, sentence: string }>}
 */
export async function checkBoard(position, words) {
  if (!position.entries.some(Boolean)) return { wrong: [], bad: false, sentence: words("check.nothing") };
  const { status, cells, sentence } = await solveBoard(position, words);
  if (!cells) return { wrong: [], bad: true, sentence };
  if (status === "multiple") {
    const { cells: fitting } = await ask(position, digitsOn(position));
    return { wrong: [], bad: !fitting, sentence: words(fitting ? "check.possible" : "check.impossible") };
  }
  const wrong = wrongCells(position, cells).map((cell) => cellName(layoutOf(position), cell));
  const verdict = wrong.length ? words("check.wrong", { count: wrong.length, cells: wrong.join(", ") }) : words("check.right");
  return { wrong, bad: wrong.length > 0, sentence: verdict };
}

/** @param {Position} position @param {readonly number[]} digits @returns {Promise<{ status: Status, cells: readonly number[] | null }>} */
async function ask({ layout }, digits) {
  const engine = await sharedEngine();
  const { status, solutions } = await engine.solve({ layout, cells: [...digits] }, { limit: 2 });
  const read = solutions.length ? parseLine(solutions[0], layout) : null;
  return { status, cells: read && "puzzle" in read ? read.puzzle.cells : null };
}
