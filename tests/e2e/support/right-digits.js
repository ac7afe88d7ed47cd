/** A game of which the solution is known, played by its right digits in the order of the blank cells. */
import { button, cell, expectDigits } from "./board.js";
import { seeds } from "./seeds.js";
import { expectSoon } from "./soon.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

export const [{ puzzle, solution }] = seeds;
/** The cells without a given. */
export const blanks = [...puzzle].flatMap((digit, i) => (/[1-9]/.test(digit) ? [] : [i]));
/** The part of an address that opens the game. */
export const address = `#p=${puzzle}`;

/** The puzzle with the right digits in its first blank cells. @param {number} count */
export const filled = (count) =>
  [...puzzle].map((digit, i) => (blanks.slice(0, count).includes(i) ? solution[i] : digit)).join("");

/** @param {number} at */
export const named = (at) => `row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1}`;

/**
 * Enters the right digit into a blank cell, and waits until the digit is shown.
 * @param {Page} page
 * @param {number} at
 */
export async function enter(page, at) {
  await cell(page, `${named(at)}, empty`).focus();
  await page.keyboard.press(solution[at]);
  await cell(page, `${named(at)}, ${solution[at]}`).waitFor();
}

/**
 * Enters the right digits from one blank cell to another, and waits until the board is as it must be then.
 * @param {Page} page
 * @param {number} from
 * @param {number} to after the last
 */
export async function enterUpTo(page, from, to) {
  for (const at of blanks.slice(from, to)) await enter(page, at);
  await expectDigits(page, filled(to));
}

/** Whether the page says that another tab has the game. @param {Page} page */
export const isForeign = (page) => page.getByText(words("rights.foreign")).first().isVisible();

/** Waits until everything that changes the game can be done, or nothing. @param {Page} page @param {boolean} can */
export async function expectActs(page, can) {
  const named = ["tools.clear-cell", "tools.undo", "tools.centre", "play.check", "hint.button"].map((name) =>
    button(page, words(name)).first(),
  );
  const acts = [...named, page.locator(".keypad > .key").first()];
  for (const act of acts) await expectSoon(() => act.getAttribute("aria-disabled"), String(!can));
}
