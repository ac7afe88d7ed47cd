/** What the parts of the room show on the board: a step on the player's board, a temporary board. */
import { effect, untracked } from "../model/signals.js";
import { showsCandidates } from "../model/hint-position.js";

/**
 * Shows a step on the player's board, with the candidates that the step starts from where the board does not show them.
 *
 * @param {Pick<import("./teaching.js").TeachingTools, "store" | "actions">} tools
 * @param {import("../model/step.js").Step | null} step null takes away the step that was shown
 * @param {import("../model/hint-position.js").Start | null} start null where the candidates are not needed
 */
export function showStepOn({ store, actions }, step, start) {
  actions.showCandidates(start && !showsCandidates(store.state().position, start) ? start.sets : null);
  actions.showStep(step);
}

/**
 * Tells a part of the room that its temporary board is gone: another game or another part has taken the board.
 *
 * @param {Pick<import("../model/store.js").Store, "session">} store
 * @param {import("../model/session.js").TemporaryKind} kind
 * @param {() => void} forget does nothing when the part is not open
 * @returns {() => void} ends this
 */
export const whenEnded = (store, kind, forget) =>
  effect(() => {
    if (store.session.value.temporary?.kind !== kind) untracked(forget);
  });
