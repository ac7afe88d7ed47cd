/** Lessons during a game: opened from hints and from paths, and left again, with the game as it was. */
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectDigits, expectTold } from "../support/board.js";
import { pressHint } from "../support/hints.js";
import { goTo } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { card, openPresent, path, placeOnPath, puzzle } from "../support/teacher.js";
import { words } from "../support/words.js";
import { turnToTurn } from "../support/lessons.js";

describe("lessons", () => {
  it("are opened from the name of a technique in a hint; game and hint are there again afterwards", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 1, empty").click();
        await page.keyboard.press("2");
        const played = `2${puzzle.slice(1)}`;
        await expectDigits(page, played);
        await pressHint(page, 1);
        await pressHint(page, 2);
        const told = await page.locator(".step-told").textContent();
        for (const back of [
          () => page.goBack(),
          () => page.getByRole("link", { name: words("lesson.back") }).click(),
        ]) {
          await page.locator(".step-told a").click();
          await page.locator(".lesson-part").waitFor();
          await expectNoBarriers(page);
          await back();
          await expectTold(page, words("hint.strength", { most: 3, strength: 2 }));
          await expectSoon(() => page.locator(".step-told").textContent(), told);
          await expectSoon(() => digitsOn(page), played);
        }
        await page.keyboard.press("Control+z");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("are opened from a path, which is there again afterwards", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await openPresent(page);
        await button(page, words("path.open")).click();
        await button(page, words("path.next")).click();
        await button(page, words("path.next")).click();
        await expectSoon(async () => (await placeOnPath(page)).place, 3);
        const place = await page.locator(".path-place").textContent();
        const digits = await digitsOn(page);
        await page.locator(".step-name a").click();
        await page.locator(".lesson-part").waitFor();
        await page.goBack();
        await expectSoon(() => page.locator(".path-place").textContent(), place);
        await expectDigits(page, digits);
        await button(page, words("card.close")).click();
        await expectDigits(page, puzzle);
        await expectSoon(() => page.evaluate(() => location.hash), "#learn/puzzle");
      },
      { path },
    ));

  it("are left by closing the card, with the game as it was", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await page.evaluate(() => {
          location.hash = "#learn/x-wing";
        });
        await page.locator(".lesson-part").waitFor();
        await page.keyboard.press("Escape");
        await page.locator(".course-next h2").waitFor();
        await expectSoon(() => page.evaluate(() => location.hash), "#learn");
        await goTo(page, "play");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("end with their exercise when the reader goes to Learn, whose address is already there", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await page.evaluate(() => {
          location.hash = "#learn/x-wing";
        });
        await page.locator(".lesson-part").waitFor();
        await turnToTurn(page);
        await button(page, words("lesson.try")).click();
        await page.locator(".practice-told").waitFor();
        await goTo(page, "learn");
        await page.locator(".techniques").waitFor();
        await expectSoon(() => card(page).isVisible(), false);
        await goTo(page, "play");
        await expectDigits(page, puzzle);
      },
      { path },
    ));
});
