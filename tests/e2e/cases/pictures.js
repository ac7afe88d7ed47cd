import { describe, it } from "node:test";

import { chosenOf } from "../../support/long-runs.js";
import { button, cell, expectDigits, expectTold } from "../support/board.js";
import { expectPicture } from "../support/pictures.js";
import { site, visit } from "../support/site.js";
import { words } from "../support/words.js";

const puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 720 } };
const schemes = /** @type {const} */ (["light", "dark"]);

/**
 * Opens the puzzle at a time that stands still.
 * @param {(page: import("playwright-core").Page) => Promise<void>} work
 * @param {object} options
 */
const open = (work, options) =>
  visit(
    async (page) => {
      await page.clock.setFixedTime(new Date("2026-11-22T12:00:00Z"));
      await page.goto(`${site.url}#p=${puzzle}`);
      await expectDigits(page, puzzle);
      await page.evaluate(() => document.fonts.ready);
      await work(page);
    },
    { path: null, reducedMotion: "reduce", timezoneId: "UTC", ...options },
  );

/**
 * Presses keys in a cell.
 * @param {import("playwright-core").Page} page
 * @param {number} row
 * @param {number} column
 * @param {...string} keys
 */
async function type(page, row, column, ...keys) {
  await cell(page, new RegExp(`^row ${row}, column ${column},`)).click();
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * A digit and a conflict, corner notes, centre notes of different numbers, one and three colours, several selected
 * cells.
 * @param {import("playwright-core").Page} page
 */
async function fill(page) {
  await type(page, 1, 3, "4");
  await type(page, 2, 2, "Shift+Digit2", "Shift+Digit7");
  await type(page, 2, 3, "Shift+Digit2", "Shift+Digit4", "Shift+Digit7", "Control+Digit1", "Control+Digit2");
  await type(page, 3, 1, "Control+Digit1", "Control+Digit2");
  await type(page, 4, 2, "Control+Digit1", "Control+Digit2", "Control+Digit5", "Control+Digit9");
  await type(page, 5, 5, "5");
  await type(page, 8, 2, "5");
  for (let color = 1; color <= 9; color++) await type(page, 9, color, `Alt+Digit${color}`);
  await type(page, 6, 3, "Alt+Digit2", "Alt+Digit5", "Alt+Digit7");
  await type(page, 7, 9, "4");
  await cell(page, /^row 6, column 5,/).click();
  await cell(page, /^row 6, column 6,/).click({ modifiers: ["Control"] });
  await cell(page, /^row 7, column 6,/).click({ modifiers: ["Control"] });
}

/**
 * Compares the picture in each colour scheme.
 * @param {import("node:test").TestContext} context
 * @param {import("playwright-core").Page} page
 * @param {(scheme: string) => string} name
 * @param {readonly ("light" | "dark")[]} wanted
 * @param {import("playwright-core").Locator} [part]
 */
async function expectPictures(context, page, name, wanted, part) {
  for (const colorScheme of wanted) {
    await page.emulateMedia({ colorScheme });
    await expectPicture(context, name(colorScheme), page, part);
  }
}

describe("the picture of the board", () => {
  // The rules are drawn by the same player, and are compared at ratio 2 in each run.
  for (const ratio of chosenOf([1, 2, 3], (each) => each === 1)) {
    it(`is the approved one at ratio ${ratio} in ${schemes.join(" and ")}`, (context) =>
      open(
        async (page) => {
          await fill(page);
          await expectPictures(context, page, (scheme) => `board-${ratio}-${scheme}`, schemes, page.locator(".board"));
        },
        { viewport: phone.viewport, deviceScaleFactor: ratio },
      ));
  }
});

/** The places, the names of their tabs, and what they show last. */
const places = [
  ["solve", "shell.solve", words("level.easy")],
  ["learn", "shell.learn", "Full House"],
  ["print", "shell.print", words("print.what")],
];

/**
 * Pictures that are compared. A ratio changes the width of lines and the place of edges, which colours do not decide:
 * the dark pictures are compared at ratio 1 alone. The board is drawn for each ratio, and has pictures of its own up to
 * ratio 3. The rest of a place at ratio 3 is the drawing of ratio 2, enlarged.
 *
 * @type {[size: "phone" | "desk", ratio: number, wanted: readonly (typeof schemes[number])[]][]}
 */
const looks = [
  ["phone", 1, schemes],
  ["desk", 1, schemes],
  ["phone", 2, ["light"]],
  ["desk", 2, ["light"]],
];

/**
 * Waits until the tab shows its place, and what the place shows last.
 * @param {import("playwright-core").Page} page
 * @param {string[]} place
 * @param {string} size
 */
async function openPlace(page, [name, place, last], size) {
  const tab = page.getByRole("link", { name: words(place), exact: true }).first();
  await tab.click();
  // The place before may say the same.
  await tab.and(page.locator("[aria-current]")).waitFor();
  if (name === "solve") {
    await button(page, words("rating.ask")).click();
    // On a phone the button is below the fold.
    await page.evaluate(() => scrollTo(0, 0));
  }
  if (name === "print") {
    await page.getByRole("radio", { name: words("print.board"), exact: true }).check();
    await page.locator('.print-preview[aria-busy="false"]:not(.print-outdated) .print-page > svg').first().waitFor();
  }
  await expectTold(page, last);
  // The pictures on the cards are drawn when the cards come near the window. On a phone they are far below it.
  if (name === "learn" && size === "desk") await page.locator(".course-drawing").nth(2).waitFor();
  await page.mouse.move(0, 0);
}

describe("the picture of a place", () => {
  for (const [size, ratio, wanted] of chosenOf(looks, ([, ratio]) => ratio === 1)) {
    const look = ratio === 1 ? size : `${size}-${ratio}`;
    it(`is the approved one for all places on a ${size} at ratio ${ratio} in ${wanted.join(" and ")}`, (context) =>
      open(
        async (page) => {
          const expectPlace = (/** @type {string} */ place) =>
            expectPictures(context, page, (scheme) => `${place}-${look}-${scheme}`, wanted);
          await type(page, 1, 3, "4");
          await expectPlace("play");
          for (const place of places) {
            await openPlace(page, place, size);
            await expectPlace(place[0]);
          }
        },
        { ...{ phone, desk }[size], deviceScaleFactor: ratio },
      ));
  }
});
