import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectDigits, expectTold } from "../support/board.js";
import { expectNoSideways } from "../support/places.js";
import { shapes } from "../support/shapes.js";
import { expectSoon, expectSoonMatch, settled } from "../support/soon.js";
import { plainName, site, visit } from "../support/site.js";
import { card, openLearn, openPresent, path, practise, puzzle, several, solution } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** The ratings of the puzzle by Sudoku Explainer. */
const ratings = { er: "6.6", ep: "2.0", ed: "2.0" };
const small = shapes[2];

const ask = (/** @type {Page} */ page) => button(page, words("rating.ask-why"));
const shown = (/** @type {Page} */ page) => button(page, words("rating.open", { rating: ratings.er }));
const anyRating = (/** @type {Page} */ page) => page.locator(".rating-button");

/** Keeps the rater's module back until the returned function is called. @param {Page} page */
async function holdRater(page) {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(null);
  });
  await page.route("**/nonet-rater-*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

describe("the rating", () => {
  it("is asked for, announced once, and explained; a visitor who saves data fetches the rater's module then and not before", () =>
    visit(
      async (page) => {
        /** @type {string[]} */
        const fetched = [];
        page.on("request", (request) => fetched.push(plainName(request.url())));
        await page.goto(site.url + path);
        await openLearn(page);
        await ask(page).waitFor();
        assert.equal(
          fetched.some((name) => name.startsWith("nonet-rater")),
          false,
        );
        await expectNoBarriers(page);
        await ask(page).focus();
        await page.keyboard.press("Enter");
        await shown(page).waitFor();
        assert.equal(fetched.filter((name) => name === "nonet-rater.wasm").length, 1);
        await expectSoon(
          () => page.locator(".rating [aria-live]").textContent(),
          words("rating.said", { rating: ratings.er }),
        );
        await expectSoon(() => shown(page).evaluate((element) => element === document.activeElement), true);
        await page.keyboard.press("Enter");
        await page.getByRole("heading", { name: words("rating.title") }).waitFor();
        const facts = page.locator(".rating-facts > div");
        await expectSoon(
          () => facts.locator("dt").allTextContents(),
          [words("rating.er"), words("rating.ep"), words("rating.ed")],
        );
        await expectSoon(
          async () => (await facts.locator("dd").allTextContents()).map((value) => value.split(" ")[0]),
          [ratings.er, ratings.ep, ratings.ed],
        );
        await expectNoBarriers(page);
        await page.keyboard.press("Escape");
        await expectSoon(() => card(page).isVisible(), false);
        await expectSoon(() => shown(page).evaluate((element) => element === document.activeElement), true);
        await expectDigits(page, puzzle);
      },
      { path: null, savesData: true },
    ));

  it("is asked for, and then explained, by the key R", () =>
    visit(
      async (page) => {
        await openLearn(page);
        await cell(page, "row 1, column 1, empty").focus();
        await page.keyboard.press("Shift+R");
        await shown(page).waitFor();
        await page.keyboard.press("Shift+R");
        await page.getByRole("heading", { name: words("rating.title") }).waitFor();
      },
      { path },
    ));

  it("comes by itself once the teacher has answered", () =>
    visit(
      async (page) => {
        await openLearn(page);
        await button(page, words("steps.open")).click();
        await shown(page).waitFor();
      },
      { path },
    ));

  it("is stopped on request, and the page stays usable meanwhile", () =>
    visit(
      async (page) => {
        const release = await holdRater(page);
        await openLearn(page);
        await ask(page).click();
        await button(page, words("rating.stop")).waitFor();
        await expectNoBarriers(page);
        await cell(page, "row 1, column 1, empty").click();
        await page.keyboard.press("2");
        await expectDigits(page, `2${puzzle.slice(1)}`);
        await button(page, words("rating.stop")).click();
        release();
        await ask(page).click();
        await shown(page).waitFor();
      },
      { path },
    ));

  for (const [what, address, digits] of /** @type {const} */ ([
    ["several solutions", `#p=${several}`, several],
    ["another size", `#p=${small.puzzle}&layout=${small.layout}`, small.puzzle],
  ])) {
    it(`is not offered for a puzzle with ${what}`, () =>
      visit(
        async (page) => {
          await openLearn(page, digits);
          await page.keyboard.press("Shift+R");
          await settled(page);
          await expectSoon(() => anyRating(page).isVisible(), false);
        },
        { path: address },
      ));
  }

  it("stays while a path is walked, and gives way to an exercise", () =>
    visit(
      async (page) => {
        await openLearn(page);
        await button(page, words("path.open")).click();
        await shown(page).waitFor();
        await button(page, words("path.next")).click();
        await expectSoon(() => shown(page).isVisible(), true);
        await button(page, words("card.close")).click();
        await practise(page, "Naked Pair");
        await expectTold(page, words("practice.task-remove"));
        await expectSoon(() => anyRating(page).isVisible(), false);
        await button(page, words("card.close")).click();
        await openPresent(page);
        await shown(page).waitFor();
      },
      { path },
    ));
});

describe("the path of the rating", () => {
  /** @param {Page} page @param {string} [digits] */
  async function openPath(page, digits) {
    await openLearn(page, digits);
    await ask(page).click();
    await shown(page).click();
    await button(page, words("rating.path")).click();
    await page.getByRole("heading", { name: words("path.title") }).waitFor();
  }
  const by = (/** @type {Page} */ page, /** @type {string} */ who) =>
    page.getByRole("radio", { name: words(`path.by-${who}`), exact: true });

  it("has each step with its rating, the singles folded, and ends in the solution", () =>
    visit(
      async (page) => {
        await openPath(page);
        await expectSoon(() => by(page, "rater").isChecked(), true);
        await expectTold(page, words("path.three-ratings", ratings));
        const lines = () => page.locator(".steps-list > ol > li > .step-line").allTextContents();
        await expectSoon(async () => (await lines()).filter((line) => !/^\S.* · \d+\.\d \S/.test(line)), []);
        await expectSoon(async () => (await lines()).some((line) => line.includes(` · ${ratings.er} `)), true);
        await expectSoon(async () => (await page.locator(".steps-list summary").count()) > 0, true);
        await expectNoBarriers(page);
        await page
          .locator(".step-line", { hasText: ` · ${ratings.er} ` })
          .first()
          .click();
        await expectSoon(
          async () => (await page.locator(".steps-told .step-name").textContent())?.includes(` · ${ratings.er}`),
          true,
        );
        await expectSoonMatch(() => page.locator(".steps-told").textContent(), /r\dc\d/);
        await page.locator(".steps-list summary").last().click();
        await page.locator(".steps-list details[open] .step-line").last().click();
        await button(page, words("path.next")).click();
        await expectTold(page, words("path.done"));
        await expectDigits(page, solution);
        await page.keyboard.press("Escape");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("and the teacher's are a choice of each other, kept for the next path", () =>
    visit(
      async (page) => {
        await openPath(page);
        await by(page, "teacher").click();
        await expectTold(page, words("path.level"));
        await expectSoon(() => page.getByText(words("path.rating"), { exact: true }).count(), 0);
        await by(page, "rater").click();
        await expectTold(page, words("path.three-ratings", ratings));
        await button(page, words("card.close")).click();
        await button(page, words("path.open")).click();
        await expectTold(page, words("path.three-ratings", ratings));
      },
      { path },
    ));

  it("belongs to the givens, whatever is entered, and a position of it can be taken over", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 1, empty").focus();
        await page.keyboard.press("2");
        await openPath(page, `2${puzzle.slice(1)}`);
        await expectSoon(() => digitsOn(page), puzzle);
        await expectSoon(() => page.getByText(words("path.from"), { exact: true }).isVisible(), false);
        await button(page, words("path.next")).click();
        await button(page, words("path.take")).click();
        const now = await digitsOn(page);
        assert.ok([...now].every((digit, i) => digit === "." || digit === solution[i]));
      },
      { path },
    ));

  it("is copied with the rating of each step", () =>
    visit(
      async (page) => {
        await openPath(page);
        await button(page, words("path.copy")).click();
        await expectTold(page, words("copy.done"));
        const text = await page.evaluate(() => navigator.clipboard.readText());
        assert.match(text, /^1\. \S.* · 2\.0\. /m);
        assert.ok(text.includes(` · ${ratings.er}. `));
      },
      { path, permissions: ["clipboard-read", "clipboard-write"] },
    ));

  it("is not offered where there are several solutions", () =>
    visit(
      async (page) => {
        await openLearn(page, several);
        await button(page, words("path.open")).click();
        await card(page).getByText(words("hint.several")).waitFor();
        await expectSoon(() => by(page, "rater").isVisible(), false);
      },
      { path: `#p=${several}` },
    ));
});

describe("a phone of 320 px", () => {
  it("has room for the rating, its explanation and its path", () =>
    visit(
      async (page) => {
        await openLearn(page);
        await ask(page).tap();
        await shown(page).waitFor();
        await expectNoSideways(page);
        await shown(page).tap();
        await page.getByRole("heading", { name: words("rating.title") }).waitFor();
        await expectNoSideways(page);
        await button(page, words("rating.path")).tap();
        await expectTold(page, words("path.three-ratings", ratings));
        await expectNoSideways(page);
        await expectNoBarriers(page);
      },
      { path, viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    ));
});
