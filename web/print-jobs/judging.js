/** Solutions, levels and ratings of puzzles that the engine has not made. */
import { cellsOf, formatLine } from "../formats/line.js";
import { findConflicts } from "../model/conflicts.js";
import { layoutNamed } from "../model/layout.js";
import { forEngine, puzzleOf } from "../model/puzzle.js";
import { isRatable } from "../model/rating.js";
import { givensOf } from "../model/hint-position.js";
import { aborted } from "./print-faults.js";

/** @typedef {import("./index.js").Making} Making */
/**
 * @typedef {{ layout: string, givens: readonly number[], givenCandidates?: readonly number[] | null, rules?: readonly
 *   string[] | null }} Puzzle
 */
/** @typedef {import("../print/job.js").Flaw} Flaw */
/** @typedef {{ solution: readonly number[] | null, flaw: Flaw | null }} Solved */

const classic = "3x3";
/**
 * A puzzle of another size or with other rules can take for ever; one that is meant to be printed hardly ever takes a
 * second.
 */
const mostSolving = 20_000;
/** On larger boards the path of the teacher takes too long for a list. */
const largestJudged = 12;

/** @param {Puzzle} puzzle */
const asked = ({ layout, givens, givenCandidates = null, rules = null }) =>
  puzzleOf({ layout, givens, givenCandidates, rules });

/** Whether the teacher judges puzzles of a layout in a moment. @param {string} layout */
export const isJudged = (layout) => (layoutNamed(layout)?.digitCount ?? Infinity) <= largestJudged;

/**
 * Solves puzzles: the classic ones of givens alone in one batch, all others one by one.
 *
 * @param {readonly Puzzle[]} puzzles @param {Making} making @returns {Promise<Solved[]>} in the order of the puzzles
 */
export async function solveAll(puzzles, { engine, longWork, signal }) {
  /** @type {Map<Puzzle, Solved>} */
  const solved = new Map();
  const isInBatch = (/** @type {Puzzle} */ { layout, givenCandidates, rules }) =>
    layout === classic && !givenCandidates && !rules;
  const batch = puzzles.filter(isInBatch);
  const others = puzzles.filter((puzzle) => !isInBatch(puzzle));
  longWork.report("solutions", 0, puzzles.length);
  /** @type {string[]} */
  const lines = [];
  for (const { givens } of batch) {
    lines.push(formatLine(givens));
    await longWork.pause();
  }
  const answers = batch.length > 0 ? await engine.solveBatch(lines, { limit: 2, signal }) : null;
  for (const [i, puzzle] of batch.entries()) {
    const { counts, solution } = /** @type {NonNullable<typeof answers>} */ (answers);
    const line = counts[i] === 1 ? solution.call(answers, i) : null;
    solved.set(
      puzzle,
      counts[i] === 1 && line
        ? { solution: cellsOf(line, classic), flaw: null }
        : { solution: null, flaw: counts[i] ? "several" : "none" },
    );
    await longWork.pause();
  }
  const { workers } = await engine.about();
  const found = await longWork.each("solutions", others, workers, (puzzle, stop) => solveOne(puzzle, engine, stop));
  for (const [i, puzzle] of others.entries()) solved.set(puzzle, found[i]);
  longWork.report("solutions", puzzles.length, puzzles.length);
  return puzzles.map((puzzle) => /** @type {Solved} */ (solved.get(puzzle)));
}

/**
 * @param {Puzzle} puzzle
 * @param {Pick<Making["engine"], "solve">} engine
 * @param {AbortSignal} signal
 * @returns {Promise<Solved>}
 */
async function solveOne(puzzle, engine, signal) {
  const { layout, givens } = puzzle;
  const shape = /** @type {import("../model/layout.js").Layout} */ (layoutNamed(layout));
  if (findConflicts(shape, givens).length > 0) return { solution: null, flaw: "none" };
  const stop = new AbortController();
  const abort = () => stop.abort();
  if (signal.aborted) throw aborted();
  signal.addEventListener("abort", abort);
  const timer = setTimeout(abort, mostSolving);
  try {
    const { status, solutions: [line] = [] } = await engine.solve(forEngine(asked(puzzle)), {
      limit: 2,
      signal: stop.signal,
    });
    if (status === "unique") return { solution: cellsOf(line, layout), flaw: null };
    return { solution: null, flaw: status === "multiple" ? "several" : "none" };
  } catch (error) {
    if (stop.signal.aborted && !signal.aborted) return { solution: null, flaw: "unknown" };
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

/**
 * Returns the level of each puzzle: null where the teacher does not find its solution, and for large boards.
 *
 * @param {readonly Puzzle[]} puzzles with exactly one solution @param {Making} making
 * @returns {Promise<(import("../model/puzzle-goal.js").LevelName | null)[]>}
 */
export async function levelsOfAll(puzzles, { engine, longWork }) {
  const { workers } = await engine.about();
  return longWork.each("levels", puzzles, workers, async (puzzle, signal) => {
    if (!isJudged(puzzle.layout)) return null;
    const { givenCandidates = null } = puzzle;
    const { solved, level } = await engine.path(forEngine(asked(puzzle)), {
      givens: givensOf(true, { givenCandidates }),
      signal,
    });
    return solved ? level : null;
  });
}

/**
 * Returns the rating of each puzzle: null for what Sudoku Explainer cannot rate.
 *
 * @param {readonly Puzzle[]} puzzles with exactly one solution @param {Making} making @returns {Promise<(number |
 *   null)[]>}
 */
export async function ratingsOfAll(puzzles, { engine, longWork }) {
  const { workers } = await engine.about();
  return longWork.each("ratings", puzzles, workers, async (puzzle, signal) => {
    if (!isRatable(asked(puzzle))) return null;
    const { status, er } = await engine.rate(forEngine(asked(puzzle)), { signal });
    return status === "rated" ? er : null;
  });
}
