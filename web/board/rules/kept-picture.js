/**
 * Draws many operations once, and then as a picture: a puzzle may have thousands of rules, and is drawn with each key.
 */
import { drawOperations } from "../canvas.js";

/** @typedef {import("../operations.js").Operation} Operation */

/** Fewer operations are drawn anew each time. */
export const fewestKept = 300;

/**
 * The picture that was drawn last on a canvas, and all that it depends on.
 * @type {WeakMap<CanvasRenderingContext2D, { picture: HTMLCanvasElement, parts: readonly unknown[] }>}
 */
const kept = new WeakMap();

/**
 * Returns the picture of operations, as large as the canvas.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {readonly Operation[]} operations
 * @param {import("../palette.js").Palette} palette
 * @param {string} font family names
 * @param {{ x: number, y: number }} origin as of renderCanvas()
 * @returns {HTMLCanvasElement}
 */
export function pictureOf(context, operations, palette, font, origin) {
  const { canvas } = context;
  const parts = [palette, origin.x, origin.y, canvas.width, canvas.height, ...operations];
  const before = kept.get(context);
  if (before && isSameList(before.parts, parts)) return before.picture;
  const picture = /** @type {HTMLCanvasElement} */ (canvas.cloneNode());
  const drawing = /** @type {CanvasRenderingContext2D} */ (picture.getContext("2d"));
  drawOperations(drawing, operations, palette, font, origin);
  kept.set(context, { picture, parts });
  return picture;
}

/** @param {readonly unknown[]} a @param {readonly unknown[]} b */
export const isSameList = (a, b) => a.length === b.length && a.every((part, i) => part === b[i]);
