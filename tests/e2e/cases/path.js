import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectDigits, expectTold, paste } from "../support/board.js";
import { isLong } from "../../support/long-runs.js";
import { goTo } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import {
  card,
  goWrong,
  openLearn,
  openPresent,
  path,
  phone,
  placeOnPath,
  puzzle,
  several,
  solution,
} from "../support/teacher.js";
import { words } from "../support/words.js";

describe("all steps", () => {
  it("are the easiest of each family at first, the others unfold; a step is explained below its line, and applied", () =>
    visit(
      async (page) => {
        await openLearn(page);
        await button(page, words("steps.open")).click();
        await page.getByRole("heading", { name: words("steps.title") }).waitFor();
        const families = page.locator(".steps-family");
        await expectSoon(async () => (await families.count()) > 3, true);
        await expectSoon(
          async () => (await page.locator(".steps-list .step-line").count()) === (await families.count()),
          true,
        );
        const line = button(page, "Naked Single r1c1\u00a0=\u00a02");
        await line.click();
        await page.getByText("The only candidate left in r1c1 is 2.", { exact: true }).waitFor();
        await expectSoon(() => line.getAttribute("aria-expanded"), "true");
        await expectNoBarriers(page);
        await button(page, words("hint.apply")).click();
        await expectDigits(page, `2${puzzle.slice(1)}`);
        await expectSoon(() => card(page).isVisible(), false);
        await page.keyboard.press("Control+z");
        await expectDigits(page, puzzle);
      },
      { path },
    ));
});

describe("a step with links", () => {
  /** Unfolds the nets of the list and explains the last of them. @param {import("playwright-core").Page} page */
  async function openNet(page) {
    await openLearn(page);
    await button(page, words("steps.open")).click();
    const forcing = page.getByRole("region", { name: "Forcing chains and nets" });
    await forcing.locator("summary").first().click();
    await forcing.locator("details details summary").last().click();
    await forcing.locator("details details .step-line").last().click();
  }

  it("is told link by link by the arrow keys, with the whole one press away", () =>
    visit(
      async (page) => {
        await openNet(page);
        const bar = page.getByRole("group", { name: words("links.walk") });
        const told = page.locator(".link-told p");
        const count = Number(/\d+$/.exec((await bar.locator(".path-place").textContent()) ?? "")?.[0]);
        assert.ok(count > 3);
        const place = (/** @type {number} */ at) =>
          bar.getByText(words("links.place", { place: at, count }), { exact: true }).waitFor();
        await place(1);
        await button(page, words("links.next")).focus();
        const first = await told.textContent();
        await page.keyboard.press("ArrowRight");
        await place(2);
        await expectSoon(() => told.count(), 1);
        await expectSoon(async () => (await told.textContent()) !== first, true);
        await page.keyboard.press("Enter");
        await place(3);
        await page.keyboard.press("ArrowLeft");
        await place(2);
        await expectNoBarriers(page);
        await page.keyboard.press("End");
        await place(count);
        await expectTold(page, /^So /);
        await button(page, words("links.all")).click();
        await expectSoon(async () => (await told.count()) > 3, true);
        await button(page, words("links.walk")).click();
        await place(1);
      },
      { path },
    ));
});

