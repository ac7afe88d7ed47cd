/** Place Play at the sizes of a phone. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { symbolOf } from "../../../web/model/digits.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { button, digitsOn } from "../support/board.js";
import { chosenOf, someOf } from "../../support/long-runs.js";
import { boxOf, expectInView, expectNoSideways, ready } from "../support/places.js";
import { phone, play, solution, typeAll } from "../support/played-puzzle.js";
import { visit } from "../support/site.js";
import { expectSoon, settled } from "../support/soon.js";
import { words } from "../support/words.js";

/** @typedef {import("../../../web/model/layout.js").Layout} Layout */

/** A puzzle with one solution: all cells of a board with boxes but the first one. @param {string} name */
function almostSolved(name) {
  const { digitCount, boxRows, boxColumns } = /** @type {Layout} */ (layoutNamed(name));
  const digits = Array.from({ length: digitCount ** 2 }, (_, i) => {
    const [row, column] = [Math.floor(i / digitCount), i % digitCount];
    return ((boxColumns * (row % boxRows) + Math.floor(row / boxRows) + column) % digitCount) + 1;
  });
  return `.${digits
    .slice(1)
    .map((digit) => symbolOf(digit, digitCount))
    .join("")}`;
}

describe("at the size of a phone", () => {
  for (const viewport of chosenOf(
    [
      { width: 390, height: 664 },
      { width: 360, height: 640 },
      { width: 320, height: 568 },
    ],
    ({ width }) => width === 320,
  )) {
    it(`${viewport.width} px wide, board, tools, keys and tabs are in view`, () =>
      play(
        async (page) => {
          await expectInView(page, [".board", ".tools", ".modes", ".keypad", ".tabs"]);
          await expectNoSideways(page);
          const key = await boxOf(page, ".key");
          assert.ok(key.width >= (viewport.width < 360 ? 44 : 36), `a key is ${key.width} px wide`);
          assert.ok(key.height >= (viewport.width < 360 ? 44 : 52), `a key is ${key.height} px high`);
          const [first, second] = await page.locator(".key").evaluateAll((keys) =>
            keys
              .slice(0, 2)
              .map((each) => each.getBoundingClientRect())
              .map(({ left, right }) => ({ left, right })),
          );
          assert.ok(second.left <= first.right, "no gap is between two keys");
        },
        { ...phone, viewport },
      ));
  }

  it("the keys are above the tabs in Ukrainian, where the words between them are on two lines", () =>
    visit(
      async (page) => {
        await page.locator(".key").first().waitFor();
        await expectInView(page, [".board", ".tools", ".modes", ".keypad", ".tabs"]);
        await expectSoon(async () => (await boxOf(page, ".keypad")).bottom <= (await boxOf(page, ".tabs")).top, true);
      },
      { ...phone, viewport: { width: 390, height: 664 }, locale: "uk-UA" },
    ));

  for (const [layout, width, height] of someOf(
    /** @type {[string, number, number][]} */ ([
      ["4x4", 390, 664],
      ["2x5", 390, 664],
      ["5x5", 360, 740],
      ["5x5", 390, 664],
      ["3x4", 320, 568],
      ["4x4", 360, 640],
    ]),
    3,
  )) {
    it(`${layout} at ${width}×${height}: all keys are above the tabs, and the line under the board beside the zoom`, () =>
      visit(
        async (page) => {
          const { cellCount, digitCount } = /** @type {Layout} */ (layoutNamed(layout));
          await expectSoon(() => page.getByRole("gridcell").count(), cellCount);
          await ready(page);
          await expectInView(page, [".board", ".tools", ".modes", ".keypad", ".tabs"]);
          await expectSoon(
            async () => (await boxOf(page, ".keypad")).bottom <= (await boxOf(page, ".tabs")).top + 0.5,
            true,
            { about: "keys above the tabs" },
          );
          const keypad = await page
            .locator(".keypad")
            .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
          assert.ok(keypad <= 1, `the keypad scrolls by ${keypad} px`);
          await expectSoon(() => page.locator(".key:visible").count(), digitCount);
          // Colours are chosen in the room of the digits.
          const before = await boxOf(page, ".board");
          await button(page, words("tools.color")).tap();
          await expectSoon(() => page.locator(".key-color:visible").count(), 9);
          const after = await boxOf(page, ".board");
          assert.deepEqual(after, before);
          if (before.width / Math.sqrt(cellCount) > 29) return;
          const zoom = await boxOf(page, ".zoom-bar");
          const tools = await boxOf(page, ".tools");
          assert.ok(zoom.bottom <= tools.top && zoom.top >= before.bottom, JSON.stringify({ before, zoom, tools }));
        },
        { ...phone, viewport: { width, height }, path: `#p=${almostSolved(layout)}&layout=${layout}` },
      ));
  }

  for (const viewport of chosenOf(
    [
      { width: 390, height: 844 },
      { width: 360, height: 780 },
      { width: 430, height: 932 },
    ],
    ({ width }) => width === 360,
  )) {
    it(`${viewport.width}×${viewport.height}, two rows of large keys reach down to the tabs`, () =>
      play(
        async (page) => {
          const keys = await page
            .locator(".key:visible")
            .evaluateAll((all) =>
              all.map((key) => key.getBoundingClientRect()).map(({ top, width, height }) => ({ top, width, height })),
            );
          assert.deepEqual([keys.length, new Set(keys.map(({ top }) => Math.round(top))).size], [10, 2]);
          for (const { width, height } of keys) assert.ok(width >= 64 && height >= 60, `${width}×${height}`);
          const [keypad, tabs] = [await boxOf(page, ".keypad"), await boxOf(page, ".tabs")];
          assert.ok(tabs.top - keypad.bottom <= 24, `${tabs.top - keypad.bottom} px are between the keys and the tabs`);
        },
        { ...phone, viewport },
      ));
  }

  for (const [width, height] of someOf(
    [
      [390, 844],
      [390, 664],
      [375, 553],
      [320, 568],
      [667, 375],
      [844, 390],
      [768, 1024],
      [1280, 720],
    ],
    4,
  )) {
    it(`${width}×${height}, the word of each mode is whole, below its picture`, () =>
      play(
        async (page) => {
          await button(page, words("tools.corner")).waitFor();
          const faults = () =>
            page.locator(".mode").evaluateAll((modes) =>
              modes
                .filter((mode) => {
                  const [picture, word, all] = [mode.querySelector("svg"), mode.querySelector("span"), mode].map(
                    (part) => /** @type {Element} */ (part).getBoundingClientRect(),
                  );
                  return !(
                    word.width > 8 &&
                    word.top >= picture.bottom - 1 &&
                    word.left >= all.left &&
                    word.right <= all.right &&
                    word.bottom <= all.bottom
                  );
                })
                .map((mode) => mode.textContent),
            );
          await expectSoon(faults, []);
          await expectInView(page, [".board", ".tools", ".modes", ".keypad", ".tabs"]);
          if (width < 1024)
            await expectSoon(
              async () => (await boxOf(page, ".keypad")).bottom <= (await boxOf(page, ".tabs")).top + 0.5,
              true,
              { about: "keys above the tabs" },
            );
        },
        width < 900 ? { ...phone, viewport: { width, height } } : { viewport: { width, height } },
      ));
  }

  it("nothing beside the keys destroys anything at one press", () =>
    play(async (page) => {
      await typeAll(page, solution, 2);
      await page.keyboard.press("Escape");
      const before = await digitsOn(page);
      const names = await page
        .locator(".play-controls :is(.tool, .mode)")
        .evaluateAll((tools) =>
          tools.filter((tool) => tool.checkVisibility()).map((tool) => tool.getAttribute("title")),
        );
      for (const name of names.filter((each) => each !== words("tools.undo"))) {
        await button(page, name).click();
        if (name === words("hint.button")) await page.locator(".card:not([hidden])").waitFor();
        if (name === words("play.more")) await page.getByRole("menu").waitFor();
        await page.keyboard.press("Escape");
      }
      await settled(page);
      await expectSoon(() => digitsOn(page), before);
    }, phone));
});
