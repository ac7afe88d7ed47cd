/** Lessons of place Learn: opened by their addresses, one after the other, in each language, read with the keyboard. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { boards, textsIn } from "../../../tools/build/lessons.mjs";
import { languages } from "../../../web/i18n/languages.js";
import { loadWords } from "../../../web/i18n/words.js";
import { guideNames } from "../../../web/model/guides.js";
import { positionOfExample } from "../../../web/model/example.js";
import { symbolOf } from "../../../web/model/digits.js";
import { button, expectDigits, expectTold } from "../support/board.js";
import { someOf } from "../../support/long-runs.js";
import { ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { phone } from "../support/teacher.js";
import { words } from "../support/words.js";
import { openLesson, part, stepWords, turnTo, turnUntil } from "../support/lessons.js";

/** @typedef {import("playwright-core").Page} Page */

const { techniques } = boards();

/**
 * Turns the parts of the lesson with the key J until the part with this title is shown. Returns the title and the text
 * of each part. A function in the page asks for a hundred lessons in a fraction of the time that questions from outside
 * take.
 *
 * @param {Page} page @param {string} last
 */
const walkThrough = (page, last) =>
  page.evaluate(async (end) => {
    const textOf = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent ?? "";
    /** @type {[title: string, text: string][]} */
    const seen = [];
    for (let turns = 0; turns < 30; turns++) {
      if (seen.at(-1)?.[0] !== textOf(".lesson-part")) seen.push([textOf(".lesson-part"), textOf(".lesson-body")]);
      if (textOf(".lesson-part") === end) break;
      const before = textOf(".lesson-place");
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "J", code: "KeyJ", shiftKey: true, bubbles: true, cancelable: true }),
      );
      for (let frames = 0; textOf(".lesson-place") === before && frames < 600; frames++)
        await new Promise(requestAnimationFrame);
    }
    return seen;
  }, last);

