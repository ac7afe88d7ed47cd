/**
 * Criteria of WCAG 2.2 on the page for frames, in a learning platform's page, and on the documents of the site
 * (docs/accessibility-statement.md).
 */
import { describe, it } from "node:test";

import { sheetText } from "../../../web/model/class-sheet.js";
import { chosenOf } from "../../support/long-runs.js";
import { contrast, expectNoBarriers } from "../support/axe.js";
import { button, expectDigits } from "../support/board.js";
import { obscured, smallTargets, spaceOut } from "../support/criteria.js";
import { cutTexts } from "../support/cut-texts.js";
import { expectNoSideways } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const [{ puzzle }] = seeds;
const sheet = sheetText({
  title: "Class 2B",
  tasks: [
    { kind: "puzzle", puzzle, name: "A warm-up" },
    { kind: "puzzle", puzzle: seeds[1].puzzle, name: "The second" },
  ],
});
/** Asks for the strongest hint, which has the longest text. @param {Page} page */
async function askHint(page) {
  await expectDigits(page, puzzle);
  await button(page, words("hint.button")).click();
  await button(page, words("hint.more")).click();
  await button(page, words("hint.more")).click();
  await button(page, words("hint.apply")).waitFor();
}

/** @type {[string, string, (page: Page) => Promise<unknown>][]} */
const frames = [
  ["a hint in a frame", `embed.html?lang=en&controls=keypad+undo+notes+colors+check+hint&puzzle=${puzzle}`, askHint],
  [
    "a puzzle that is entered",
    "embed.html?lang=en&mode=solve",
    (page) => button(page, words("solve.button")).waitFor(),
  ],
  ["the work of a class", `embed.html?lang=en#learn/class?${sheet}`, (page) => expectDigits(page, puzzle)],
];
/** A frame in a column, and the window that criterion 1.4.10 asks for, which is the hardest. */
const sizes = [
  { width: 420, height: 760 },
  { width: 320, height: 256 },
];

for (const [name, path, open] of frames)
  for (const viewport of chosenOf(sizes, ({ width }) => width === 320))
    describe(`${name} at ${viewport.width}×${viewport.height}`, () => {
      it("has no barrier that axe finds", () =>
        visit(
          async (page) => {
            await open(page);
            await expectNoBarriers(page);
            await page.emulateMedia({ colorScheme: "dark" });
            await expectNoBarriers(page, contrast);
          },
          { path, viewport, colorScheme: "light" },
        ));

      it("cuts no text that is spaced out, and needs no scrolling sideways", () =>
        visit(
          async (page) => {
            await open(page);
            await expectSoon(() => page.evaluate(cutTexts), []);
            await page.evaluate(spaceOut);
            await expectSoon(
              async () => (await page.evaluate(cutTexts)).filter((fault) => !fault.includes(" breaks ")),
              [],
            );
          },
          { path, viewport },
        ));

      it("has targets of at least 24 px, and keeps in sight what has the focus", () =>
        visit(
          async (page) => {
            await open(page);
            await expectSoon(() => page.evaluate(smallTargets), []);
            await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
            for (let stops = 0; stops < 30; stops += 1) {
              await page.keyboard.press("Tab");
              await expectSoon(() => page.evaluate(obscured), "");
            }
          },
          { path, viewport },
        ));
    });

describe("the documents of the site", () => {
  for (const path of [
    "docs/accessibility-statement.html",
    "docs/self-hosting.html",
    "docs/platforms/it/index.html",
    "examples/embedding.html",
  ])
    it(`${path} has no barrier that axe finds, and is read at 320 px without scrolling sideways`, () =>
      visit(
        async (page) => {
          await expectNoBarriers(page);
          await page.evaluate(spaceOut);
          // Tables and code scroll in themselves.
          await expectNoSideways(page);
        },
        { path, viewport: { width: 320, height: 568 } },
      ));
});
