import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { button, cell, digitsOn, expectDigits, expectTold } from "../support/board.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

/** A generated puzzle. Its first step is a single; a skyscraper comes later. */
const puzzle = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
const solution = "265317948741859362389426157496173285537268419128945673914582736653794821872631594";
const path = `#p=${puzzle}`;

/** @param {import("playwright-core").Page} page */
const opened = (page) => expectTold(page, words("status.unique"));

/** @param {import("playwright-core").Page} page */
async function expectNoBarriers(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]), []);
}

/** Presses H and waits for a hint of this strength. @param {import("playwright-core").Page} page @param {number} strength */
async function pressHint(page, strength) {
  await page.keyboard.press("h");
  await expectTold(page, words("hint.strength", { strength }));
}

describe("a hint", () => {
  it("shows more with each press, and is applied, by the keyboard alone", () => visit(async (page) => {
    await opened(page);
    await cell(page, "row 1, column 1, empty").focus();
    const told = page.locator(".step-told");
    await pressHint(page, 1);
    const where = await told.textContent();
    assert.match(where, /^Look at /);
    await pressHint(page, 2);
    assert.match(await told.textContent(), /Single|Full House/);
    await pressHint(page, 3);
    assert.match(await told.textContent(), /So r\dc\d|is \d/);
    assert.equal(await page.evaluate(() => document.activeElement?.role), "gridcell");
    await page.keyboard.press("h");
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("hint.apply"));
    await expectNoBarriers(page);
    await page.keyboard.press("Enter");
    await expectTold(page, words("hint.applied"));
    const now = await digitsOn(page);
    assert.equal([...now].filter((digit, i) => digit !== puzzle[i]).length, 1);
    assert.ok([...now].every((digit, i) => digit === "." || digit === solution[i]));
    await page.keyboard.press("Control+z");
    await expectDigits(page, puzzle);
  }, { path }));

  it("is closed by Escape, wherever the focus is", () => visit(async (page) => {
    await opened(page);
    const places = [cell(page, "row 1, column 1, empty"), button(page, words("new.open")), button(page, words("hint.button")), button(page, words("teach.close"))];
    for (const place of [...places, null]) {
      await pressHint(page, 1);
      if (place) await place.focus();
      else await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
      await page.keyboard.press("Escape");
      await expectSoon(() => page.locator(".card").isVisible(), false);
    }
    await pressHint(page, 1);
    await button(page, words("import.open")).click();
    await page.keyboard.press("Escape");
    await expectSoon(() => page.locator("dialog[open]").count(), 0);
    assert.equal(await page.locator(".card").isVisible(), true);
  }, { path }));

  it("begins anew when the board changes", () => visit(async (page) => {
    await opened(page);
    await pressHint(page, 1);
    await pressHint(page, 2);
    await cell(page, "row 1, column 1, empty").click();
    await page.keyboard.press("2");
    await expectSoon(() => page.locator(".card").isVisible(), false);
    await pressHint(page, 1);
  }, { path }));

  it("is in the reader's language, marked as such, and then in the chosen language", () => visit(async (page) => {
    await opened(page);
    await pressHint(page, 1);
    const told = page.locator(".step-told");
    assert.equal(await told.getAttribute("lang"), "it");
    await button(page, words("teach.settings")).click();
    await page.getByRole("radio", { name: "Українська" }).check();
    await page.getByRole("radio", { name: words("teach.cells-a1") }).check();
    await expectNoBarriers(page);
    await button(page, words("teach.done")).click();
    await expectSoon(() => told.getAttribute("lang"), "uk");
    await page.reload();
    await opened(page);
    await pressHint(page, 1);
    assert.equal(await told.getAttribute("lang"), "uk");
  }, { path, locale: "it-IT" }));

  it("keeps to the techniques chosen", () => visit(async (page) => {
    await opened(page);
    await button(page, words("teach.settings")).click();
    await page.getByRole("checkbox", { name: "Easy" }).uncheck();
    await button(page, words("teach.done")).click();
    await pressHint(page, 1);
    await pressHint(page, 2);
    assert.doesNotMatch(await page.locator(".step-told").textContent(), /Single|Full House/);
  }, { path }));
});

