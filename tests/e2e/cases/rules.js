/** Puzzles with rules of their own: opened by a link, played, judged, entered by hand. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectTold, openOwn } from "../support/board.js";
import { chosenOf } from "../../support/long-runs.js";
import { boxOf, expectInView, goTo, ready } from "../support/places.js";
import { onlyFailedRequests, site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { card } from "../support/teacher.js";
import { words } from "../support/words.js";

const killer = readFileSync(new URL("../../../cli/examples/killer.txt", import.meta.url), "utf8");
const rules = [...killer.matchAll(/^# nonet rule (.+)$/gm)].map(([, rule]) => rule);
const blank = ".".repeat(81);
/** @param {number} count @param {string} left @param {string} out */
const combinations = (count, left, out) =>
  `Cage of 11: digits and notes leave ${count} combinations: ${left}. Ruled out: ${out}.`;
const path = `#p=${blank}&rules=${encodeURIComponent(rules.join(";"))}`;

describe("a killer", () => {
  it("opens by a link in place Play, tells its rules, says when one is broken, and is solved", () =>
    visit(
      async (page) => {
        await ready(page);
        await cell(page, "row 1, column 1, empty, box 1, cage of 11, 2 cells, 11 left").focus();
        await page.keyboard.press("1");
        await cell(page, "row 1, column 1, 1, in conflict, box 1, cage of 11, 2 cells, 10 left").waitFor();
        await page.keyboard.press("Backspace");
        await page.getByTitle(words("details.open")).click();
        await button(page, words("rules.open")).click();
        await card(page)
          .getByText(/^Cage of 11, 2 cells, 11 left\./)
          .waitFor();
        await card(page).getByRole("heading", { name: "Cage", exact: true }).waitFor();
        await expectNoBarriers(page);
        await page.keyboard.press("Escape");
        await goTo(page, "solve");
        await page.getByText(words("status.unique"), { exact: true }).first().waitFor();
        await button(page, words("solve.button")).click();
        await expectSoon(async () => (await digitsOn(page)).includes("."), false);
      },
      { path },
    ));

  it("takes its rules off the card when a puzzle without rules comes", () =>
    visit(
      async (page) => {
        await ready(page);
        await cell(page, "row 1, column 1, empty, box 1, cage of 11, 2 cells, 11 left").waitFor();
        await page.getByTitle(words("details.open")).click();
        await button(page, words("rules.open")).click();
        await card(page).getByRole("heading", { name: "Cage", exact: true }).waitFor();
        await page.evaluate(() => {
          location.hash = `#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`;
        });
        await cell(page, "row 1, column 1, 5, given, box 1").waitFor();
        await expectSoon(() => card(page).isVisible(), false);
      },
      { path },
    ));

  it("says its rules by itself when they are new to the player, once", () =>
    visit(
      async (page) => {
        await card(page).getByRole("heading", { name: "Cage", exact: true }).waitFor();
        await expectNoBarriers(page);
        await button(card(page), "Got it").click();
        await expectSoon(() => card(page).isVisible(), false);
        await page.reload();
        await cell(page, "row 1, column 1, empty, box 1, cage of 11, 2 cells, 11 left").waitFor();
        await expectSoon(() => card(page).isVisible(), false);
      },
      { path, meetsRules: true, viewport: { width: 360, height: 740 } },
    ));

  it("shows the combinations of the selected cage where the player wants that, and moves no key for them", () =>
    visit(
      async (page) => {
        const line = page.getByRole("group", { name: /^Cage of / });
        await button(card(page), "Got it").waitFor();
        await page.getByLabel("Show the combinations of the selected cage below the board").check();
        await button(card(page), "Got it").tap();
        await expectSoon(() => card(page).isVisible(), false);
        const { top } = await boxOf(page, ".keypad");
        await cell(page, "row 1, column 1, empty, box 1, cage of 11, 2 cells, 11 left").tap();
        await line.and(page.getByLabel(/: 2\+9, 3\+8, 4\+7, 5\+6\.$/)).waitFor();
        await page.locator(".mode").nth(2).tap();
        for (const digit of ["2", "5"]) await page.keyboard.press(digit);
        await expectSoon(() => line.getAttribute("aria-label"), combinations(2, "2+9, 5+6", "3+8, 4+7"));
        await expectSoon(() => line.locator("span, s").allTextContents(), ["29", "56", "38", "47"]);
        await expectInView(page, [".cage-line", ".keypad"]);
        await expectSoon(async () => (await boxOf(page, ".keypad")).top, top);
        await expectNoBarriers(page);
        await page.reload();
        await cell(page, /^row 1, column 1, (?!empty)/).tap();
        await expectTold(page, combinations(2, "2+9, 5+6", "3+8, 4+7"));
      },
      { path, meetsRules: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } },
    ));

  it("gives a hint that names its rule, and applies it", () =>
    visit(
      async (page) => {
        await cell(page, "row 1, column 1, empty, box 1, cage of 11, 2 cells, 11 left").waitFor();
        await button(page, words("hint.button")).click();
        await card(page).getByText("Look at the cage of 8 in r2c2.").waitFor();
        await button(page, words("hint.more")).click();
        await card(page).getByText("Last Cell of a Sum, digit 8.").waitFor();
        await button(page, words("hint.more")).click();
        await card(page).getByText("r2c2 must be 8.").waitFor();
        await button(page, words("hint.apply")).click();
        await cell(page, /^row 2, column 2, 8/).waitFor();
      },
      { path },
    ));

  it("gives the hint that was asked for while the module that reads its link was still loading", () =>
    visit(
      async (page) => {
        let release = () => {};
        const held = new Promise((resolve) => {
          release = () => resolve(undefined);
        });
        await page.route(/nonet-rules-(?!teacher).*\.wasm$/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(site.url + path);
        await page.getByRole("gridcell").last().waitFor();
        await button(page, words("hint.button")).click();
        await page.getByText(words("open.reading"), { exact: true }).first().waitFor();
        release();
        await card(page).getByText("Look at the cage of 8 in r2c2.").waitFor();
      },
      { path: null },
    ));

  for (const [what, blocked, sentence] of chosenOf(
    [
      ["what draws its rules", /on-board-/, "rules.not-loaded"],
      ["what checks its rules", /rule-conflicts-/, "rules.not-loaded"],
      ["what reads its link", /nonet-rules-/, "rules.link-unread"],
    ],
    ([what]) => what !== "what checks its rules",
  )) {
    it(`says that ${what} could not be loaded`, () =>
      visit(
        async (page) => {
          await page.route(/** @type {RegExp} */ (blocked), (route) => route.abort());
          await page.goto(site.url + path);
          await page
            .getByText(words(/** @type {string} */ (sentence)), { exact: true })
            .first()
            .waitFor();
        },
        { path: null },
      ).catch(onlyFailedRequests));
  }

  it("is opened in place Solve when its rules leave no solution, and the rules at fault are named", () =>
    visit(
      async (page) => {
        await page.getByText(words("status.none"), { exact: true }).first().waitFor();
        await button(page, words("rules.compose")).click();
        await button(page, "Find the contradiction").click();
        await card(page).getByText("These contradict each other: Cage 3 · r1c1 r1c2, Cage 3 · r1c3 r1c4.").waitFor();
      },
      { path: `#p=${blank}&rules=${encodeURIComponent("cage 3 r1c1 r1c2;cage 4 r2c1 r2c2;cage 3 r1c3 r1c4")}` },
    ));
});

