/** Presses and keys that an extension has a use for. They come before the board's own input, which has all others. */

/** @typedef {import("./extension.js").Extension} Extension */
/** @typedef {import("./extension.js").Listened} Listened */

/**
 * @param {object} uses
 * @param {(place: ReturnType<Listened["placeOf"]>) => (() => void) | null} uses.hit the use for a press at a place of
 *   the board. The use is made where the press is released, so that moving away takes the press back
 * @param {(event: KeyboardEvent) => boolean} uses.keys has a use for a key while the board has the focus
 * @returns {NonNullable<Extension["listen"]>} `listen` of the extension
 */
export const listening =
  ({ hit, keys }) =>
  ({ element, placeOf }) => {
    const binding = new AbortController();
    const options = { capture: true, signal: binding.signal };
    /** Whether the press that is not released yet belongs to the extension. */
    let isHit = false;

    element.addEventListener(
      "pointerdown",
      (event) => {
        const isPlain = event.button === 0 && event.isPrimary && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        isHit = isPlain && hit(placeOf(event)) !== null;
        if (isHit) take(event);
      },
      options,
    );
    element.addEventListener(
      "click",
      (event) => {
        if (isHit) {
          take(event);
          hit(placeOf(event))?.();
        }
        isHit = false;
      },
      options,
    );
    element.addEventListener(
      "keydown",
      (event) => {
        if (keys(event)) take(event);
      },
      options,
    );
    return () => binding.abort();
  };

/** @param {Event} event */
function take(event) {
  event.preventDefault();
  event.stopPropagation();
}
