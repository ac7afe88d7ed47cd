/** Hands that go through the course: by keys or by touch. They know every answer. */
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";

import { createStepWords } from "../../../web/i18n/steps/index.js";
import introduction from "../../../web/i18n/catalogues/en/introduction.json" with { type: "json" };
import catalogue from "../../../web/i18n/catalogues/en/steps.json" with { type: "json" };
import { dayAfter, dayOf } from "../../../web/model/days.js";
import { puzzleFor } from "../../../web/model/course.js";
import { cell, expectDigits, grid } from "./board.js";
import { closeCourse, exampleAnswer, exerciseAnswer, puzzleAnswer, toSwordfish } from "./course.js";
import { isLong } from "../../support/long-runs.js";
import { sharedVisit } from "./site.js";
import { expectSoon } from "./soon.js";
import { said, words } from "./words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./course.js").Entry} Entry */

const names = createStepWords(catalogue, "en");
const nameOf = (/** @type {string} */ id) => names(`technique.${id}.name`);
const named = (/** @type {number} */ at) => new RegExp(`^row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1},`);
export const today = dayOf(Date.now());

/**
 * @typedef {object} Hands what a learner does, by keys or by touch
 * @property {(page: Page, name: string) => Promise<void>} begin presses the main button of the course
 * @property {(page: Page) => Promise<void>} turn goes on to the next part of a lesson, or to its exercise
 * @property {(page: Page, entries: readonly Entry[]) => Promise<void>} enter
 * @property {(page: Page) => Promise<void>} goOn presses the main button of the card
 */

/** @type {Hands} */
export const keys = {
  async begin(page, name) {
    for (let i = 0; i < 60 && (await page.evaluate(() => document.activeElement?.textContent)) !== name; i++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  },
  turn: (page) => page.keyboard.press("Enter"),
  async enter(page, entries) {
    // The board of an exercise gets the focus when it is there, which is later on a busy machine.
    await expectSoon(async () => {
      await page.keyboard.press("Control+Home");
      return page.evaluate(() => /^row 1, column 1,/.test(document.activeElement?.getAttribute("aria-label") ?? ""));
    }, true);
    let at = 0;
    for (const { cell: wanted, digit } of entries.toSorted((one, other) => one.cell - other.cell)) {
      const [rows, columns] = [Math.floor(wanted / 9) - Math.floor(at / 9), (wanted % 9) - (at % 9)];
      for (let i = 0; i < Math.abs(rows); i++) await page.keyboard.press(rows > 0 ? "ArrowDown" : "ArrowUp");
      for (let i = 0; i < Math.abs(columns); i++) await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
      await page.keyboard.press(String(digit));
      at = wanted;
    }
  },
  goOn: (page) => page.keyboard.press("Enter"),
};

/** @type {Hands} */
export const touch = {
  begin: (page, name) => page.locator(".course-next").getByRole("button", { name, exact: true }).tap(),
  turn: (page) => page.locator(".lesson-buttons .button-main").tap(),
  async enter(page, entries) {
    for (const { cell: at, digit } of entries) {
      await cell(page, /** @type {any} */ (named(at))).tap();
      await page
        .locator(".keypad .key")
        .nth(digit - 1)
        .tap();
    }
  },
  goOn: (page) => page.locator(".card .button-main").locator("visible=true").first().tap(),
};

const told = (/** @type {Page} */ page) => page.locator(".practice-told");

/**
 * Answers what is on the board, and waits until the answer is right.
 * @param {Page} page
 * @param {Hands} hands
 * @param {readonly Entry[]} entries
 */
export async function answer(page, hands, entries) {
  await hands.enter(page, entries);
  await hands.goOn(page);
  await expectSoon(() => told(page).getAttribute("data-verdict"), "right");
}

/**
 * Answers the exercise of a lesson, which answers each entry, and waits until the answer is right.
 * @param {Page} page
 * @param {Hands} hands
 * @param {readonly Entry[]} entries
 */
export async function answerTaps(page, hands, entries) {
  await hands.enter(page, entries);
  await expectSoon(() => told(page).getAttribute("data-verdict"), "right");
}

/** Waits for an exercise that nobody has worked on. @param {Page} page @param {string} technique */
export async function exerciseOf(page, technique) {
  await page.locator(".card-head h2").getByText(nameOf(technique), { exact: true }).waitFor();
  await expectSoon(() => told(page).getAttribute("data-verdict"), "");
  await expectSoon(async () => await grid(page).getByRole("gridcell").count(), 81);
}

/**
 * Goes through a technique: lesson, example, three exercises, puzzle.
 * @param {Page} page
 * @param {Hands} hands
 * @param {string} technique
 */
async function learn(page, hands, technique) {
  await page
    .locator(".course-next h2")
    .getByText(words("course.next", { technique: nameOf(technique) }), { exact: true })
    .waitFor();
  await hands.begin(page, words("practice.lesson"));
  await page.locator(".lesson-part").getByText(words("lesson.idea")).waitFor();
  const next = page.locator(".lesson-buttons .button-main");
  for (let turns = 0; turns < 30 && (await next.textContent()) !== words("lesson.try"); turns++) {
    const before = await page.locator(".lesson-place").textContent();
    await hands.turn(page);
    await expectSoon(async () => (await page.locator(".lesson-place").textContent()) !== before, true);
  }
  await hands.turn(page);
  await told(page).waitFor({ state: "attached" });
  await answerTaps(page, hands, exampleAnswer(technique));
  for (const count of [1, 2, 3]) {
    await hands.goOn(page);
    await exerciseOf(page, technique);
    await answer(page, hands, await exerciseAnswer(page, technique));
    await expectSoon(
      async () => (await told(page).textContent())?.includes(words("course.exercises", { count })),
      true,
    );
  }
  await hands.goOn(page);
  await expectDigits(page, puzzleFor(technique)?.puzzle ?? "");
  await hands.enter(page, await puzzleAnswer(technique));
  await page.locator(".card-head h2").getByText(said("finish.title")).waitFor();
  await hands.goOn(page);
  await page.locator(".course-next h2").waitFor();
}

/**
 * The cases of the course from the first lesson on, on one page: to Swordfish in the slow group, because each technique
 * takes a quarter of a minute.
 *
 * @param {string} what @param {Hands} hands @param {import("./site.js").VisitOptions} options @param {number} few how
 *   many techniques each run of the tests goes through
 */
export function describeCourse(what, hands, options, few) {
  const taught = isLong ? toSwordfish : toSwordfish.slice(0, few);
  describe(`the course by ${what}`, () => {
    const look = sharedVisit({ ...options, path: "#learn" });
    after(closeCourse);
    it("sends a newcomer to the introduction, until the rules are known", () =>
      look(async (page) => {
        await page
          .locator(".course-next h2")
          .getByText(words("course.first", { lesson: introduction["introduction.title"] }))
          .waitFor();
        await page
          .locator(".course-next")
          .getByRole("button", { name: words("course.skip-first") })
          .click();
      }));
    for (const technique of taught) {
      it(`teaches ${nameOf(technique)}, and goes on to the next`, () => look((page) => learn(page, hands, technique)));
    }
    it("has counted everything", () =>
      look(async (page) => {
        const record = await page.evaluate(() => JSON.parse(localStorage.getItem("nonet-exercises") ?? "{}"));
        for (const id of taught)
          assert.deepEqual(
            [id, record[id]?.solved, record[id]?.isRead, record[id]?.review?.due],
            [id, 3, true, dayAfter(today)],
          );
        await expectSoon(() => page.locator(".course-card[data-learned]").count(), taught.length);
      }));
  });
}
