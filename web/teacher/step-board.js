/** Shows a step on the player's board, with the candidates that the step starts from where the board does not show them. */
import { showsCandidates } from "../model/teaching.js";

/**
 * @param {Pick<import("./teaching.js").TeachingTools, "store" | "actions">} tools
 * @param {import("../model/step.js").Step | null} step null takes away the step that was shown
 * @param {import("../model/teaching.js").Start | null} start null where the candidates are not needed
 */
export function showStepOn({ store, actions }, step, start) {
  actions.showCandidates(start && !showsCandidates(store.state().position, start) ? start.sets : null);
  actions.showStep(step);
}
