import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { AxeBuilder } from "@axe-core/playwright";

import { fillStock } from "../support/new-puzzle.js";
import { button, cell, digitsOn, expectDigits, expectTold, paste } from "../support/board.js";
import { shapes } from "../support/shapes.js";
import { expectSoon } from "../support/soon.js";
import { site, visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** A generated puzzle, and its ratings by Sudoku Explainer. */
const puzzle = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
const solution = "265317948741859362389426157496173285537268419128945673914582736653794821872631594";
const ratings = { er: "6.6", ep: "2.0", ed: "2.0" };
const several = "62481..3795347261887136..24349251786782643159516987342298136475165724893437598261";
const small = `${shapes[2].puzzle}&layout=${shapes[2].layout}`;
const path = `#p=${puzzle}`;

/** @param {Page} page */
const opened = (page) => expectTold(page, words("status.unique"));
const ask = (/** @type {Page} */ page) => button(page, words("rating.ask-why"));
const shown = (/** @type {Page} */ page) => button(page, words("rating.open", { rating: ratings.er }));
const anyRating = (/** @type {Page} */ page) => page.locator(".rating-button");

/** @param {Page} page */
async function expectNoBarriers(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))]), []);
}

/** Keeps the teacher's module back until the returned function is called. @param {Page} page */
async function holdTeacher(page) {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => { release = () => resolve(null); });
  await page.route("**/nonet-teacher.wasm", async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

describe("the rating", () => {
  it("is asked for, announced once, and explained; with a full stock the teacher's module is fetched then and not before", () => visit(async (page) => {
    /** @type {string[]} */
    const fetched = [];
    page.on("request", (request) => fetched.push(request.url().split("/").at(-1) ?? ""));
    await fillStock(page);
    await page.goto(site.url + path);
    await opened(page);
    await ask(page).waitFor();
    assert.equal(fetched.some((name) => name.startsWith("nonet-teacher")), false);
    await expectNoBarriers(page);
    await ask(page).focus();
    await page.keyboard.press("Enter");
    await shown(page).waitFor();
    assert.equal(fetched.filter((name) => name === "nonet-teacher.wasm").length, 1);
    assert.equal(await page.locator(".rating-said").textContent(), words("rating.said", { rating: ratings.er }));
    assert.equal(await shown(page).evaluate((element) => element === document.activeElement), true);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: words("rating.title") }).waitFor();
    const facts = page.locator(".rating-facts > div");
    assert.deepEqual(await facts.locator("dt").allTextContents(), [words("rating.er"), words("rating.ep"), words("rating.ed")]);
    const values = await facts.locator("dd").allTextContents();
    assert.deepEqual(values.map((value) => value.split(" ")[0]), [ratings.er, ratings.ep, ratings.ed]);
    await expectNoBarriers(page);
    await page.keyboard.press("Escape");
    await expectSoon(() => page.locator(".card").isVisible(), false);
    assert.equal(await shown(page).evaluate((element) => element === document.activeElement), true);
    await expectDigits(page, puzzle);
  }, { path: null }));

  it("is asked for, and then explained, by the key R", () => visit(async (page) => {
    await opened(page);
    await cell(page, "row 1, column 1, empty").focus();
    await page.keyboard.press("r");
    await shown(page).waitFor();
    await page.keyboard.press("r");
    await page.getByRole("heading", { name: words("rating.title") }).waitFor();
  }, { path }));

  it("comes by itself once the teacher has been asked for a hint, also for the next puzzle", () => visit(async (page) => {
    await opened(page);
    await page.keyboard.press("h");
    await shown(page).waitFor();
    await paste(page, `2${puzzle.slice(1)}`);
    await expectDigits(page, `2${puzzle.slice(1)}`);
    await page.getByRole("button", { name: /^SE \d/ }).waitFor();
    await page.keyboard.press("2");
    assert.equal(await anyRating(page).isVisible(), true);
  }, { path }));

  it("is stopped on request and by another puzzle, and the page stays usable meanwhile", () => visit(async (page) => {
    const release = await holdTeacher(page);
    await opened(page);
    await ask(page).click();
    await button(page, words("rating.stop")).waitFor();
    await expectNoBarriers(page);
    await cell(page, "row 1, column 1, empty").click();
    await page.keyboard.press("2");
    await expectDigits(page, `2${puzzle.slice(1)}`);
    await button(page, words("rating.stop")).click();
    await ask(page).click();
    await button(page, words("rating.stop")).waitFor();
    await paste(page, several);
    await expectTold(page, words("status.multiple"));
    assert.equal(await anyRating(page).isVisible(), false);
    await page.keyboard.press("Control+z");
    await expectTold(page, words("status.unique"));
    release();
    await ask(page).click();
    await shown(page).waitFor();
  }, { path }));

  for (const [what, fragment, told] of [["several solutions", several, "status.multiple"], ["another size", small, "status.unique"]]) {
    it(`is not offered for a puzzle with ${what}`, () => visit(async (page) => {
      await expectTold(page, words(told));
      await page.keyboard.press("r");
      assert.equal(await anyRating(page).isVisible(), false);
    }, { path: `#p=${fragment}` }));
  }

  it("stays beside the player's game while a path is walked, and goes with an exercise", () => visit(async (page) => {
    await opened(page);
    await button(page, words("path.open")).click();
    await shown(page).waitFor();
    await button(page, words("path.next")).click();
    assert.equal(await shown(page).isVisible(), true);
    await button(page, words("teach.close")).click();
    await button(page, words("practice.open")).click();
    await page.getByRole("combobox").selectOption("naked-pair");
    await button(page, words("practice.start")).click();
    await expectTold(page, words("practice.task"));
    await expectTold(page, words("status.unique"));
    assert.equal(await anyRating(page).isVisible(), false);
    await button(page, words("teach.close")).click();
    await shown(page).waitFor();
  }, { path }));
});

