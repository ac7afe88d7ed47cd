import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectDigits, expectTold } from "../support/board.js";
import { pressHint } from "../support/hints.js";
import { ready } from "../support/places.js";
import { expectSoon, expectSoonMatch, settled } from "../support/soon.js";
import { visit } from "../support/site.js";
import { card, goWrong, path, puzzle, solution } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @param {import("playwright-core").Page} page */
const focused = (page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.role);

describe("a hint", () => {
  it("shows more with each press, and is applied, by the keyboard alone", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 1, empty").focus();
        const told = page.locator(".step-told");
        await pressHint(page, 1);
        await expectSoonMatch(() => told.textContent(), /^Look at /);
        await pressHint(page, 2);
        await expectSoonMatch(() => told.textContent(), /Single|Full House/);
        await pressHint(page, 3);
        await expectSoonMatch(() => card(page).locator(".step-end").textContent(), /So r\dc\d|is \d/);
        await expectSoon(() => page.evaluate(() => document.activeElement?.role), "gridcell");
        await page.keyboard.press("h");
        await expectSoon(() => focused(page), words("hint.apply"));
        await expectNoBarriers(page);
        await page.keyboard.press("Enter");
        await expectTold(page, words("hint.applied"));
        await expectSoon(async () => [...(await digitsOn(page))].filter((digit, i) => digit !== puzzle[i]).length, 1);
        await expectSoon(
          async () => [...(await digitsOn(page))].every((digit, i) => digit === "." || digit === solution[i]),
          true,
        );
        await page.keyboard.press("Control+z");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("is closed by Escape wherever the focus is, and the focus goes back to where the card was opened", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        const first = cell(page, "row 1, column 1, empty");
        for (const open of [first, button(page, words("hint.button"))]) {
          await open.focus();
          await page.keyboard.press("h");
          await expectTold(page, words("hint.strength", { most: 3, strength: 1 }));
          await button(page, words("card.close")).focus();
          await page.keyboard.press("Escape");
          await expectSoon(() => card(page).isVisible(), false);
          await expectSoon(() => open.evaluate((element) => element === document.activeElement), true);
        }
        await pressHint(page, 1);
        await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
        await page.keyboard.press("Escape");
        await expectSoon(() => card(page).isVisible(), false);
      },
      { path },
    ));

  it("begins anew when the board changes", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await pressHint(page, 1);
        await pressHint(page, 2);
        await cell(page, "row 1, column 1, empty").click();
        await page.keyboard.press("2");
        await expectSoon(() => card(page).isVisible(), false);
        await pressHint(page, 1);
      },
      { path },
    ));

  it("is told in the language of the page, and stays open when another language is chosen", () =>
    visit(
      async (page) => {
        await ready(page);
        await page.getByRole("gridcell", { name: `riga 1, colonna 3, ${puzzle[2]}, ` }).waitFor();
        await page.keyboard.press("h");
        const told = page.locator(".step-told");
        await told.waitFor();
        const before = await told.textContent();
        assert.doesNotMatch(before ?? "", /^Look at /);
        await page.locator('[aria-label="Impostazioni"]').first().click();
        await page.getByRole("radio", { name: "Українська" }).click();
        await page.keyboard.press("Escape");
        await expectSoon(async () => /[а-яіїє]/i.test((await told.textContent()) ?? ""), true);
      },
      { path, locale: "it-IT" },
    ));

  it("does not use the techniques that were left out", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await page.evaluate(() =>
          localStorage.setItem(
            "nonet-settings",
            JSON.stringify({ without: ["full-house", "hidden-single", "naked-single"] }),
          ),
        );
        await page.reload();
        await ready(page);
        await pressHint(page, 1);
        await pressHint(page, 2);
        await expectSoon(
          async () => /Single|Full House/.test((await page.locator(".step-told").textContent()) ?? ""),
          false,
        );
      },
      { path },
    ));

  it("keeps its keys and the line under the board where they are", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        const tops = () =>
          page.evaluate(() =>
            [".stage", ".keypad", ".status"].map((part) =>
              Math.round(document.querySelector(part)?.getBoundingClientRect().top ?? -1),
            ),
          );
        await ready(page);
        await settled(page);
        const before = await tops();
        await pressHint(page, 1);
        await pressHint(page, 2);
        await pressHint(page, 3);
        await expectSoon(() => tops(), before);
      },
      { path, viewport: { width: 1280, height: 720 } },
    ));
});

describe("a wrong digit", () => {
  it("is told before any hint, and then marked on the board, with the way back", () =>
    visit(
      async (page) => {
        await goWrong(page);
        await page.keyboard.press("h");
        await expectTold(page, words("mistake.there"));
        await expectSoon(() => cell(page, /wrong/).count(), 0);
        await page.keyboard.press("h");
        await expectTold(page, words("mistake.digits", { count: 2, cells: "r1c2 and r1c9" }));
        await expectSoon(() => cell(page, /wrong/).count(), 2);
        const back = button(page, words("mistake.back", { count: 2 }));
        await back.waitFor();
        await expectNoBarriers(page);
        await back.click();
        await expectDigits(page, `2${puzzle.slice(1)}`);
        await expectSoon(() => card(page).isVisible(), false);
        await page.keyboard.press("Control+z");
        await cell(page, "row 1, column 9, 1, entered")
          .or(cell(page, /^row 1, column 9, 1/))
          .first()
          .waitFor();
      },
      { path },
    ));

  it("is named by the first hint after Check has marked it", () =>
    visit(
      async (page) => {
        await goWrong(page);
        await button(page, words("play.check")).click();
        await expectSoon(() => cell(page, /wrong/).count(), 2);
        await page.keyboard.press("h");
        await card(page)
          .getByText(words("mistake.digits", { count: 2, cells: "r1c2 and r1c9" }))
          .waitFor();
        await button(page, words("mistake.correct")).waitFor();
      },
      { path },
    ));

  it("is corrected alone when that is wanted", () =>
    visit(
      async (page) => {
        await goWrong(page);
        for (let i = 0; i < 2; i += 1) {
          await page.keyboard.press("h");
          await expectTold(
            page,
            i === 0 ? words("mistake.there") : words("mistake.digits", { count: 2, cells: "r1c2 and r1c9" }),
          );
        }
        await button(page, words("mistake.correct")).click();
        await expectDigits(page, `2${puzzle.slice(1)}`);
      },
      { path },
    ));
});
