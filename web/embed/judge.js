/**
 * Words what is known about the puzzle on the board. Loaded when it is first asked. A question belongs to the board: it
 * is stopped when the board changes or is taken from its page, and how many solutions there are has a budget.
 */
import { conflictSentence } from "../board/conflict-words.js";
import { wrongDigits } from "../controls/wrong-digits.js";
import { backgroundBudget, withinBudget } from "../model/budget.js";
import { conflictsOn } from "../model/conflicts.js";
import { puzzleOf } from "../model/puzzle.js";
import { digitsOn, layoutOf } from "../model/position.js";
import { wrongCells } from "../model/progress.js";
import { ask } from "../model/question.js";
import { isRatable } from "../model/rating.js";
import { facts } from "./board-facts.js";
import { solvedPosition } from "./solved-position.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("../i18n/words.js").Words} Words */
/** @typedef {import("../model/facts.js").Solutions["status"]} Status */
/**
 * @typedef {{ status: Status, cells: readonly number[] | null, sentence: string }} Solved
 * @typedef {Solved & { solved: import("../model/position.js").Position | null }} SolvedBoard `solved`: the board with
 *   the solution in every cell; null where there is none
 */
/** @typedef {{ wrong: readonly number[], bad: boolean, sentence: string }} Checked `wrong`: cells */
/** @typedef {import("./answers-told.js").Hardness} Hardness */
/**
 * @typedef {Parameters<typeof ask>[0] & { words: Words }} Board
 */
/**
 * @template T
 * @typedef {(board: Omit<Board, "about"> & { about: "position" }) => Promise<T | null>} Question null when the board
 *   has changed or was left
 */

/** @type {Question<SolvedBoard>} */
export const solveBoard = (board) =>
  ask(
    board,
    async (state, signal) => {
      const found = await solve(state, board.words, signal);
      return { ...found, solved: found.cells && solvedPosition(state.position, found.cells) };
    },
    itself,
  );

/**
 * Finds the wrong entries. If the puzzle has several solutions, no entry is wrong as long as one solution contains all
 * entries.
 * @type {Question<Checked>}
 */
export const checkBoard = (board) => ask(board, (state, signal) => check(state, board.words, signal), itself);

/**
 * Rejects with the code "no-rating" when the puzzle does not have exactly one solution.
 * @type {Question<Hardness>}
 */
export const rateBoard = (board) => ask(board, ({ position }, signal) => rate(position, signal), itself);

/** @template T @param {T} answer */
const itself = (answer) => answer;

/** @param {import("../model/puzzle.js").Puzzle} puzzle @param {AbortSignal} signal */
const solutionsOf = (puzzle, signal) =>
  withinBudget(backgroundBudget, (stopped) => facts.of(puzzle).solutions({ signal: stopped }), signal, facts.ready());

/** @param {State} state @param {Words} words @param {AbortSignal} signal @returns {Promise<Solved>} */
async function solve(state, words, signal) {
  const { position } = state;
  const { status, cells } = await solutionsOf(puzzleOf(position), signal);
  if (status === "conflict") {
    const [conflict] = conflictsOn({ ...position, entries: position.givens.map(() => 0), answers: null });
    if (conflict)
      return { status, cells, sentence: words("solve.conflict", { first: conflictSentence(conflict, words, state) }) };
  }
  if (!cells) return { status, cells, sentence: words("solve.none") };
  return { status, cells, sentence: words(status === "unique" ? "solve.done" : "solve.first") };
}

/** @param {State} state @param {Words} words @param {AbortSignal} signal @returns {Promise<Checked>} */
async function check(state, words, signal) {
  const { position } = state;
  if (!position.entries.some(Boolean)) return { wrong: [], bad: false, sentence: words("check.nothing") };
  const { status, cells, sentence } = await solve(state, words, signal);
  if (!cells) return { wrong: [], bad: true, sentence };
  if (status === "multiple") {
    const fitting = await solutionsOf({ ...puzzleOf(position), cells: digitsOn(position) }, signal);
    return { wrong: [], bad: !fitting.cells, sentence: words(fitting.cells ? "check.possible" : "check.impossible") };
  }
  const wrong = wrongCells(position, cells);
  return { wrong, bad: wrong.length > 0, sentence: wrongDigits(wrong, layoutOf(position), words) };
}

/** @param {State["position"]} position @param {AbortSignal} signal @returns {Promise<Hardness>} */
async function rate(position, signal) {
  const puzzle = puzzleOf(position);
  const known = facts.of(puzzle);
  const { status } = await solutionsOf(puzzle, signal);
  if (status !== "unique")
    throw Object.assign(new Error("The puzzle does not have exactly one solution."), { code: "no-rating" });
  const path = await known.path({ signal });
  const isKnown = typeof path === "object";
  const { level, hardest } = isKnown ? path : { level: null, hardest: null };
  const pathCut = isKnown ? Boolean(path.isCut) : path === "cut";
  if (!isRatable(puzzle)) return { level, hardest, pathCut, er: null, ep: null, ed: null };
  const { er, ep, ed } = await known.rating({ signal });
  return { level, hardest, pathCut, er, ep, ed };
}
