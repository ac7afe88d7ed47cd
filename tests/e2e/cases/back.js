import { describe, it } from "node:test";

import { button, expectDigits, expectTold } from "../support/board.js";
import { pressHint } from "../support/hints.js";
import { goTo, ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { site, visit } from "../support/site.js";
import { card, openPresent, path, phone, practise, puzzle } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const dialogs = (/** @type {Page} */ page) => page.locator("dialog[open]");

/** Opens the page after a page without anything, to which Back leads. @param {Page} page @param {string} [hash] */
async function arrive(page, hash = path) {
  await page.goto("about:blank");
  await page.goto(site.url + hash);
  await expectDigits(page, puzzle);
  // Back closes what is open once the late parts of the page are there, which number the entries of the history.
  await expectSoon(() => page.evaluate(() => history.state?.at), 0);
}

/** Goes back without waiting for a page to load. @param {Page} page */
const back = (page) =>
  page.evaluate(() => {
    setTimeout(() => history.back());
  });

/** Fails unless Back leaves the page now. @param {Page} page */
async function expectLeaves(page) {
  await back(page);
  await expectSoon(async () => page.url(), "about:blank");
}

describe("the browser's Back", () => {
  it("closes a card, and leaves the page when nothing is open", () =>
    visit(
      async (page) => {
        await arrive(page);
        await pressHint(page, 1);
        await pressHint(page, 2);
        await back(page);
        await expectSoon(() => card(page).isVisible(), false);
        await expectDigits(page, puzzle);
        await expectLeaves(page);
      },
      { path: null, ...phone },
    ));

  it("leads from a lesson to the hint, also where the address names no place", () =>
    visit(
      async (page) => {
        await page.goto("about:blank");
        await page.goto(site.url);
        await ready(page);
        for (const strength of [1, 2, 3]) await pressHint(page, strength);
        const told = await page.locator(".step-told").textContent();
        await page.locator(".step-told a").first().click();
        await page.locator(".lesson-part").waitFor();
        await back(page);
        await page.locator(".tab[data-place=play][aria-current]").waitFor();
        await expectTold(page, words("hint.strength", { most: 3, strength: 3 }));
        await expectSoon(() => page.locator(".step-told").textContent(), told);
      },
      { path: null },
    ));

  it("closes the dialog over a card, and then the card", () =>
    visit(
      async (page) => {
        await arrive(page);
        await pressHint(page, 1);
        await button(page, words("shell.settings")).first().click();
        await expectSoon(() => dialogs(page).count(), 1);
        await back(page);
        await expectSoon(() => dialogs(page).count(), 0);
        await expectSoon(() => card(page).isVisible(), true);
        await back(page);
        await expectSoon(() => card(page).isVisible(), false);
        await expectLeaves(page);
      },
      { path: null },
    ));

  it("is no trap after dialogs and cards that were closed otherwise", () =>
    visit(
      async (page) => {
        await arrive(page);
        for (let i = 0; i < 3; i += 1) {
          await pressHint(page, 1);
          await page.keyboard.press("Escape");
          await button(page, words("shell.settings")).first().click();
          await expectSoon(() => dialogs(page).count(), 1);
          await page.keyboard.press("Escape");
          await expectSoon(() => dialogs(page).count(), 0);
        }
        await expectLeaves(page);
      },
      { path: null },
    ));

  it("ends an exercise and brings the game back", () =>
    visit(
      async (page) => {
        await arrive(page);
        await practise(page, "Hidden Pair");
        await button(page, words("practice.check")).waitFor();
        await back(page);
        await expectSoon(() => card(page).isVisible(), false);
        await goTo(page, "play");
        await expectDigits(page, puzzle);
      },
      { path: null },
    ));

  it("goes through the places, over cards that were closed otherwise", () =>
    visit(
      async (page) => {
        await arrive(page);
        await openPresent(page);
        await button(page, words("path.open")).click();
        await page.getByRole("heading", { name: words("path.title") }).waitFor();
        await page.keyboard.press("Escape");
        await expectSoon(() => card(page).isVisible(), false);
        await goTo(page, "solve");
        await back(page);
        await page.locator(".tab[data-place=learn][aria-current]").waitFor();
        await back(page);
        await expectSoon(async () => new URL(page.url()).hash, "#learn");
        await back(page);
        await expectSoon(async () => new URL(page.url()).hash, path);
        await expectLeaves(page);
      },
      { path: null },
    ));
});
