/** What axe finds on a page. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { settled } from "./soon.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{id: string, nodes: {html: string}[]}} Violation */

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of contrast: all that a change of colours can break. */
export const contrast = ["color-contrast"];

/**
 * Has axe look at the page, again while something may still be moving or fading. Fails with what axe finds. Frames in
 * the page are not looked at.
 * @param {Page} page @param {readonly string[]} [rules] ids of axe's rules; all by default
 */
export async function expectNoBarriers(page, rules) {
  for (let looks = 1; ; looks += 1) {
    await settled(page);
    const violations = await violationsOf(page, rules);
    if (violations.length && looks < 4) continue;
    assert.deepEqual(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]),
      [],
    );
    return;
  }
}

/**
 * Axe's own package for Playwright gathers its results on a second page that it opens each time, which takes seconds.
 * @param {Page} page @param {readonly string[]} [rules]
 * @returns {Promise<Violation[]>}
 */
async function violationsOf(page, rules) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe } = /** @type {any} */ (window);
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(runOnly && { runOnly }) });
    return violations.map((/** @type {Violation} */ { id, nodes }) => ({
      id,
      nodes: nodes.map(({ html }) => ({ html })),
    }));
  }, rules);
}
