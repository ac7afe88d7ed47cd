/**
 * A window as low as that of a desktop at 400 %: everything can be reached and done, from the new game to the settings.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { button, cell, digitsOn, expectDigits, returnToGame } from "../support/board.js";
import { clickHint } from "../support/hints.js";
import { chosenOf } from "../../support/long-runs.js";
import { openNew } from "../support/new-puzzle.js";
import { boxOf, expectNoSideways, goTo } from "../support/places.js";
import { choose } from "../support/print.js";
import { expectSoon } from "../support/soon.js";
import { sharedVisit, visit } from "../support/site.js";
import { card, openPresent, path, placeOnPath, puzzle, solution } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** How much of the sentences of a card is seen, in px: what header, tabs and board leave free. @param {Page} page */
const seenOfCard = (page) =>
  page.locator(".card .card-content").evaluate((content) => {
    const { left, right, top, bottom } = content.getBoundingClientRect();
    let seen = 0;
    for (let y = Math.max(0, top) + 0.5; y < Math.min(innerHeight, bottom); y += 1) {
      if (content.contains(document.elementFromPoint((left + right) / 2, y))) seen += 1;
    }
    return seen;
  });

/** Whether the conclusion and its button are wholly seen. @param {Page} page */
const isFootSeen = (page) =>
  page.evaluate(() =>
    [".card .step-end", ".card .card-foot .button-main"].every((part) => {
      const element = /** @type {Element} */ (document.querySelector(part));
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
    }),
  );

/** The lowest of these windows is looked at in each run. */
const windows = chosenOf(
  [
    [320, 256],
    [320, 400],
    [400, 420],
    [480, 270],
  ],
  ([, high]) => high === 256,
);

for (const [width, height] of windows) {
  describe(`a page of ${width}×${height}`, () => {
    const visitLow = sharedVisit({ viewport: { width, height }, path });

    it("tells a hint that can be read, and its conclusion with the button that applies the step", () =>
      visitLow(async (page) => {
        await returnToGame(page, puzzle);
        for (const strength of [1, 2, 3]) {
          await clickHint(page, strength);
          await expectSoon(async () => (await seenOfCard(page)) >= 60, true, {
            about: `whether 60 px of strength ${strength} are seen`,
          });
        }
        await expectSoon(() => isFootSeen(page), true);
        await expectNoSideways(page);
        await button(page, words("hint.apply")).click();
        await expectSoon(async () => [...(await digitsOn(page))].filter((digit, i) => digit !== puzzle[i]).length, 1);
        await page.keyboard.press("Control+z");
        await expectDigits(page, puzzle);
      }));

    it("has the whole board in view, and keys that enter digits", () =>
      visitLow(async (page) => {
        await returnToGame(page, puzzle);
        await cell(page, "row 1, column 1, empty").click();
        await page.locator(".board").evaluate((board) => board.scrollIntoView({ block: "center" }));
        const [board, head] = [await boxOf(page, ".board"), await boxOf(page, ".head")];
        assert.ok(
          board.top >= (board.right > head.left ? Math.max(0, head.bottom) : 0) - 0.5 && board.bottom <= height + 0.5,
          `the board is at ${JSON.stringify(board)}, the header at ${JSON.stringify(head)}`,
        );
        await page.locator(".key").nth(1).click();
        await expectDigits(page, `2${puzzle.slice(1)}`);
        await button(page, words("tools.undo")).click();
        await expectDigits(page, puzzle);
      }));

    it("walks a path, and leads from it to all steps", () =>
      visitLow(async (page) => {
        await returnToGame(page, puzzle);
        await openPresent(page);
        await button(page, words("path.open")).click();
        await page.getByRole("heading", { name: words("path.title") }).waitFor();
        await expectSoon(async () => (await seenOfCard(page)) >= 60, true);
        await button(page, words("path.next")).click();
        await expectSoon(async () => (await placeOnPath(page)).place, 2);
        await button(page, words("steps.open")).first().click();
        await page.locator(".steps-family .step-line").first().click();
        await card(page)
          .getByRole("button", { name: words("hint.apply") })
          .waitFor();
        await button(page, words("card.close")).click();
        await expectSoon(() => card(page).isVisible(), false);
      }));

    it("solves, prints and has settings", () =>
      visitLow(async (page) => {
        await returnToGame(page, puzzle);
        await goTo(page, "solve");
        await button(page, words("solve.button")).click();
        await expectDigits(page, solution);
        await button(page, words("tools.undo")).click();
        await expectDigits(page, puzzle);
        await goTo(page, "print");
        await page.locator(".print-page").first().waitFor();
        await choose(page, "new");
        await page.locator(".print-form input[type=number]:visible").first().fill("2");
        const waiting = page.waitForEvent("download");
        await button(page, words("print.pdf")).click();
        const file = (await waiting).suggestedFilename();
        assert.match(file, /\.pdf$/);
        await button(page, words("shell.settings")).click();
        const dialog = page.getByRole("dialog", { name: words("shell.settings") });
        await dialog.locator("input[type=checkbox]:visible").last().click();
        await dialog.locator("input[type=checkbox]:visible").last().click();
        await dialog.getByRole("button", { name: words("dialog.close") }).click();
        await dialog.waitFor({ state: "hidden" });
      }));

    it("begins a new game", () =>
      visit(
        async (page) => {
          await expectDigits(page, puzzle);
          const dialog = await openNew(page);
          await dialog.getByText(words("level.easy"), { exact: true }).first().click();
          await expectSoon(async () => (await digitsOn(page)) !== puzzle, true);
        },
        { viewport: { width, height }, path },
      ));
  });
}
