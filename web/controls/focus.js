/** Where the focus is, and whether keys and the clipboard belong to what has the focus. */

/**
 * Whether the player is typing into a field. A field of a dialog that has just closed keeps the focus for a moment, and
 * is no field any more.
 * @param {EventTarget | null} target
 */
export function inTextField(target) {
  return (
    target instanceof HTMLElement &&
    target.matches("input, textarea, select, [contenteditable]") &&
    target.checkVisibility()
  );
}

/**
 * Returns the focused element in the document or in the shadow root of an element.
 * @param {Node} node
 * @returns {HTMLElement | null}
 */
export function focusedBeside(node) {
  const { activeElement } = /** @type {Document | ShadowRoot} */ (node.getRootNode());
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}

/**
 * Gives the focus to an element if the element is still on the page and visible.
 * @param {HTMLElement | null | undefined} element
 * @returns {boolean} whether the element has the focus
 */
export function giveFocus(element) {
  if (!element?.isConnected || !element.checkVisibility()) return false;
  element.focus({ preventScroll: true });
  return focusedBeside(element) === element;
}
