/** What the parts of the room show on the board: a step on the player's board, a temporary board. */
import { computed } from "../model/signals.js";
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
 * Returns what a part of the room has put on the temporary board, as a signal: null while another board is shown.
 *
 * @template T
 * @param {Pick<import("../model/store.js").Store, "session">} store
 * @param {import("../model/session.js").TemporaryKind} kind
 * @returns {import("../model/signals.js").ReadonlySignal<T | null>}
 */
export const shownAbout = (store, kind) =>
  computed(() => {
    const { temporary } = store.session.value;
    return temporary?.kind === kind ? /** @type {T} */ (temporary.about) : null;
  });
