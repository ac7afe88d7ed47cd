import { describe, it } from "node:test";

import { cell, expectTold, grid } from "../support/board.js";
import { expectSoon, expectSoonMatch, settled } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

const path = "#p=530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const finger = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

/**
 * The cell of a row and a column, both from 1.
 * @param {import("playwright-core").Page} page
 * @param {number} row
 * @param {number} column
 */
const at = (page, row, column) => cell(page, new RegExp(`^row ${row}, column ${column},`));

/**
 * Opens the puzzle and waits for it.
 * @param {(page: import("playwright-core").Page) => Promise<void>} work
 * @param {object} [options]
 */
const play = (work, options = {}) =>
  visit(
    async (page) => {
      await cell(page, "row 1, column 1, 5, given").waitFor();
      await work(page);
    },
    { path, ...options },
  );

/**
 * Waits until these cells are selected, each as row and column: "11 12".
 * @param {import("playwright-core").Page} page
 * @param {string} expected
 */
async function expectSelected(page, expected) {
  await expectSoon(async () => {
    const labels = await grid(page)
      .getByRole("gridcell", { selected: true })
      .evaluateAll((cells) => cells.map((each) => each.getAttribute("aria-label")));
    return labels
      .map((label) =>
        /^row (\d+), column (\d+)/
          .exec(label ?? "")
          ?.slice(1)
          .join(""),
      )
      .join(" ");
  }, expected);
}

/** @param {import("playwright-core").Page} page @param {number} row @param {number} column */
async function middleOf(page, row, column) {
  const { x, y, width, height } = await at(page, row, column).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

describe("selecting cells", () => {
  it("takes all cells that the mouse is dragged over", () =>
    play(async (page) => {
      const [from, to] = [await middleOf(page, 1, 1), await middleOf(page, 3, 3)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await expectSelected(page, "11 22 33");
    }));

  it("takes all cells that a finger is dragged over", () =>
    play(async (page) => {
      const session = await page.context().newCDPSession(page);
      const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", await middleOf(page, 2, 2));
      await touch("touchMove", await middleOf(page, 3, 2));
      await touch("touchMove", await middleOf(page, 4, 2));
      await touch("touchEnd");
      await expectSelected(page, "22 32 42");
    }, finger));

  it("adds a cell with Ctrl, a rectangle with Shift", () =>
    play(async (page) => {
      await at(page, 2, 2).click();
      await at(page, 2, 7).click({ modifiers: ["Control"] });
      await expectSelected(page, "22 27");
      await at(page, 2, 2).click();
      await at(page, 3, 3).click({ modifiers: ["Shift"] });
      await expectSelected(page, "22 23 32 33");
    }));

  it("takes all cells with the digit by a double click, all cells by Ctrl+A, none by Escape", () =>
    play(async (page) => {
      await at(page, 1, 5).dblclick();
      await expectSelected(page, "15 61 98");
      await page.keyboard.press("Control+a");
      await expectSoon(() => grid(page).getByRole("gridcell", { selected: true }).count(), 81);
      await page.keyboard.press("Escape");
      await expectSelected(page, "");
    }));

  it("goes on with the arrows: alone, with Shift, and with Ctrl and space", () =>
    play(async (page) => {
      await at(page, 2, 2).click();
      await page.keyboard.press("Shift+ArrowRight");
      await page.keyboard.press("Shift+ArrowDown");
      await expectSelected(page, "22 23 33");
      await page.keyboard.press("Control+ArrowDown");
      await page.keyboard.press("Control+ArrowDown");
      await expectSelected(page, "22 23 33");
      await expectSoonMatch(
        () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
        /^row 5, column 3,/,
      );
      await page.keyboard.press("Space");
      await expectSelected(page, "22 23 33 53");
      await page.keyboard.press("ArrowUp");
      await expectSelected(page, "43");
    }));
});

describe("entering", () => {
  it("takes corner notes with Shift, centre notes with Ctrl, colours with Alt, in all selected cells", () =>
    play(async (page) => {
      await at(page, 1, 3).click();
      await at(page, 1, 4).click({ modifiers: ["Control"] });
      await page.keyboard.press("Shift+Digit2");
      await page.keyboard.press("Control+Digit4");
      await page.keyboard.press("Alt+Digit7");
      for (const column of [3, 4])
        await cell(page, `row 1, column ${column}, notes 4, corner notes 2, colour blue, box ${column - 2}`).waitFor();
      await expectTold(page, words("board.color-added", { color: "blue", count: 2, row: 1, column: 3 }));
    }));

  it("changes its meaning with Z, X, C and V", () =>
    play(async (page) => {
      await at(page, 1, 3).click();
      await page.keyboard.press("x");
      await page.keyboard.press("1");
      await page.keyboard.press("c");
      await page.keyboard.press("2");
      await page.keyboard.press("v");
      await page.keyboard.press("3");
      await cell(page, "row 1, column 3, notes 2, corner notes 1, colour orange, box 1").waitFor();
      await page.keyboard.press("z");
      await page.keyboard.press("4");
      await cell(page, "row 1, column 3, 4, colour orange, box 1").waitFor();
      await expectTold(page, words("board.placed", { digit: "4", count: 0, row: 1, column: 3 }));
    }));

  it("without a selected cell chooses the digit for the cells that are pressed next", () =>
    play(async (page) => {
      await page.keyboard.press("4");
      await expectTold(page, words("board.locked", { digit: "4" }));
      await at(page, 1, 3).click();
      await cell(page, "row 1, column 3, 4, box 1").waitFor();
    }));

  it("enters a digit that was chosen first where the press is released, unless the pointer has moved away", () =>
    play(async (page) => {
      await page.keyboard.press("4");
      await expectTold(page, words("board.locked", { digit: "4" }));
      const [first, second] = [await middleOf(page, 1, 3), await middleOf(page, 1, 4)];
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await page.mouse.move(second.x, second.y);
      await page.mouse.up();
      await expectSelected(page, "13 14");
      await settled(page);
      await cell(page, "row 1, column 3, empty, box 1").waitFor();
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      await expectSelected(page, "13");
      await cell(page, "row 1, column 3, empty, box 1").waitFor();
      await page.mouse.up();
      await cell(page, "row 1, column 3, 4, box 1").waitFor();
    }));

  it("enters in the cell with the focus when Escape has ended the selection", () =>
    play(async (page) => {
      await at(page, 1, 3).click();
      await page.keyboard.press("Escape");
      await expectSelected(page, "");
      await page.keyboard.press("4");
      await cell(page, "row 1, column 3, 4, box 1").waitFor();
      await expectSelected(page, "13");
    }));

  it("says why nothing changes", () =>
    play(async (page) => {
      await at(page, 1, 1).click();
      await page.keyboard.press("4");
      await expectTold(page, words("board.given"));
      await page.keyboard.press("Control+z");
      await expectTold(page, words("board.no-undo"));
    }));

  it("says what undo has changed, and selects the cell", () =>
    play(async (page) => {
      await at(page, 1, 3).click();
      await page.keyboard.press("4");
      await at(page, 9, 1).click();
      await page.keyboard.press("Control+z");
      await expectSelected(page, "13");
      await expectTold(page, words("board.erased", { digit: "4", count: 1, row: 1, column: 3 }));
    }));
});
