import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { boards } from "../../../bench/browser/page-panels.mjs";
import { button, cell, expectDigits, expectTold } from "../support/board.js";
import { clickHint } from "../support/hints.js";
import { chosenOf } from "../../support/long-runs.js";
import { expectNoSideways, ready } from "../support/places.js";
import { expectSeenWithBoard } from "../support/seen.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { card, openPresent, path, phone, phoneOnItsSide, puzzle, smallPhone } from "../support/teacher.js";
import { words } from "../support/words.js";

/** A desktop page enlarged to 200 %. */
const enlarged = { viewport: { width: 640, height: 360 } };
/** @type {[string, object][]} */
const sizes = [
  ["390 × 664", phone],
  ["320 × 568", smallPhone],
  ["844 × 390", phoneOnItsSide],
  ["640 × 360, a desktop at 200 %", enlarged],
];

for (const [name, size] of chosenOf(sizes, ([, each]) => each === smallPhone || each === enlarged)) {
  describe(`the card on a page of ${name}`, () => {
    it("leaves the whole board visible while a hint is told", () =>
      visit(
        async (page) => {
          await expectDigits(page, puzzle);
          for (const strength of [1, 2, 3]) {
            await clickHint(page, strength);
            await expectSeenWithBoard(page, ".card .step-told");
          }
          await expectNoSideways(page);
          await expectNoBarriers(page);
        },
        { ...size, path },
      ));

    it("leaves the whole board visible while steps and a path are explained", () =>
      visit(
        async (page) => {
          await expectDigits(page, puzzle);
          await openPresent(page);
          await button(page, words("path.open")).click();
          await page.locator(".steps-list > ol > li > .step-line").nth(5).click();
          await expectSeenWithBoard(page, ".card .step-told");
          await expectNoSideways(page);
          await button(page, words("card.close")).click();
          await button(page, words("steps.open")).click();
          await page.locator(".steps-list summary").first().click();
          await page.locator(".steps-list details details summary").last().click();
          await page.locator(".steps-list details details[open] .step-line").last().click();
          await expectSeenWithBoard(page, ".card .step-told");
          await expectNoBarriers(page);
          await page.keyboard.press("Escape");
          await expectSoon(() => card(page).isVisible(), false);
        },
        { ...size, path },
      ));
  });
}

describe("the names of rows and columns", () => {
  it("are on the edges of the board while an explanation is open", () =>
    visit(
      async (page) => {
        const named = page.locator(".board-named");
        await expectDigits(page, puzzle);
        await page.keyboard.press("h");
        await expectTold(page, words("hint.strength", { most: 3, strength: 1 }));
        await named.waitFor();
        await page.keyboard.press("Escape");
        await named.waitFor({ state: "detached" });
        await expectSoon(() => card(page).isVisible(), false);
      },
      { path },
    ));

  for (const board of ["16×16", "25×25"]) {
    it(`are beside the ring of a focused board of ${board}, not below it`, () =>
      visit(
        async (page) => {
          await ready(page);
          await button(page, words("hint.button")).click();
          await page.locator(".board-named").waitFor();
          await cell(page, /^row 1, column 1,/).focus();
          await page.keyboard.press("ArrowDown");
          const between = () =>
            page.evaluate(() => {
              const frame = /** @type {HTMLElement} */ (document.querySelector(".board-named"));
              const { left, top } = frame.getBoundingClientRect();
              const ring = getComputedStyle(frame, "::after");
              const first = /** @type {Element} */ (document.querySelector('[data-cell="0"]')).getBoundingClientRect();
              // The frame of the cells is at most 3 px wide.
              return [first.left - left - parseFloat(ring.left), first.top - top - parseFloat(ring.top)].map(
                (distance) => distance >= 0 && distance <= 3,
              );
            });
          await expectSoon(between, [true, true], {
            about: "whether the ring is over the frame of the cells, on the left and at the top",
          });
        },
        { path: boards[board], viewport: { width: 1280, height: 720 } },
      ));
  }
});
