/** New puzzles: by level, from the stock, with further settings; the composer. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { levelNames } from "../../../web/model/puzzle-goal.js";
import { button, cell, digitsOn, expectDigits, expectTold, paste } from "../support/board.js";
import { fillStock, openMore } from "../support/new-puzzle.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { site, visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("../../../web/engine/client.js").Engine} */
let engine;
const engineHere = async () => {
  const { createEngine } = await import("../../../dist/nonet.mjs");
  return (engine ??= /** @type {any} */ (await createEngine({ worker: false })));
};

/** @param {Page} page */
async function expectNoBarriers(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
}

/** @param {Page} page */
const stockOf = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("nonet-stock") ?? "null")?.puzzles ?? {});
/** @param {Page} page @returns {Promise<number>} how many puzzles the stock has */
const stocked = async (page) => Object.values(await stockOf(page)).flat().length;

describe("a new puzzle", () => {
  for (const level of levelNames) {
    it(`of level ${level} comes by one press, has one solution and that level`, () => visit(async (page) => {
      await button(page, words("new.open")).click();
      await button(page, words(`level.${level}`)).click();
      await expectTold(page, /^A new puzzle/);
      await expectTold(page, words("status.unique"));
      const path = await (await engineHere()).path(await digitsOn(page));
      assert.equal(path.level, level);
    }));
  }

  it("comes from the stock at once, and no puzzle comes twice", () => visit(async (page) => {
    await expectSoon(() => stocked(page), 15, 30_000);
    const stock = await stockOf(page);
    await page.reload();
    const [first, second] = stock.hard;
    for (const puzzle of [first, second]) {
      await button(page, words("new.open")).click();
      await button(page, words("level.hard")).click();
      await expectDigits(page, puzzle);
      assert.equal((await stockOf(page)).hard.includes(puzzle), false);
    }
    await expectSoon(() => stocked(page), 15, 30_000);
    assert.equal(new Set([...(await stockOf(page)).hard, first, second]).size, 5);
  }));

  it("that is too rare is stopped, and what was nearest is offered", () => visit(async (page) => {
    const dialog = await openMore(page);
    await dialog.getByLabel(words("more.range", { name: words("more.rating"), end: "least" })).fill("11.5");
    await button(dialog, words("level.extreme")).click();
    await dialog.getByText(/puzzles tried\. The nearest: /).waitFor();
    await expectNoBarriers(page);
    await button(dialog, words("new.stop")).click();
    await dialog.getByText(/^Stopped after [\d,]+ puzzles?\. The nearest: /).waitFor();
    await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("new.take"));
    await page.keyboard.press("Enter");
    await expectTold(page, /^A new puzzle/);
    await expectTold(page, words("status.unique"));
  }));

  it("that nobody can make is refused in words", () => visit(async (page) => {
    const dialog = await openMore(page);
    await dialog.getByLabel(words("more.need")).selectOption("x-wing");
    await button(dialog, words("level.easy")).click();
    await dialog.getByText(words("error.bad-difficulty")).waitFor();
    await button(dialog, words("more.remove-need", { technique: "X-Wing" })).click();
    await button(dialog, words("level.easy")).click();
    await expectTold(page, /^A new puzzle/);
  }));

  it("needs the techniques that are listed, and not those to be avoided", () => visit(async (page) => {
    const dialog = await openMore(page);
    await dialog.getByLabel(words("more.need")).selectOption("x-wing");
    await dialog.getByLabel(words("more.avoid")).selectOption("naked-pair");
    await expectNoBarriers(page);
    await button(dialog, words("new.create")).click();
    await expectTold(page, /^A new puzzle/);
    const puzzle = await digitsOn(page);
    const ids = ["full-house", "hidden-single", "naked-single", "locked-pair", "locked-triple", "pointing", "claiming", "naked-triple", "hidden-pair", "hidden-triple"];
    const { path } = { path: (await engineHere()).path.bind(await engineHere()) };
    assert.equal((await path(puzzle, { allowed: ids })).solved, false);
    assert.equal((await path(puzzle, { allowed: [...ids, "x-wing"] })).solved, true);
  }));

  it("has the pattern that was painted with the keyboard, with its symmetry", () => visit(async (page) => {
    const dialog = await openMore(page);
    await dialog.getByText(words("pattern.title")).click();
    await dialog.getByRole("gridcell", { name: words("pattern.cell", { row: 1, column: 1, given: "no" }) }).focus();
    // Rows 1 to 4 and half of row 5; the half turn paints the others.
    const rows = ["1..1.1..1", ".1..1..1.", "..1.1.1..", "11.....11", "..11....."];
    for (const row of rows) {
      for (const mark of row) {
        if (mark === "1") await page.keyboard.press("Space");
        await page.keyboard.press("ArrowRight");
      }
      for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowDown");
    }
    const upper = rows.slice(0, 4).join("");
    const pattern = `${upper}..11.11..${[...upper].reverse().join("")}`;
    await dialog.getByText(words("pattern.count", { givens: pattern.replaceAll(".", "").length })).waitFor();
    await expectNoBarriers(page);
    await button(dialog, words("new.create")).click();
    await expectTold(page, /^A new puzzle/);
    assert.equal((await digitsOn(page)).replaceAll(/[1-9]/g, "1"), pattern);
  }));

  it("is the same for the same seed", () => visit(async (page) => {
    /** @type {string[]} */
    const found = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const dialog = await openMore(page);
      await dialog.getByLabel(words("more.seed")).fill("7");
      await button(dialog, words("level.hard")).click();
      await expectSoon(() => dialog.isVisible(), false);
      found.push(await digitsOn(page));
      await page.reload();
      await button(page, words("solve.button")).waitFor();
    }
    assert.equal(found[0], found[1]);
  }));
});

