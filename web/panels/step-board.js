/** A step on the player's board, with the candidates that it starts from where the board does not have them. */
import { showsCandidates } from "../model/teaching.js";

/**
 * @param {Pick<import("./page-tools.js").Page, "store" | "actions">} page
 * @param {import("../model/step.js").Step | null} step null takes away what was shown
 * @param {import("../model/teaching.js").Start | null} start null where the candidates say nothing
 */
export function showStepOn({ store, actions }, step, start) {
  actions.showCandidates(start && !showsCandidates(store.state().position, start) ? start.sets : null);
  actions.showStep(step);
}
