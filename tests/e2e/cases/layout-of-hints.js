/** Where a hint is at each size of the window, and what it leaves in view. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { techniques } from "../../../web/model/techniques.js";
import { chosenOf } from "../../support/long-runs.js";
import { expectDigits } from "../support/board.js";
import { askForHint } from "../support/hints.js";
import { boxOf, expectInView, ready } from "../support/places.js";
import { visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { look, needed, path, puzzle, sizes, touch } from "../support/window-sizes.js";

/** @typedef {import("playwright-core").Page} Page */

/** A puzzle whose first hint has four sentences. */
const shortHint = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/** A puzzle with a chain. */
const chained = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";

/** Returns where the first and the last cell are. @param {Page} page */
const cellBoxes = async (page) => [await boxOf(page, '[data-cell="0"]'), await boxOf(page, '[data-cell="80"]')];

/** Leaves out all techniques but chains, so that the hint for the puzzle is a chain. @param {Page} page */
async function leaveChains(page) {
  await page.evaluate(
    (without) => localStorage.setItem("nonet-settings", JSON.stringify({ without })),
    techniques.filter((technique) => technique !== "aic"),
  );
  await page.reload();
  await expectDigits(page, chained);
}

describe("an open hint", () => {
  for (const [what] of sizes) {
    it(`leaves the whole board and its own button in view on ${what}`, () =>
      look(what, async (page) => {
        const before = await cellBoxes(page);
        await askForHint(page, 3);
        await page.locator(".board-named").waitFor();
        await expectInView(page, [".board", ".card", ".card .button-main"]);
        const [board, card] = [await boxOf(page, ".board"), await boxOf(page, ".card")];
        await expectSoon(() => cellBoxes(page), before, { about: "the names of rows and columns move the cells" });
        assert.ok(card.top >= board.bottom - 0.5 || card.left >= board.right - 0.5, "the card covers the board");
      }));
  }

  for (const [width, height, shown] of chosenOf(
    /** @type {const} */ ([
      [1280, 720, shortHint],
      [1440, 900, puzzle],
      [1920, 1080, puzzle],
    ]),
    ([wide]) => wide === 1280,
  )) {
    it(`shows all its sentences without scrolling on a desktop, ${width}×${height}`, () =>
      visit(
        async (page) => {
          await expectDigits(page, shown);
          await askForHint(page, 3);
          const conclusion = page.locator(".step-told > :last-child");
          const hidden = async () =>
            Math.max(
              0,
              (await conclusion.evaluate((last) => last.getBoundingClientRect().bottom)) -
                (await boxOf(page, ".card .card-foot")).top -
                0.5,
            );
          await expectSoon(hidden, 0, {
            about: "how far the last sentence reaches below the top of the main button, in px",
          });
        },
        { viewport: { width, height }, path: `#p=${shown}` },
      ));
  }

  for (const [width, height, options] of chosenOf(
    /** @type {[number, number, object][]} */ ([
      [1280, 720, {}],
      [1024, 600, {}],
      [390, 664, touch],
      [320, 568, touch],
      [664, 390, touch],
      [640, 360, {}],
    ]),
    ([wide]) => [1024, 320, 640].includes(wide),
  )) {
    it(`of a chain shows its conclusion above its button, whatever is scrolled, ${width}×${height}`, () =>
      visit(
        async (page) => {
          await leaveChains(page);
          await askForHint(page, 3);
          const seen = () =>
            page.evaluate(() =>
              [".step-end", ".card-foot .button-main"].map((part) => {
                const element = /** @type {Element} */ (document.querySelector(`.card ${part}`));
                const { left, top, bottom } = element.getBoundingClientRect();
                return [top + 3, bottom - 3].every((y) => element.contains(document.elementFromPoint(left + 6, y)));
              }),
            );
          await expectSoon(seen, [true, true], {
            about: "whether the conclusion and the button are seen before the card is scrolled",
          });
          await page.locator(".card-content").evaluate((content) => content.scrollTo(0, content.scrollHeight));
          await expectSoon(seen, [true, true], { about: "whether they are seen afterwards" });
        },
        { ...options, viewport: { width, height }, path: `#p=${chained}` },
      ));
  }

  it("of a chain shows most of its sentences on a laptop: the keys step aside", () =>
    visit(
      async (page) => {
        await leaveChains(page);
        const before = await boxOf(page, ".keypad");
        await askForHint(page, 3);
        const hidden = () =>
          page
            .locator(".card-content")
            .evaluate(({ clientHeight, scrollHeight }) => Math.max(0, scrollHeight - clientHeight - 64));
        await expectSoon(hidden, 0, { about: "px of the card that are not shown, but for 64, which are two lines" });
        await expectSoon(() => page.locator(".keypad").isVisible(), false);
        await page.keyboard.press("Escape");
        await expectSoon(() => page.locator(".keypad").isVisible(), true);
        await expectSoon(() => boxOf(page, ".keypad"), before);
      },
      { viewport: { width: 1280, height: 720 }, path: `#p=${chained}` },
    ));

  it("draws a line above its button while there is more to scroll to, and none at the end", () =>
    visit(
      async (page) => {
        await leaveChains(page);
        await askForHint(page, 3);
        const line = () =>
          page.locator(".card .card-foot").evaluate((foot) => getComputedStyle(foot, "::before").opacity);
        await expectSoon(line, "1");
        await page.locator(".card-content").evaluate((content) => content.scrollTo(0, content.scrollHeight));
        await expectSoon(line, "0");
      },
      { ...touch, viewport: { width: 390, height: 664 }, path: `#p=${chained}` },
    ));

  it("moves no key on a desktop", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await ready(page);
        const before = await boxOf(page, ".keypad");
        await askForHint(page, 3);
        await expectSoon(() => boxOf(page, ".keypad"), before);
      },
      { viewport: { width: 1280, height: 720 }, path },
    ));

  it("is a sheet on a phone, which is closed by dragging it down", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await askForHint(page, 1);
        const { left, top } = await boxOf(page, ".card-head");
        await page.mouse.move(left + 60, top + 20);
        await page.mouse.down();
        await page.mouse.move(left + 60, top + 120, { steps: 4 });
        await page.mouse.up();
        await page.locator(".card").waitFor({ state: "hidden" });
        await expectInView(page, needed);
      },
      { ...touch, viewport: { width: 390, height: 844 }, path },
    ));

  it("leaves the line under the board readable on a phone", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await askForHint(page, 1);
        await expectSoon(
          async () => (await boxOf(page, "#status")).bottom <= (await boxOf(page, ".card")).top + 0.5,
          true,
        );
      },
      { ...touch, viewport: { width: 390, height: 664 }, path },
    ));
});
