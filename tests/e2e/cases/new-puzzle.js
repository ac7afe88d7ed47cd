/** New puzzles: by level, from the stock, with further settings, of other sizes; the composer. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { levelNames } from "../../../web/model/puzzle-goal.js";
import { readyPuzzles } from "../../../web/model/ready-puzzles.js";
import { expectNoBarriers } from "../support/axe.js";
import { button, cell, digitsOn, expectDigits, openOwn, paste } from "../support/board.js";
import { fillStock, openMore, openNew, openShape } from "../support/new-puzzle.js";
import { itInLongRuns, someOf } from "../../support/long-runs.js";
import { ready } from "../support/places.js";
import { at } from "../support/played-puzzle.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { site, visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("../../../web/engine/client.js").Engine} */
let engine;
const engineHere = async () => {
  const { createEngine } = await import("../../../dist/nonet.mjs");
  return (engine ??= /** @type {any} */ (await createEngine({ worker: false })));
};

/**
 * Waits until a puzzle that was not ready beforehand is on the board and the dialog has closed; returns the puzzle.
 * @param {Page} page
 */
async function made(page) {
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const isReady = (/** @type {string} */ line) => readyPuzzles.some((each) => each.puzzle === line);
  await expectSoon(async () => isReady(await digitsOn(page)), false);
  const puzzle = await digitsOn(page);
  const { status } = await (await engineHere()).solve(puzzle);
  assert.equal(status, "unique");
  return puzzle;
}

/** @param {Page} page */
const stockOf = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("nonet-stock") ?? "null")?.puzzles ?? {});
/** @param {Page} page @returns {Promise<number>} how many puzzles the stock has */
const stocked = async (page) => Object.values(await stockOf(page)).flat().length;

