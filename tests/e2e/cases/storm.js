/** The storm of place Learn: without a clock to its third miss; with the clock on a phone, without a network. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { loadStormWords } from "../../../web/i18n/storm-words.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectDigits, expectTold } from "../support/board.js";
import { expectInView } from "../support/places.js";
import { visit } from "../support/site.js";
import { expectSoon, settled } from "../support/soon.js";
import { card, openCourse, phone } from "../support/teacher.js";
import { words } from "../support/words.js";

const storm = await loadStormWords("en");
const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed("3x3"));

/** @param {import("playwright-core").Page} page */
const heading = (page) => card(page).getByRole("heading", { level: 2 }).textContent();

/**
 * The clock or the number of boards, as they are seen.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 */
const part = (page, name) => page.locator(`.storm-${name}:visible`).first().textContent();

/** The one digit that a house lacks, and where. @param {string} digits */
function fullHouse(digits) {
  const house = layout.houses.find(({ cells }) => cells.filter((each) => digits[each] === ".").length === 1);
  assert.ok(house);
  const blank = house.cells.find((each) => digits[each] === ".") ?? -1;
  const digit = "123456789".split("").find((each) => !house.cells.some((other) => digits[other] === each)) ?? "";
  return { name: new RegExp(`^row ${Math.floor(blank / 9) + 1}, column ${(blank % 9) + 1},`), digit };
}

describe("the storm", () => {
  it("without a clock: a right answer goes on, a wrong one is taken back, the third miss ends it, the best is kept", () =>
    visit(async (page) => {
      await openCourse(page);
      await button(page, storm("storm.start-untimed")).click();
      await expectSoon(() => heading(page), "Full House");
      await expectNoBarriers(page);
      const board = await digitsOn(page);
      const { name, digit } = fullHouse(board);
      await cell(page, name).click();
      await page.keyboard.press(String((Number(digit) % 9) + 1));
      await expectTold(page, storm("storm.wrong-untimed", { left: 2 }));
      await expectDigits(page, board);
      await page.keyboard.press(digit);
      await expectSoon(() => heading(page), "Hidden Single");
      await expectSoon(() => part(page, "count"), storm("storm.score", { count: 1 }));

      await button(page, storm("storm.skip")).click();
      await expectSoon(() => heading(page), "Naked Single");
      await expectSoon(() => part(page, "clock"), storm("storm.misses-left", { left: 1 }));
      await button(page, storm("storm.skip")).click();
      await expectSoon(() => heading(page), storm("storm.over"));
      await expectTold(page, storm("storm.found", { count: 1 }));
      await expectNoBarriers(page);
      await button(page, storm("storm.practise")).click();
      await expectTold(page, words("practice.task-place"));
      await expectSoon(() => heading(page), "Naked Single");

      await page.reload();
      await expectTold(page, storm("storm.bests", { timed: 0, untimed: 1 }));
    }));

  it("with the clock on a phone: everything is in view, nothing scrolls, and no network is needed", () =>
    visit(
      async (page) => {
        await openCourse(page);
        await expectTold(page, storm("storm.about"));
        await button(page, storm("storm.start")).tap();
        await expectSoon(() => heading(page), "Full House");
        await page.context().setOffline(true);
        for (const next of ["Hidden Single", "Naked Single", "Pointing"]) {
          await button(page, storm("storm.skip")).tap();
          await expectSoon(() => heading(page), next);
        }
        await settled(page);
        await expectInView(page, [".board canvas", ".keypad", ".folded-buttons .icon-button", ".status"]);
        const time = (await part(page, "clock")) ?? "";
        assert.ok(time > "02:00" && time <= "02:30", time);
        await expectSoon(() => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true);
      },
      { ...phone, path: "#learn" },
    ));
});
