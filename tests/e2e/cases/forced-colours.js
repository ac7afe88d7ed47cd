/** Colours that the reader forces on the page: the words of filled buttons can be read, and axe finds no barrier. */
import { describe, it } from "node:test";

import { PNG } from "pngjs";

import { expectNoBarriers } from "../support/axe.js";
import { button, expectTold, returnToGame } from "../support/board.js";
import { pressHint } from "../support/hints.js";
import { chosenOf } from "../../support/long-runs.js";
import { goTo, places } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { sharedVisit } from "../support/site.js";
import { path, puzzle } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Returns the share of the commonest colour in the picture of the words of a button. Words that are a bar have one
 * colour alone.
 * @param {import("playwright-core").Locator} filled
 */
async function commonest(filled) {
  const clip = await filled.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left, y: top, width, height };
  });
  const { data } = PNG.sync.read(await filled.page().screenshot({ clip }));
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / (data.length / 4);
}

/** @type {[what: string, open: (page: Page) => Promise<unknown>][]} */
const buttons = [
  [
    "Apply in a hint",
    async (page) => {
      for (const strength of [1, 2, 3]) await pressHint(page, strength);
    },
  ],
  [
    "the next part of a lesson",
    async (page) => {
      await goTo(page, "learn");
      await page.evaluate(() => {
        location.hash = "learn/x-wing";
      });
      await page.locator(".lesson-part").waitFor();
    },
  ],
  [
    "the file in Print",
    async (page) => {
      await goTo(page, "print");
      await page.locator(".print-page").first().waitFor();
    },
  ],
];

/** @type {[string, { width: number, height: number }][]} */
const sizes = [
  ["a desktop", { width: 1280, height: 720 }],
  ["a desktop at 400 %", { width: 320, height: 256 }],
];

for (const [what, viewport] of chosenOf(sizes, ([name]) => name === "a desktop"))
  describe(`forced colours on ${what}`, () => {
    const visitForced = sharedVisit({ forcedColors: "active", reducedMotion: "reduce", viewport, path });

    for (const [name, open] of buttons) {
      it(`leave words on a filled button: ${name}`, () =>
        visitForced(async (page) => {
          await returnToGame(page, puzzle);
          await open(page);
          const main = page
            .locator("dialog[open] .button-main:visible, .card .button-main:visible, .side .button-main:visible")
            .first();
          await main.scrollIntoViewIfNeeded();
          await expectSoon(async () => (await commonest(main)) < 0.9, true, {
            about: "whether the words have a colour besides that of their ground",
          });
        }));
    }

    for (const place of places) {
      it(`have no barriers in ${place}, as axe finds them`, () =>
        visitForced(async (page) => {
          await returnToGame(page, puzzle);
          await goTo(page, place);
          await expectNoBarriers(page);
        }));
    }

    it("have no barriers in a hint, as axe finds them", () =>
      visitForced(async (page) => {
        await returnToGame(page, puzzle);
        await button(page, words("hint.button")).click();
        await expectTold(page, words("hint.strength", { most: 3, strength: 1 }));
        await expectNoBarriers(page);
      }));
  });
