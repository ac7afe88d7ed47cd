/** Asking for hints. */
import { button, expectTold } from "./board.js";
import { ready } from "./places.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {number} strength */
const expectStrength = (page, strength) => expectTold(page, words("hint.strength", { most: 3, strength }));

/** Presses H and waits for a hint of this strength. @param {Page} page @param {number} strength */
export async function pressHint(page, strength) {
  await page.keyboard.press("h");
  await expectStrength(page, strength);
}

/** Asks by the key H, from the first strength to this one. @param {Page} page @param {number} strength */
export async function askForHint(page, strength) {
  await ready(page);
  for (let asked = 1; asked <= strength; asked += 1) await pressHint(page, asked);
}

/**
 * Asks by the button of the next hint, which has this strength: H is a digit on the largest board.
 * @param {Page} page @param {number} strength
 */
export async function clickHint(page, strength) {
  await button(page, words(strength === 1 ? "hint.button" : "hint.more")).click();
  await expectStrength(page, strength);
}
