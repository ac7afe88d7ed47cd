/**
 * All steps of the player's position, by technique. A path or an exercise that is on the board gives way. Headless.
 *
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {object} FoundSteps
 * @property {readonly Step[]} steps
 * @property {readonly [technique: string, steps: Step[]][]} groups
 * @property {import("../model/position.js").Position} position
 * @property {import("../model/hint-position.js").Start} start
 * @property {import("./first-look.js").Given} given
 */
import { ask } from "../model/question.js";
import { effect, signal as createSignal } from "../model/signals.js";
import { startOf, withStep } from "../model/hint-position.js";
import { asPlayed } from "../model/step.js";
import { byTechnique, isSingle } from "../model/walk.js";
import { foundInstead, teachingOf } from "./first-look.js";
import { showStepOn } from "./step-board.js";

/** @param {import("./teaching.js").PartTools} tools */
export function createAllSteps({ engine, store, actions, without, firstLook, opening }) {
  /** The steps of the position on the board. */
  const current = createSignal(/** @type {FoundSteps | null} */ (null));
  const shown = createSignal(/** @type {Step | null} */ (null));

  /** @type {() => void} */
  const release = effect(() => {
    if (store.signal.value.position !== current.peek()?.position) close();
  });

  function close() {
    if (!current.peek()) return;
    current.value = shown.value = null;
    showStepOn({ store, actions }, null, null);
  }

  /**
   * @param {import("../model/position.js").Position} position the player's
   * @param {AbortSignal} signal
   * @returns {Promise<FoundSteps | { before: import("./first-look.js").Before }>}
   */
  async function search(position, signal) {
    const { before, given } = await firstLook.look(position, signal);
    if (before) return { before };
    const start = startOf(position);
    let found;
    try {
      found = await engine.steps(start.state, { ...teachingOf(position, given, without.peek()), signal });
    } catch (error) {
      return { before: foundInstead(error, position) };
    }
    const steps = /** @type {Step[]} */ (found).map(asPlayed);
    return { steps, groups: byTechnique(steps), position, start, given };
  }

  const allSteps = {
    current,
    /** The step on the board. */
    shown,

    /**
     * Finds the steps. Returns what has to be told instead when there are none to look for.
     * @param {AbortSignal} signal
     * @returns {Promise<{ position: import("../model/position.js").Position, before: import("./first-look.js").Before }
     *   | null>}
     */
    find: (signal) =>
      ask(
        { store, about: "position", signal },
        ({ position }, asked) => search(position, asked),
        (found, { position }) => {
          if ("before" in found) return { position, before: found.before };
          opening(allSteps);
          shown.value = null;
          showStepOn({ store, actions }, null, null);
          current.value = found;
          return null;
        },
      ),

    /** @param {Step} step one of the steps found */
    show(step) {
      const found = current.peek();
      if (!found) return;
      shown.value = step;
      showStepOn({ store, actions }, step, isSingle(step) ? null : found.start);
    },

    /** Takes the step away from the board. */
    hide() {
      shown.value = null;
      showStepOn({ store, actions }, null, null);
    },

    /** Makes the step that is shown on the player's board. @returns {boolean} whether there was a step */
    apply() {
      const [found, step] = [current.peek(), shown.peek()];
      if (!found || !step) return false;
      actions.goTo(withStep(found.position, step));
      return true;
    },

    /** Closes the list. @returns {(() => void) | null} shows the list again; null when none was open */
    pause() {
      const found = current.peek();
      close();
      return (
        found &&
        (() => {
          if (store.state().position !== found.position) return;
          opening(allSteps);
          current.value = found;
        })
      );
    },

    close,
    dispose: release,
  };
  return allSteps;
}

/** @typedef {ReturnType<typeof createAllSteps>} AllSteps */
