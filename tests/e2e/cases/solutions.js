/** The solutions of a puzzle in place Solve: one by one, counted, and as true candidates. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { button, cell, digitsOn, expectDigits, expectTold, paste } from "../support/board.js";
import { goTo } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon, expectSoonMatch } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const blank = ".".repeat(81);
const solve = (/** @type {Page} */ page) => button(page, words("solve.button")).click();
/** A puzzle with one solution, and a cell of it that is blank. */
const { puzzle: small, solution: smallSolution } = seeds[4];

describe("all solutions", () => {
  it("walks through them one by one and counts them", () =>
    visit(async (page) => {
      await paste(page, "4" + ".".repeat(15));
      await expectDigits(page, "4" + ".".repeat(15));
      await button(page, words("solutions.start")).click();
      await expectTold(page, words("solutions.total", { count: "72", plural: 72 }));
      await expectTold(page, words("solutions.place", { place: 1 }));
      await expectSoonMatch(() => digitsOn(page), /^4[1-4]{15}$/);
      const first = await digitsOn(page);
      await button(page, words("solutions.next")).click();
      await expectTold(page, words("solutions.place", { place: 2 }));
      await expectSoon(async () => (await digitsOn(page)) !== first, true);
      await expectSoonMatch(() => digitsOn(page), /^4[1-4]{15}$/);
      await button(page, words("solutions.previous")).click();
      await expectDigits(page, first);
      await page.keyboard.press("s");
      await expectSoon(() => page.getByText(words("solutions.place", { place: 1 })).count(), 0);
      await button(page, words("card.close")).click();
      await expectDigits(page, "4" + ".".repeat(15));
    }));

  it("counts a 9×9 to the last digit, in seconds", () =>
    visit(async (page) => {
      await paste(page, "1" + blank.slice(1));
      await expectDigits(page, "1" + blank.slice(1));
      await button(page, words("solutions.start")).click();
      await page.getByText(words("solutions.total", { count: "741,211,528,002,341,437,440", plural: 1440 })).waitFor();
    }));

  it("stops a count without end at once, and solves meanwhile", () =>
    visit(async (page) => {
      const large = "1".padEnd(144, ".");
      await paste(page, large);
      await expectDigits(page, large);
      await button(page, words("solutions.start")).click();
      await expectTold(page, /[1-9]\S* solutions? so far/);
      await solve(page);
      await expectTold(page, words("solve.first"));
      const stop = button(page, words("solutions.cancel"));
      // A stop that waits for the worker shows in a later frame.
      const isHidden = await stop.evaluate(async (element) => {
        element.click();
        for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
        return !element.checkVisibility();
      });
      assert.ok(isHidden, "the button that stops is hidden two frames after its press");
      await expectTold(page, /was stopped: at least [1-9]/);
      await expectSoon(() => page.getByText(/so far$/).count(), 0);
      await paste(page, seeds[3].puzzle);
      await expectDigits(page, seeds[3].puzzle);
      await solve(page);
      await expectDigits(page, seeds[3].solution);
    }));

  it("begin with what tells them apart", () =>
    visit(
      async (page) => {
        await button(page, words("solutions.start")).click();
        const lines = page.getByRole("list", { name: words("solutions.list") }).getByRole("button");
        await expectSoon(() => lines.count(), 5);
        const beginnings = () =>
          lines.evaluateAll((all) =>
            all.map((line) =>
              [...line.querySelectorAll(".solutions-difference")].map(({ textContent }) => textContent).join(),
            ),
          );
        await expectSoon(
          async () => new Set((await beginnings()).filter((beginning) => /^r\dc\d [1-4]/.test(beginning))).size,
          5,
        );
      },
      { path: `#p=4${".".repeat(15)}` },
    ));

  it("show their text beside the mark of the line that is shown", () =>
    visit(
      async (page) => {
        await button(page, words("solutions.start")).click();
        const room = () =>
          page.locator(".solutions-line[aria-current=true]").evaluate((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            return range.getBoundingClientRect().left - line.getBoundingClientRect().left;
          });
        await expectSoon(async () => (await room()) >= 6, true, {
          about: "whether the text begins 6 px to the right of the line, whose mark is 3 px wide",
        });
      },
      { path: `#p=4${".".repeat(15)}` },
    ));

  it("keep the focus on the line that shows one of them", () =>
    visit(
      async (page) => {
        await button(page, words("solutions.start")).click();
        const lines = page.getByRole("list", { name: words("solutions.list") }).getByRole("button");
        await expectSoon(() => lines.count(), 5);
        await lines.last().focus();
        await page.keyboard.press("Enter");
        await expectTold(page, words("solutions.place", { place: 5 }));
        const current = page.locator(".solutions-line:focus[aria-current=true]");
        await expectSoon(() => current.evaluateAll((found) => found.map((line) => line.parentElement.value)), [5]);
      },
      { path: `#p=4${".".repeat(15)}` },
    ));

  it("stay beside the board, which stays in view on a phone", () =>
    visit(
      async (page) => {
        await button(page, words("solutions.start")).click();
        await expectTold(page, words("solutions.place", { place: 1 }));
        await expectSoon(async () => {
          const [board, card] = [await page.locator(".board").boundingBox(), await page.locator(".card").boundingBox()];
          return board !== null && card !== null && board.y >= 0 && board.y + board.height <= card.y + 1;
        }, true);
      },
      { path: `#p=4${".".repeat(15)}`, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    ));
});

describe("true candidates", () => {
  it("of a puzzle with one solution are its solution, which is said first", () =>
    visit(
      async (page) => {
        await goTo(page, "solve");
        await expectTold(page, words("status.unique"));
        await button(page, words("candidates.show")).click();
        await expectTold(page, words("candidates.is-solution"));
        await expectSoon(() => cell(page, /candidates/).count(), 0);
        await button(page, words("candidates.show-anyway")).click();
        await cell(page, `row 1, column 2, candidates ${smallSolution[1]}`).waitFor();
      },
      { path: `#p=${small}` },
    ));

  it("take the place of a solution that Solve has filled in", () =>
    visit(
      async (page) => {
        await goTo(page, "solve");
        await page.locator(".solve-bar .button-main").click();
        await expectSoon(() => cell(page, /empty/).count(), 0);
        await button(page, words("candidates.show")).click();
        await expectTold(page, words("candidates.shown", { cells: 15, single: 0 }));
        await expectSoon(() => cell(page, /candidates/).count(), 15);
      },
      { path: `#p=4${".".repeat(15)}` },
    ));
});

describe("a proof", () => {
  it("of one solution is told and saved as two files, and is not offered for several", () =>
    visit(
      async (page) => {
        const start = button(page, words("proof.start"));
        await goTo(page, "solve");
        await start.click();
        await expectTold(page, /Proven in \d+ steps?: there is no other solution\./);
        for (const [name, last] of [
          ["sudoku.cnf", / 0\n$/],
          ["sudoku.drat", /(?:^|\n)0\n$/],
        ]) {
          const saving = page.waitForEvent("download");
          await button(page, words("proof.save", { name: String(name) })).click();
          const file = await saving;
          const text = readFileSync(await file.path(), "utf8");
          assert.equal(file.suggestedFilename(), name);
          assert.match(text, /** @type {RegExp} */ (last));
        }
        await paste(page, "4" + blank.slice(1));
        await expectSoon(() => page.getByRole("heading", { name: words("proof.title") }).count(), 0);
        await expectSoon(() => start.isVisible(), false);
      },
      { path: `#p=${small}` },
    ));
});