describe("a wrong digit", () => {
  /** @param {import("playwright-core").Page} page */
  async function goWrong(page) {
    await opened(page);
    for (const [column, digit] of [[1, "2"], [2, "8"], [9, "1"]]) {
      await cell(page, `row 1, column ${column}, empty`).focus();
      await page.keyboard.press(digit);
    }
    await page.keyboard.press("h");
    await expectTold(page, words("mistake.there"));
  }

  it("is shown before any hint, in three strengths, with the way back", () => visit(async (page) => {
    await goWrong(page);
    await page.keyboard.press("h");
    await expectTold(page, words("mistake.digits", { count: 2, cells: "r1c2, r1c9" }));
    await page.keyboard.press("h");
    await button(page, words("mistake.back", { count: 2 })).waitFor();
    await expectNoBarriers(page);
    await button(page, words("mistake.back", { count: 2 })).click();
    await expectDigits(page, `2${puzzle.slice(1)}`);
    await page.keyboard.press("Control+z");
    await cell(page, "row 1, column 9, 1").waitFor();
  }, { path }));

  it("that a check finds has its ways out beside it", () => visit(async (page) => {
    await goWrong(page);
    await button(page, words("teach.close")).click();
    await button(page, words("solve.check")).click();
    await expectTold(page, words("check.wrong", { count: 2, cells: "r1c2, r1c9" }));
    await button(page, words("mistake.mend")).click();
    await expectDigits(page, `2${puzzle.slice(1)}`);
    await expectSoon(() => page.locator(".announcer").textContent(), "");
  }, { path }));

  it("is shown instead of the steps and of a path from there, not instead of the puzzle's own path", () => visit(async (page) => {
    await goWrong(page);
    await button(page, words("steps.open")).click();
    await expectTold(page, words("mistake.there"));
    assert.equal(await page.locator(".steps-list").count(), 0);
    await button(page, words("path.open")).click();
    await page.getByRole("radio", { name: words("path.from-here") }).click();
    await expectTold(page, words("mistake.there"));
    await expectSoon(async () => (await digitsOn(page)).slice(0, 2), "28");
    await button(page, words("path.open")).click();
    await page.getByRole("heading", { name: words("path.title") }).waitFor();
    await expectTold(page, words("path.level"));
  }, { path }));

  it("is mended alone when that is wanted", () => visit(async (page) => {
    await goWrong(page);
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    await button(page, words("mistake.mend")).click();
    await expectDigits(page, `2${puzzle.slice(1)}`);
  }, { path }));
});

describe("all steps here", () => {
  it("are listed by technique; one is shown, and taken", () => visit(async (page) => {
    await opened(page);
    await button(page, words("steps.open")).click();
    await page.getByRole("heading", { name: words("steps.title") }).waitFor();
    await page.locator(".steps-list summary", { hasText: /^Naked Single/ }).click();
    await button(page, "r1c1\u00a0=\u00a02").click();
    await page.getByText("The only candidate left in r1c1 is 2.", { exact: true }).waitFor();
    await expectNoBarriers(page);
    await button(page, words("hint.apply")).click();
    await expectDigits(page, `2${puzzle.slice(1)}`);
    await expectSoon(() => page.locator(".card").isVisible(), false);
    await page.keyboard.press("Control+z");
    await expectDigits(page, puzzle);
  }, { path }));
});

describe("the whole path", () => {
  /** @param {import("playwright-core").Page} page */
  async function walk(page) {
    await opened(page);
    await button(page, words("path.open")).click();
    await page.getByRole("heading", { name: words("path.title") }).waitFor();
  }
  const place = (page) => page.locator(".card .solutions-place").textContent();

  it("is walked to and fro by the keyboard, and leaves the game alone", () => visit(async (page) => {
    await opened(page);
    await button(page, words("path.open")).focus();
    await page.keyboard.press("Enter");
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("path.title"));
    await page.getByText("Skyscraper").first().waitFor();
    await button(page, words("path.next")).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    assert.match(await place(page), /^Step 3 of \d+$/);
    assert.ok((await digitsOn(page)).startsWith("2"));
    await button(page, words("path.previous")).focus();
    await page.keyboard.press("Enter");
    assert.match(await place(page), /^Step 2 of \d+$/);
    await expectNoBarriers(page);
    await page.keyboard.press("Escape");
    await expectDigits(page, puzzle);
  }, { path }));

  it("is listed with its singles folded, and its end is the solution", () => visit(async (page) => {
    await walk(page);
    await page.locator(".steps-list summary").last().click();
    const last = page.locator(".steps-list details[open] .step-line").last();
    await last.click();
    assert.equal(await page.locator('.step-line[aria-current="step"]').count(), 1);
    assert.equal(await page.locator("summary[aria-current]").count(), 1);
    await button(page, words("path.next")).click();
    await expectTold(page, words("path.done"));
    await expectDigits(page, solution);
  }, { path }));

  it("makes its position the player's on request; undo reverts that", () => visit(async (page) => {
    await walk(page);
    await button(page, words("path.next")).click();
    await button(page, words("path.take")).click();
    await expectDigits(page, `2${puzzle.slice(1)}`);
    assert.equal(await page.locator(".card").isVisible(), false);
    await expectTold(page, words("path.taken"));
    await page.keyboard.press("Control+z");
    await expectDigits(page, puzzle);
  }, { path }));

  it("outlives neither another puzzle nor a reload, and the game does", () => visit(async (page) => {
    await cell(page, "row 1, column 1, empty").focus();
    await opened(page);
    await page.keyboard.press("2");
    await walk(page);
    await button(page, words("path.next")).click();
    await page.evaluate(() => new Promise((settle) => { setTimeout(settle, 500); }));
    await page.reload();
    await expectDigits(page, `2${puzzle.slice(1)}`);
    await button(page, words("path.open")).click();
    await button(page, words("path.next")).click();
    await button(page, words("new.open")).click();
    await button(page, words("level.easy")).click();
    await expectTold(page, /^A new puzzle/);
    assert.equal(await page.locator(".card").isVisible(), false);
    await page.keyboard.press("Control+z");
    await expectDigits(page, `2${puzzle.slice(1)}`);
  }, { path }));

  it("is copied in sentences and printed with pictures", () => visit(async (page) => {
    await walk(page);
    await button(page, words("path.copy")).click();
    await expectTold(page, words("copy.done"));
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(text.startsWith(`${puzzle}\n\n1. Naked Single. The only candidate left in r1c1 is 2.`), text.slice(0, 200));
    await page.evaluate(() => { window.print = () => {}; });
    await page.locator(".card").getByRole("button", { name: words("path.print") }).click();
    assert.ok((await page.locator(".path-sheet .path-steps > li").count()) > 50);
    assert.ok((await page.locator(".path-sheet .path-picture > svg").count()) > 0);
  }, { path, permissions: ["clipboard-read", "clipboard-write"] }));
});

