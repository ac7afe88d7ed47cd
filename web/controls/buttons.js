/** What the buttons beside the board share. */

/** Lets a press with the mouse leave the focus where it is. @param {MouseEvent} event */
export const keepFocus = (event) => event.preventDefault();

/**
 * Marks a button as disabled or not. A disabled button stays focusable, so that the focus is not lost.
 * @param {HTMLElement | undefined} button
 * @param {boolean} isAble
 */
export const enable = (button, isAble) => button?.setAttribute("aria-disabled", String(!isAble));

/** Returns a listener for presses on a button that acts unless the button is disabled. @param {() => unknown} act */
export const ifEnabled =
  (act) =>
  (/** @type {{ currentTarget: HTMLElement }} */ { currentTarget }) => {
    if (currentTarget.getAttribute("aria-disabled") !== "true") void act();
  };
