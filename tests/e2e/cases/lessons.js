/**
 * Lessons of place Learn: opened from names of techniques and by their addresses, walked through, tried and left again.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { boards, textsIn } from "../../../tools/build/lessons.mjs";
import { languages } from "../../../web/i18n/languages.js";
import introduction from "../../../web/i18n/catalogues/en/introduction.json" with { type: "json" };
import { createStepWords } from "../../../web/i18n/steps/index.js";
import { createWords, loadWords } from "../../../web/i18n/words.js";
import { guideNames } from "../../../web/model/guides.js";
import { positionOfExample } from "../../../web/model/example.js";
import { symbolOf } from "../../../web/model/digits.js";
import { expectNoBarriers } from "../support/axe.js";
import { boardPicture, button, cell, digitsOn, expectDigits, expectTold } from "../support/board.js";
import { pressHint } from "../support/hints.js";
import { chosenOf, itInLongRuns, someOf } from "../../support/long-runs.js";
import { boxOf, expectInView, goTo, ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { card, openPresent, path, phone, placeOnPath, puzzle, smallPhone } from "../support/teacher.js";
import { words } from "../support/words.js";
import { catalogueOf } from "../../web/i18n/catalogue-files.js";

/** @typedef {import("playwright-core").Page} Page */

const { techniques } = boards();

/** @param {string} language */
async function stepWords(language) {
  return createStepWords(await catalogueOf("steps", language), language);
}

const part = (/** @type {Page} */ page) => page.locator(".lesson-part").textContent();
const turnTo = (/** @type {Page} */ page, /** @type {string} */ title) =>
  turnUntil(page, async () => (await part(page)) === title);

/** Turns to the last page, from which the step of the example is done. @param {Page} page */
const turnToTurn = (page) => turnUntil(page, () => button(page, words("lesson.try")).isVisible());

/** Turns the parts with a key. @param {Page} page @param {() => Promise<boolean>} isThere */
async function turnUntil(page, isThere, key = "Shift+J") {
  for (let turns = 0; turns < 30 && !(await isThere()); turns++) {
    const before = await page.locator(".lesson-place").textContent();
    await page.keyboard.press(key);
    await page.waitForFunction((last) => document.querySelector(".lesson-place")?.textContent !== last, before);
  }
}

/** Opens a lesson as a link does. @param {Page} page @param {string} id @param {string} title */
async function open(page, id, title) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#learn/${id}`);
  await page.locator(".card-head h2").getByText(title, { exact: true }).waitFor();
}

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

/**
 * Turns all pages of a lesson by its button. Returns how many px of each page are below the fold, the sentences that
 * were in view, and all sentences of the parts.
 *
 * @param {Page} page
 */
