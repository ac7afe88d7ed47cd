/**
 * The puzzle that the cases of place Play play: opened by its address, its cells, the menu of the place, and digits
 * that are typed.
 */
import { button, cell, digitsOn, expectDigits } from "./board.js";
import { ready } from "./places.js";
import { seeds } from "./seeds.js";
import { expectSoon } from "./soon.js";
import { site, visit } from "./site.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

export const [{ puzzle, solution }] = seeds;
const address = `#p=${puzzle}`;
export const blanks = [...puzzle].flatMap((digit, i) => (/[1-9]/.test(digit) ? [] : [i]));
export const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/** @param {number} i */
const named = (i) => `row ${Math.floor(i / 9) + 1}, column ${(i % 9) + 1}`;
/** @param {Page} page @param {number} i */
export const at = (page, i) => cell(page, new RegExp(`^${named(i)},`));

/**
 * Opens the puzzle of the address and waits for it.
 *
 * @param {(page: Page) => Promise<void>} work
 * @param {import("playwright-core").BrowserContextOptions & { settings?: Record<string, string> }} [options] `settings`
 *   of the player
 */
export const play = (work, { settings, ...options } = {}) =>
  visit(
    async (page) => {
      await page.addInitScript((chosen) => {
        if (chosen) localStorage.setItem("nonet-settings", JSON.stringify(chosen));
      }, settings);
      await page.goto(site.url + address);
      await expectDigits(page, puzzle);
      await ready(page);
      await work(page);
    },
    { path: null, ...options },
  );

/** Chooses a command of the menu. @param {Page} page @param {string} name */
export async function choose(page, name) {
  await button(page, words("play.more")).click();
  await page.getByRole("menu").getByText(name, { exact: true }).click();
}

/** Opens the dialog of the checkpoints. @param {Page} page */
export async function openCheckpoints(page) {
  await choose(page, words("checkpoints.open"));
  const dialog = page.getByRole("dialog", { name: words("checkpoints.title") });
  await dialog.waitFor();
  return dialog;
}

/**
 * Types the digits of a line into the blank cells, by the keyboard alone.
 * @param {Page} page
 * @param {string} line
 * @param {number} [count] of blank cells
 */
export async function typeAll(page, line, count = 81) {
  const before = await digitsOn(page);
  const open = [...before].flatMap((digit, i) => (digit === "." ? [i] : [])).slice(0, count);
  for (const i of open) {
    await at(page, i).focus();
    await page.keyboard.press(line[i]);
  }
  await expectSoon(async () => {
    const now = await digitsOn(page);
    return open.every((i) => now[i] === line[i]);
  }, true);
}

/** @param {Page} page the label of a cell @param {number} i */
export const labelOf = (page, i) => at(page, i).getAttribute("aria-label");
