/** The dialog that opens puzzles. */
import { button } from "./board.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

export const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: words("open.title") });
export const field = (/** @type {Page} */ page) => page.getByLabel(words("open.field"));
export const play = (/** @type {Page} */ page) => button(dialog(page), words("open.play"));
export const line = (/** @type {string} */ puzzle) => puzzle.replaceAll("0", ".");
