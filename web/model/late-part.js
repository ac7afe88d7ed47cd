/**
 * Loads a part of the board when a state first needs it.
 *
 * @template State
 * @template {string} Part
 * @param {(state: State) => Part | "" | null | undefined} partOf the name of the part that a state needs
 * @param {(part: Part) => Promise<unknown>} load
 * @param {(error: unknown) => void} [failed] called at each failure; the next state that needs the part asks again
 * @returns {(state: State) => void} called for each state
 */
export function latePart(partOf, load, failed = () => {}) {
  /** @type {Part | undefined} */
  let asked;
  return (state) => {
    const part = partOf(state);
    if (part && part !== asked)
      load((asked = part)).catch((error) => {
        asked = undefined;
        failed(error);
      });
  };
}
