/** Highlighting tools of place Play: lights by keys, by long presses and by buttons; lines of the pen. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { boardPicture, button, cell, digitsOn, expectDigits } from "../support/board.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { path, phone, puzzle } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** Opens the card with the spotlight. @param {Page} page */
async function openTools(page) {
  await expectDigits(page, puzzle);
  await button(page, words("play.more")).click();
  await page.getByRole("menuitem", { name: words("spotlight.open") }).click();
  await page.getByRole("group", { name: words("spotlight.title") }).waitFor();
}

/** Waits until the board shows another picture. @param {Page} page @param {string} before */
const changes = (page, before) => expectSoon(async () => (await boardPicture(page)) !== before, true);

/** Chooses the first cell of the puzzle, and returns what the board then shows. @param {Page} page */
async function pictureOfChosenCell(page) {
  await expectDigits(page, puzzle);
  await cell(page, "row 1, column 1, empty").click();
  return boardPicture(page);
}

describe("spotlight", () => {
  it("light a digit while its key is held, and the entry of the press is taken back", () =>
    visit(
      async (page) => {
        const dark = await pictureOfChosenCell(page);
        await page.keyboard.down("2");
        await expectDigits(page, `2${puzzle.slice(1)}`);
        await page.keyboard.down("2");
        await expectDigits(page, puzzle);
        await changes(page, dark);
        await page.keyboard.up("2");
        await expectSoon(async () => (await boardPicture(page)) === dark, true);
      },
      { path },
    ));

  it("light a digit while its key on the screen is pressed, without entering it", () =>
    visit(
      async (page) => {
        const dark = await pictureOfChosenCell(page);
        const key = page.locator(".keypad .key").nth(1);
        await key.dispatchEvent("pointerdown", { button: 0, isPrimary: true, pointerType: "touch" });
        await changes(page, dark);
        await key.dispatchEvent("pointerup", { button: 0, isPrimary: true, pointerType: "touch" });
        await key.dispatchEvent("click");
        await expectSoon(async () => (await boardPicture(page)) === dark, true);
        const digits = await digitsOn(page);
        assert.equal(digits, puzzle);
      },
      { path, ...phone },
    ));

  it("are switched by keys, and go out when the card is closed", () =>
    visit(
      async (page) => {
        await openTools(page);
        const pressed = () => page.locator(".spotlight-tools [aria-pressed=true]").allTextContents();
        await page.keyboard.press("l");
        await page.keyboard.press("5");
        await page.keyboard.press("Shift+L");
        await page.keyboard.press("Shift+F");
        await page.keyboard.press("Shift+P");
        await expectSoon(pressed, ["5", words("spotlight.pairs"), words("spotlight.links"), words("pen.title")]);
        await expectNoBarriers(page);
        await page.keyboard.press("l");
        await expectSoon(pressed, [words("spotlight.pairs"), words("spotlight.links"), words("pen.title")]);
        await button(page, words("card.close")).click();
        await button(page, words("play.more")).click();
        await page.getByRole("menuitem", { name: words("spotlight.open") }).click();
        await expectSoon(pressed, []);
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("draw lines by keys and by pointer, which undo takes back", () =>
    visit(
      async (page) => {
        await openTools(page);
        await button(page, words("pen.title")).click();
        const blank = await boardPicture(page);
        await cell(page, "row 1, column 1, empty").focus();
        await page.keyboard.press("2");
        await page.keyboard.press("ArrowRight");
        await expectDigits(page, puzzle);
        for (
          let moves = 0;
          moves < 8 &&
          !/empty/.test(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""));
          moves++
        )
          await page.keyboard.press("ArrowRight");
        await page.keyboard.press("3");
        await changes(page, blank);
        await expectDigits(page, puzzle);
        await button(page, words("card.close")).click();
        const drawn = await boardPicture(page);
        await page.keyboard.press("Control+z");
        await changes(page, drawn);
        await page.keyboard.press("Control+y");
        await expectSoon(async () => (await boardPicture(page)) === drawn, true);
        await page.keyboard.press("Shift+P");
        for (const name of ["row 1, column 1, empty", "row 1, column 2, empty"]) {
          if (await cell(page, name).count()) await cell(page, name).click({ position: { x: 12, y: 12 } });
        }
        await page.keyboard.press("Shift+P");
        await changes(page, drawn);
        await expectDigits(page, puzzle);
      },
      { path },
    ));
});
