/** A lesson of place Learn: how it is opened, and how its parts are turned. */
import { createStepWords } from "../../../web/i18n/steps/index.js";
import { catalogueOf } from "../../web/i18n/catalogue-files.js";
import { button } from "./board.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */

/** @param {string} language */
export async function stepWords(language) {
  return createStepWords(await catalogueOf("steps", language), language);
}

export const part = (/** @type {Page} */ page) => page.locator(".lesson-part").textContent();
export const turnTo = (/** @type {Page} */ page, /** @type {string} */ title) =>
  turnUntil(page, async () => (await part(page)) === title);

/** Turns to the last page, from which the step of the example is done. @param {Page} page */
export const turnToTurn = (page) => turnUntil(page, () => button(page, words("lesson.try")).isVisible());

/** Turns the parts with a key. @param {Page} page @param {() => Promise<boolean>} isThere */
export async function turnUntil(page, isThere, key = "Shift+J") {
  for (let turns = 0; turns < 30 && !(await isThere()); turns++) {
    const before = await page.locator(".lesson-place").textContent();
    await page.keyboard.press(key);
    await page.waitForFunction((last) => document.querySelector(".lesson-place")?.textContent !== last, before);
  }
}

/** Opens a lesson as a link does. @param {Page} page @param {string} id @param {string} title */
export async function openLesson(page, id, title) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#learn/${id}`);
  await page.locator(".card-head h2").getByText(title, { exact: true }).waitFor();
}
