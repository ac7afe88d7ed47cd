/** Where the parts of the page are, at each size of the window. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { chosenOf } from "../../support/long-runs.js";
import { expectDigits, expectTold, openOwn, typePuzzle } from "../support/board.js";
import { askForHint } from "../support/hints.js";
import { boxOf, expectInView, expectNoSideways, goTo, places, ready } from "../support/places.js";
import { visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { openPresent } from "../support/teacher.js";
import { look, needed, path, puzzle, sizes, touch } from "../support/window-sizes.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** Width of the ring of a focused board and of the gap inside the ring. */
const ringRoom = 5;

describe("while one plays", () => {
  for (const [what, width, height, least] of sizes) {
    it(`everything is in view on ${what}, ${width}×${height}`, () =>
      look(what, async (page) => {
        await expectInView(page, needed);
        await expectNoSideways(page);
        const surplus = () => page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight));
        await expectSoon(surplus, 0, { about: "how much higher the page is than the window, in px" });
        await expectSoon(async () => (await boxOf(page, ".board")).width >= least, true);
      }));
  }

  for (const [what] of sizes.filter(([, width]) => width < 1024)) {
    it(`keys are at least 36 × 44 px, and touch each other, on ${what}`, () =>
      look(what, async (page) => {
        const keysNow = () =>
          page.locator(".key:visible").evaluateAll((all) => all.map((key) => key.getBoundingClientRect().toJSON()));
        await expectSoon(async () => (await keysNow()).length >= 9, true);
        const keys = await keysNow();
        for (const key of keys) assert.ok(key.width >= 36 && key.height >= 44, JSON.stringify(key));
        for (const [i, key] of keys.slice(1).entries())
          if (key.top === keys[i].top) assert.ok(key.left - keys[i].right < 1);
      }));
  }
});

const phones = sizes.filter(([, width, height]) => width < 640 && height > width);

describe("on a phone", () => {
  for (const [what] of phones) {
    it(`Check is beside Hint, and there is room for the ring of the board, on ${what}`, () =>
      look(what, async (page) => {
        await expectInView(page, [".tool-check", ".tool-hint", ".head-new span"]);
        await expectSoon(
          async () => (await boxOf(page, ".board")).top - ringRoom >= (await boxOf(page, ".head")).bottom,
          true,
        );
      }));
  }

  it("New is a button of Play alone", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await page.getByRole("button", { name: words("shell.new"), exact: true }).waitFor();
        for (const place of ["solve", "learn", "print"]) {
          await page.locator(`.tab[data-place=${place}]`).click();
          await page.locator(`.tab[data-place=${place}][aria-current]`).waitFor();
          await expectSoon(() => page.getByRole("button", { name: words("shell.new"), exact: true }).count(), 0, {
            about: place,
          });
        }
      },
      { ...touch, viewport: { width: 390, height: 664 }, path },
    ));

  it("every tool and every mode has its word", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await ready(page);
        const widths = () =>
          page
            .locator(":is(.tool, .mode):visible > span")
            .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().width));
        await expectSoon(
          async () => (await widths()).map((wide) => wide > 16),
          Array.from({ length: 10 }, () => true),
        );
      },
      { ...touch, viewport: { width: 390, height: 664 }, path },
    ));
});

describe("what comes late", () => {
  for (const [what] of sizes) {
    it(`has its place in Learn and in Solve on ${what}`, () =>
      look(what, async (page) => {
        for (const [place, late, below] of /** @type {const} */ ([
          ["learn", ".teach-bar .rating-button", ".learn-statistics"],
          ["solve", ".solve-figures .quiet:not(.prove)", ".solve-bar"],
          ["solve", ".solve-figures .prove", ".solve-bar"],
        ])) {
          await (place === "learn" ? openPresent(page) : goTo(page, place));
          await page.locator(late).waitFor();
          const { top } = await boxOf(page, below);
          await page.locator(late).evaluate((element) => {
            element.hidden = true;
          });
          await expectSoon(async () => (await boxOf(page, below)).top, top, { about: place });
          await page.locator(late).evaluate((element) => {
            element.hidden = false;
          });
        }
      }));
  }
});

