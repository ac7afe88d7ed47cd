import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { button, cell, digitsOn, expectDigits, expectTold } from "../support/board.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

/** Made by the project's generator: the first step is a single; a skyscraper comes later. */
const puzzle = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
const solution = "265317948741859362389426157496173285537268419128945673914582736653794821872631594";
const path = `#p=${puzzle}`;

/** @param {import("playwright-core").Page} page */
const opened = (page) => expectTold(page, words("status.unique"));

/** @param {import("playwright-core").Page} page */
async function expectNoBarriers(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]), []);
}

/** Presses H, and waits until so much is told. @param {import("playwright-core").Page} page @param {number} strength */
async function pressHint(page, strength) {
  await page.keyboard.press("h");
  await expectTold(page, words("hint.strength", { strength }));
}

describe("a hint", () => {
  it("tells more with each press, and is taken, by the keyboard alone", () => visit(async (page) => {
    await opened(page);
    await cell(page, "row 1, column 1, empty").focus();
    const told = page.locator(".step-told");
    await pressHint(page, 1);
    const where = await told.textContent();
    assert.match(where, /^Look at /);
    await pressHint(page, 2);
    assert.match(await told.textContent(), /Single|Full House/);
    await pressHint(page, 3);
    assert.match(await told.textContent(), /So r\dc\d|is \d/);
    assert.equal(await page.evaluate(() => document.activeElement?.role), "gridcell");
    await page.keyboard.press("h");
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("hint.apply"));
    await expectNoBarriers(page);
    await page.keyboard.press("Enter");
    await expectTold(page, words("hint.applied"));
    const now = await digitsOn(page);
    assert.equal([...now].filter((digit, i) => digit !== puzzle[i]).length, 1);
    assert.ok([...now].every((digit, i) => digit === "." || digit === solution[i]));
    await page.keyboard.press("Control+z");
    await expectDigits(page, puzzle);
  }, { path }));

  it("begins anew when the board changes", () => visit(async (page) => {
    await opened(page);
    await pressHint(page, 1);
    await pressHint(page, 2);
    await cell(page, "row 1, column 1, empty").click();
    await page.keyboard.press("2");
    await expectSoon(() => page.locator(".card").isVisible(), false);
    await pressHint(page, 1);
  }, { path }));

  it("is told in the reader's language, said to be so, and in the one chosen", () => visit(async (page) => {
    await opened(page);
    await pressHint(page, 1);
    const told = page.locator(".step-told");
    assert.equal(await told.getAttribute("lang"), "it");
    await button(page, words("teach.settings")).click();
    await page.getByRole("radio", { name: "Українська" }).check();
    await page.getByRole("radio", { name: words("teach.cells-a1") }).check();
    await expectNoBarriers(page);
    await button(page, words("teach.done")).click();
    await expectSoon(() => told.getAttribute("lang"), "uk");
    await page.reload();
    await opened(page);
    await pressHint(page, 1);
    assert.equal(await told.getAttribute("lang"), "uk");
  }, { path, locale: "it-IT" }));

  it("keeps to the techniques chosen", () => visit(async (page) => {
    await opened(page);
    await button(page, words("teach.settings")).click();
    await page.getByRole("checkbox", { name: "Easy" }).uncheck();
    await button(page, words("teach.done")).click();
    await pressHint(page, 1);
    await pressHint(page, 2);
    assert.doesNotMatch(await page.locator(".step-told").textContent(), /Single|Full House/);
  }, { path }));
});

describe("a wrong digit", () => {
  /** @param {import("playwright-core").Page} page */
  async function goWrong(page) {
    await opened(page);
    for (const [column, digit] of [[1, "2"], [2, "8"], [9, "1"]]) {
      await cell(page, `row 1, column ${column}, empty`).focus();
      await page.keyboard.press(digit);
    }
    await page.keyboard.press("h");
    await expectTold(page, words("mistake.there"));
  }

  it("is told before any hint, in three strengths, with the way back", () => visit(async (page) => {
    await goWrong(page);
    await page.keyboard.press("h");
    await expectTold(page, words("mistake.digits", { count: 2, cells: "r1c2, r1c9" }));
    await page.keyboard.press("h");
    await button(page, words("mistake.back", { count: 2 })).waitFor();
    await expectNoBarriers(page);
    await button(page, words("mistake.back", { count: 2 })).click();
    await expectDigits(page, `2${puzzle.slice(1)}`);
    await page.keyboard.press("Control+z");
    await cell(page, "row 1, column 9, 1").waitFor();
  }, { path }));

  it("is mended alone when that is wanted", () => visit(async (page) => {
    await goWrong(page);
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    await button(page, words("mistake.mend")).click();
    await expectDigits(page, `2${puzzle.slice(1)}`);
  }, { path }));
});
