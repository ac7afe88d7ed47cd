/** Boards of several grids: opened by a link, by keys, and on a phone one grid at a time. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { cellAt, isInGrid, layoutNamed, rowOf } from "../../../web/model/layout.js";
import { itInLongRuns } from "../../support/long-runs.js";
import { button, digitsOn } from "../support/board.js";
import { phone } from "../support/played-puzzle.js";
import { ready } from "../support/places.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { openLearn, placeOnPath } from "../support/teacher.js";
import { said, words, zoomWords } from "../support/words.js";

const path = `#p=${"1".padEnd(369, ".")}&layout=samurai`;

const samurai = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed("samurai"));

/** @param {import("playwright-core").Page} page @param {number} index */
const cellOf = (page, index) => page.locator(`[role=gridcell][data-cell="${index}"]`);

/** What a listener hears of the cell with the focus. @param {import("playwright-core").Page} page */
const heard = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** The cell with the focus. @param {import("playwright-core").Page} page */
const focusOf = (page) =>
  page.evaluate(() => Number(/** @type {HTMLElement | null} */ (document.activeElement)?.dataset.cell ?? -1));

/** Where the window on the board is. @param {import("playwright-core").Page} page */
const windowOf = (page) =>
  page
    .locator(".board-scroll")
    .evaluate(({ scrollLeft, scrollTop, clientWidth, scrollWidth }) => ({
      left: Math.round(scrollLeft),
      top: Math.round(scrollTop),
      grids: Math.round((scrollWidth / clientWidth) * 100) / 100,
    }));

/** Two grids that share a box. */
const twodoku =
  "43.7...5....4..........2..6.94..63.....18....5...74.........5.....1.6...9........2..1......789........1....3.4...5" +
  ".....5.3.8.....2.4.1.9.36....2.......58";

async function easySamurai() {
  const { createEngine } = await import("../../../dist/nonet.mjs");
  const engine = await createEngine({ worker: false });
  const made = await engine.generate({ layout: "samurai", level: "easy", symmetry: "180", seed: 5 });
  await engine.close();
  return made;
}

/** The player is told that the puzzle is solved. @param {import("playwright-core").Page} page */
const finished = (page) => page.getByRole("heading", { name: said("finish.title") });

describe("a hint for several grids", () => {
  it("names the grid, and the path leads to the solution", () =>
    visit(
      async (page) => {
        await button(page, words("hint.button")).click();
        await page
          .locator(".step-told")
          .getByText(/ of grid [12]/)
          .waitFor();
        await openLearn(page, twodoku);
        await button(page, words("path.open")).click();
        await page.getByRole("heading", { name: words("path.title") }).waitFor();
        await expectSoon(async () => (await placeOnPath(page)).count > 90, true);
        for (let left = (await placeOnPath(page)).count; left > 0; left -= 1) await page.keyboard.press("ArrowRight");
        await expectSoon(async () => /^[1-9]{153}$/.test(await digitsOn(page)), true);
      },
      { path: `#p=${twodoku}&layout=twodoku` },
    ));
});

