/** Finds out by what the digits of a puzzle with fog are right. */
import { backgroundBudget, withinBudget } from "./budget.js";
import { puzzleOf } from "./puzzle.js";

/**
 * @param {import("./facts.js").FactsStore} facts
 * @param {import("./position.js").Position} position
 * @param {AbortSignal} signal
 * @returns {Promise<import("./fog.js").Measure>} null where the engine finds no answer in its budget; rejects when the
 *   signal is aborted
 */
export async function findMeasure(facts, position, signal) {
  try {
    const { status, cells } = await withinBudget(
      backgroundBudget,
      (stopped) => facts.of(puzzleOf(position)).solutions({ signal: stopped }),
      signal,
      facts.ready(),
    );
    return status === "multiple" ? "any" : status === "unique" ? cells : null;
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
