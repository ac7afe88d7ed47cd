/**
 * A digit key that is held. The press has entered the digit before anyone can know that the key is held, so the entry
 * is taken back.
 */

/** @typedef {ReturnType<typeof createHolding>} Holding */

/**
 * @param {Pick<import("./input.js").InputOptions, "actions" | "stateNow">} input
 * @param {AbortSignal} signal ends the listening
 * @param {(digit: number | null) => void} hold called when a digit key is held, and with null when the key is released
 */
export function createHolding({ actions, stateNow }, signal, hold) {
  /** The last key that went down, and the positions before and after it. */
  let last = { code: "", before: stateNow().position, after: stateNow().position };
  let isHeld = false;

  function release() {
    if (isHeld) hold(null);
    isHeld = false;
  }
  addEventListener(
    "keyup",
    (/** @type {KeyboardEvent} */ { code }) => {
      if (code === last.code) release();
    },
    { signal },
  );
  addEventListener("blur", release, { signal });

  return {
    /**
     * A key has done its work.
     * @param {KeyboardEvent} event
     * @param {import("../model/state.js").State} before
     * @returns {true}
     */
    pressed({ code }, before) {
      release();
      last = { code, before: before.position, after: stateNow().position };
      return true;
    },
    /**
     * Whether the event repeats a digit key that is held.
     * @param {KeyboardEvent} event
     * @param {import("../model/state.js").State} state
     * @param {import("./keys.js").Meaning} meaning
     */
    takes({ repeat, code }, { position, entry }, [name, digit]) {
      if (!repeat || code !== last.code || name !== "typeDigit" || entry.mode === "color") return false;
      if (!isHeld) {
        isHeld = true;
        if (position === last.after && position !== last.before) actions.undo();
        hold(/** @type {number} */ (digit));
      }
      return true;
    },
  };
}
