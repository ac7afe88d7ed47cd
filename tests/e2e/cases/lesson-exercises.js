/** What the reader does in a lesson: the step of its example, which is judged, and what is lit on its board. */
import { describe, it } from "node:test";

import { boards } from "../../../tools/build/lessons.mjs";
import introduction from "../../../web/i18n/catalogues/en/introduction.json" with { type: "json" };
import { createWords } from "../../../web/i18n/words.js";
import { expectNoBarriers } from "../support/axe.js";
import { boardPicture, button, cell, expectTold } from "../support/board.js";
import { itInLongRuns } from "../../support/long-runs.js";
import { boxOf, ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { phone } from "../support/teacher.js";
import { words } from "../support/words.js";
import { openLesson, part, stepWords, turnTo, turnToTurn, turnUntil } from "../support/lessons.js";

/** @typedef {import("playwright-core").Page} Page */

const { techniques } = boards();

/** Removes the candidates, or enters the digits, of the step of an example. @param {Page} page @param {string} id */
async function doStep(page, id) {
  const { placements, eliminations } = techniques[id].example.step;
  for (const { cell: name, digit } of [...(placements ?? []), ...(eliminations ?? [])]) {
    const [, row, column] = /r(\d+)c(\d+)/.exec(name) ?? [];
    await cell(page, new RegExp(`^row ${row}, column ${column},`)).click();
    await page.keyboard.press(String(digit));
  }
}

describe("lessons", () => {
  it("say that the small grid of the rules is solved", () =>
    visit(
      async (page) => {
        await page.locator(".lesson-part").waitFor();
        await turnTo(page, "Your turn");
        for (const [at, digit] of [..."4312124334212134"].entries()) {
          const open = cell(page, new RegExp(`^row ${Math.floor(at / 4) + 1}, column ${(at % 4) + 1}, empty`));
          if (!(await open.count())) continue;
          await open.click();
          await page.keyboard.press(digit);
        }
        await expectSoon(() => page.locator(".status").textContent(), words("lesson.solved"));
      },
      { path: "#learn/rules" },
    ));

  itInLongRuns("let the reader do the step of the example, and judge it", () =>
    visit(
      async (page) => {
        await ready(page);
        for (const id of ["x-wing", "naked-single"]) {
          await openLesson(page, id, (await stepWords("en"))(`technique.${id}.name`));
          await turnToTurn(page);
          await button(page, words("lesson.try")).click();
          await page.locator(".practice-told").waitFor();
          await doStep(page, id);
          await page.locator('[data-verdict="right"]').waitFor();
          await expectNoBarriers(page);
        }
        const counted = () =>
          page.evaluate(() =>
            Object.values(JSON.parse(localStorage.getItem("nonet-exercises") ?? "{}")).map(({ tried }) => tried),
          );
        await expectSoon(counted, [0, 0]);
      },
      { path: "#learn/x-wing" },
    ),
  );

  it("draw the pattern of a right answer", () =>
    visit(
      async (page) => {
        await ready(page);
        await openLesson(page, "x-wing", (await stepWords("en"))("technique.x-wing.name"));
        await turnToTurn(page);
        await button(page, words("lesson.try")).click();
        await page.locator(".practice-told").waitFor();
        const before = await boardPicture(page);
        await doStep(page, "x-wing");
        await page.locator('[data-verdict="right"]').waitFor();
        await expectSoon(async () => (await boardPicture(page)) !== before, true);
      },
      { path: "#learn/x-wing" },
    ));

  it("light what the reader looks for, on the board of the lesson", () =>
    visit(
      async (page) => {
        await ready(page);
        await openLesson(page, "x-wing", (await stepWords("en"))("technique.x-wing.name"));
        await turnUntil(page, () => page.locator(".spotlight-rest").isVisible());
        const dark = await boardPicture(page);
        const light = button(page, words("spotlight.light", { digit: "6" }));
        for (const each of [light, button(page, words("spotlight.links")), button(page, words("spotlight.pairs"))]) {
          const before = await boardPicture(page);
          await each.click();
          await page.waitForFunction((one) => one?.getAttribute("aria-pressed") === "true", await each.elementHandle());
          await expectSoon(async () => (await boardPicture(page)) !== before, true);
        }
        await expectNoBarriers(page);
        await turnUntil(page, async () => (await part(page)) === words("lesson.why"), "Shift+K");
        await turnUntil(page, () => page.locator(".spotlight-rest").isVisible());
        await expectSoon(() => light.getAttribute("aria-pressed"), "false");
        await expectSoon(async () => (await boardPicture(page)) === dark, true);
      },
      { path: "#learn/x-wing" },
    ));

  it("answer each tap of the exercise: a cell, a wrong digit, a digit of another step, the right digit", () =>
    visit(
      async (page) => {
        await page.locator(".lesson-part").waitFor();
        await turnToTurn(page);
        await page.locator(".lesson-buttons .button-main").tap();
        const told = (/** @type {keyof typeof introduction} */ key, values = {}) =>
          expectTold(page, createWords(/** @type {any} */ (introduction), "en")(/** @type {any} */ (key), values));
        const tap = (/** @type {RegExp} */ name) => cell(page, /** @type {any} */ (name)).tap();
        const press = (/** @type {number} */ digit) =>
          page
            .locator(".keypad .key")
            .nth(digit - 1)
            .tap();
        await told("tapped.where-place");
        const keys = await boxOf(page, ".keypad");
        await expectSoon(() => page.locator(".button-main:visible").count(), 0, { about: "nothing is louder" });
        await tap(/^row 4, column 1, empty/);
        await told("tapped.none-place", { cell: "r4c1" });
        await tap(/^row 2, column 1, empty/);
        await told("tapped.which-place", { cell: "r2c1" });
        await press(5);
        await expectTold(
          page,
          `${words("practice.wrong")} ${words("practice.fault-placed", { cell: "r2c1", digit: "5" })}`,
        );
        await cell(page, /^row 2, column 1, empty/).waitFor();
        await tap(/^row 9, column 4, empty/);
        await press(5);
        await expectTold(
          page,
          words("practice.elsewhere", { count: 1, digits: words("mistake.note", { cell: "r9c4", digit: "5" }) }),
        );
        await cell(page, /^row 9, column 4, empty/).waitFor();
        await expectSoon(() => boxOf(page, ".keypad"), keys, { about: "no key has moved" });
        await tap(/^row 2, column 1, empty/);
        await press(8);
        await expectTold(page, words("practice.right"));
        await page.locator(".folded-buttons .button-main:visible").waitFor();
      },
      { ...phone, path: "#learn/full-house" },
    ));

  it("offer no practice where no position can be found", () =>
    visit(
      async (page) => {
        await ready(page);
        for (const id of ["naked-group", "bug-2", "x-wing"]) {
          await openLesson(page, id, (await stepWords("en"))(`technique.${id}.name`));
          await expectSoon(() => button(page, words("techniques.practise")).count(), id === "x-wing" ? 1 : 0, {
            about: id,
          });
          await turnToTurn(page);
          await expectSoon(() => button(page, words("techniques.practise")).count(), id === "x-wing" ? 1 : 0, {
            about: id,
          });
          await button(page, words("lesson.try")).click();
          await page.locator(".practice-told").waitFor();
          await expectSoon(() => button(page, words("practice.next")).count(), id === "x-wing" ? 1 : 0, { about: id });
        }
      },
      { path: "#learn/x-wing" },
    ));

  it("of first steps have a board on which the reader can play", () =>
    visit(
      async (page) => {
        await page.locator(".lesson-part").waitFor();
        await turnUntil(page, async () => /^4 of 4/.test((await page.locator(".lesson-place").textContent()) ?? ""));
        await cell(page, "row 1, column 1, empty").click();
        await page.keyboard.press("4");
        await cell(page, /^row 1, column 1, 4/).waitFor();
        await expectNoBarriers(page);
      },
      { path: "#learn/rules" },
    ));
});
