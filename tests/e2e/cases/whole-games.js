/** Games from the first visit to the result: played, seen, shared, continued, deleted. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";

import { readyPuzzles } from "../../../web/model/ready-puzzles.js";
import { expectNoBarriers } from "../support/axe.js";
import { button, digitsOn, expectDigits } from "../support/board.js";
import { openNew } from "../support/new-puzzle.js";
import { goTo, ready } from "../support/places.js";
import { at, blanks, choose, play, puzzle, solution, typeAll } from "../support/played-puzzle.js";
import { expectSoon, settled } from "../support/soon.js";
import { visit } from "../support/site.js";
import { said, words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

describe("a first visit", () => {
  it("has an easy puzzle on the board, ready to be played", () =>
    visit(async (page) => {
      await ready(page);
      const shown = await digitsOn(page);
      assert.ok(
        readyPuzzles.some((each) => each.puzzle === shown),
        shown,
      );
      await button(page, words("play.pause")).waitFor();
      await page.locator(".play-about").getByText(words("level.easy")).waitFor();
      const first = shown.indexOf(".");
      await at(page, first).click();
      await page.keyboard.press("1");
      await expectSoon(async () => (await digitsOn(page))[first], "1");
    }));
});

describe("a whole game", () => {
  it("is played by the keyboard, finished without fuss, and counted", () =>
    visit(async (page) => {
      const { createEngine } = await import("../../../dist/nonet.mjs");
      const engine = await createEngine({ worker: false });
      await ready(page);
      const first = await digitsOn(page);
      const solved = (await engine.solve(first)).solutions[0];
      await typeAll(page, solved);
      const heading = page.getByRole("heading", { name: said("finish.title") });
      await heading.waitFor();
      await expectSoon(() => heading.evaluate((element) => element === document.activeElement), true);
      await expectNoBarriers(page);
      // What is new comes first. One button is filled, and goes on with a puzzle of the same level.
      await expectSoon(() => page.locator(".finish-news").textContent(), said("finish.first", { level: "easy" }));
      const next = said("finish.next", { level: "easy" });
      await expectSoon(
        () => page.locator(".finish-buttons .button").allTextContents(),
        [next, words("finish.another"), said("finish.share"), said("finish.picture")],
      );
      await expectSoon(() => page.locator(".button-main:visible").allTextContents(), [next]);
      await expectSoon(() => page.locator("[role=gridcell][aria-selected=true]").count(), 0, {
        about: "selected cells of a finished board",
      });
      await button(page, next).click();
      await expectSoon(async () => (await digitsOn(page)) !== solved && (await heading.isVisible()) === false, true);
      await choose(page, words("stats.open"));
      const row = page
        .getByRole("dialog", { name: said("stats.title") })
        .getByRole("row", { name: words("level.easy") });
      await expectSoon(() => row.getByRole("cell").first().textContent(), "1");
      await expectNoBarriers(page);
      const downloading = page.waitForEvent("download");
      await button(page, said("stats.save")).click();
      const text = await readFile(await (await downloading).path(), "utf8");
      assert.match(text, /^finished,.*\n.*,made,easy,/);
      await engine.close();
    }));

  it("that has a wrong last digit is not finished", () =>
    play(async (page) => {
      const last = /** @type {number} */ (blanks.at(-1));
      await typeAll(page, [...solution].with(last, solution[last] === "1" ? "2" : "1").join(""));
      await expectSoon(async () => (await digitsOn(page)).includes("."), false);
      await expectSoon(() => page.getByRole("heading", { name: said("finish.title") }).count(), 0);
      await at(page, last).focus();
      await page.keyboard.press(solution[last]);
      await page.getByRole("heading", { name: said("finish.title") }).waitFor();
    }));
});

describe("a finished game", () => {
  it("says its hardest step, and is played back beside the path, from its card and from the statistics", () =>
    play(async (page) => {
      await typeAll(page, solution);
      const card = page.locator(".afterword");
      await card.getByText(said("afterword.hardest")).waitFor();
      await button(page, said("replay.open")).click();
      const dialog = page.getByRole("dialog", { name: said("replay.title") });
      const slider = dialog.getByRole("slider");
      const told = dialog.locator(".replay-told");
      await expectSoon(() => slider.evaluate((element) => element === document.activeElement), true);
      await expectSoon(() => slider.getAttribute("max"), String(blanks.length));
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expectSoon(async () => (await told.textContent())?.includes(` 2 of ${blanks.length} `), true);
      await dialog.getByRole("button", { name: said("replay.play"), exact: true }).click();
      await expectSoon(() => slider.inputValue(), String(blanks.length));
      await dialog.getByRole("combobox").last().selectOption("path");
      await expectSoon(() => dialog.locator(".replay-board svg:visible").count(), 2);
      await expectNoBarriers(page);
      await page.keyboard.press("Escape");
      await choose(page, words("stats.open"));
      await page
        .getByRole("dialog", { name: said("stats.title") })
        .locator(".played-list button")
        .click();
      await dialog.waitFor();
    }));
});

