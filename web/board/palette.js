/**
 * The colours of a board by name. On a page they are the CSS custom properties `--board-<name>`; paper has a fixed palette.
 *
 * @typedef {(typeof colourNames)[number]} ColourName
 * @typedef {Record<ColourName, string>} Palette any CSS colours
 */

export const colourNames = /** @type {const} */ ([
  "paper", "given-paper", "thin-line", "thick-line", "given", "entry", "note", "answer",
  "conflict", "conflict-paper", "peer", "same", "selected", "ring", "mark", "mark-paper",
  "step-1", "step-1-paper", "step-2", "step-2-paper", "step-3", "step-3-paper", "step-4", "step-4-paper", "step-plain", "step-plain-paper",
  "step-place", "step-out", "step-out-paper", "step-link", "step-house", "step-house-paper", "step-cover", "step-cover-paper",
]);

/** Black on white; a given keeps no tint, so that paper stays paper. @type {Palette} */
export const printPalette = {
  "paper": "#fff", "given-paper": "none", "thin-line": "#888", "thick-line": "#000", "given": "#000", "entry": "#333",
  "note": "#555", "answer": "#333", "conflict": "#000", "conflict-paper": "none", "peer": "none", "same": "none",
  "selected": "none", "ring": "none", "mark": "#999", "mark-paper": "#eee",
  "step-1": "#0064a4", "step-1-paper": "#dcecf8", "step-2": "#9a5b00", "step-2-paper": "#fdebc8", "step-3": "#95407a", "step-3-paper": "#f8e3f0",
  "step-4": "#00735a", "step-4-paper": "#d8f1e8", "step-plain": "#555", "step-plain-paper": "#eee", "step-place": "#00694f",
  "step-out": "#b83c00", "step-out-paper": "#fde3d8", "step-link": "#333", "step-house": "#4a6fa5", "step-house-paper": "#edf3fa",
  "step-cover": "#777", "step-cover-paper": "#f4f4f2",
};

/**
 * Returns the palette at an element. A hidden probe element resolves the values that a canvas does not know: `light-dark()`, `var()`
 * and system colours.
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
