import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { button, cell, digitsOn, expectDigits, expectTold, paste } from "../support/board.js";
import { openShape } from "../support/new-puzzle.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

const phone = { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true };

/** @param {import("playwright-core").Page} page */
async function expectNoBarriers(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]), []);
}

describe("barriers, as axe finds them", () => {
  /** @type {any[][]} */
  const looks = [
    ["in light", { colorScheme: "light" }],
    ["in dark", { colorScheme: "dark" }],
    ["on a phone", phone],
  ];
  for (const [look, options] of looks) {
    it(`are none on the page ${look}`, () => visit(async (page) => {
      await paste(page, seeds[1].puzzle);
      await expectDigits(page, seeds[1].puzzle);
      await cell(page, "row 1, column 2, empty").focus();
      await page.keyboard.press("4");
      await expectTold(page, /4 appears more than once in/);
      await expectNoBarriers(page);
    }, options));

    if (options === phone) continue;
    it(`are none in the frame ${look}`, () => visit(async (page) => {
      await expectDigits(page, seeds[1].puzzle);
      await expectNoBarriers(page);
    }, { ...options, path: `embed.html?puzzle=${seeds[1].puzzle}` }));
  }

  /** @type {any[][]} */
  const boards = [
    ["a 16×16 on a phone", `#p=${"1".padEnd(256, ".")}`, phone],
    ["a jigsaw", "#p=1........................&layout=jigsaw:1122211122333343444455555", {}],
  ];
  for (const [what, path, options] of boards) {
    it(`are none on the page with ${what}`, () => visit(async (page) => {
      await cell(page, /^row 1, column 1, (region 1, )?1, given/).waitFor();
      await expectTold(page, words("status.multiple"));
      await expectNoBarriers(page);
    }, { ...options, path }));
  }

  it("are none in the editor of regions", () => visit(async (page) => {
    await openShape(page);
    await page.getByRole("radio", { name: words("goal.side", { side: 7 }) }).check();
    await button(page, words("shape.edit")).click();
    await page.getByRole("dialog", { name: words("regions.title") }).waitFor();
    await expectNoBarriers(page);
  }));

  for (const name of ["new.open", "import.open", "print.open"]) {
    it(`are none in the dialog of ${name}`, () => visit(async (page) => {
      await button(page, words(name)).click();
      await page.getByRole("dialog").waitFor();
      await expectNoBarriers(page);
    }));
  }
});

/** Presses Tab until the element with this name has the focus. @param {import("playwright-core").Page} page @param {string} name */
async function tabTo(page, name) {
  const focused = () => page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
  });
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await focused()).startsWith(name)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`no ${name} in the order of the Tab key`);
}

describe("what is read out", () => {
  it("is news: a verdict once, not the waiting for it", () => visit(async (page) => {
    await cell(page, "row 1, column 1, empty").focus();
    await page.evaluate(() => {
      window.read = [];
      new MutationObserver((changes) => window.read.push(...changes
        .map(({ target }) => target).filter((target) => target.ariaLive === "polite").map(({ textContent }) => textContent)))
        .observe(document.querySelector(".status"), { childList: true, subtree: true });
    });
    for (const [place, digit] of ["1", "2", "3"].entries()) {
      await page.keyboard.press(digit);
      await cell(page, `row 1, column ${place + 1}, ${digit}, given`).waitFor();
      await expectTold(page, words("status.multiple"));
      await page.keyboard.press("ArrowRight");
    }
    assert.deepEqual(await page.evaluate(() => window.read), [words("status.multiple")]);
  }));
});

describe("the keyboard alone", () => {
  it("makes a puzzle, solves it, and takes it back", () => visit(async (page) => {
    await tabTo(page, words("new.open"));
    await page.keyboard.press("Enter");
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("level.medium"));
    await page.keyboard.press("Enter");
    await expectTold(page, /^A new puzzle/);
    await expectSoon(() => page.evaluate(() => document.activeElement?.role), "gridcell");
    const puzzle = await digitsOn(page);
    await tabTo(page, words("solve.button"));
    await page.keyboard.press("Enter");
    await expectTold(page, words("solve.done"));
    assert.ok(!(await digitsOn(page)).includes("."));
    await page.keyboard.press("Control+z");
    await expectDigits(page, puzzle);
  }));

  it("moves over the board by its own keys", () => visit(async (page) => {
    /** @type {any[][]} */
    const moves = [
      ["ArrowDown", 2, 1], ["End", 2, 9], ["Control+Home", 1, 1], ["Control+End", 9, 9], ["ArrowLeft", 9, 8], ["Home", 9, 1],
    ];
    await cell(page, "row 1, column 1, empty").focus();
    for (const [key, row, column] of moves) {
      await page.keyboard.press(key);
      const label = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      assert.equal(label, `row ${row}, column ${column}, empty`, key);
    }
  }));
});

describe("the order of the Tab key", () => {
  for (const [look, options] of [["on a wide page", {}], ["on a phone", phone]]) {
    it(`is the order seen, ${look}`, () => visit(async (page) => {
      const inOrder = await page.locator("#side button:visible").evaluateAll((buttons) => buttons
        .map((each) => [each.textContent, each.getBoundingClientRect()])
        .map(([name, { left, top }]) => ({ name, left: Math.round(left), top: Math.round(top) })));
      assert.ok(inOrder.length > 15);
      assert.deepEqual(inOrder.toSorted((a, b) => a.top - b.top || a.left - b.left), inOrder);
    }, options));
  }
});

describe("a phone", () => {
  it("shows the whole board and takes digits by touch", () => visit(async (page) => {
    const { width } = await page.getByRole("grid").boundingBox();
    assert.ok(width > 320 && width <= 375, `${width} px`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 375);
    await cell(page, "row 5, column 5, empty").tap();
    await page.getByRole("button", { name: /^7, / }).tap();
    await cell(page, "row 5, column 5, 7, given").waitFor();
  }, phone));

  it("has targets of 24 px and more", () => visit(async (page) => {
    const small = await page.locator("button:visible, [role=gridcell]").evaluateAll((targets) => targets
      .map((target) => [target.getAttribute("aria-label") ?? target.textContent, target.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 24 || height < 24)
      .map(([name]) => name));
    assert.deepEqual(small, []);
  }, phone));
});
