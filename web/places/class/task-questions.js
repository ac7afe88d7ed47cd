/** What is asked of the engine about the puzzles of work for a class, each question with a budget of time. */
import { backgroundBudget, withinBudget } from "../../model/budget.js";
import { puzzleOfTask } from "../../model/class-puzzles.js";

/**
 * @param {Pick<import("../shell/app.js").App, "facts">} app
 * @returns {import("../../teacher/task-judge.js").JudgeTools} each question rejects with "search-limit" after its
 *   budget
 */
export function taskQuestions({ facts }) {
  /**
   * @template {"solutions" | "path"} Q
   * @param {Q} question
   * @param {import("../../model/class-sheet.js").PuzzleTask} task
   * @param {AbortSignal} signal
   * @returns {Promise<NonNullable<import("../../model/facts.js").Known[Q]>>}
   */
  const asked = (question, task, signal) =>
    withinBudget(
      backgroundBudget,
      (stopped) => /** @type {Promise<any>} */ (facts.of(puzzleOfTask(task))[question]({ signal: stopped })),
      signal,
      facts.ready(),
    );
  return {
    isUnique: async (task, signal) => (await asked("solutions", task, signal)).status === "unique",
    levelOfPuzzle: async (task, signal) => {
      const path = await asked("path", task, signal);
      return typeof path === "object" ? path.level : null;
    },
  };
}