describe("the path of the rating", () => {
  /** @param {Page} page */
  async function openPath(page) {
    await opened(page);
    await ask(page).click();
    await shown(page).click();
    await button(page, words("rating.path")).click();
    await page.getByRole("heading", { name: words("path.title") }).waitFor();
  }
  const by = (/** @type {Page} */ page, /** @type {string} */ who) => page.getByRole("radio", { name: words(`path.by-${who}`), exact: true });

  it("has each step with its rating, the singles folded, and ends in the solution", () => visit(async (page) => {
    await openPath(page);
    assert.equal(await by(page, "rater").isChecked(), true);
    await expectTold(page, words("path.three-ratings", ratings));
    const lines = await page.locator(".steps-list > ol > li > .step-line").allTextContents();
    assert.ok(lines.length > 0 && lines.every((line) => /^\S.* · \d+\.\d \S/.test(line)), lines.join("\n"));
    assert.ok(lines.some((line) => line.includes(` · ${ratings.er} `)));
    assert.ok((await page.locator(".steps-list summary").count()) > 0);
    await expectNoBarriers(page);
    await page.locator(".step-line", { hasText: ` · ${ratings.er} ` }).first().click();
    assert.ok((await page.locator(".steps-told .step-name").textContent())?.includes(` · ${ratings.er}`));
    assert.match(await page.locator(".steps-told").textContent() ?? "", /r\dc\d/);
    await page.locator(".steps-list summary").last().click();
    await page.locator(".steps-list details[open] .step-line").last().click();
    await button(page, words("path.next")).click();
    await expectTold(page, words("path.done"));
    await expectDigits(page, solution);
    await page.keyboard.press("Escape");
    await expectDigits(page, puzzle);
  }, { path }));

  it("and the teacher's are a choice of each other, kept for the next path", () => visit(async (page) => {
    await openPath(page);
    await by(page, "teacher").click();
    await expectTold(page, words("path.level"));
    assert.equal(await page.getByText(words("path.rating"), { exact: true }).count(), 0);
    await by(page, "rater").click();
    await expectTold(page, words("path.three-ratings", ratings));
    await button(page, words("teach.close")).click();
    await button(page, words("path.open")).click();
    await expectTold(page, words("path.three-ratings", ratings));
  }, { path }));

  it("belongs to the givens, whatever is entered, and a position of it can be taken over", () => visit(async (page) => {
    await cell(page, "row 1, column 1, empty").focus();
    await opened(page);
    await page.keyboard.press("2");
    await openPath(page);
    await expectSoon(() => digitsOn(page), puzzle);
    assert.equal(await page.getByText(words("path.from"), { exact: true }).isVisible(), false);
    await button(page, words("path.next")).click();
    await button(page, words("path.take")).click();
    const now = await digitsOn(page);
    assert.ok([...now].every((digit, i) => digit === "." || digit === solution[i]));
  }, { path }));

  it("is copied with the rating of each step", () => visit(async (page) => {
    await openPath(page);
    await button(page, words("path.copy")).click();
    await expectTold(page, words("copy.done"));
    const text = await page.evaluate(() => navigator.clipboard.readText());
    assert.match(text, /^1\. \S.* · 2\.0\. /m);
    assert.ok(text.includes(` · ${ratings.er}. `));
  }, { path, permissions: ["clipboard-read", "clipboard-write"] }));

  it("is not offered where there are several solutions", () => visit(async (page) => {
    await expectTold(page, words("status.multiple"));
    await button(page, words("path.open")).click();
    await page.locator(".steps-list").waitFor();
    assert.equal(await by(page, "rater").isVisible(), false);
  }, { path: `#p=${several}` }));
});

describe("a phone of 320 px", () => {
  it("has room for the rating, its explanation and its path", () => visit(async (page) => {
    const fits = async () => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    const height = () => page.locator(".status").evaluate((element) => element.getBoundingClientRect().height);
    await opened(page);
    await ask(page).waitFor();
    const before = await height();
    await ask(page).tap();
    await shown(page).waitFor();
    assert.equal(await height(), before);
    await fits();
    await shown(page).tap();
    await page.getByRole("heading", { name: words("rating.title") }).waitFor();
    await fits();
    await button(page, words("rating.path")).tap();
    await expectTold(page, words("path.three-ratings", ratings));
    await fits();
    await expectNoBarriers(page);
  }, { path, viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }));
});
