/** The cells of the editor of regions: each with its region's number and tint. */
import { digitOf, symbolOf } from "../../model/digits.js";
import { letterOf } from "../../board/keys.js";
import { createPaintGrid } from "./paint-grid.js";

/** @typedef {import("../../model/jigsaw.js").Regions} Regions */

/**
 * @param {object} options
 * @param {import("../../i18n/words.js").Words} options.words
 * @param {() => void} options.begin a stroke
 * @param {(cell: number, region?: number | null) => void} options.paint with the brush where no region is named
 * @param {() => void} options.end of the stroke
 * @param {() => void} options.undo
 */
export function createRegionGrid({ words, begin, paint, end, undo }) {
  const { element, focus, update } = createPaintGrid({ label: words("regions.grid"), begin, paint: (cell) => paint(cell), end, undo, strokeOf });

  /** @param {KeyboardEvent} event @param {number} cell @param {number} side */
  function strokeOf(event, cell, side) {
    const region = digitOf(event.key, side) || digitOf(letterOf(event), side);
    if (region) return () => paint(cell, region - 1);
    return ["Backspace", "Delete", "0", "."].includes(event.key) ? () => paint(cell, null) : null;
  }

  return {
    element,
    focus,
    /** @param {Regions} regions */
    update(regions) {
      const side = Math.sqrt(regions.length);
      update(regions, (cell, i) => {
        const region = regions[i];
        cell.textContent = region === null ? "" : symbolOf(region + 1, 35);
        cell.dataset.region = String(region ?? "none");
        cell.setAttribute("aria-label", words("regions.cell", { row: Math.floor(i / side) + 1, column: (i % side) + 1, region: region === null ? 0 : region + 1 }));
      });
    },
  };
}
