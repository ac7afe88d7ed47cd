/** The names of layouts of several grids, in words. */
import { layoutSentence, withVariants } from "./layout-words.js";

/** @typedef {import("./words.js").Words} Words */

/** The layouts of several grids that have names, by their number of grids. */
export const gridNames = /** @type {const} */ ({
  twodoku: "shape.twodoku",
  butterfly: "shape.butterfly",
  sohei: "shape.sohei",
  samurai: "shape.samurai",
  cross: "shape.cross",
  flower: "shape.flower",
  windmill: "shape.windmill",
});

/**
 * The name of a layout with its variants, as "Samurai"; of a layout without a name what it is in words.
 * @param {import("../model/layout.js").Layout} layout
 * @param {Words} words
 */
export function layoutTitle(layout, words) {
  const named = /** @type {keyof typeof gridNames} */ (/^[a-z]*/.exec(layout.name)?.[0]);
  return Object.hasOwn(gridNames, named)
    ? withVariants(words(gridNames[named]), layout, words)
    : layoutSentence(layout, words);
}
