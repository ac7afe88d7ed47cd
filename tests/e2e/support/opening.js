/** The dialog that opens puzzles. */
import { button } from "./board.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

export const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: words("open.title") });
export const field = (/** @type {Page} */ page) => page.getByLabel(words("open.field"));
export const play = (/** @type {Page} */ page) => button(dialog(page), words("open.play"));
export const line = (/** @type {string} */ puzzle) => puzzle.replaceAll("0", ".");

/**
 * What the dialog says of a 9×9 puzzle without rules.
 * @param {string} puzzle with 0 for each blank cell @param {number} [placed] digits that were entered
 */
export const contentsOf = (puzzle, placed = 0) =>
  words("open.contents", { shape: "9 × 9", clues: puzzle.replaceAll("0", "").length, rules: 0, placed, noted: 0 });
