/** What a sheet on a phone leaves in view: the cages of a killer that a hint speaks of, a whole mistake, the marks. */
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { cell, expectDigits, expectTold } from "../support/board.js";
import { pressHint } from "../support/hints.js";
import { boxOf, expectInView } from "../support/places.js";
import { visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { card, goWrong, path } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const killer = readFileSync(new URL("../../../cli/examples/killer.txt", import.meta.url), "utf8");
const rules = [...killer.matchAll(/^# nonet rule (.+)$/gm)].map(([, rule]) => rule);
const killerPath = `#p=${".".repeat(81)}&rules=${encodeURIComponent(rules.join(";"))}`;
/** A puzzle with a chain. */
const chained = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
const sizes = [
  [390, 664],
  [360, 740],
];

/** Which elements nothing covers, in their order. @param {Page} page @param {string} selector */
const seenOf = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 4, y)));
    }),
  );

for (const [width, height] of sizes) {
  const phone = { hasTouch: true, isMobile: true, viewport: { width, height } };

  describe(`a sheet on a phone of ${width}×${height}`, () => {
    it("leaves all cages of a killer in view while a hint speaks of some of them", () =>
      visit(
        async (page) => {
          await cell(page, /^row 2, column 2, empty, box 1, cage of 8/).waitFor();
          for (const strength of [1, 2, 3]) await pressHint(page, strength);
          await expectInView(page, [".board", ".card .button-main"]);
          const [board, sheet] = [await boxOf(page, ".board"), await boxOf(page, ".card")];
          await expectSoon(() => Math.max(0, board.bottom - sheet.top - 0.5), 0, {
            about: "px of the board below the sheet",
          });
        },
        { ...phone, path: killerPath },
      ));

    it("shows every sentence about a mistake above the buttons", () =>
      visit(
        async (page) => {
          await goWrong(page);
          await pressMistake(page);
          await expectInView(page, [".card .mistake-buttons"]);
          await expectSoon(() => seenOf(page, ".card-parts > p"), [true, true]);
        },
        { ...phone, path },
      ));

    it("shows what the marks mean when that is unfolded, and all of it when it is scrolled", () =>
      visit(
        async (page) => {
          await expectDigits(page, chained);
          for (const strength of [1, 2, 3]) await pressHint(page, strength);
          await page.locator(".legend summary").click();
          await expectSoon(async () => (await seenOf(page, ".legend li")).slice(0, 2), [true, true]);
          await page.locator(".card-content").evaluate((content) => content.scrollTo(0, content.scrollHeight));
          await expectSoon(async () => (await seenOf(page, ".legend li")).at(-1), true);
        },
        { ...phone, path: `#p=${chained}` },
      ));
  });
}

/** Has the mistakes on the board named. @param {Page} page */
async function pressMistake(page) {
  await page.keyboard.press("h");
  await expectTold(page, words("mistake.there"));
  await page.keyboard.press("h");
  await card(page).locator(".mistake-buttons .button-main").waitFor();
}
