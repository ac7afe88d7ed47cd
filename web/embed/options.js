/** What an address or a message may set; the names are those of the element's attributes. */
export const optionNames = /** @type {const} */ (["puzzle", "layout", "lang", "mode", "controls", "theme"]);

/**
 * Sets an option of the board, and with it what the page of the frame shares: its language and its theme.
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
