/** Faces of digits: what keys enter, what is on the keys, what is heard; the same in a frame. */
import { describe, it } from "node:test";

import { someOf } from "../../support/long-runs.js";
import { button } from "../support/board.js";
import { ready } from "../support/places.js";
import { at, blanks, labelOf, puzzle } from "../support/played-puzzle.js";
import { site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { words } from "../support/words.js";

/** Each face, the key that enters the third digit, and the name of this digit. */
const faces = /** @type {[string, string, string][]} */ ([
  ["fruits", "3", "cherries"],
  ["word:WORKINGDA", "r", "R"],
  ["zero", "2", "2"],
  ["letters", "c", "C"],
  ["hex", "2", "2"],
  ["colors", "3", "orange"],
  ["shapes", "3", "triangle"],
  ["animals", "3", "rabbit"],
]);

describe("a face", () => {
  for (const [face, key, name] of someOf(faces, 3)) {
    it(`${face}: its keys, its names on the keys, in entries and notes, and in a frame`, () =>
      visit(
        async (page) => {
          await ready(page);
          const third = () =>
            page
              .locator(".key")
              .nth(2)
              .evaluate((each) => each.getAttribute("aria-label") ?? "");
          await expectSoon(async () => (await third()).startsWith(name), true);
          const [first, second] = blanks;
          await at(page, first).click();
          await page.keyboard.press(key);
          await page.getByText(new RegExp(`(^|\\s)${name} placed`)).waitFor();
          await expectSoon(async () => (await labelOf(page, first))?.includes(`, ${name}, `), true);
          await at(page, second).click();
          await button(page, words("tools.centre")).click();
          await page.keyboard.press(key);
          await expectSoon(async () => (await labelOf(page, second))?.includes(`, notes ${name}, `), true);
          await page.locator(".key").nth(0).click();
          await expectSoon(async () => / notes \S+ \S+, /.test((await labelOf(page, second)) ?? ""), true);

          await page.goto(`${site.url}embed.html?lang=en&face=${face}&puzzle=${puzzle}`);
          await expectSoon(async () => (await third()).startsWith(name), true);
          const given = puzzle.indexOf("3");
          const label = () => page.locator(`[role=gridcell][data-cell="${given}"]`).getAttribute("aria-label");
          await expectSoon(async () => (await label())?.includes(`, ${name}, given`), true);
        },
        { path: `#p=${puzzle}&face=${face}` },
      ));
  }
});
