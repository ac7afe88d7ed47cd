/** A game that was begun, and the dialog that shares and saves it. */
import { seeds } from "./seeds.js";
import { button, cell, expectDigits } from "./board.js";
import { expectSoon } from "./soon.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

const [{ puzzle, solution }] = seeds;
export const line = puzzle.replaceAll("0", ".");
export const blanks = [...puzzle].flatMap((digit, at) => (digit === "0" || digit === "." ? [at] : []));
export const named = (/** @type {number} */ at) => `row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1}`;
/** The dialog that shares and saves. @param {Page} page */
export const dialog = (page) => page.getByRole("dialog", { name: words("share.title") });
/** The dialog that opens puzzles. @param {Page} page */
export const openDialog = (page) => page.getByRole("dialog", { name: words("open.title") });

/** @param {Page} page */
export async function openShare(page) {
  await button(page, words("play.more")).click();
  await page.getByRole("menuitem", { name: words("share.open") }).click();
  await dialog(page).locator(".qr-code").waitFor();
}

/** Begins a game: a digit, corner notes, centre notes, a colour. @param {Page} page */
export async function begin(page) {
  await expectDigits(page, line);
  await cell(page).nth(blanks[0]).click();
  await page.keyboard.press(solution[blanks[0]]);
  await cell(page).nth(blanks[1]).click();
  await page.keyboard.press("Shift+4");
  await page.keyboard.press("Control+6");
  await page.keyboard.press("Control+7");
  await cell(page).nth(blanks[2]).click();
  await page.keyboard.press("Alt+3");
  await expectSoon(() => cell(page, new RegExp(`^${named(blanks[2])}, empty, colour `)).count(), 1);
}
