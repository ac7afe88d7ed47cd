/**
 * In how many solutions each candidate of the puzzle that is entered occurs, while rules are drawn. Each change stops
 * what was asked about the puzzle before, a question has a budget, and a finding is always about the puzzle of now.
 * Headless.
 *
 * @typedef {import("../../model/position.js").Position} Position
 * @typedef {import("./rule-questions.js").Part} Part
 *
 * @typedef {object} Finding
 * @property {"off" | "counting" | "failed" | "none" | "unique" | "several"} status "off": nothing is asked; "none":
 *   there is no solution
 * @property {number} fraction of the work that is under way; 1 when nothing is
 * @property {Position | null} position with the puzzle that the finding is about
 * @property {readonly (readonly number[])[]} candidates of each cell
 * @property {readonly (readonly number[])[]} counts of each digit of each cell, up to `most`
 * @property {readonly Part[] | null} unnecessary rules and givens of a puzzle with one solution that can each be left
 *   out; null while they are not known
 * @property {unknown} error of the engine
 */
import { backgroundBudget, withinBudget } from "../../model/budget.js";
import { samePuzzle } from "../../model/position.js";
import { forEngine, puzzleOf } from "../../model/puzzle.js";
import { computed, effect, signal } from "../../model/signals.js";

/** So many solutions of a candidate are counted. */
export const most = 8;
/** The setter rests for this time before the solutions are counted. */
const restMilliseconds = 150;
/** Search nodes of the question which rules can go: a second or two. */
const mostNodes = 60_000;

/** @type {Finding} */
const off = { status: "off", fraction: 1, position: null, candidates: [], counts: [], unnecessary: null, error: null };

/**
 * @param {{ engine: Pick<import("../shell/page-engine.js").Engine, "candidates" | "unnecessaryRules" | "ready">, store:
 *   Pick<import("../../model/store.js").Store, "own"> }} page
 * @param {() => boolean} isWanted as signals have it
 * @param {{ rest?: number }} [options] milliseconds
 */
export function watchCounts({ engine, store }, isWanted, { rest = restMilliseconds } = {}) {
  const now = signal(off);
  /** The last puzzle: a state changes much more often than its puzzle. @type {Position | null} */
  let last = null;
  const subject = computed(() => {
    const { position, activity } = store.own.value;
    if (!isWanted() || activity !== "enter" || !position.rules) return null;
    if (!last || !samePuzzle(last, position)) last = position;
    return last;
  });

  const dispose = effect(() => {
    const position = subject.value;
    now.value = position ? { ...off, status: "counting", fraction: 0, position } : off;
    if (!position) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => void count(position, leaving.signal), rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  });

  /**
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} question
   * @param {AbortSignal} leaving
   */
  const budgeted = (question, leaving) => withinBudget(backgroundBudget, question, leaving, engine.ready());

  /** @param {Position} position @param {AbortSignal} leaving */
  async function count(position, leaving) {
    /** What arrives after another change is dropped. @param {Partial<Finding>} found */
    const find = (found) => {
      if (!leaving.aborted) now.value = { ...now.peek(), ...found };
    };
    const onProgress = (/** @type {{ fraction: number }} */ { fraction }) => find({ fraction });
    const puzzle = forEngine(puzzleOf(position));
    try {
      const { candidates, weights = [] } = await budgeted(
        (signal) => engine.candidates(puzzle, { weights: true, limit: most, signal, onProgress }),
        leaving,
      );
      const counts = weights.map((ofCell) => Array.from(ofCell, Number));
      const status = statusOf(candidates);
      find({ status, candidates, counts, fraction: status === "unique" ? 0 : 1 });
      if (status !== "unique" || leaving.aborted) return;
      const { state, eachAlone, complete } = await budgeted(
        (signal) => engine.unnecessaryRules(puzzle, { nodes: mostNodes, signal, onProgress }),
        leaving,
      );
      find({ fraction: 1, unnecessary: state === "found" && (complete || eachAlone.length) ? eachAlone : null });
    } catch (error) {
      find({ fraction: 1, error, ...(now.peek().status === "counting" && { status: "failed" }) });
    }
  }

  return { now: /** @type {import("../../model/signals.js").ReadonlySignal<Finding>} */ (now), dispose };
}

/** @param {readonly (readonly number[])[]} candidates */
function statusOf(candidates) {
  if (candidates.some(({ length }) => length === 0)) return "none";
  return candidates.every(({ length }) => length === 1) ? "unique" : "several";
}