describe("a board of five grids", () => {
  it("is walked through by keys, and a listener hears when the grid changes", () =>
    visit(
      async (page) => {
        await expectSoon(
          () => page.getByRole("grid").getAttribute("aria-label"),
          words("board.label", { rows: 21, columns: 21, grids: 5, extra: 0 }),
        );
        await ready(page);
        await expectSoon(() => page.getByRole("gridcell").count(), 369);
        // The puzzle has several solutions, so the page takes it to place Solve, and the focus to the heading there.
        await expectSoon(() => page.evaluate(() => document.activeElement?.tagName), "H2");
        await cellOf(page, 8).click();
        await page.keyboard.press("ArrowRight");
        await expectSoon(() => heard(page), "grid 2, row 1, column 1, empty, box 1");
        await page.keyboard.press("ArrowRight");
        await expectSoon(() => heard(page), "row 1, column 2, empty, box 1");
        await page.keyboard.press("Shift+B");
        await expectSoon(async () => (await heard(page))?.startsWith("grid 3, "), true);
        await page.keyboard.press("ArrowLeft");
        await expectSoon(() => heard(page), "row 1, column 3, empty, box 1, also in grid 1");
        await page.keyboard.press("5");
        await expectSoon(async () => / 5\b/.test((await heard(page)) ?? ""), true);
      },
      { path },
    ));

  it("is read out along a row: the number of a grid is heard where another grid begins", async () => {
    // The page takes a puzzle with several solutions to place Solve, and the focus with it.
    const { puzzle } = await easySamurai();
    await visit(
      async (page) => {
        await ready(page);
        await expectSoon(() => page.getByRole("gridcell").count(), 369);
        const first = /** @type {number} */ (cellAt(samurai, 6, 0));
        await cellOf(page, first).focus();
        /** @type {string[]} */
        const told = [];
        for (let column = 1; column < samurai.columns; column++) {
          await page.keyboard.press("ArrowRight");
          await expectSoon(() => focusOf(page), first + column);
          told.push((await heard(page)) ?? "");
        }
        // Row 7 of the canvas is row 7 of grids 1 and 2, and row 1 of grid 3 between them.
        const where = told.map((label) => /^(grid \d, )?row \d, column \d/.exec(label)?.[0]);
        const run = (/** @type {number} */ row, /** @type {number[]} */ columns) =>
          columns.map((column) => `row ${row}, column ${column}`);
        assert.deepEqual(where, [
          ...run(7, [2, 3, 4, 5, 6, 7, 8, 9]),
          "grid 3, row 1, column 4",
          ...run(1, [5, 6, 7, 8, 9]),
          "grid 2, row 7, column 4",
          ...run(7, [5, 6, 7, 8, 9]),
        ]);
      },
      { path: `#p=${puzzle}&layout=samurai` },
    );
  });

  itInLongRuns("is played through by touch on a phone, with the grid of the cell in the window", async () => {
    const { puzzle, solution } = await easySamurai();
    await visit(
      async (page) => {
        await ready(page);
        await expectSoon(() => page.getByRole("gridcell").count(), 369);
        for (const cell of [...puzzle].flatMap((digit, i) => (/[1-9]/.test(digit) ? [] : [i]))) {
          await cellOf(page, cell).tap();
          await page
            .locator(".keypad .key")
            .nth(Number(solution[cell]) - 1)
            .tap();
        }
        await finished(page).waitFor();
      },
      { ...phone, path: `#p=${puzzle}&layout=samurai` },
    );
  });

  itInLongRuns(
    "is played through by arrows and digits, over the borders of grids, and its end is announced",
    async () => {
      const { puzzle, solution } = await easySamurai();
      await visit(
        async (page) => {
          await ready(page);
          await expectSoon(() => page.getByRole("gridcell").count(), 369);
          let now = 0;
          await cellOf(page, now).focus();
          const go = async (/** @type {string} */ key, /** @type {number} */ count) => {
            for (let i = 0; i < count; i++) await page.keyboard.press(key);
          };
          /** Along a row an arrow passes over places without a cell, so it is pressed once for each cell. */
          const along = (/** @type {number} */ to) => go(to > now ? "ArrowRight" : "ArrowLeft", Math.abs(to - now));
          // Column 7 of the canvas has a cell in each row, and so it leads from each row to the next.
          const bridge = 6;
          for (let row = 0; row < samurai.rows; row++) {
            const cells = [...Array(samurai.cellCount).keys()].filter((cell) => rowOf(samurai, cell) === row);
            for (const cell of cells.filter((each) => !/[1-9]/.test(puzzle[each]))) {
              await along(cell);
              now = cell;
              await page.keyboard.press(solution[cell]);
            }
            if (row + 1 === samurai.rows) break;
            const here = /** @type {number} */ (cellAt(samurai, row, bridge));
            await along(here);
            now = /** @type {number} */ (cellAt(samurai, row + 1, bridge));
            await page.keyboard.press("ArrowDown");
            await expectSoon(() => focusOf(page), now);
          }
          const heading = finished(page);
          await heading.waitFor();
          await expectSoon(() => heading.evaluate((element) => element === document.activeElement), true);
        },
        { path: `#p=${puzzle}&layout=samurai` },
      );
    },
  );

  it("is seen one grid at a time on a phone; a swipe leads on, and a button to the whole board and back", () =>
    visit(
      async (page) => {
        await expectSoon(async () => (await windowOf(page)).grids > 2, true);
        const box = /** @type {{ x: number, y: number }} */ (await page.locator(".board-scroll").boundingBox());
        const session = await page.context().newCDPSession(page);
        await session.send("Input.synthesizeScrollGesture", {
          x: box.x + 200,
          y: box.y + 200,
          xDistance: -180,
          yDistance: -180,
          speed: 1500,
        });
        // The middle grid is six of twenty-one cells from the first row and column.
        await expectSoon(async () => {
          const { left, top } = await windowOf(page);
          return left === top && left > 200 && left < 270;
        }, true);
        await button(page, zoomWords("board.zoom-fit")).click();
        await expectSoon(async () => (await windowOf(page)).grids, 1);
        await cellOf(page, 368).tap();
        await expectSoon(async () => (await windowOf(page)).grids > 2, true);
        await expectSoon(async () => (await windowOf(page)).left > 400, true);
      },
      { ...phone, path },
    ));

  it("has a map on a phone: it says how full each grid is, and a tap or a key leads to a grid", async () => {
    const { puzzle, solution } = await easySamurai();
    const cellsIn = (/** @type {number} */ grid) =>
      [...Array(samurai.cellCount).keys()].filter((cell) => isInGrid(samurai, grid - 1, cell));
    const nameOf = (/** @type {number} */ grid, entered = 0) =>
      zoomWords("board.map-grid", {
        grid,
        filled: cellsIn(grid).filter((cell) => /[1-9]/.test(puzzle[cell])).length + entered,
        all: 81,
      });
    await visit(
      async (page) => {
        await ready(page);
        await expectSoon(() => page.getByRole("gridcell").count(), 369);
        const map = page.getByRole("toolbar", { name: zoomWords("board.map") });
        const seen = () => map.locator("[aria-current]").getAttribute("aria-label");
        await expectSoon(seen, nameOf(1));
        const first = puzzle.indexOf(".");
        await cellOf(page, first).tap();
        await page.keyboard.press(solution[first]);
        await expectSoon(seen, nameOf(1, 1));
        await map.getByRole("button", { name: nameOf(5) }).tap();
        // The cell at the same place of the grid is selected, and the window is on the last rows and columns.
        const same = /** @type {number} */ (cellAt(samurai, 12 + rowOf(samurai, first), 12 + first));
        await expectSoon(() => cellOf(page, same).getAttribute("aria-selected"), "true");
        await expectSoon(seen, nameOf(5));
        await expectSoon(
          async () =>
            Object.values(await windowOf(page))
              .slice(0, 2)
              .every((at) => at > 390),
          true,
        );
        await map.getByRole("button", { name: nameOf(5) }).focus();
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("ArrowLeft");
        await page.keyboard.press("Enter");
        await expectSoon(seen, nameOf(3));
        // Board, map and keys are in the window together.
        const key = await page.locator(".keypad .key").nth(8).boundingBox();
        const tabs = await page.locator(".tabs").boundingBox();
        assert.ok(key && tabs && key.y + key.height <= tabs.y + 1, JSON.stringify([key, tabs]));
      },
      { ...phone, path: `#p=${puzzle}&layout=samurai` },
    );
  });

  it("has no map where it is seen as a whole", () =>
    visit(
      async (page) => {
        await button(page, zoomWords("board.zoom-in")).waitFor();
        await expectSoon(() => page.getByRole("toolbar", { name: zoomWords("board.map") }).count(), 0);
      },
      { path, viewport: { width: 1280, height: 720 } },
    ));
});
