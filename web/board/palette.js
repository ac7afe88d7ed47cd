/**
 * The colours of a board by name. On a page they are the CSS custom properties `--board-<name>`; a sheet of paper has
 * its own.
 *
 * @typedef {(typeof colourNames)[number]} ColourName
 * @typedef {Record<ColourName, string>} Palette any CSS colours
 */

export const colourNames = /** @type {const} */ ([
  "paper", "given-paper", "thin-line", "thick-line", "given", "entry", "note", "answer",
  "conflict", "conflict-paper", "peer", "same", "selected", "ring", "mark", "mark-paper",
]);

/** Black on white; a given keeps no tint, so that paper stays paper. @type {Palette} */
export const printPalette = {
  "paper": "#fff", "given-paper": "none", "thin-line": "#888", "thick-line": "#000", "given": "#000", "entry": "#333",
  "note": "#555", "answer": "#333", "conflict": "#000", "conflict-paper": "none", "peer": "none", "same": "none",
  "selected": "none", "ring": "none", "mark": "#999", "mark-paper": "#eee",
};

/**
 * The palette that holds at an element. A probe resolves what canvas cannot: `light-dark()`, `var()`, system colours.
 *
 * @param {HTMLElement} element
 * @returns {Palette}
 */
export function readPalette(element) {
  const probe = element.ownerDocument.createElement("span");
  probe.className = "board-probe";
  element.append(probe);
  const computed = getComputedStyle(probe);
  const entries = colourNames.map((name) => {
    probe.style.color = `var(--board-${name})`;
    return [name, computed.color];
  });
  probe.remove();
  return /** @type {Palette} */ (Object.fromEntries(entries));
}
