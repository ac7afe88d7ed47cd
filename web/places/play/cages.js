/** The combinations of the selected cage, where the player wants them and the puzzle has cages with sums. */
import { hasSums } from "../../model/position.js";
import { computed, effect, untracked } from "../../model/signals.js";

/** @param {import("../shell/app.js").App} app @returns {{ dispose: () => void }} */
export function followCages(app) {
  const { settings, store } = app;
  const isWanted = computed(() => settings.cageLine.value && hasSums(store.signal.value.position));
  const status = /** @type {HTMLElement} */ (document.querySelector("#status"));
  let end = () => {};
  /** Counts the changes, so that a line that arrives after another change is taken away. */
  let changes = 0;

  /** @param {number} change */
  const mount = (change) =>
    app.open("rules", async (room) => {
      const ended = await room.mountCageLine(app, status);
      if (change === changes) end = ended;
      else ended();
    });

  function remove() {
    changes += 1;
    end();
    end = () => {};
  }

  const stop = effect(() => {
    const wanted = isWanted.value;
    untracked(() => {
      remove();
      if (wanted) void mount(changes);
    });
  });
  return {
    dispose() {
      stop();
      remove();
    },
  };
}
