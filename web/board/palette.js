/**
 * The colours of a board by name. On a page they are the CSS custom properties `--board-<name>`; paper has a fixed palette.
 *
 * @typedef {(typeof colourNames)[number]} ColourName
 * @typedef {Record<ColourName, string>} Palette any CSS colours
 */

export const colourNames = /** @type {const} */ ([
  "paper", "given-paper", "thin-line", "thick-line", "given", "entry", "note", "answer",
  "conflict", "conflict-paper", "peer", "same", "same-line", "selected", "focused", "ring", "flash", "coordinate", "mark", "mark-paper",
  "color-1", "color-2", "color-3", "color-4", "color-5", "color-6", "color-7", "color-8", "color-9",
  "step-1", "step-1-paper", "step-2", "step-2-paper", "step-3", "step-3-paper", "step-4", "step-4-paper", "step-plain", "step-plain-paper",
  "step-place", "step-out", "step-out-paper", "step-link", "step-house", "step-house-paper", "step-cover", "step-cover-paper",
]);

/** Black on white; a given keeps no tint, so that paper stays paper. @type {Palette} */
export const printPalette = {
  "paper": "#fff", "given-paper": "none", "thin-line": "#888", "thick-line": "#000", "given": "#000", "entry": "#333",
  "note": "#555", "answer": "#333", "conflict": "#000", "conflict-paper": "none", "peer": "none", "same": "none",
  "same-line": "none", "selected": "none", "focused": "none", "ring": "none", "flash": "none", "coordinate": "#444",
  "color-1": "#adb1af", "color-2": "#fd8c87", "color-3": "#f5ae5b", "color-4": "#f1ed77", "color-5": "#93e493", "color-6": "#a9f1f0",
  "color-7": "#77b0f0", "color-8": "#cbbffc", "color-9": "#f5b8d0",
  "mark": "#999", "mark-paper": "#eee",
  "step-1": "#0064a4", "step-1-paper": "#dcecf8", "step-2": "#9a5b00", "step-2-paper": "#fdebc8", "step-3": "#95407a", "step-3-paper": "#f8e3f0",
  "step-4": "#00735a", "step-4-paper": "#d8f1e8", "step-plain": "#555", "step-plain-paper": "#eee", "step-place": "#00694f",
  "step-out": "#b83c00", "step-out-paper": "#fde3d8", "step-link": "#333", "step-house": "#4a6fa5", "step-house-paper": "#edf3fa",
  "step-cover": "#777", "step-cover-paper": "#f4f4f2",
};

/** The ground of a colour that a player gives to a cell or a candidate. @param {number} color 1 … 9 */
export const colorName = (color) => /** @type {ColourName} */ (`color-${color}`);

/**
 * Returns the palette at an element. Hidden probe elements resolve the values that a canvas does not know: `light-dark()`, `var()` and system
 * colours. All probes are made before the first colour is read, so that the browser computes styles once.
 *
 * @param {HTMLElement} element
 * @returns {Palette}
 */
export function readPalette(element) {
  const document = element.ownerDocument;
  const probe = document.createElement("span");
  probe.className = "board-probe";
  const probes = colourNames.map((name) => {
    const made = document.createElement("span");
    made.style.color = `var(--board-${name})`;
    return made;
  });
  probe.append(...probes);
  element.append(probe);
  const entries = probes.map((made, i) => [colourNames[i], getComputedStyle(made).color]);
  probe.remove();
  return /** @type {Palette} */ (Object.fromEntries(entries));
}
