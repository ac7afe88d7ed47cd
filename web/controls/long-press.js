/** Long presses on buttons: a press that lasts is no click. */

/** Milliseconds after which a press is long. */
const longPress = 450;

/**
 * @param {HTMLElement} element contains the buttons
 * @param {(target: Element) => (() => void) | null} begin called when a press has become long; returns what ends it, or
 *   null where nothing can be held
 * @returns {() => void} the unbinder
 */
export function bindLongPress(element, begin) {
  const binding = new AbortController();
  let timer = 0;
  /** @type {(() => void) | null} */
  let end = null;
  let wasLong = false;

  function release() {
    clearTimeout(timer);
    end?.();
    end = null;
  }

  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ listener, capture = false) =>
    element.addEventListener(type, listener, { capture, signal: binding.signal });
  on("pointerdown", ({ target, button, isPrimary }) => {
    release();
    wasLong = false;
    if (button !== 0 || !isPrimary) return;
    timer = window.setTimeout(() => {
      end = begin(/** @type {Element} */ (target));
      wasLong = end !== null;
    }, longPress);
  });
  for (const type of ["pointerup", "pointercancel", "pointerleave"]) on(type, release);
  // The click that ends a long press must not reach the button.
  on(
    "click",
    (event) => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  on("contextmenu", (event) => {
    if (wasLong) event.preventDefault();
  });
  return () => {
    release();
    binding.abort();
  };
}
