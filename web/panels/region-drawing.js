/** Regions while they are drawn by hand: strokes that can be taken back; headless. */
import { regionSizes } from "../model/jigsaw.js";

/** @typedef {import("../model/jigsaw.js").Regions} Regions */

/**
 * @param {Regions} start
 * @param {(regions: Regions) => void} changed
 */
export function createDrawing(start, changed) {
  let regions = [...start];
  /** @type {(number | null)[][]} */
  const past = [];
  /** As it was when the stroke under way began. @type {(number | null)[] | null} */
  let before = null;

  return {
    regions: () => /** @type {Regions} */ (regions),
    canUndo: () => past.length > 0,
    begin() { before = regions; },
    /** @param {number} cell @param {number | null} region */
    paint(cell, region) {
      if (regions[cell] === region) return;
      regions = regions.with(cell, region);
      changed(regions);
    },
    end() {
      if (before && before !== regions) past.push(before);
      before = null;
    },
    /** Other regions at one stroke, of any side. @param {Regions} others */
    replace(others) {
      past.push(regions);
      regions = [...others];
      changed(regions);
    },
    undo() {
      regions = past.pop() ?? regions;
      changed(regions);
    },
  };
}

/** The region to go on with: this one while it wants cells, then the first that does. @param {Regions} regions @param {number | null} brush */
export function nextBrush(regions, brush) {
  const sizes = regionSizes(regions);
  if (brush === null || sizes[brush] < sizes.length) return brush;
  const wanting = sizes.findIndex((size) => size < sizes.length);
  return wanting < 0 ? brush : wanting;
}