describe("a puzzle without a single solution", () => {
  const none = "5168497323.76.5...8.97...65135.6.9.7472591..696837..5.253186.746842.75..791.5.6.8";
  const several = "62481..3795347261887136..24349251786782643159516987342298136475165724893437598261";

  it("has no steps and no path where there is none", () => visit(async (page) => {
    await expectTold(page, words("status.none"));
    for (const open of ["steps.open", "path.open"]) {
      await button(page, words(open)).click();
      await page.locator(".card").getByText(words("solve.none")).waitFor();
      assert.equal(await page.locator(".steps-list").count(), 0);
      await button(page, words("teach.close")).click();
    }
  }, { path: `#p=${none}` }));

  it("is said to have several, and its path has no level", () => visit(async (page) => {
    await expectTold(page, words("status.multiple"));
    await page.keyboard.press("h");
    await expectTold(page, words("hint.stuck"));
    for (const open of ["steps.open", "path.open"]) {
      await button(page, words(open)).click();
      await page.locator(".steps-list").waitFor();
      await page.locator(".card").getByText(words("hint.several")).waitFor();
    }
    assert.equal(await page.getByText(words("path.level"), { exact: true }).count(), 0);
  }, { path: `#p=${several}` }));
});

describe("practice", () => {
  /** @param {import("playwright-core").Page} page @param {string} technique */
  async function practise(page, technique) {
    await opened(page);
    await button(page, words("practice.open")).click();
    await page.getByRole("combobox").selectOption(technique);
    await expectNoBarriers(page);
    await button(page, words("practice.start")).click();
    await page.getByRole("heading", { name: words("practice.title") }).waitFor();
    await expectTold(page, words("practice.task"));
  }
  const check = (page) => button(page, words("practice.check")).click();

  it("shows the answer; what it says is right, a part of it partly, and its opposite wrong", () => visit(async (page) => {
    await practise(page, "naked-pair");
    await check(page);
    await expectTold(page, words("practice.nothing"));
    await button(page, words("practice.show")).click();
    const told = await page.locator(".steps-told .step-told").textContent();
    await expectNoBarriers(page);
    const removals = [...told.matchAll(/(\d)((?:(?:, | and )\d)*) can be removed from ((?:r\dc\d(?:, | and )?)+)/g)]
      .flatMap(([, first, more, cells]) => [first, ...more.match(/\d/g) ?? []].flatMap((digit) => cells.match(/r\dc\d/g).map((name) => [name, digit])));
    for (const [i, [name, digit]] of removals.entries()) {
      await cell(page, new RegExp(`^row ${name[1]}, column ${name[3]},`)).click();
      await page.keyboard.press(`Shift+Digit${digit}`);
      if (i > 0 || removals.length === 1) continue;
      await check(page);
      await expectTold(page, /^Right so far: 1 of \d/);
    }
    await check(page);
    await page.locator('[data-verdict="right"]').waitFor();
    await cell(page, /notes/).first().click();
    await button(page, words("tools.clear-cell")).click();
    await check(page);
    await page.locator('[data-verdict="wrong"]').waitFor();
    await button(page, words("teach.close")).click();
    await expectDigits(page, puzzle);
  }, { path }));

  it("is stopped while it looks for a position", () => visit(async (page) => {
    await opened(page);
    await button(page, words("practice.open")).click();
    await page.getByRole("combobox").selectOption("avoidable-rectangle-2"); // rarely occurs
    await button(page, words("practice.start")).click();
    await page.getByRole("heading", { name: words("teach.working") }).waitFor();
    await expectNoBarriers(page);
    await page.locator(".card .step-name").getByText("Avoidable Rectangle Type 2").waitFor();
    await button(page, words("teach.stop")).click();
    await expectSoon(() => page.locator(".card").isVisible(), false);
    await expectDigits(page, puzzle);
  }, { path }));

  it("shows nothing of the exercise before while another is sought, and all of it when that is stopped", () => visit(async (page) => {
    await practise(page, "naked-pair");
    const before = await digitsOn(page);
    await button(page, words("practice.other")).click();
    assert.equal(await page.getByRole("option", { name: /Squirmbag$/ }).filter({ hasText: /^Squirmbag/ }).count(), 0);
    await page.getByRole("combobox").selectOption("avoidable-rectangle-2");
    await button(page, words("practice.start")).click();
    await page.locator(".card progress").waitFor();
    for (const act of ["check", "show", "next", "other"]) assert.equal(await button(page, words(`practice.${act}`)).isVisible(), false, act);
    assert.equal(await page.locator(".card").getByText("Naked Pair").isVisible(), false);
    await expectNoBarriers(page);
    await button(page, words("teach.stop")).click();
    await page.locator(".card").getByText("Naked Pair").waitFor();
    await check(page);
    await expectTold(page, words("practice.nothing"));
    assert.equal(await digitsOn(page), before);
  }, { path }));

  it("goes on to the next", () => visit(async (page) => {
    await practise(page, "hidden-single");
    const before = await digitsOn(page);
    await button(page, words("practice.next")).click();
    await expectSoon(async () => (await digitsOn(page)) !== before, true);
  }, { path }));
});