describe("a new puzzle", () => {
  for (const level of someOf(levelNames, 2)) {
    it(`of level ${level} comes by one press, has one solution and that level`, () =>
      visit(async (page) => {
        await button(await openNew(page), words(`level.${level}`)).click();
        const path = await (await engineHere()).path(await made(page), { order: "technique" });
        assert.equal(path.level, level);
        await page
          .locator(".play-about")
          .getByText(words(`level.${level}`))
          .waitFor();
      }));
  }

  itInLongRuns("comes from the stock at once, and no puzzle comes twice", () =>
    visit(
      async (page) => {
        await expectSoon(() => stocked(page), 15, 60_000);
        const stock = await stockOf(page);
        await page.reload();
        const [first, second] = stock.hard;
        for (const { puzzle, seed } of [first, second]) {
          await button(await openNew(page), words("level.hard")).click();
          await expectDigits(page, puzzle);
          await expectSoon(async () => (await stockOf(page)).hard.some((each) => each.puzzle === puzzle), false);
          await page.locator(".play-about").click();
          await page
            .getByRole("dialog", { name: words("details.title") })
            .getByText(String(seed), { exact: true })
            .waitFor();
          await page.keyboard.press("Escape");
        }
        await expectSoon(() => stocked(page), 15, 60_000);
        await expectSoon(
          async () => new Set([...(await stockOf(page)).hard, first, second].map(({ puzzle }) => puzzle)).size,
          5,
        );
      },
      { savesData: false },
    ),
  );

  it("with rules has the level that was chosen; the one of the day is marked when it was begun", () =>
    visit(async (page) => {
      const openVariants = async () => {
        const dialog = await openNew(page);
        await dialog.locator("summary", { hasText: words("new.shape") }).click();
        return dialog;
      };
      const small = await openVariants();
      await small.getByRole("radio", { name: "Killer", exact: true }).press("Space");
      await small
        .getByRole("radio", { name: words("goal.side", { side: 4 }) })
        .first()
        .press("Space");
      await small.getByRole("heading", { name: words("new.heading-shape", { shape: "Killer, 4 × 4" }) }).waitFor();
      await button(small, words("level.medium")).click();
      await page.locator(".play-about").getByText(words("level.medium")).waitFor();

      await page.clock.setFixedTime(new Date("2026-11-30T12:00:00"));
      await (await openVariants()).locator("[data-daily=rules]").click();
      await page.locator(".play-about").getByText(words("level.easy")).waitFor();
      await at(page, 0).click();
      await page.keyboard.press("7");
      await expectSoon(async () => (await digitsOn(page))[0], "7");
      await (await openVariants()).locator("[data-daily=rules][data-state=begun]").waitFor();
    }));

  it("that is too rare is stopped, and what was nearest is offered", () =>
    visit(async (page) => {
      const dialog = await openMore(page);
      await dialog.getByLabel(words("more.range", { name: words("more.rating"), end: "least" })).fill("11.5");
      await button(dialog, words("level.extreme")).click();
      await dialog.getByText(/puzzles tried\. The closest: /).waitFor();
      await expectNoBarriers(page);
      await button(dialog, words("new.stop")).click();
      await dialog.getByText(/^Stopped after [\d,]+ puzzles?\. The closest: /).waitFor();
      await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("new.take"));
      await page.keyboard.press("Enter");
      await made(page);
    }));

  it("that nobody can make is refused in words", () =>
    visit(async (page) => {
      const dialog = await openMore(page);
      await dialog.getByLabel(words("more.need")).selectOption("x-wing");
      await button(dialog, words("level.easy")).click();
      await dialog.getByText(words("error.bad-difficulty")).waitFor();
      await button(dialog, words("more.remove-need", { technique: "X-Wing" })).click();
      await button(dialog, words("level.easy")).click();
      await made(page);
    }));

  it("shows the techniques that are listed, and does not need those to be avoided", () =>
    visit(async (page) => {
      const dialog = await openMore(page);
      await dialog.getByLabel(words("more.need")).selectOption("x-wing");
      await dialog.getByLabel(words("more.avoid")).selectOption("naked-pair");
      await expectNoBarriers(page);
      await button(dialog, words("new.any-level")).click();
      const puzzle = await made(page);
      const engine = await engineHere();
      const steps = await engine.path(puzzle, { order: "technique" });
      assert.ok(
        steps.some(({ technique }) => technique === "x-wing"),
        "no X-Wing on the path",
      );
      const allowed = [
        "full-house",
        "hidden-single",
        "naked-single",
        "locked-pair",
        "locked-triple",
        "pointing",
        "claiming",
        "naked-triple",
        "naked-quad",
        "hidden-pair",
        "hidden-triple",
        "hidden-quad",
        "x-wing",
      ];
      const { solved } = await engine.path(puzzle, { allowed });
      assert.equal(solved, true);
    }));

  it("has a path with as many steps besides singles as were asked for", () =>
    visit(async (page) => {
      const dialog = await openMore(page);
      for (const [end, number] of [
        ["least", "3"],
        ["most", "5"],
      ])
        await dialog.getByLabel(words("more.range", { name: words("more.steps"), end })).fill(number);
      await button(dialog, words("level.medium")).click();
      const path = await (await engineHere()).path(await made(page), { order: "technique" });
      const count = path.filter(
        ({ technique }) => !["full-house", "hidden-single", "naked-single"].includes(technique),
      ).length;
      assert.deepEqual([path.level, count >= 3 && count <= 5], ["medium", true], `${count} steps`);
    }));

  it("has the pattern that was painted with the keyboard, with its symmetry", () =>
    visit(async (page) => {
      const dialog = await openMore(page);
      await dialog.getByText(words("pattern.title")).click();
      await dialog.getByRole("gridcell", { name: words("pattern.cell", { row: 1, column: 1, given: "no" }) }).focus();
      // Rows 1 to 4 and half of row 5; the half turn paints the others.
      const rows = ["1..1.1..1", ".1..1..1.", "..1.1.1..", "11.....11", "..11....."];
      for (const row of rows) {
        for (const mark of row) {
          if (mark === "1") await page.keyboard.press("Space");
          await page.keyboard.press("ArrowRight");
        }
        for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("ArrowDown");
      }
      const upper = rows.slice(0, 4).join("");
      const pattern = `${upper}..11.11..${[...upper].reverse().join("")}`;
      await dialog.getByText(words("pattern.count", { givens: pattern.replaceAll(".", "").length })).waitFor();
      await expectNoBarriers(page);
      await button(dialog, words("new.any-level")).click();
      const puzzle = await made(page);
      assert.equal(puzzle.replaceAll(/[1-9]/g, "1"), pattern);
    }));

  itInLongRuns("is the same for the same seed", () =>
    visit(async (page) => {
      /** @type {string[]} */
      const found = [];
      for (let turn = 0; turn < 2; turn += 1) {
        const dialog = await openMore(page);
        await dialog.getByLabel(words("more.seed")).fill("7");
        await button(dialog, words("level.hard")).click();
        found.push(await made(page));
        await page.reload();
      }
      assert.equal(found[0], found[1]);
    }),
  );
});

describe("other sizes", () => {
  for (const [side, levels] of someOf(
    [
      [4, 3],
      [6, 4],
      [16, 5],
      [20, 4],
      [25, 4],
    ],
    2,
  )) {
    it(`${side} × ${side} is offered and made`, () =>
      visit(async (page) => {
        const dialog = await openShape(page);
        await dialog.getByRole("radio", { name: words("goal.side", { side }), exact: true }).check({ force: true });
        await expectSoon(() => dialog.locator(".level").count(), levels);
        await expectNoBarriers(page);
        await dialog.locator(".level").first().click();
        await dialog.waitFor({ state: "detached" });
        await expectSoon(
          () => page.getByRole("grid").getAttribute("aria-label"),
          words("board.label", { rows: side, columns: side, grids: 1, extra: 0 }),
        );
      }));
  }
});