describe("a solution that was seen", () => {
  it("stops the clock of the game, which goes on after Undo and makes no record", () =>
    play(async (page) => {
      await typeAll(page, solution, blanks.length - 1);
      await goTo(page, "solve");
      await button(page, words("solve.button")).click();
      await expectDigits(page, solution);
      await goTo(page, "play");
      const solved = page.getByRole("heading", { name: words("filled.title") });
      await solved.waitFor();
      await page.locator(".finish").getByText(words("filled.undo"), { exact: true }).waitFor();
      await expectSoon(() => button(page, words("play.pause")).count(), 0, { about: "a clock that can be paused" });
      await expectNoBarriers(page);
      await page
        .locator(".finish-buttons")
        .getByRole("button", { name: words("tools.undo"), exact: true })
        .click();
      await solved.waitFor({ state: "hidden" });
      await button(page, words("play.pause")).waitFor();
      await typeAll(page, solution);
      await page.getByRole("heading", { name: said("finish.title") }).waitFor();
      await expectSoon(() => page.locator(".finish-news").textContent(), said("finish.helped"));
      await choose(page, words("stats.open"));
      await page
        .getByRole("dialog", { name: said("stats.title") })
        .getByText(said("stats.helped", { count: 1 }))
        .waitFor();
      await expectNoBarriers(page);
    }));
});

describe("a result", () => {
  it("is sent as a text that does not give the solution away", () =>
    play(async (page) => {
      await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined, configurable: true }));
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await typeAll(page, solution);
      await button(page, said("finish.share")).click();
      await expectSoon(() => page.locator(".finish-news").textContent(), words("copy.done"));
      const [title, how, ...more] = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
      const link = more.pop() ?? "";
      assert.equal(title, "Nonet");
      // The times at which the boxes were complete.
      assert.match(more.join("\n"), /^(\d\d:\d\d {2}\d\d:\d\d {2}\d\d:\d\d(\n|$)){3}$/);
      assert.match(how, new RegExp(`^\\d\\d:\\d\\d · ${said("finish.shared-hints", { hints: 0 })}$`));
      assert.ok(link.endsWith(`#p=${puzzle.replaceAll("0", ".")}`) && !link.includes(solution), link);
    }));
});

describe("another puzzle", () => {
  it("is another game: undo never goes into the one before, which can be continued", () =>
    play(async (page) => {
      await typeAll(page, solution, 3);
      const begun = await digitsOn(page);
      const dialog = await openNew(page);
      await button(dialog, words("level.easy")).click();
      await expectSoon(async () => (await digitsOn(page)) !== begun, true);
      const next = await digitsOn(page);
      await page.keyboard.press("Control+z");
      await settled(page);
      await expectSoon(() => digitsOn(page), next);
      const again = await openNew(page);
      await again.getByText(words("games.continue")).waitFor();
      await expectNoBarriers(page);
      await again.locator(".continue-open").first().click();
      await expectDigits(page, begun);
      await page.keyboard.press("Control+z");
      await expectSoon(async () => (await digitsOn(page)) !== begun, true);
    }));
});

describe("a begun game that is deleted", () => {
  const removed = () => words.text([words("games.was-removed"), words("games.keep")]);

  /** Begins two games, and opens the dialog of a new game, in which the first can be continued. @param {Page} page */
  async function openWithBegun(page) {
    await typeAll(page, solution, 3);
    const begun = await digitsOn(page);
    await button(await openNew(page), words("level.easy")).click();
    await expectSoon(async () => (await digitsOn(page)) !== begun, true);
    const dialog = await openNew(page);
    await dialog.locator(".continue-open").waitFor();
    return { dialog, begun };
  }

  it("can be brought back as long as the dialog is open", () =>
    play(async (page) => {
      const { dialog, begun } = await openWithBegun(page);
      await button(dialog, words("games.remove")).click();
      await expectSoon(() => dialog.locator(".continue-open").count(), 0);
      await expectSoon(() => button(dialog, removed()).evaluate((undo) => undo === document.activeElement), true);
      await expectNoBarriers(page);
      await page.keyboard.press("Enter");
      await expectSoon(
        () => button(dialog, words("games.remove")).evaluate((remove) => remove === document.activeElement),
        true,
      );
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await (await openNew(page)).locator(".continue-open").click();
      await expectDigits(page, begun);
    }));

  for (const [how, go] of /** @type {[string, (page: Page) => Promise<unknown>][]} */ ([
    ["the dialog closes", (page) => page.keyboard.press("Escape")],
    ["the page is left", (page) => page.reload()],
  ])) {
    it(`is really deleted when ${how}`, () =>
      play(async (page) => {
        const { dialog } = await openWithBegun(page);
        await button(dialog, words("games.remove")).click();
        await button(dialog, removed()).waitFor();
        await go(page);
        await ready(page);
        await dialog.waitFor({ state: "hidden" });
        const again = await openNew(page);
        await settled(page);
        await expectSoon(() => again.locator(".continue-list > li").count(), 0);
      }));
  }
});