describe("rules that are entered", () => {
  it("become rules of the puzzle by the selected cells, and are taken back by undo", () =>
    visit(async (page) => {
      await openOwn(page);
      await button(page, words("rules.compose")).click();
      await cell(page, "row 1, column 1, empty").focus();
      await page.keyboard.press("Shift+ArrowRight");
      await page.getByLabel("Value", { exact: true }).fill("99");
      await button(page, "Add rule").click();
      await card(page).getByText("The value must be a whole number from 1 to 45.").waitFor();
      await page.getByLabel("Value", { exact: true }).fill("17");
      await button(page, "Add rule").click();
      await cell(page, /^row 1, column 2, empty, box 1, cage of 17, 2 cells, 17 left/).waitFor();
      await expectTold(page, "Added: Cage 17.");
      await button(page, words("tools.undo")).click();
      await cell(page, /^row 1, column 2, empty, box 1$/).waitFor();
      await card(page).getByText("There are no rules yet.").waitFor();
    }));

  it("are set by single presses of a finger, without dragging", () =>
    visit(
      async (page) => {
        await openOwn(page);
        await button(page, words("rules.compose")).tap();
        await page.getByLabel("Each press adds a cell to the selection").check();
        for (const [name, sum, cells] of /** @type {const} */ ([
          ["Cage 6", "6", [1, 2, 3]],
          ["Cage 9", "9", [4, 5]],
        ])) {
          for (const column of cells) await cell(page, new RegExp(`^row 1, column ${column},`)).tap();
          await page.getByLabel("Value", { exact: true }).fill(sum);
          await button(page, "Add rule").tap();
          await expectTold(page, `Added: ${name}.`);
        }
        await cell(page, /^row 1, column 2, empty, box 1, cage of 6, 3 cells/).waitFor();
        await cell(page, /^row 1, column 4, empty, box 2, cage of 9, 2 cells/).waitFor();
        await page.getByLabel("Each press adds a cell to the selection").uncheck();
        await page.getByLabel("Kind of rule").selectOption("thermometer");
        for (const column of [1, 2]) await cell(page, new RegExp(`^row 2, column ${column},`)).tap();
        await button(page, "Add rule").tap();
        await card(page)
          .getByText(/If each press is to add a cell, tick “Each press adds a cell to the selection”\./)
          .waitFor();
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } },
    ));

  it("say what is wrong with them in two lines below the board of a small phone, which stays in view", () =>
    visit(
      async (page) => {
        await openOwn(page);
        await button(page, words("rules.compose")).tap();
        await cell(page, "row 1, column 1, empty").tap();
        await page.getByLabel("Value", { exact: true }).fill("99");
        await page.keyboard.press("Enter");
        await expectTold(page, "The value must be a whole number from 1 to 45.");
        await expectSoon(
          () =>
            page.evaluate(() => {
              const range = document.createRange();
              range.selectNodeContents(/** @type {Node} */ (document.querySelector(".status")));
              return range.getBoundingClientRect().height < 40;
            }),
          true,
        );
        await page.locator(".card-head button").last().tap();
        await card(page).waitFor({ state: "hidden" });
        await expectInView(page, [".stage"]);
      },
      { hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } },
    ));

  it("may be lines that return to a cell, by keys and by a drag", () =>
    visit(async (page) => {
      await openOwn(page);
      await button(page, words("rules.compose")).click();
      await page.getByLabel("Kind of rule").selectOption({ label: "Whisper line" });
      await cell(page, "row 1, column 1, empty").focus();
      for (const way of ["Right", "Down", "Left", "Up"]) await page.keyboard.press(`Shift+Arrow${way}`);
      await button(page, "Add rule").click();
      await cell(page, /^row 1, column 1, .*Whisper line 5, cell 1, 5 of 5/).waitFor();
      await page.getByLabel("Kind of rule").selectOption({ label: "Palindrome" });
      const middles = [];
      for (const [row, column] of [
        [5, 1],
        [6, 2],
        [6, 3],
        [5, 3],
        [6, 2],
        [7, 1],
      ]) {
        const box = await cell(page, new RegExp(`^row ${row}, column ${column},`)).boundingBox();
        middles.push(
          /** @type {const} */ ([(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]),
        );
      }
      await page.mouse.move(...middles[0]);
      await page.mouse.down();
      for (const middle of middles.slice(1)) await page.mouse.move(...middle);
      await page.mouse.up();
      await button(page, "Add rule").click();
      await cell(page, /^row 6, column 2, .*Palindrome, cell 2, 5 of 6/).waitFor();
      await page.getByLabel("Kind of rule").selectOption({ label: "Sum line" });
      await button(page, "Add rule").click();
      await page.locator(".rule-entry .dialog-told", { hasText: "These cells do not fit the kind of rule." }).waitFor();
    }));

  it("may be one rule of rules, and a form without cells says which cells it needs", () =>
    visit(
      async (page) => {
        await button(page, words("rules.compose")).click();
        const entry = page.locator(".rule-entry");
        const kinds = await page.getByLabel("Kind of rule").locator("option").allTextContents();
        assert.deepEqual(
          kinds,
          kinds.toSorted((one, other) => one.localeCompare(other, "en")),
        );
        await page.getByLabel("Kind of rule").selectOption({ label: "White dot" });
        await button(page, "Add rule").click();
        await expectSoon(() => entry.locator(".dialog-told").textContent(), "Select two cells that share an edge.");
        await page.getByLabel("Kind of rule").selectOption({ label: "Any of" });
        await entry.getByLabel("Cage 4 · r2c1 r2c2").check();
        await button(page, "Add rule").click();
        await expectSoon(
          async () => (await entry.locator(".dialog-told").textContent())?.startsWith("First add"),
          true,
        );
        await entry.getByLabel("Cage 3 · r1c1 r1c2").check();
        await button(page, "Add rule").click();
        await expectTold(page, "Added: Cage 3 or cage 4.");
        await expectSoon(() => entry.getByRole("checkbox").count(), 2);
        await page.keyboard.press("Control+z");
        await expectSoon(() => entry.getByRole("checkbox").count(), 3);
      },
      { path: `#p=${blank}&rules=${encodeURIComponent("cage 3 r1c1 r1c2;cage 4 r2c1 r2c2;cage 3 r1c3 r1c4")}` },
    ));

  it("sets signs by a press at their place and by keys, counts candidates, and generates the rest", () =>
    visit(async (page) => {
      await goTo(page, "solve");
      await button(page, words("rules.compose")).waitFor();
      await page.keyboard.press("Shift+O");
      await page.getByLabel("Kind of rule").selectOption({ label: "White dot" });
      const edge = async () => {
        const box = await cell(page, /^row 5, column 5/).boundingBox();
        await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0) / 2);
      };
      await edge();
      await cell(page, /^row 5, column 6, .*White dot 1, cell 2 of 2/).waitFor();
      await edge();
      await cell(page, /^row 5, column 6, empty, box 5$/).waitFor();
      await page.getByLabel("Kind of rule").selectOption({ label: "Sandwich" });
      await cell(page, "row 1, column 1, empty, box 1").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.type("17");
      await page.keyboard.press("Enter");
      await cell(page, /^row 1, column 9, .*Sandwich 17/).waitFor();
      await page.getByLabel(/^Count the solutions/).check();
      await cell(page, /^row 2, column 2, candidates .*1 in 8 or more solutions/).waitFor();
      await button(page, "Fill with cages").click();
      await cell(page, /^row 2, column 2, candidates .* in 1 solution$/).waitFor();
      await card(page)
        .getByText(/^\d+ rules were added\./)
        .waitFor();
      await page.keyboard.press("Control+z");
      await cell(page, /^row 2, column 2, candidates .*1 in 8 or more solutions/).waitFor();
      await expectNoBarriers(page);
    }));
});