describe("the stock", () => {
  it("is kept in memory where storage is refused", () =>
    visit(
      async (page) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get: () => {
              throw new DOMException("refused", "SecurityError");
            },
          });
        });
        await page.goto(site.url);
        await ready(page);
        await button(await openNew(page), words("level.easy")).click();
        await made(page);
      },
      { path: null },
    ));

  it("is filled while the page is at rest, and left alone while it is full", () =>
    visit(async (full) => {
      await fillStock(full);
      const ofFull = await fetchedAtRest(full);
      await visit(async (page) => {
        const fetched = await fetchedAtRest(page);
        await expectSoon(() => fetched.some((url) => url.includes("teacher")), true);
      }, atRest);
      assert.equal(
        ofFull.some((url) => url.includes("teacher")),
        false,
      );
    }, atRest));
});

const atRest = { path: null, savesData: false };

/** Opens the page and lets ten seconds go by. Returns the addresses that the page asks for. @param {Page} page */
async function fetchedAtRest(page) {
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.clock.install();
  // The level of a puzzle from a link would be looked for.
  await page.goto(site.url);
  await ready(page);
  await page.clock.runFor(10_000);
  return fetched;
}

describe("the composer", () => {
  const { puzzle } = seeds[0];
  const easy = readyPuzzles[0].puzzle;
  const card = (/** @type {Page} */ page) => page.locator(".card");

  /** Enters a puzzle in place Solve and opens the composer. @param {Page} page @param {string} line */
  async function compose(page, line) {
    await openOwn(page);
    await paste(page, line);
    await expectDigits(page, line);
    await button(page, words("compose.open")).click();
    await card(page).getByText(words("compose.unique")).waitFor();
  }

  it("shows at once what the givens make, and undo brings them back", () =>
    visit(async (page) => {
      await compose(page, puzzle);
      await card(page).getByText(words("compose.minimal"), { exact: true }).waitFor();
      await expectNoBarriers(page);
      const first = [...puzzle].findIndex((digit) => digit !== "0" && digit !== ".");
      await cell(page, new RegExp(`^row ${Math.floor(first / 9) + 1}, column ${(first % 9) + 1},`)).click();
      await page.keyboard.press("Backspace");
      await expectDigits(page, puzzle.slice(0, first) + "." + puzzle.slice(first + 1));
      await page.keyboard.press("Control+z");
      await expectDigits(page, puzzle);
      await card(page).getByText(words("compose.unique")).waitFor();
    }));

  it("shows the coordinates of the cells that it names, until the card is closed", () =>
    visit(async (page) => {
      const named = page.locator(".board-named");
      await openOwn(page);
      await expectSoon(() => named.count(), 0);
      await compose(page, easy);
      await named.waitFor();
      await button(page, words("card.close")).click();
      await named.waitFor({ state: "detached" });
    }));

  it("erases givens until the puzzle is minimal, by the keyboard", () =>
    visit(async (page) => {
      await compose(page, easy);
      const erasers = page.getByRole("button", { name: /^Erase r\dc\d/ });
      for (let turn = 0; turn < 40; turn += 1) {
        await expectSoon(
          async () => (await card(page).getByText(words("compose.is-minimal")).count()) + (await erasers.count()) > 0,
          true,
        );
        if ((await erasers.count()) === 0) break;
        const before = await digitsOn(page);
        // The list is written anew while its givens are tried: a key may meet a button that is just replaced.
        await expectSoon(async () => {
          if ((await digitsOn(page)) === before) await erasers.first().press("Enter", { timeout: 2000 });
          return (await digitsOn(page)) !== before;
        }, true);
        await card(page).getByText(words("compose.unique")).waitFor();
      }
      await card(page).getByText(words("compose.is-minimal")).waitFor();
    }));

  it("finds a puzzle with a pattern whose digits contradict each other, but none with these digits", () =>
    visit(async (page) => {
      const wrong = easy.replaceAll(/[1-9]/g, "1");
      await openOwn(page);
      await paste(page, wrong);
      await expectDigits(page, wrong);
      await button(page, words("compose.open")).click();
      await card(page).getByText(words("compose.conflict")).waitFor();
      await expectSoon(() => button(page, words("compose.keep")).getAttribute("aria-disabled"), "true");
      await button(page, words("compose.pattern")).click();
      await card(page).getByText(words("compose.unique")).waitFor();
      await expectSoon(async () => (await digitsOn(page)).replaceAll(/[1-9]/g, "1"), wrong);
    }));

  it("finds a puzzle with the pattern, and one with the digits, and plays it", () =>
    visit(async (page) => {
      await compose(page, easy);
      await button(page, words("compose.pattern")).click();
      await card(page).getByText(words("compose.found")).waitFor();
      await expectSoon(async () => (await digitsOn(page)) !== easy, true);
      const found = await digitsOn(page);
      assert.equal(found.replaceAll(/[1-9]/g, "1"), easy.replaceAll(/[1-9]/g, "1"));
      await page.keyboard.press("Control+z");
      await expectDigits(page, easy);
      await button(page, words("compose.play")).click();
      await page.locator('[data-place="play"].tab[aria-current="page"]').waitFor();
      await expectDigits(page, easy);
      await cell(page, /given/).first().click();
      await page.keyboard.press("Backspace");
      await expectDigits(page, easy);
    }));
});
