import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { loadWords } from "../../../web/i18n/words.js";
import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectDigits, expectTold } from "../support/board.js";
import { chosenOf, itInLongRuns } from "../../support/long-runs.js";
import { boxOf, expectInView, goTo, ready } from "../support/places.js";
import { expectSoon, settled } from "../support/soon.js";
import { visit } from "../support/site.js";
import { card, openCourse, path, phone, practise, puzzle, smallPhone } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @param {import("playwright-core").Page} page */
const check = (page) => button(page, words("practice.check")).click();

/** Starts an exercise and waits until it is there. @param {import("playwright-core").Page} page */
async function practisePairs(page) {
  await practise(page, "Naked Pair");
  await page.getByRole("heading", { name: "Naked Pair" }).waitFor();
  await button(page, words("practice.check")).waitFor();
}

/**
 * Shows the answer and reads what it removes.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<[name: string, digit: string][]>}
 */
async function readAnswer(page) {
  await button(page, words("practice.show")).click();
  await page
    .locator(".practice-told")
    .getByText(/can be removed from/)
    .first()
    .waitFor();
  const told = (await page.locator(".practice-told").textContent()) ?? "";
  return [...told.matchAll(/(\d)((?:(?:, | and )\d)*) can be removed from ((?:r\dc\d(?:, | and )?)+)/g)].flatMap(
    ([, first, more, cells]) =>
      [first, ...(more.match(/\d/g) ?? [])].flatMap((digit) =>
        (cells.match(/r\dc\d/g) ?? []).map((name) => /** @type {[string, string]} */ ([name, digit])),
      ),
  );
}