describe("a phone of 320 px by 568", () => {
  const small = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
  /** Whether the whole board is visible, and the beginning of a text below it. @param {import("playwright-core").Page} page @param {string} text a selector */
  const seenWithBoard = (page, text) => page.evaluate((selector) => {
    const [board, told] = [".stage", selector].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return Boolean(board && told) && board.top >= 0 && told.top >= board.bottom - 1 && told.top + 24 <= innerHeight;
  }, text);

  it("has a hint in view together with the board", () => visit(async (page) => {
    await opened(page);
    for (const strength of [1, 2, 3]) {
      await button(page, words(strength === 1 ? "hint.button" : "hint.more")).tap();
      await expectTold(page, words("hint.strength", { strength }));
      await expectSoon(() => seenWithBoard(page, ".card .step-told"), true);
    }
  }, { ...small, path }));

  it("has the explanation of a step in view that is chosen in a list", () => visit(async (page) => {
    await opened(page);
    await button(page, words("path.open")).tap();
    await page.locator(".steps-list > ol > li > .step-line").nth(5).tap();
    await expectSoon(() => seenWithBoard(page, ".card .step-told"), true);
    await button(page, words("teach.close")).tap();
    await button(page, words("steps.open")).tap();
    await page.locator(".steps-list summary").last().tap();
    await page.locator(".steps-list details[open] .step-line").last().tap();
    await expectSoon(() => seenWithBoard(page, ".card .step-told"), true);
  }, { ...small, path }));
});

describe("a phone of 320 px", () => {
  const small = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
  const opening = /** @type {[string, (page: import("playwright-core").Page) => Promise<void>][]} */ ([
    ["a hint", async (page) => {
      for (const strength of [1, 2, 3]) {
        await button(page, words(strength === 1 ? "hint.button" : "hint.more")).tap();
        await expectTold(page, words("hint.strength", { strength }));
      }
    }],
    ["the steps", async (page) => button(page, words("steps.open")).tap()],
    ["the path", async (page) => button(page, words("path.open")).tap()],
    ["practice", async (page) => {
      await button(page, words("practice.open")).tap();
      await button(page, words("practice.start")).tap();
    }],
    ["the settings", async (page) => button(page, words("teach.settings")).tap()],
  ]);
  for (const [what, open] of opening) {
    it(`has room for ${what}`, () => visit(async (page) => {
      await opened(page);
      await open(page);
      await page.locator(".card:not([hidden]), dialog[open]").waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
      await expectNoBarriers(page);
    }, { ...small, path }));
  }
});