describe("the stock", () => {
  it("is kept in memory where storage is refused", () => visit(async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("refused", "SecurityError"); } });
    });
    await page.goto(site.url);
    await button(page, words("new.open")).click();
    await button(page, words("level.easy")).click();
    await expectTold(page, /^A new puzzle/);
  }, { path: null }));

  it("is left alone while it is full", () => visit(async (page) => {
    /** @type {string[]} */
    const fetched = [];
    page.on("request", (request) => fetched.push(request.url()));
    await fillStock(page);
    await page.goto(site.url);
    await paste(page, seeds[0].puzzle);
    await expectTold(page, words("status.unique"));
    await page.evaluate(() => new Promise((settle) => { setTimeout(settle, 2000); }));
    assert.equal(fetched.some((url) => url.includes("teacher")), false);
  }, { path: null }));
});

describe("the composer", () => {
  const { puzzle } = seeds[0];
  const card = (/** @type {Page} */ page) => page.locator(".card");

  it("shows at once what the givens make, and undo brings them back", () => visit(async (page) => {
    await expectTold(page, words("status.unique"));
    await button(page, words("compose.open")).click();
    await card(page).getByText(words("compose.unique")).waitFor();
    await card(page).getByText(words("compose.minimal"), { exact: true }).waitFor();
    await expectNoBarriers(page);
    const first = [...puzzle].findIndex((digit) => digit !== "0" && digit !== ".");
    await cell(page, new RegExp(`^row ${Math.floor(first / 9) + 1}, column ${(first % 9) + 1},`)).click();
    await page.keyboard.press("Backspace");
    await expectDigits(page, puzzle.replaceAll("0", ".").slice(0, first) + "." + puzzle.replaceAll("0", ".").slice(first + 1));
    await page.keyboard.press("Control+z");
    await expectDigits(page, puzzle.replaceAll("0", "."));
    await card(page).getByText(words("compose.unique")).waitFor();
  }, { path: `#p=${puzzle}` }));

  it("erases givens until the puzzle is minimal, by the keyboard", () => visit(async (page) => {
    await button(page, words("new.open")).click();
    await button(page, words("level.easy")).click();
    await expectTold(page, words("status.unique"));
    await button(page, words("compose.open")).click();
    const erasers = page.getByRole("button", { name: /^Erase r\dc\d/ });
    for (let turn = 0; turn < 40; turn += 1) {
      await expectSoon(async () => (await card(page).getByText(words("compose.is-minimal")).count()) + (await erasers.count()) > 0, true);
      if ((await erasers.count()) === 0) break;
      const before = await digitsOn(page);
      await erasers.first().focus();
      await page.keyboard.press("Enter");
      await expectSoon(async () => (await digitsOn(page)) !== before, true);
      await card(page).getByText(words("compose.unique")).waitFor();
    }
    await card(page).getByText(words("compose.is-minimal")).waitFor();
    await expectTold(page, words("status.unique"));
  }));

  it("finds a puzzle with the pattern, and one with the digits, and undo brings the board back", () => visit(async (page) => {
    await button(page, words("new.open")).click();
    await button(page, words("level.easy")).click();
    await expectTold(page, words("status.unique"));
    const start = await digitsOn(page);
    await button(page, words("compose.open")).click();
    await card(page).getByText(words("compose.unique")).waitFor();
    await button(page, words("compose.pattern")).click();
    await card(page).getByText(words("compose.found")).waitFor();
    const found = await digitsOn(page);
    assert.notEqual(found, start);
    assert.equal(found.replaceAll(/[1-9]/g, "1"), start.replaceAll(/[1-9]/g, "1"));
    await page.keyboard.press("Control+z");
    await expectDigits(page, start);
    const kept = [...start].map((digit, i) => (i < 40 ? digit : ".")).join("");
    await button(page, words("puzzle.clear")).click();
    await paste(page, kept);
    await expectDigits(page, kept);
    await button(page, words("compose.keep")).click();
    await card(page).getByText(words("compose.found")).waitFor();
    const completed = await digitsOn(page);
    assert.ok([...kept].every((digit, i) => digit === "." || completed[i] === digit), completed);
    await card(page).getByText(words("compose.unique")).waitFor();
    await button(page, words("compose.play")).click();
    await expectSoon(() => card(page).isVisible(), false);
    await cell(page, /given/).first().click();
    await page.keyboard.press("Backspace");
    await expectDigits(page, completed);
  }));
});
