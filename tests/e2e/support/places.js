/** The places of the page, and how large its parts are. */
import assert from "node:assert/strict";

import { expectSoon } from "./soon.js";
import { words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../../web/places/shell/app.js").PlaceName} PlaceName */

/** @type {readonly PlaceName[]} */
export const places = ["play", "solve", "learn", "print"];

/** Waits until the page has started. @param {Page} page */
export const ready = (page) => page.locator("main:not([aria-busy])").waitFor({ state: "attached" });

/** Opens a place by its tab. @param {Page} page @param {PlaceName} name */
export async function goTo(page, name) {
  await ready(page);
  const tab = page
    .getByRole("navigation", { name: words("shell.places") })
    .getByRole("link", { name: words(`shell.${name}`) });
  await tab.click();
  await page.locator(`[data-place="${name}"].tab[aria-current="page"]`).waitFor();
}

/** @typedef {{ left: number, top: number, right: number, bottom: number, width: number, height: number }} Box */

/**
 * Returns where an element is in the window once it is the same in three frames, or after two seconds.
 * @param {Page} page
 * @param {string} selector
 * @returns {Promise<Box>}
 */
export async function boxOf(page, selector) {
  const box = await page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      const read = () => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
      };
      let last = read();
      for (let frames = 0, same = 0; frames < 120 && (same < 2 || last.width === 0); frames += 1) {
        await new Promise(requestAnimationFrame);
        const now = read();
        same = JSON.stringify(now) === JSON.stringify(last) ? same + 1 : 0;
        last = now;
      }
      return last;
    });
  assert.ok(box.width > 0, `${selector} is not shown`);
  return box;
}

/** Fails unless elements are wholly in the window. @param {Page} page @param {string[]} selectors */
export async function expectInView(page, selectors) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const outOfView = async (/** @type {string} */ selector) => {
    const box = await boxOf(page, selector);
    const isInView = box.left >= -0.5 && box.top >= -0.5 && box.right <= width + 0.5 && box.bottom <= height + 0.5;
    return isInView ? "" : `${selector} is out of view at ${width}×${height}: ${JSON.stringify(box)}`;
  };
  for (const selector of selectors) await expectSoon(() => outOfView(selector), "");
}

/** Fails when the page is wider than the window. @param {Page} page */
export async function expectNoSideways(page) {
  const surplus = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  await expectSoon(surplus, 0, { about: "how much wider the page is than the window, in px" });
}
