/**
 * Judges the puzzles of work for a class: whether each has exactly one solution, and its level. The puzzles are judged
 * one after the other, because each asks the engine.
 */

/** @typedef {import("../model/class-sheet.js").Task} Task */
/** @typedef {import("../model/class-sheet.js").PuzzleTask} PuzzleTask */

/**
 * @typedef {object} JudgeTools
 * @property {(task: PuzzleTask, signal: AbortSignal) => Promise<boolean>} isUnique whether a puzzle has exactly one
 *   solution
 * @property {(task: PuzzleTask, signal: AbortSignal) => Promise<string | null>} levelOfPuzzle
 */

/** @param {JudgeTools} tools @param {() => void} changed called when more is known of a puzzle */
export function createTaskJudge({ isUnique, levelOfPuzzle }, changed) {
  /** Levels of puzzles, as far as they are known. @type {Map<Task, string>} */
  const levels = new Map();
  /** Puzzles that have exactly one solution, or of which the engine says nothing. @type {Set<Task>} */
  const sound = new Set();
  /** Puzzles that do not have exactly one solution. They are no tasks. @type {Set<Task>} */
  const leftOut = new Set();
  let judging = new AbortController();

  return {
    /** @param {Task} task */
    isLeftOut: (task) => leftOut.has(task),
    /** Whether it is still unknown if a task is a task. @param {Task} task */
    isWaiting: (task) => task.kind === "puzzle" && !sound.has(task) && !leftOut.has(task),
    /** The level of the engine; undefined while it is not known. @param {Task} task */
    levelOf: (task) => levels.get(task),

    /** Judges tasks in place of those before. What is known of a task stays. @param {readonly Task[]} tasks */
    async judge(tasks) {
      judging.abort();
      const { signal } = (judging = new AbortController());
      for (const task of tasks) {
        if (task.kind !== "puzzle" || levels.has(task) || leftOut.has(task)) continue;
        // A puzzle about which the engine says nothing stays a task.
        const isSound = sound.has(task) || (await isUnique(task, signal).catch(() => true));
        if (signal.aborted) return;
        (isSound ? sound : leftOut).add(task);
        changed();
        const level = isSound ? await levelOfPuzzle(task, signal).catch(() => null) : null;
        if (signal.aborted) return;
        if (level) levels.set(task, level);
        changed();
      }
    },

    dispose: () => judging.abort(),
  };
}
