/** Numbers in the form of place Print, and sheets for a class. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button } from "../support/board.js";
import { choose, digitsOf, openPrint, pageCount, settled, textsOfPage, unfold } from "../support/print.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

const field = (/** @type {Page} */ page, /** @type {string} */ key) =>
  page.getByRole("spinbutton", { name: words(key), exact: true });
/** What is said of a field: whether its number is refused, and the sentence beside it. @param {Locator} input */
const saidOf = (input) =>
  input.evaluate((element) => {
    const told = document.getElementById(element.getAttribute("aria-describedby") ?? "");
    return [element.getAttribute("aria-invalid") === "true", told?.textContent];
  });
const wrong = (/** @type {number} */ least, /** @type {number} */ most, /** @type {number} */ value) => [
  true,
  words("print.number-wrong", { least, most, value }),
];
const tooMany = (/** @type {number} */ count, /** @type {number} */ value) => [
  true,
  words("print.puzzles-too-many", { count, most: 2000, value }),
];

describe("numbers in place Print", () => {
  it("out of their range stay in the field, are refused beside it, and change no page", () =>
    visit(async (page) => {
      await openPrint(page);
      const [count, copies] = [field(page, "print.count"), field(page, "print.copies")];
      const before = await textsOfPage(page, 0);
      await count.fill("5000");
      await expectSoon(() => saidOf(count), wrong(1, 2000, 4));
      await copies.fill("0");
      await expectSoon(() => saidOf(copies), wrong(1, 60, 1));
      await button(page, words("print.submit")).focus();
      await expectSoon(() => Promise.all([count.inputValue(), copies.inputValue()]), ["5000", "0"]);
      await expectNoBarriers(page);
      await settled(page);
      await expectSoon(() => textsOfPage(page, 0), before);
      await count.fill("2");
      await copies.fill("1");
      await expectSoon(
        () => Promise.all([saidOf(count), saidOf(copies)]),
        [
          [false, ""],
          [false, ""],
        ],
      );
      await settled(page);
      await expectSoon(async () => (await textsOfPage(page, 0)).length < before.length, true);
    }));

  it("that are too many together are refused until there is room for them", () =>
    visit(async (page) => {
      await openPrint(page);
      const [count, copies] = [field(page, "print.count"), field(page, "print.copies")];
      await copies.fill("3");
      await count.fill("1000");
      await expectSoon(() => saidOf(count), tooMany(3000, 4));
      await copies.fill("2");
      await expectSoon(
        () => Promise.all([saidOf(count), saidOf(copies)]),
        [
          [false, ""],
          [false, ""],
        ],
      );
      await copies.fill("3");
      await expectSoon(() => saidOf(copies), tooMany(3000, 2));
      await count.fill("5");
      await expectSoon(
        () => Promise.all([saidOf(count), saidOf(copies)]),
        [
          [false, ""],
          [false, ""],
        ],
      );
      await settled(page);
      await expectSoon(
        async () => (await textsOfPage(page, 0)).includes(words("worksheet.sheet-of", { number: 1, count: 3 })),
        true,
      );
    }));
});

describe("what the preview says of the pages", () => {
  it("is how many steps have no picture, and the size of candidates that are hard to read", () =>
    visit(
      async (page) => {
        await openPrint(page);
        const notes = page.locator(".print-notes p");
        await choose(page, "path");
        await field(page, "print.most-pictures").fill("1");
        await page.getByRole("combobox", { name: words("print.pictured"), exact: true }).selectOption("1");
        await settled(page);
        await expectSoon(
          async () =>
            (await notes.allTextContents()).some((text) => text.startsWith("Steps with pictures: 1, the hardest")),
          true,
        );
        await choose(page, "board");
        await unfold(page, "shown");
        await page.getByRole("checkbox", { name: words("print.show-candidates"), exact: true }).check();
        const isSmall = async () =>
          (await notes.allTextContents()).some((text) =>
            text.includes("Candidates of less than 5 pt are hard to read."),
          );
        await page.getByRole("radio", { name: "12", exact: true }).check();
        await settled(page);
        await expectSoon(isSmall, true);
        await expectNoBarriers(page);
        await page.getByRole("radio", { name: "1", exact: true }).check();
        await settled(page);
        await expectSoon(isSmall, false);
      },
      { path: `#p=${seeds[1].puzzle}` },
    ));
});

describe("different sheets for a class", () => {
  it("have their number, other puzzles, and begin on odd pages when they are printed on both sides", () =>
    visit(async (page) => {
      await openPrint(page);
      await page.getByRole("combobox", { name: words("print.key"), exact: true }).selectOption("none");
      await field(page, "print.copies").fill("3");
      await expectSoon(() => pageCount(page), 3);
      await settled(page);
      const sheets = new Set();
      for (const number of [1, 2, 3]) {
        await expectSoon(
          async () => (await textsOfPage(page, number - 1)).includes(words("worksheet.sheet-of", { number, count: 3 })),
          true,
        );
        sheets.add(digitsOf(await textsOfPage(page, number - 1)));
      }
      assert.equal(sheets.size, 3);
      await unfold(page, "paper");
      await page.getByLabel(words("print.both-sides"), { exact: true }).check();
      await expectSoon(() => pageCount(page), 5);
      await settled(page);
      await expectSoon(
        async () => (await textsOfPage(page, 4)).includes(words("worksheet.sheet-of", { number: 3, count: 3 })),
        true,
      );
    }));

  it("of a worksheet are as many as the field says", () =>
    visit(async (page) => {
      await openPrint(page);
      await choose(page, "worksheet");
      await field(page, "print.copies").fill("2");
      await settled(page);
      await expectSoon(
        async () => (await textsOfPage(page, 2)).includes(words("worksheet.sheet-of", { number: 2, count: 2 })),
        true,
      );
    }));
});
