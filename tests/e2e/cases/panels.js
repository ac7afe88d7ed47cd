import { describe, it } from "node:test";

import { boards } from "../../../bench/browser/page-panels.mjs";
import { button, expectDigits, expectTold } from "../support/board.js";
import { clickHint } from "../support/hints.js";
import { chosenOf } from "../../support/long-runs.js";
import { goTo, ready } from "../support/places.js";
import { expectSeenWithBoard } from "../support/seen.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { card, openPresent, phone } from "../support/teacher.js";
import { words } from "../support/words.js";

const desk = { viewport: { width: 1280, height: 720 } };

/** The largest board leaves the least room beside it. Cards beside 9×9 are looked at in cards.js. */
for (const [board, path] of chosenOf(Object.entries(boards), ([name]) => name === "25×25"))
  for (const [name, size] of Object.entries({ desk, phone })) {
    describe(`the panels of ${board} on a ${name}`, () => {
      it("leave the whole board in view", () =>
        visit(
          async (page) => {
            await expectDigits(page, new URLSearchParams(path.slice(1)).get("p") ?? "");
            await ready(page);
            for (const strength of [1, 2, 3]) await clickHint(page, strength);
            await expectSeenWithBoard(page, ".card .step-told");
            await page.keyboard.press("Escape");
            await goTo(page, "solve");
            await button(page, words("solutions.start")).click();
            await expectTold(page, words("solutions.place", { place: 1 }));
            await expectSeenWithBoard(page, ".card .solutions-place");
            await page.keyboard.press("Escape");
            await expectSoon(() => card(page).isVisible(), false);
            await button(page, words("candidates.show")).click();
            await expectSeenWithBoard(page, ".card .candidates-warning");
          },
          { ...size, path },
        ));
    });
  }

describe("all steps of a board of 25×25", () => {
  it("are stopped while they are looked for, and the page goes on", () =>
    visit(
      async (page) => {
        await ready(page);
        await openPresent(page);
        await button(page, words("steps.open")).click();
        await button(page, words("card.stop")).click();
        await expectSoon(() => card(page).isVisible(), false);
        await expectSoon(() => page.locator(".steps-family").count(), 0);
        await goTo(page, "play");
        await clickHint(page, 1);
      },
      { ...desk, path: boards["25×25"] },
    ));
});
