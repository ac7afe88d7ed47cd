/** The next input of the player: a press of a pointer or of a key. */

export const inputs = /** @type {const} */ (["pointerdown", "keydown"]);

/**
 * Calls `act` once, at the next input of any kind, before any other listener to the input.
 *
 * @param {Pick<EventTarget, "addEventListener">} document
 * @param {() => void} act
 */
export function atNextInput(document, act) {
  const waiting = new AbortController();
  const come = () => {
    // The other kind of input would come later, or never.
    waiting.abort();
    act();
  };
  for (const name of inputs) document.addEventListener(name, come, { capture: true, signal: waiting.signal });
}
