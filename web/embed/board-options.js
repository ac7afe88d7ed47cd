/** The attributes of the element. Each is also an option that the address of a frame, or a message to it, may set. */
export const optionNames = /** @type {const} */ ([
  "puzzle",
  "layout",
  "rules",
  "lang",
  "mode",
  "controls",
  "hints",
  "step",
  "technique",
  "theme",
]);

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

/**
 * Properties that were set before the element was defined hide its accessors. They are removed and set again as
 * attributes.
 * @param {HTMLElement} element
 * @param {readonly string[]} names
 */
export function adoptProperties(element, names) {
  for (const name of names.filter((each) => Object.hasOwn(element, each))) {
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
