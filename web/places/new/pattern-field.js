/**
 * The field in which the cells with givens are painted. A stroke paints the images of each cell under the chosen
 * symmetry too. The first cell of a stroke decides whether the stroke sets givens or clears them.
 */
import { enable } from "../../controls/buttons.js";
import { h } from "../../controls/dom.js";
import { imagesOf } from "../../model/pattern.js";
import { createDrawing, createPaintGrid } from "./paint-grid.js";

/** @typedef {import("../../model/layout.js").Layout} Layout */

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {object} options
 * @param {() => import("../../model/pattern.js").Symmetry} options.symmetry of the brush
 * @param {(cellCount: number) => number[] | null} options.ofBoard the pattern of the givens on the board; null when the
 *   board is blank or has another number of cells
 * @param {() => void} options.changed
 */
export function patternField(words, { symmetry, ofBoard, changed }) {
  /** @type {readonly number[]} */
  let regions = [];
  let drawing = createDrawing(/** @type {number[]} */ ([]), show);
  let mark = 1;
  const side = () => Math.sqrt(regions.length);
  const grid = createPaintGrid({
    label: words("pattern.grid"),
    begin: (cell) => {
      mark = drawing.values()[cell] ? 0 : 1;
      drawing.begin();
    },
    paint: (cell) => {
      for (const image of imagesOf(cell, side(), symmetry())) drawing.paint(image, mark);
    },
    end: () => drawing.end(),
    undo: () => drawing.undo(),
  });
  const count = h("p", { class: "pattern-count", "aria-live": "polite" });
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", class: "quiet", onclick }, label);
  const undo = button(words("tools.undo"), () => drawing.undo());
  const clear = button(words("pattern.clear"), () => drawing.replace(regions.map(() => 0)));
  const board = button(words("pattern.of-board"), () => {
    const pattern = ofBoard(regions.length);
    if (pattern) drawing.replace(pattern);
  });

  function show() {
    const values = drawing.values();
    grid.update(regions, (cell, i) => {
      cell.dataset.mark = String(values[i]);
      cell.setAttribute(
        "aria-label",
        words("pattern.cell", {
          row: Math.floor(i / side()) + 1,
          column: (i % side()) + 1,
          given: values[i] ? "yes" : "no",
        }),
      );
    });
    const givens = values.filter(Boolean).length;
    count.textContent = words("pattern.count", { givens });
    enable(undo, drawing.canUndo());
    enable(clear, givens > 0);
    changed();
  }

  return {
    element: h(
      "div",
      { class: "fields pattern" },
      h("p", { class: "hint" }, words("pattern.note")),
      grid.element,
      count,
      h("div", { class: "regions-tools" }, undo, board, clear),
    ),
    /** A pattern of this layout's cells; one of another number of cells is forgotten. @param {Layout} layout */
    follow(layout) {
      const isOther = layout.cellCount !== regions.length;
      ({ regions } = layout);
      if (isOther)
        drawing = createDrawing(
          regions.map(() => 0),
          show,
        );
      board.hidden = !ofBoard(regions.length);
      show();
    },
    /** @returns {readonly number[] | undefined} undefined when no cell is painted */
    value: () => (drawing.values().some(Boolean) ? drawing.values() : undefined),
  };
}
