/** The colours of a board on paper, without the colours of rules (print-palette.js): black on white; a given keeps no tint, so that paper stays paper. @type {Record<(typeof import("./palette.js").colourNames)[number], string>} */
export const plainPrintPalette = {
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