describe("texts of lessons that are long on their way", () => {
  it("open no card in Learn, which would move what is below it", () =>
    visit(
      async (page, context) => {
        await expectDigits(page, puzzle);
        /** @type {() => void} */
        let release = () => {};
        const held = new Promise((resolve) => {
          release = () => resolve(null);
        });
        await context.route(/nonet-lessons-/, async (route) => {
          await held;
          await route.continue();
        });
        await page.clock.install();
        await goTo(page, "learn");
        await page.locator(".course-next").waitFor();
        await page.clock.runFor(2000);
        await expectSoon(() => page.locator(".card").isVisible(), false);
        release();
        await page.locator(".course-card").first().waitFor();
      },
      { viewport: { width: 1280, height: 720 }, path },
    ));
});

describe("Solve on a phone", () => {
  for (const [what, width, height, , options] of phones) {
    it(`shows all keys while a puzzle is entered, and its switch does not touch the board, on ${what}`, () =>
      visit(
        async (page) => {
          await openOwn(page);
          await expectInView(page, [".board", ".keypad"]);
          await expectSoon(async () => (await boxOf(page, ".keypad")).bottom <= (await boxOf(page, ".tabs")).top, true);
          await expectSoon(
            async () => (await boxOf(page, ".mode-switch")).bottom + 4 <= (await boxOf(page, ".board")).top,
            true,
          );
        },
        { ...options, viewport: { width, height }, path },
      ));
  }
});

describe("Solve with an empty board on a phone", () => {
  for (const [width, height] of [
    [360, 740],
    [390, 664],
    [320, 568],
  ])
    it(`begins with the ways to a puzzle, above the tabs, and has nothing to fill in, at ${width}×${height}`, () =>
      visit(
        async (page) => {
          await openOwn(page);
          await expectInView(page, [".solve-bar .button:not([hidden])"]);
          await expectSoon(
            async () => (await boxOf(page, ".solve-bar")).bottom <= (await boxOf(page, ".tabs")).top,
            true,
          );
          const shown = () => page.locator(".solve-bar .button:visible").allTextContents();
          await expectSoon(shown, [words("open.open"), words("photo.open")]);
          const { top } = await boxOf(page, ".solve-figures");
          await page.getByRole("gridcell").first().tap();
          await page.keyboard.press("5");
          await expectSoon(shown, [words("solve.button"), words("solve.show")]);
          await expectSoon(async () => (await boxOf(page, ".solve-figures")).top, top);
        },
        { ...touch, viewport: { width, height }, path },
      ));
});

describe("Solve with a puzzle of one’s own on a low phone", () => {
  it("shows the board when the answers are filled in", () =>
    visit(
      async (page) => {
        await openOwn(page);
        await typePuzzle(page, puzzle);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expectSoon(() => page.evaluate(() => scrollY > 0), true);
        await page.getByRole("button", { name: words("solve.button"), exact: true }).click();
        await expectTold(page, words("solve.done"));
        await expectSoon(() => page.evaluate(() => scrollY), 0);
        await expectInView(page, [".board"]);
      },
      { ...touch, viewport: { width: 390, height: 664 }, path },
    ));
});

describe("Print on a desktop", () => {
  it("shows the pages in place of the board, beside the form and its main buttons", () =>
    visit(
      async (page) => {
        await goTo(page, "print");
        await page.locator(".print-page > svg").first().waitFor();
        await expectInView(page, [
          ".print-scroller",
          ".print-view",
          ".print-kinds",
          ".print-presets",
          ".print-buttons",
        ]);
        await expectSoon(() => page.locator(".board").isVisible(), false);
        const [form, preview] = [await boxOf(page, ".print-form"), await boxOf(page, ".print-scroller")];
        assert.ok(preview.right <= form.left);
      },
      { viewport: { width: 1280, height: 720 }, path },
    ));
});

describe("every place", () => {
  for (const [what] of sizes) {
    it(`is no wider than the window on ${what}`, () =>
      look(what, async (page) => {
        for (const place of places) {
          await goTo(page, place);
          await expectNoSideways(page);
          await expectInView(page, [".tabs", ".head-settings"]);
        }
      }));
  }

  it("has targets of at least 44 px on a phone, but for keys in a row and cells", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        for (const place of places) {
          await goTo(page, place);
          const small = () =>
            page.locator("button:visible, a.tab:visible, summary:visible").evaluateAll((targets) =>
              targets
                .filter((target) => !target.matches(".key, .step-line, .solutions-line, .quiet-link"))
                .map((target) => ({
                  name: target.getAttribute("aria-label") ?? target.textContent,
                  ...target.getBoundingClientRect().toJSON(),
                }))
                .filter(({ width, height }) => width < 40 || height < 42)
                .map(({ name, width, height }) => `${name}: ${Math.round(width)}×${Math.round(height)}`),
            );
          await expectSoon(small, [], { about: place });
        }
      },
      { ...touch, viewport: { width: 390, height: 844 }, path },
    ));
});