describe("the path", () => {
  /** @param {import("playwright-core").Page} page */
  async function walk(page) {
    await openLearn(page);
    await button(page, words("path.open")).click();
    await page.getByRole("heading", { name: words("path.title") }).waitFor();
  }

  it("is walked to and fro by the keyboard, cannot be changed and says so, and leaves the game alone", () =>
    visit(
      async (page) => {
        await openLearn(page);
        const open = button(page, words("path.open"));
        await open.focus();
        await page.keyboard.press("Enter");
        await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("path.title"));
        await page.getByText("Skyscraper").first().waitFor();
        await button(page, words("path.next")).focus();
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
        await expectSoon(async () => (await placeOnPath(page)).place, 3);
        await expectSoon(async () => (await digitsOn(page)).startsWith("2"), true);
        await button(page, words("path.previous")).focus();
        await page.keyboard.press("Enter");
        await expectSoon(async () => (await placeOnPath(page)).place, 2);
        await expectNoBarriers(page);
        await cell(page, /^row 2, column 1,/).focus();
        await page.keyboard.press("7");
        await expectTold(page, words("rights.path"));
        await page.keyboard.press("Escape");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("is walked with the arrows and Enter from its heading and beside all controls; on the board the arrows go from cell to cell", () =>
    visit(
      async (page) => {
        await walk(page);
        const focus = () => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.tagName);
        const places = async (/** @type {number} */ start) => {
          for (const [key, place] of /** @type {[string, number][]} */ ([
            ["ArrowRight", start + 1],
            ["Enter", start + 2],
            ["ArrowLeft", start + 1],
          ])) {
            await page.keyboard.press(key);
            await expectSoon(async () => (await placeOnPath(page)).place, place, { about: key });
          }
        };
        await expectSoon(focus, words("path.title"));
        await places(1);
        await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
        await places(2);
        await button(page, words("path.next")).focus();
        await page.keyboard.press("ArrowLeft");
        await expectSoon(async () => (await placeOnPath(page)).place, 2);
        await cell(page, /^row 5, column 5,/).focus();
        await page.keyboard.press("ArrowRight");
        await expectSoon(
          () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")?.startsWith("row 5, column 6,")),
          true,
        );
        await expectSoon(async () => (await placeOnPath(page)).place, 2);
        await page.keyboard.press("Enter");
        await expectSoon(async () => (await placeOnPath(page)).place, 3);
        await page.keyboard.press("Shift+K");
        await expectSoon(async () => (await placeOnPath(page)).place, 2);
      },
      { path },
    ));

  it("leads to all steps from its sheet on a phone", () =>
    visit(
      async (page) => {
        await walk(page);
        await card(page)
          .getByRole("button", { name: words("steps.open"), exact: true })
          .click();
        await page.getByRole("heading", { name: words("steps.title") }).waitFor();
        await page.locator(".steps-family").first().waitFor();
      },
      { path, ...phone },
    ));

  it("is listed with its singles folded, and its end is the solution", () =>
    visit(
      async (page) => {
        await walk(page);
        const list = page.locator(".steps-list");
        const { count } = await placeOnPath(page);
        // The list is written in slices, and so is what a fold holds: the last line is there when all steps are.
        const stepsOf = (/** @type {Element[]} */ lines) =>
          lines.reduce((sum, line) => sum + Number(/\d+/.exec(line.querySelector("summary")?.textContent ?? "1")), 0);
        await expectSoon(() => list.locator("> ol > li").evaluateAll(stepsOf), count);
        await list.locator("summary").last().click();
        const lastLine = list.locator("details[open] li").last();
        await expectSoon(() => lastLine.evaluateAll(([line]) => /** @type {HTMLLIElement} */ (line)?.value), count);
        await lastLine.locator(".step-line").click();
        await expectSoon(async () => (await placeOnPath(page)).place, count);
        await expectSoon(() => page.locator('.step-line[aria-current="step"]').count(), 1);
        await expectSoon(() => page.locator("summary[aria-current]").count(), 1);
        await button(page, words("path.next")).click();
        await expectTold(page, words("path.done"));
        await expectDigits(page, solution);
      },
      { path },
    ));

  it("gives its position to the player on request; undo reverts that", () =>
    visit(
      async (page) => {
        await walk(page);
        await button(page, words("path.next")).click();
        await button(page, words("path.take")).click();
        await expectDigits(page, `2${puzzle.slice(1)}`);
        await expectSoon(() => card(page).isVisible(), false);
        await expectTold(page, words("path.taken"));
        await page.keyboard.press("Control+z");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("ends when the place is left and when the page is loaded again, and the game stays", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 1, empty").focus();
        await page.keyboard.press("2");
        const played = `2${puzzle.slice(1)}`;
        await openLearn(page, played);
        for (const leave of [() => goTo(page, "play"), () => page.reload()]) {
          await button(page, words("path.open")).click();
          await button(page, words("path.next")).click();
          await leave();
          await expectDigits(page, played);
          await openPresent(page);
          await expectDigits(page, played);
        }
      },
      { path },
    ));

  it("is copied in sentences, and printed in place Print", () =>
    visit(
      async (page) => {
        await walk(page);
        await button(page, words("path.copy")).click();
        await expectTold(page, words("copy.done"));
        const text = await page.evaluate(() => navigator.clipboard.readText());
        assert.ok(
          text.startsWith(`${puzzle}\n\n1. Naked Single. The only candidate left in r1c1 is 2.`),
          text.slice(0, 200),
        );
        await card(page)
          .getByRole("button", { name: words("path.print") })
          .click();
        await page.locator('[data-place="print"].tab[aria-current]').waitFor();
        await expectSoon(() => page.getByRole("radio", { name: words("print.path"), exact: true }).isChecked(), true);
        await page.locator(".print-page > svg").first().waitFor();
      },
      { path, permissions: ["clipboard-read", "clipboard-write"] },
    ));

  it("is the puzzle's own when the board has a mistake; from the board there is none, nor are there steps", () =>
    visit(
      async (page) => {
        await goWrong(page);
        await openPresent(page);
        await button(page, words("steps.open")).click();
        await expectTold(page, words("mistake.there"));
        await expectSoon(() => page.locator(".steps-list").count(), 0);
        await page.keyboard.press("Escape");
        await button(page, words("path.open")).click();
        await page.getByRole("heading", { name: words("path.title") }).waitFor();
        await page.getByRole("radio", { name: words("path.from-here") }).click();
        await expectTold(page, words("mistake.there"));
        await expectSoon(async () => (await digitsOn(page)).slice(0, 2), "28");
      },
      { path },
    ));
});

describe("a puzzle without exactly one solution", () => {
  const none = "5168497323.76.5...8.97...65135.6.9.7472591..696837..5.253186.746842.75..791.5.6.8";

  for (const open of ["steps.open", "path.open"]) {
    if (isLong || open === "steps.open")
      it(`has nothing to show where there is no solution (${open})`, () =>
        visit(
          async (page) => {
            await openLearn(page, none);
            await button(page, words(open)).click();
            await card(page).getByText(words("solve.none")).waitFor();
            await expectSoon(() => page.locator(".steps-list").count(), 0);
          },
          { path: `#p=${none}` },
        ));

    if (isLong || open === "path.open")
      it(`is said to have several, and its path has no level (${open})`, () =>
        visit(
          async (page) => {
            await openLearn(page, several);
            await button(page, words(open)).click();
            await card(page).getByText(words("hint.several")).waitFor();
            await expectSoon(() => page.getByText(words("path.level"), { exact: true }).count(), 0);
          },
          { path: `#p=${several}` },
        ));
  }
});

describe("the path of a puzzle that is entered in Solve", () => {
  it("is left with the place, and Play shows its own game", () =>
    visit(
      async (page) => {
        await goTo(page, "solve");
        await button(page, words("solve.of-own")).click();
        await paste(page, several);
        await expectDigits(page, several);
        await openPresent(page);
        await button(page, words("path.open")).click();
        await page.locator(".path-place").first().waitFor();
        await goTo(page, "play");
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 1, empty").click();
        await page.keyboard.press("2");
        await expectDigits(page, `2${puzzle.slice(1)}`);
      },
      { path },
    ));
});
