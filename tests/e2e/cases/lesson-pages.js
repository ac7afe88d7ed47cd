/** What of a lesson is in view at each size of the window. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { languages } from "../../../web/i18n/languages.js";
import { expectNoBarriers } from "../support/axe.js";
import { button } from "../support/board.js";
import { chosenOf, someOf } from "../../support/long-runs.js";
import { expectInView } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { card, phone, smallPhone } from "../support/teacher.js";
import { words } from "../support/words.js";
import { openLesson, stepWords } from "../support/lessons.js";

/** @typedef {import("playwright-core").Page} Page */

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

describe("lessons", () => {
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
              await openLesson(page, id, names(`technique.${id}.name`));
              const { hidden, read, all } = await readPages(page);
              assert.deepEqual(hidden, [], `${id}: px below the fold, by page`);
              assert.deepEqual(read, all, `${id}: each sentence is on one page`);
            }
          },
          { ...phone, viewport: { width, height }, locale: language, path: "#learn/x-wing" },
        ));
    }
  }

  it("have the same pages on the way back", () =>
    visit(
      async (page) => {
        await openLesson(
          page,
          "multi-sector-locked-set",
          (await stepWords("it"))("technique.multi-sector-locked-set.name"),
        );
        const { read, all } = await readPages(page);
        assert.deepEqual(read, all);
        const place = () => page.locator(".lesson-place").textContent();
        /** Turns some pages by a key, and returns what was read on each. @param {string} key */
        const turned = async (key) => {
          const pages = [await page.locator(".lesson-body").innerText()];
          while (pages.length < 12) {
            const before = await place();
            await page.keyboard.press(key);
            await expectSoon(async () => (await place()) !== before, true);
            pages.push(await page.locator(".lesson-body").innerText());
          }
          return pages;
        };
        await page.locator(".lesson-part").focus();
        const [back, there] = [await turned("Shift+K"), await turned("Shift+J")];
        assert.deepEqual(there, back.reverse());
      },
      { ...smallPhone, locale: "it", path: "#learn/x-wing" },
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
            await openLesson(page, id, (await stepWords("en"))(`technique.${id}.name`));
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
            await openLesson(page, id, (await stepWords("en"))(`technique.${id}.name`));
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