const readPages = (page) =>
  page.evaluate(async () => {
    const textOf = (/** @type {string} */ selector) => document.querySelector(selector)?.textContent ?? "";
    /** @type {{ hidden: [page: string, px: number][], read: string[], all: string[] }} */
    const found = { hidden: [], read: [], all: [] };
    const leaves = () => [...document.querySelectorAll(".lesson-body span, .lesson-body summary")];
    const settle = async () => {
      for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame);
    };
    for (let turns = 0; turns < 40; turns++) {
      await settle();
      const [place, part, pageAt, pageCount] = /** @type {string[]} */ (textOf(".lesson-place").match(/\d+/g));
      const box = /** @type {Element} */ (document.querySelector(".card-content"));
      const px = box.scrollHeight - box.clientHeight;
      const foot = /** @type {Element} */ (document.querySelector(".lesson-buttons")).getBoundingClientRect();
      const cut = leaves().filter(
        (leaf) => leaf.checkVisibility() && leaf.getBoundingClientRect().bottom > foot.top + 1,
      );
      if (px > 1 || cut.length || foot.bottom > innerHeight + 1) found.hidden.push([textOf(".lesson-place"), px]);
      const texts = (/** @type {Element[]} */ list) =>
        list.map(({ textContent }) => `${place}: ${textContent?.trim()}`);
      found.read.push(...texts(leaves().filter((leaf) => leaf.checkVisibility())));
      if (pageAt === pageCount)
        found.all.push(
          ...texts(leaves().filter((leaf) => !leaf.closest("details:not([open]) > :not(summary), .lesson-more"))),
        );
      if (place === part && pageAt === pageCount) break;
      const before = textOf(".lesson-place");
      /** @type {HTMLElement | null} */ (document.querySelector(".lesson-buttons .button-main"))?.click();
      for (let frames = 0; textOf(".lesson-place") === before && frames < 600; frames++)
        await new Promise(requestAnimationFrame);
    }
    found.read = found.read.filter((sentence) => found.all.includes(sentence));
    return found;
  });

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
  it("of techniques open by their address, show the example and are walked through", () =>
    visit(async (page) => {
      await ready(page);
      const names = await stepWords("en");
      const titles = ["idea", "where", "why", "spot"].map((each) => words(`lesson.${each}`));
      for (const [id, { example }] of someOf(Object.entries(techniques), 15)) {
        await open(page, id, names(`technique.${id}.name`));
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
            await open(page, id, names(`technique.${id}.name`));
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
        await open(page, id, names(`technique.${id}.name`));
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

  it("are opened from the name of a technique in a hint; game and hint are there again afterwards", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 1, empty").click();
        await page.keyboard.press("2");
        const played = `2${puzzle.slice(1)}`;
        await expectDigits(page, played);
        await pressHint(page, 1);
        await pressHint(page, 2);
        const told = await page.locator(".step-told").textContent();
        for (const back of [
          () => page.goBack(),
          () => page.getByRole("link", { name: words("lesson.back") }).click(),
        ]) {
          await page.locator(".step-told a").click();
          await page.locator(".lesson-part").waitFor();
          await expectNoBarriers(page);
          await back();
          await expectTold(page, words("hint.strength", { most: 3, strength: 2 }));
          await expectSoon(() => page.locator(".step-told").textContent(), told);
          await expectSoon(() => digitsOn(page), played);
        }
        await page.keyboard.press("Control+z");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("follow one another: after the rules comes the first technique, and after notes come the keys", () =>
    visit(
      async (page) => {
        await page.locator(".lesson-part").waitFor();
        const { rules, notes, keys } = textsIn("en").guides;
        for (const [from, title, next, act] of /** @type {[string, string, string, () => Promise<void>][]} */ ([
          ["rules", rules.title, "Full House", () => button(page, words("lesson.next-lesson")).click()],
          ["notes", notes.title, keys.title, () => page.locator(".lesson-links a", { hasText: keys.title }).click()],
        ])) {
          await open(page, from, title);
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

  it("are opened from a path, which is there again afterwards", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await openPresent(page);
        await button(page, words("path.open")).click();
        await button(page, words("path.next")).click();
        await button(page, words("path.next")).click();
        await expectSoon(async () => (await placeOnPath(page)).place, 3);
        const place = await page.locator(".path-place").textContent();
        const digits = await digitsOn(page);
        await page.locator(".step-name a").click();
        await page.locator(".lesson-part").waitFor();
        await page.goBack();
        await expectSoon(() => page.locator(".path-place").textContent(), place);
        await expectDigits(page, digits);
        await button(page, words("card.close")).click();
        await expectDigits(page, puzzle);
        await expectSoon(() => page.evaluate(() => location.hash), "#learn/puzzle");
      },
      { path },
    ));

  itInLongRuns("let the reader do the step of the example, and judge it", () =>
    visit(
      async (page) => {
        await ready(page);
        for (const id of ["x-wing", "naked-single"]) {
          await open(page, id, (await stepWords("en"))(`technique.${id}.name`));
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
        await open(page, "x-wing", (await stepWords("en"))("technique.x-wing.name"));
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
        await open(page, "x-wing", (await stepWords("en"))("technique.x-wing.name"));
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

  for (const [width, height] of chosenOf(
    [
      [390, 664],
      [360, 740],
      [320, 568],
    ],
    ([wide]) => wide === 390,
  )) {
    for (const language of chosenOf(languages, (each) => each === "ru")) {
      it(`have all sentences on pages without scrolling, ${width}×${height}, ${language}`, () =>
        visit(
          async (page) => {
            await page.locator(".lesson-part").waitFor();
            const names = await stepWords(language);
            for (const id of someOf(["x-wing", "multi-sector-locked-set", "trial-and-error", "aic"], 2)) {
              await open(page, id, names(`technique.${id}.name`));
              const { hidden, read, all } = await readPages(page);
              assert.deepEqual(hidden, [], `${id}: px below the fold, by page`);
              assert.deepEqual(read, all, `${id}: each sentence is on one page`);
            }
          },
          { ...phone, viewport: { width, height }, locale: language, path: "#learn/x-wing" },
        ));
    }
  }

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

  for (const [name, size] of chosenOf(
    /** @type {const} */ ([
      ["1280 × 720", { viewport: { width: 1280, height: 720 } }],
      ["390 × 664", phone],
    ]),
    ([, size]) => size === phone,
  )) {
    it(`leave the buttons where they are from part to part at ${name}`, () =>
      visit(
        async (page) => {
          for (const id of ["x-wing", "skyscraper", "naked-group"]) {
            await open(page, id, (await stepWords("en"))(`technique.${id}.name`));
            const boxes = () =>
              page.evaluate(() =>
                [...document.querySelectorAll(".lesson-buttons > :not([hidden])")].map((each) => {
                  const { left, top, width, height } = each.getBoundingClientRect();
                  return [left, top, width, height].map(Math.round).join();
                }),
              );
            const first = await boxes();
            const place = () => page.locator(".lesson-place").textContent();
            while (!(await button(page, words("lesson.try")).isVisible())) {
              const before = await place();
              await page.keyboard.press("Shift+J");
              await expectSoon(async () => (await place()) !== before, true);
              await expectSoon(boxes, first, { about: `${id}, ${await place()}` });
            }
          }
        },
        { ...size, path: "#learn/x-wing" },
      ));
  }

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

  it("offer no practice where no position can be found", () =>
    visit(
      async (page) => {
        await ready(page);
        for (const id of ["naked-group", "bug-2", "x-wing"]) {
          await open(page, id, (await stepWords("en"))(`technique.${id}.name`));
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

  it("are left by closing the card, with the game as it was", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await page.evaluate(() => {
          location.hash = "#learn/x-wing";
        });
        await page.locator(".lesson-part").waitFor();
        await page.keyboard.press("Escape");
        await page.locator(".course-next h2").waitFor();
        await expectSoon(() => page.evaluate(() => location.hash), "#learn");
        await goTo(page, "play");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("end with their exercise when the reader goes to Learn, whose address is already there", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await page.evaluate(() => {
          location.hash = "#learn/x-wing";
        });
        await page.locator(".lesson-part").waitFor();
        await turnToTurn(page);
        await button(page, words("lesson.try")).click();
        await page.locator(".practice-told").waitFor();
        await goTo(page, "learn");
        await page.locator(".techniques").waitFor();
        await expectSoon(() => card(page).isVisible(), false);
        await goTo(page, "play");
        await expectDigits(page, puzzle);
      },
      { path },
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

  for (const [name, size] of chosenOf(
    /** @type {const} */ ([
      ["1280 × 720", { viewport: { width: 1280, height: 720 } }],
      ["390 × 664", phone],
      ["320 × 568", smallPhone],
    ]),
    ([, size]) => size === smallPhone,
  )) {
    it(`leave the board and the way through the parts in view at ${name}`, () =>
      visit(
        async (page) => {
          for (const id of ["x-wing", "trial-and-error"]) {
            await open(page, id, (await stepWords("en"))(`technique.${id}.name`));
            for (let i = 0; i < 5; i++) {
              await expectInView(page, [".stage", ".lesson-buttons", ".lesson-part"]);
              await page.keyboard.press("Shift+J");
            }
          }
          await expectNoBarriers(page);
          await expectSoon(() => card(page).isVisible(), true);
        },
        { ...size, path: "#learn/x-wing" },
      ));
  }
});