describe("lessons", () => {
  it("of techniques open by their address, show the example and are walked through", () =>
    visit(async (page) => {
      await ready(page);
      const names = await stepWords("en");
      const titles = ["idea", "where", "why", "spot"].map((each) => words(`lesson.${each}`));
      for (const [id, { example }] of someOf(Object.entries(techniques), 15)) {
        await openLesson(page, id, names(`technique.${id}.name`));
        const { cells } = positionOfExample(example);
        await expectDigits(
          page,
          cells.map((digit) => (digit ? symbolOf(digit, Math.sqrt(cells.length)) : ".")).join(""),
        );
        await expectSoon(() => part(page), titles[0], { about: id });
        const seen = await walkThrough(page, /** @type {string} */ (titles.at(-1)));
        assert.deepEqual(
          seen.map(([title]) => title),
          titles,
          id,
        );
        for (const [title, text] of seen) assert.ok(text.length > 10, `${id}: ${title}`);
        assert.ok(
          seen[1][1].replaceAll(names(`technique.${id}.name`), "").length > 20,
          `${id}: a part that only says a name`,
        );
        await button(page, words("lesson.try")).waitFor();
      }
    }));

  for (const language of someOf(languages, 2)) {
    it(`are written in the language of the page: ${language}`, () =>
      visit(
        async (page) => {
          await ready(page);
          const [names, local] = await Promise.all([stepWords(language), loadWords(language)]);
          const own = textsIn(language);
          for (const id of [
            "hidden-single",
            "x-wing",
            "unique-rectangle-4",
            "aic",
            "forcing-net-verity",
            "aligned-pair-exclusion",
          ]) {
            await openLesson(page, id, names(`technique.${id}.name`));
            await turnTo(page, local("lesson.why"));
            const isOwn = Object.hasOwn(own.pages, techniques[id].page);
            await expectSoon(async () => await page.locator(".lesson-body [lang=en]").count(), isOwn ? 0 : 1, {
              about: id,
            });
            await expectSoon(() => page.getByText(local("lesson.in-english")).count(), isOwn ? 0 : 1, { about: id });
          }
          assert.deepEqual(Object.keys(textsIn("en").guides), [...guideNames]);
        },
        { locale: language, path: "#learn" },
      ));
  }

  it("begin for a newcomer with one line under the first board, which is gone when it was used", () =>
    visit(async (page) => {
      await page.getByRole("link", { name: words("play.newcomer") }).click();
      await page.locator(".introduction-idea").waitFor();
      await expectSoon(() => page.evaluate(() => location.hash), "#learn/introduction");
      await page.getByRole("link", { name: words("shell.play"), exact: true }).click();
      await expectSoon(() => page.locator(".stage").isVisible(), true);
      await expectSoon(() => page.locator(".newcomer").isVisible(), false);
    }));

  it("say what the name of a cell means in a first lesson, and not in a later one", () =>
    visit(async (page) => {
      const names = await stepWords("en");
      for (const [id, cellName, values] of /** @type {const} */ ([
        ["full-house", true, { cell: "r2c1", row: 2, column: 1 }],
        ["naked-pair", false, { cell: "r1c1", row: 1, column: 1 }],
      ])) {
        await openLesson(page, id, names(`technique.${id}.name`));
        await turnTo(page, words("lesson.where"));
        const [, end] = names("word.cell-name", values).split(values.cell);
        await expectSoon(
          async () =>
            (await page.locator(".lesson-body").textContent())?.includes(
              cellName ? values.cell + end : " is the cell in",
            ),
          cellName,
        );
      }
    }));

  it("follow one another: after the rules comes the first technique, and after notes come the keys", () =>
    visit(
      async (page) => {
        await page.locator(".lesson-part").waitFor();
        const { rules, notes, keys } = textsIn("en").guides;
        for (const [from, title, next, act] of /** @type {[string, string, string, () => Promise<void>][]} */ ([
          ["rules", rules.title, "Full House", () => button(page, words("lesson.next-lesson")).click()],
          ["notes", notes.title, keys.title, () => page.locator(".lesson-links a", { hasText: keys.title }).click()],
        ])) {
          await openLesson(page, from, title);
          await turnUntil(page, async () =>
            /^(\d) of \1( (\d) of \3)?$/.test((await page.locator(".lesson-place").textContent()) ?? ""),
          );
          await act();
          await page.locator(".card-head h2").getByText(next, { exact: true }).waitFor();
          await expectSoon(async () => /^1 of /.test((await page.locator(".lesson-place").textContent()) ?? ""), true);
        }
      },
      { path: "#learn/rules" },
    ));

  it("give way to the one that is wanted while they are loaded", () =>
    visit(
      async (page) => {
        await ready(page);
        await page.evaluate(async () => {
          location.hash = "#learn/x-wing";
          await new Promise((resolve) => {
            addEventListener("hashchange", resolve, { once: true });
          });
          location.hash = "#learn/naked-group";
        });
        await page
          .locator(".card-head h2")
          .getByText((await stepWords("en"))("technique.naked-group.name"), { exact: true })
          .waitFor();
        await expectSoon(() => page.evaluate(() => location.hash), "#learn/naked-group");
      },
      { path: "#learn" },
    ));

  it("say so when an address names none", () =>
    visit(
      async (page) => {
        await expectTold(page, words("lesson.none"));
      },
      { path: "#learn/no-such-technique" },
    ));

  it("are read with the keyboard alone", () =>
    visit(
      async (page) => {
        await page.locator(".lesson-part").waitFor();
        const heading = () => page.evaluate(() => document.activeElement?.textContent);
        await expectSoon(heading, words("lesson.idea"));
        await page.keyboard.press("ArrowRight");
        await expectSoon(heading, words("lesson.where"));
        await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
        await page.keyboard.press("ArrowLeft");
        await expectSoon(heading, words("lesson.idea"));
        await page.keyboard.press("Enter");
        await expectSoon(heading, words("lesson.where"));
        await page.keyboard.press("Shift+K");
        await expectSoon(heading, words("lesson.idea"));
        await page.keyboard.press("Shift+K");
        await expectSoon(heading, words("lesson.idea"));
      },
      { path: "#learn/x-wing" },
    ));

  it("leave out the way to the keys where the keys are beside the card", () =>
    visit(
      async (page) => {
        await page.locator(".lesson-part").waitFor();
        await turnUntil(page, async () => /^3 of 3/.test((await page.locator(".lesson-place").textContent()) ?? ""));
        await page.locator(".lesson-to-keys").waitFor({ state: "hidden" });
        await page.setViewportSize(phone.viewport);
        await turnUntil(page, () => page.locator(".lesson-to-keys").isVisible());
      },
      { path: "#learn/notes", viewport: { width: 1280, height: 720 } },
    ));
});