describe("the place Solve", () => {
  for (const [what, options] of /** @type {[string, object][]} */ ([
    ["a desktop", { viewport: { width: 1280, height: 720 } }],
    ["a phone", { ...touch, viewport: { width: 390, height: 664 } }],
  ])) {
    it(`moves no button when the level of the puzzle is found, on ${what}`, () =>
      visit(
        async (page) => {
          await expectDigits(page, puzzle);
          await goTo(page, "solve");
          const before = await boxOf(page, ".solve-bar");
          await page.locator(".solve-figures").getByText(words("level.easy")).waitFor();
          await expectSoon(() => boxOf(page, ".solve-bar"), before);
        },
        { ...options, path },
      ));
  }
});

describe("the question before the true candidates of a puzzle with one solution", () => {
  for (const [width, height] of chosenOf(
    [
      [1280, 720],
      [1100, 600],
    ],
    ([wide]) => wide === 1100,
  )) {
    it(`is shown whole above the verdict on a desktop, ${width}×${height}`, () =>
      visit(
        async (page) => {
          await openOwn(page);
          await typePuzzle(page, puzzle);
          await page.getByRole("button", { name: words("candidates.show"), exact: true }).click();
          await page.getByRole("button", { name: words("candidates.show-anyway") }).waitFor();
          await expectSoon(
            async () => (await boxOf(page, ".card")).bottom <= (await boxOf(page, ".solve-verdict")).top,
            true,
            { about: "the card ends above the verdict" },
          );
          const hidden = () =>
            page
              .locator(".card-content")
              .evaluate(({ clientHeight, scrollHeight }) => Math.max(0, scrollHeight - clientHeight));
          await expectSoon(hidden, 0, { about: "px of the question that are not shown" });
        },
        { viewport: { width, height }, path },
      ));
  }
});

describe("dialogs", () => {
  it("show their main button on a small phone", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await goTo(page, "print");
        const foot = page.locator("dialog[open] .button-main, #side .button-main").first();
        await foot.waitFor();
      },
      { ...touch, viewport: { width: 320, height: 640 }, path },
    ));

  it("show no ring around a heading that gets the focus from a script", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await askForHint(page, 3);
        await page.locator(".card h2").focus();
        await expectSoon(
          () => page.locator(".card h2:focus-visible").evaluate((heading) => getComputedStyle(heading).outlineStyle),
          "none",
        );
      },
      { viewport: { width: 1280, height: 720 }, path },
    ));

  it("show “Enter your own puzzle” as a button", () =>
    visit(
      async (page) => {
        await ready(page);
        await page.locator(".head-new").click();
        const own = page.getByRole("button", { name: words("new.own") });
        const { borderTopColor, textAlign } = await own.evaluate((button) => getComputedStyle(button));
        assert.notEqual(borderTopColor, "rgba(0, 0, 0, 0)");
        assert.equal(textAlign, "center");
      },
      { ...touch, viewport: { width: 390, height: 664 }, path },
    ));

  it("cover nothing with their foot: Checkpoints", () =>
    visit(
      async (page) => {
        await ready(page);
        await page.locator(".tool-more").click();
        await page.getByRole("menuitem", { name: words("checkpoints.open"), exact: true }).click();
        const isSeen = () =>
          page.locator("dialog[open] .hint").evaluate((told) => {
            const { left, top } = told.getBoundingClientRect();
            return told.contains(document.elementFromPoint(left + 4, top + 4));
          });
        await expectSoon(isSeen, true);
      },
      { ...touch, viewport: { width: 390, height: 664 }, path },
    ));

  it("never shrink a check box beside a long label", () =>
    visit(
      async (page) => {
        await ready(page);
        await page.locator(".head-settings").click();
        await page.getByRole("dialog", { name: words("shell.settings") }).waitFor();
        const widths = () =>
          page
            .locator("dialog[open] input[type=checkbox]:visible")
            .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width));
        await expectSoon(async () => (await widths()).length > 5, true);
        await expectSoon(async () => (await widths()).filter((width) => width !== 20), []);
      },
      { ...touch, viewport: { width: 320, height: 568 }, path },
    ));
});

describe("a tall window", () => {
  it("lets the board grow with it", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await expectSoon(async () => (await boxOf(page, ".board")).width > 745, true);
      },
      { viewport: { width: 2560, height: 1440 }, path },
    ));
});
