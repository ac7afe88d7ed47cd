/** The attributes of the element. Each is also an option that the address of a frame, or a message to it, may set. */
export const optionNames = /** @type {const} */ (["puzzle", "layout", "rules", "lang", "mode", "controls", "hints", "step", "technique", "theme"]);

/**
 * Sets an option of the board. Language and theme are also set for the page in the frame.
 *
 * @param {HTMLElement} board
 * @param {(typeof optionNames)[number]} name
 * @param {string} value
 */
export function setOption(board, name, value) {
  const { documentElement: root } = document;
  if (name === "lang") root.lang = value;
  if (name === "theme") root.dataset.theme = value;
  board.setAttribute(name, value);
}
