/**
 * The track of the course about rules of puzzles, by the keyboard alone: what is loaded when, a lesson, its exercises,
 * and the way from a hint to the lesson.
 */
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";

import { ruleBoards } from "../../../tools/build/lessons.mjs";
import { createStepWords } from "../../../web/i18n/steps/index.js";
import catalogue from "../../../web/i18n/catalogues/en/steps.json" with { type: "json" };
import { contrast, expectNoBarriers } from "../support/axe.js";
import { button, expectTold } from "../support/board.js";
import { learnedOf } from "../../../web/model/course.js";
import { closeCourse, entriesOf, stepsOf } from "../support/course.js";
import { answer, answerTaps, keys } from "../support/course-hands.js";
import { visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { card } from "../support/teacher.js";
import { words } from "../support/words.js";

const { techniques, exercises } = ruleBoards();
const names = createStepWords(catalogue, "en");
const technique = "cage-combinations";

after(closeCourse);

describe("the track about rules", () => {
  it("loads nothing before it is entered by the keyboard, and has no barriers", () =>
    visit(
      async (page) => {
        /** @type {string[]} */
        const loaded = [];
        page.on("request", (request) => loaded.push(request.url()));
        const summary = page.locator(".course-rules summary");
        await summary.waitFor();
        await summary.focus();
        assert.deepEqual(
          loaded.filter((url) => /lessons-rules|\/on-board|rules-teacher/.test(url)),
          [],
        );
        await page.keyboard.press("Enter");
        await expectSoon(() => page.locator(".course-rules .course-card").count(), 25);
        assert.ok(loaded.some((url) => /lessons-rules/.test(url)));
        await page.locator(".course-rules .course-card").first().scrollIntoViewIfNeeded();
        await page.locator(".course-rules .course-drawing svg").first().waitFor();
        await expectNoBarriers(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectNoBarriers(page, contrast);
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expectSoon(() => page.evaluate(() => location.hash), "#learn/last-cell-of-sum");
      },
      { path: "#learn" },
    ));

  it("is found by other names of its techniques", () =>
    visit(
      async (page) => {
        await page.locator(".course-rules summary").waitFor();
        await page.getByLabel(words("course.search")).fill("thermo");
        await expectSoon(
          () => page.locator(".course-card:visible .course-name").allTextContents(),
          [names("technique.order-bounds.name")],
        );
      },
      { path: "#learn" },
    ));

  it("teaches a technique: lesson, example, three exercises that the teacher judges; then comes the next", () =>
    visit(
      async (page) => {
        const part = page.locator(".lesson-part");
        await part.getByText(words("lesson.idea")).waitFor();
        await expectNoBarriers(page);
        const next = page.locator(".lesson-buttons .button-main");
        for (let turns = 0; turns < 30 && (await next.textContent()) !== words("lesson.try"); turns++) {
          const before = await page.locator(".lesson-place").textContent();
          await page.keyboard.press("Enter");
          await expectSoon(async () => (await page.locator(".lesson-place").textContent()) !== before, true);
        }
        await page.keyboard.press("Enter");
        const told = page.locator(".practice-told");
        await told.waitFor({ state: "attached" });
        await answerTaps(page, keys, entriesOf(techniques[technique].example.step));
        for (const count of [1, 2, 3]) {
          await page.keyboard.press("Enter");
          const [step] = await stepsOf(exercises[technique][count - 1], technique);
          const [{ cell }] = entriesOf(step);
          await expectSoon(() => told.getAttribute("data-verdict"), "");
          await page
            .locator(`[role=gridcell][aria-label*="cage"]`)
            .nth(cell % 9)
            .waitFor({ state: "attached" });
          await answer(page, keys, entriesOf(step));
          await expectSoon(
            async () => (await told.textContent())?.includes(words("course.exercises", { count })),
            true,
          );
        }
        await page.keyboard.press("Enter");
        await card(page)
          .getByRole("heading", { name: names("technique.renban-digits.name") })
          .waitFor();
        const record = await page.evaluate(() => JSON.parse(localStorage.getItem("nonet-exercises") ?? "{}"));
        assert.deepEqual([record[technique].solved, record[technique].isRead], [3, true]);
      },
      { path: `#learn/${technique}` },
    ));
});

describe("a hint by a technique of rules", () => {
  it("leads to its lesson, and the course then offers it", () =>
    visit(
      async (page) => {
        // Without the singles the course would teach them first.
        await page.evaluate((ids) => {
          const solved = { tried: 3, solved: 3, last: "2026-11-20", isRead: true };
          localStorage.setItem("nonet-exercises", JSON.stringify(Object.fromEntries(ids.map((id) => [id, solved]))));
        }, learnedOf(1));
        await page.reload();
        await button(page, words("hint.button")).click();
        await expectTold(page, words("hint.strength", { most: 3, strength: 1 }));
        await button(page, words("hint.more")).click();
        await expectTold(page, words("hint.strength", { most: 3, strength: 2 }));
        await card(page)
          .getByRole("link", { name: names("technique.single-combination.name") })
          .click();
        await page.locator(".lesson-part").getByText(words("lesson.idea")).waitFor();
        await page.goto(`${page.url().split("#")[0]}#learn`);
        await page
          .locator(".course-next h2")
          .getByText(words("course.next", { technique: names("technique.single-combination.name") }))
          .waitFor();
        await expectTold(page, words("course.why-missed", { count: 1 }));
        await page.locator(".course-next-picture svg").waitFor();
      },
      {
        path: `#p=${".".repeat(16)}&layout=2x2&rules=${encodeURIComponent("cage 4 r1c1 r1c2;cage 6 r1c3 r1c4;cage 9 r2c1-r4c1;cage 5 r2c2 r3c2;cage 3 r2c3 r3c3;cage 8 r2c4-r4c4;cage 5 r4c2 r4c3")}`,
      },
    ));
});
