/**
 * The introduction for who knows nothing of sudoku, from the line under the first board to the first game: by touch and
 * by keys. On a phone nothing scrolls, and no key moves between two presses.
 */
import { describe, it } from "node:test";

import { loadIntroductionWords } from "../../../web/i18n/introduction-words.js";
import { languages } from "../../../web/i18n/languages.js";
import { loadWords } from "../../../web/i18n/words.js";
import { screens } from "../../../web/model/introduction-screens.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { someOf } from "../../support/long-runs.js";
import { expectNoBarriers } from "../support/axe.js";
import { expectSoon, settled } from "../support/soon.js";
import { visit } from "../support/site.js";
import { phone } from "../support/teacher.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ cell: number, digit: number }} Entry */

/** What fills the small board in its last screen. */
const rest = [
  { cell: 6, digit: 4 },
  { cell: 10, digit: 2 },
  { cell: 13, digit: 1 },
  { cell: 14, digit: 3 },
];

const reply = (/** @type {Page} */ page) => page.locator(".introduction-reply");
const onward = (/** @type {Page} */ page) => page.locator(".introduction-onward .button");
const cellAt = (/** @type {Page} */ page, /** @type {number} */ at) => page.getByRole("gridcell").nth(at);
const digitKey = (/** @type {Page} */ page, /** @type {number} */ digit) => page.locator(".keypad .key").nth(digit - 1);

/** Presses what a finger presses. @param {Page} page @param {number} at @param {Entry} entry */
async function touch(page, at, { cell, digit }) {
  const { asksCell, answer } = screens[at];
  if (asksCell || !answer) await cellAt(page, cell).tap();
  if (!asksCell) await digitKey(page, digit).tap();
}

/** @param {Page} page @param {number} at @param {Entry} entry */
async function type(page, at, { cell, digit }) {
  const side = layoutNamed(screens[at].layout)?.digitCount ?? 0;
  await page.keyboard.press("Control+Home");
  for (let row = 0; row < Math.floor(cell / side); row++) await page.keyboard.press("ArrowDown");
  for (let column = 0; column < cell % side; column++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press(String(digit));
}

/** A digit that the marked houses refuse, or a cell that they refuse. @param {number} at @returns {Entry | null} */
function wrongOf(at) {
  const { idea, answer } = screens[at];
  if (!answer) return null;
  if (idea === "place") return { ...answer, cell: 13 };
  return answer.cell === 60 || answer.cell === 65 ? null : { ...answer, digit: answer.digit === 1 ? 2 : 1 };
}

/** What must stay where it is between two presses; nothing is below the fold. @param {Page} page */
const places = (page) =>
  page.evaluate(() => {
    const top = (/** @type {string} */ selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [board, keys, foot, tabs] = [".stage", ".keypad", ".introduction-onward", ".tabs"].map(top);
    return {
      board: board?.top,
      keys: keys?.top,
      isWhole: (foot?.bottom ?? 0) <= (tabs?.top ?? 0) && document.documentElement.scrollHeight <= innerHeight,
    };
  });

/** The places, once the board has its size and all of the screen is in sight. @param {Page} page */
async function placesInRest(page) {
  let seen = await places(page);
  let times = 0;
  await expectSoon(async () => {
    await settled(page);
    const before = seen;
    seen = await places(page);
    times = seen.isWhole && seen.keys === before.keys ? times + 1 : 0;
    return times > 4;
  }, true);
  return seen;
}

/**
 * Goes through all screens, with a wrong answer first where there is one.
 * @param {Page} page
 * @param {typeof touch} enter
 * @param {() => Promise<void>} goOn
 * @param {string} language
 * @param {(page: Page) => Promise<unknown>} look at each screen, before and after each answer
 */
async function walk(page, enter, goOn, language, look = async () => {}) {
  const [say, local] = [await loadIntroductionWords(language), await loadWords(language)];
  for (const [at, { idea, answer }] of screens.entries()) {
    await expectSoon(
      () => page.locator(".introduction-place").textContent(),
      local("lesson.place", { place: at + 1, count: screens.length }),
    );
    await expectSoon(
      () => page.locator(".introduction-idea").textContent(),
      say(/** @type {"introduction.row"} */ (`introduction.${idea}`)),
    );
    await expectSoon(
      async () => await page.getByRole("gridcell").count(),
      layoutNamed(screens[at].layout)?.cellCount ?? 0,
    );
    const before = await look(page);
    const wrong = wrongOf(at);
    if (wrong) {
      await enter(page, at, wrong);
      await expectSoon(() => reply(page).getAttribute("data-verdict"), "wrong");
      await expectSoon(() => look(page), before);
      await expectSoon(() => onward(page).isVisible(), false);
    }
    for (const entry of answer ? [answer] : rest) await enter(page, at, entry);
    await expectSoon(() => onward(page).isVisible(), true);
    await expectSoon(() => page.evaluate(() => document.activeElement?.closest(".introduction-onward") !== null), true);
    await expectSoon(() => reply(page).getAttribute("data-verdict"), "right");
    await expectSoon(() => look(page), before);
    if (!answer) await expectSoon(() => reply(page).textContent(), say("introduction.solved"));
    await goOn();
  }
  await expectSoon(() => page.locator(".status").textContent(), say("introduction.started"));
  await expectSoon(() => page.evaluate(() => location.hash), "#play");
}

describe("The introduction", () => {
  for (const language of someOf(languages, 2)) {
    it(`leads by touch from the first board to the first game, in ${language}`, () =>
      visit(
        async (page) => {
          const local = await loadWords(language);
          await page.getByRole("link", { name: local("play.newcomer") }).tap();
          await walk(
            page,
            touch,
            () => onward(page).tap(),
            language,
            () => placesInRest(page),
          );
          await expectSoon(() => page.locator(".newcomer").isVisible(), false);
          await expectSoon(
            () => page.evaluate(() => JSON.parse(localStorage.getItem("nonet-exercises") ?? "{}").introduction?.isRead),
            true,
          );
        },
        { locale: language, ...phone },
      ));
  }

  it("is answered by keys, says what it asks, and goes on by Enter", () =>
    visit(
      async (page) => {
        const say = await loadIntroductionWords("en");
        await expectSoon(
          async () =>
            (await page.locator("[aria-live=polite]").first().textContent())?.includes(say("introduction.row")),
          true,
        );
        await expectNoBarriers(page);
        await walk(page, type, () => page.keyboard.press("Enter"), "en");
      },
      { path: "#learn/introduction" },
    ));

  it("is where it was left, and the game, too", () =>
    visit(
      async (page) => {
        const say = await loadIntroductionWords("en");
        await digitKey(page, 2).click();
        await onward(page).click();
        await page.getByRole("link", { name: (await loadWords("en"))("lesson.back") }).click();
        await expectSoon(async () => await page.getByRole("gridcell").count(), 81);
        await page.goBack();
        await expectSoon(() => page.locator(".introduction-idea").textContent(), say("introduction.column"));
        await expectSoon(async () => await page.getByRole("gridcell").count(), 16);
      },
      { path: "#learn/introduction" },
    ));
});