describe("practice", () => {
  it("shows the answer; the answer is right, a part of it partly, and its opposite wrong", () =>
    visit(
      async (page) => {
        await practisePairs(page);
        await expectTold(page, words("practice.task-remove"));
        await expectNoBarriers(page);
        await check(page);
        await expectTold(page, words("practice.nothing"));
        const removals = await readAnswer(page);
        await expectNoBarriers(page);
        for (const [i, [name, digit]] of removals.entries()) {
          await cell(page, new RegExp(`^row ${name[1]}, column ${name[3]},`)).click();
          await page.keyboard.press(digit);
          if (i > 0 || removals.length === 1) continue;
          await check(page);
          await expectTold(page, /^Right so far: 1 of \d/);
        }
        await check(page);
        await page.locator('[data-verdict="right"]').waitFor();
        await cell(page, /notes/).first().click();
        await page.keyboard.press("Backspace");
        await check(page);
        await page.locator('[data-verdict="wrong"]').waitFor();
        await button(page, words("card.close")).click();
        await goTo(page, "play");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  itInLongRuns("counts an exercise that was solved for its technique, also at the next visit", () =>
    visit(
      async (page) => {
        await practisePairs(page);
        const removals = await readAnswer(page);
        await button(page, words("practice.next")).click();
        await expectSoon(
          async () => (await page.locator(".practice-told").textContent()) === words("practice.task-remove"),
          true,
        );
        assert.ok(removals.length > 0);
        await page.evaluate(() => localStorage.setItem("nonet-exercises", JSON.stringify({ "naked-pair": 3 })));
        await page.reload();
        await page
          .locator(".course-level .count", { hasText: words("techniques.mastered", { count: 1, all: 8 }) })
          .waitFor();
        await goTo(page, "play");
        await expectDigits(page, puzzle);
      },
      { path },
    ),
  );

  it("has hints of its own by button and by key, and the player's work stays", () =>
    visit(
      async (page) => {
        await practisePairs(page);
        const before = await digitsOn(page);
        await cell(page).first().focus();
        await page.keyboard.press("h");
        await button(page, words("hint.more")).waitFor();
        await expectNoBarriers(page);
        await button(page, words("hint.more")).click();
        await page
          .locator(".practice-told")
          .getByText(/naked pair/i)
          .first()
          .waitFor();
        await expectSoon(() => button(page, words("hint.more")).isVisible(), false);
        await button(page, words("practice.check")).click();
        await expectTold(page, words("practice.nothing"));
        await expectDigits(page, before);
      },
      { path },
    ));

  it("never shows the solution by S", () =>
    visit(
      async (page) => {
        await practisePairs(page);
        const before = await digitsOn(page);
        await cell(page).first().focus();
        await page.keyboard.down("s");
        await settled(page);
        await expectSoon(() => digitsOn(page), before);
        await expectSoon(() => cell(page, /from the solution/).count(), 0);
        await page.keyboard.up("s");
        await page.getByRole("heading", { name: "Naked Pair" }).waitFor();
      },
      { path },
    ));

  it("is stopped while it looks for a position", () =>
    visit(
      async (page) => {
        // A rare technique, and a seed with which the search takes ten times as long as this case.
        await expectDigits(page, puzzle);
        await page.evaluate(() => {
          const random = crypto.getRandomValues.bind(crypto);
          crypto.getRandomValues = (/** @type {any} */ numbers) =>
            numbers instanceof Uint32Array ? new Uint32Array([0, 3]) : random(numbers);
        });
        await practise(page, "Avoidable Rectangle Type 2");
        await button(page, words("card.stop")).waitFor();
        await expectNoBarriers(page);
        await card(page).getByText("Avoidable Rectangle Type 2").first().waitFor();
        await button(page, words("card.stop")).click();
        await page.locator(".lesson-part").waitFor();
        await goTo(page, "play");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  itInLongRuns("goes on to the next", () =>
    visit(
      async (page) => {
        await practise(page, "Hidden Single");
        await button(page, words("practice.check")).waitFor();
        const before = await digitsOn(page);
        await button(page, words("practice.next")).click();
        await expectSoon(async () => (await digitsOn(page)) !== before, true);
      },
      { path },
    ),
  );

  for (const [language, width] of chosenOf(
    /** @type {const} */ ([
      ["en-GB", 390],
      ["it", 320],
    ]),
    ([, wide]) => wide === 320,
  )) {
    it(`names the exercise in full above the keys: ${language}, ${width} px`, () =>
      visit(
        async (page) => {
          await ready(page);
          const local = await loadWords(language === "it" ? "it" : "en");
          await page.locator(".technique-mixed").first().click();
          const check = page.locator(".folded-buttons").getByRole("button", { name: local("practice.check") });
          await check.waitFor();
          const cut = () =>
            page
              .locator(".card-head")
              .evaluate((head) =>
                [...head.querySelectorAll("h2, .folded-buttons .button")]
                  .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight)
                  .map((each) => each.textContent),
              );
          await expectSoon(cut, []);
          await expectNoBarriers(page);
        },
        { ...phone, viewport: { width, height: 844 }, locale: language, path: "#learn" },
      ));
  }

  for (const [name, size] of chosenOf(
    /** @type {const} */ ([
      ["390 × 664", phone],
      ["320 × 568", smallPhone],
    ]),
    ([, size]) => size === smallPhone,
  )) {
    it(`leaves Notes, Undo and the keypad within reach on a phone of ${name}`, () =>
      visit(
        async (page) => {
          await practisePairs(page);
          await page.locator(".status").getByText(words("practice.task-remove")).waitFor();
          await expectInView(page, [".stage", ".tools", ".keypad", ".card-head", ".status"]);
          const head = await boxOf(page, ".card-head");
          for (const part of [".tools", ".keypad"]) {
            const box = await boxOf(page, part);
            assert.ok(box.bottom <= head.top + 1, `${part} lies under the card`);
            await expectSoon(async () => box.top >= (await boxOf(page, ".stage")).bottom - 1, true, {
              about: `${part} lies under the board`,
            });
          }
          await cell(page, /notes/).first().tap();
          await page.locator(".keypad button").first().tap();
          await expectSoon(() => button(page, words("tools.undo")).getAttribute("aria-disabled"), "false");
          await button(page, words("practice.check")).tap();
          await page.locator(".status").getByText(/\S/).waitFor();
          await expectNoBarriers(page);
        },
        { ...size, path },
      ));
  }
});

/**
 * Reads the answer from the page, then does what it says on the next exercise of the same kind.
 * @param {import("playwright-core").Page} page
 */
async function finishExercise(page) {
  await button(page, words("practice.show")).click();
  await page.locator(".practice-about a").waitFor();
}

describe("the record of exercises", () => {
  it("shows in the list an exercise that was tried and not solved", () =>
    visit(
      async (page) => {
        await page.evaluate(() =>
          localStorage.setItem(
            "nonet-exercises",
            JSON.stringify({ "naked-pair": { tried: 1, solved: 0, last: "2026-11-20" } }),
          ),
        );
        await page.reload();
        await openCourse(page);
        await page
          .locator(".course-card", { hasText: "Naked Pair" })
          .getByText(words("techniques.solved", { count: 0, all: 3 }))
          .waitFor();
      },
      { path },
    ));

  it("practice of a level names the technique only when the exercise is over", () =>
    visit(
      async (page) => {
        await openCourse(page);
        await button(page, words("techniques.practise-level", { level: words("level.medium") })).click();
        await page
          .getByRole("heading", { name: words("practice.of-level", { level: words("level.medium") }) })
          .waitFor();
        await expectTold(page, words("practice.task-any"));
        await expectSoon(() => page.locator(".practice-about a").count(), 0);
        await finishExercise(page);
        await expectNoBarriers(page);
        await page.locator(".practice-about a").click();
        await page.locator(".lesson-part").waitFor();
      },
      { path },
    ));

  it("is shown in the list and in the statistics, after a reload, too, and is deleted with everything else", () =>
    visit(
      async (page) => {
        await page.evaluate(() =>
          localStorage.setItem(
            "nonet-exercises",
            JSON.stringify({ "naked-pair": 3, "x-wing": { tried: 2, solved: 1, last: "2026-11-20" } }),
          ),
        );
        await page.reload();
        await practisePairs(page);
        await finishExercise(page);
        await page.reload();
        await page
          .locator(".course-level .count", { hasText: words("techniques.mastered", { count: 1, all: 8 }) })
          .waitFor();
        await button(page, words("stats.open")).click();
        await page.locator(".stats-table").getByText("X-Wing").waitFor();
        await page.keyboard.press("Escape");
        await goTo(page, "play");
        await button(page, words("play.more")).click();
        await page.getByRole("menuitem", { name: words("stats.open") }).click();
        await page.locator(".stats-table").getByText("X-Wing").waitFor();
        const row = (/** @type {string} */ name) =>
          page
            .locator(".stats-table tr", { has: page.getByRole("link", { name }) })
            .locator("td")
            .allTextContents();
        await expectSoon(async () => (await row("Naked Pair")).slice(0, 2), ["4", "3"]);
        await expectSoon(() => row("X-Wing"), ["2", "1", "20 Nov"]);
        await expectNoBarriers(page);
        await page.getByRole("link", { name: "X-Wing" }).click();
        await page.locator(".lesson-part").waitFor();
        await button(page, words("shell.settings")).click();
        await button(page, words("device.delete")).click();
        await button(page, words("device.delete-sure")).click();
        await expectSoon(() => page.evaluate(() => localStorage.getItem("nonet-exercises")), null);
      },
      { path },
    ));
});
