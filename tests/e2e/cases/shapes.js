/** Boards of other sizes and shapes: chosen, entered, drawn, solved, counted, listed, enlarged. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";

import { button, cell, digitsOn, expectDigits, expectTold, grid, openOwn, paste } from "../support/board.js";
import { someOf } from "../../support/long-runs.js";
import { goTo, ready } from "../support/places.js";
import { openShape } from "../support/new-puzzle.js";
import { shapes } from "../support/shapes.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words, zoomWords } from "../support/words.js";
import { largestMade, levelNames } from "../../../web/model/puzzle-goal.js";

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const total = (count) => words("solutions.total", { count: count.toLocaleString("en"), plural: count });

/** @param {import("playwright-core").Page} page */
const dialogNamed = (page, name) => page.getByRole("dialog", { name });

describe("puzzles of other shapes, opened by a link, solved, counted, listed, saved", () => {
  for (const { name, layout, puzzle, solution, open, count } of someOf(shapes, 3)) {
    it(name, () =>
      visit(
        async (page) => {
          await expectDigits(page, puzzle);
          await goTo(page, "solve");
          await expectTold(page, words("status.unique"));
          await button(page, words("solve.button")).click();
          await expectDigits(page, solution);
          await page.evaluate((hash) => {
            location.hash = hash;
          }, `p=${open}&layout=${layout}`);
          await expectDigits(page, open);
          await button(page, words("solutions.start")).click();
          await expectTold(page, total(count));
          await page.getByLabel(words("solutions.number")).fill(String(count + 5));
          await button(page, words("solutions.go")).click();
          await expectTold(page, words("solutions.place", { place: count }));
          const solves = (/** @type {string} */ line) =>
            !line.includes(".") && [...open].every((symbol, i) => symbol === "." || symbol === line[i]);
          await expectSoon(async () => solves(await digitsOn(page)), true);
          const last = await digitsOn(page);
          await button(page, words("solutions.first")).click();
          await expectTold(page, words("solutions.place", { place: 1 }));
          const saving = page.waitForEvent("download");
          await button(page, words("solutions.save")).click();
          const lines = (await readFile(await (await saving).path(), "utf8")).trimEnd().split("\n");
          assert.equal(new Set(lines).size, count);
          assert.ok(lines.includes(last) && lines.includes(solution));
        },
        { path: `#p=${puzzle}&layout=${layout}` },
      ),
    );
  }
});

describe("a board of one's own", () => {
  /**
   * Gives the board in Solve another shape.
   * @param {import("playwright-core").Page} page
   * @param {(dialog: import("playwright-core").Locator) => Promise<unknown>} choose
   */
  async function reshape(page, choose) {
    await button(page, words("shape.change")).click();
    const dialog = dialogNamed(page, words("new.shape-title"));
    await choose(dialog);
    await button(dialog, words("new.use")).click();
  }

  it("uses the layout that a pasted text names, on an empty board too", () =>
    visit(async (page) => {
      const { puzzle, layout } = shapes.find(({ name }) => name === "X");
      await goTo(page, "solve");
      await paste(page, `# nonet boxes ${layout}\n${puzzle}`);
      await expectDigits(page, puzzle);
      await expectTold(page, words("rule.x"));
    }));

  it("is chosen by size and rule, typed, and kept in the link and over a reload", () =>
    visit(
      async (page) => {
        const { puzzle, layout } = shapes.find(({ name }) => name === "X");
        await openOwn(page);
        await reshape(page, async (dialog) => {
          await dialog.getByText(words("shape.rules")).click();
          await dialog.getByLabel(words("variant.x")).check();
        });
        await expectTold(page, words("rule.x"));
        await paste(page, puzzle);
        await expectDigits(page, puzzle);
        await expectTold(page, words("status.unique"));
        await button(page, words("share.open")).click();
        await page.getByRole("radio", { name: words("share.puzzle") }).check();
        await button(page.getByRole("region", { name: words("share.link") }), words("share.copy")).click();
        await expectTold(page, words("copy.done"));
        const link = await page.evaluate(() => navigator.clipboard.readText());
        assert.ok(link.endsWith(`#p=${puzzle}&layout=${layout}`), link);
        await page.keyboard.press("Escape");
        await cell(page, "row 1, column 2, empty").click();
        await page.keyboard.press("4");
        await cell(page, /^row 1, column 2, 4/).waitFor();
        await page.reload();
        await expectTold(page, words("rule.x"));
        await cell(page, /^row 1, column 2, 4/).waitFor();
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  it("takes letters above nine by keyboard and keypad", () =>
    visit(async (page) => {
      await openOwn(page);
      await reshape(page, (dialog) => dialog.getByRole("radio", { name: words("goal.side", { side: 12 }) }).check());
      await cell(page, "row 1, column 1, empty").click();
      await page.keyboard.press("c");
      await page.keyboard.press("ArrowRight");
      await button(page, words("keypad.digit", { digit: "B", left: 12 })).click();
      await cell(page, "row 1, column 1, C, given").waitFor();
      await cell(page, "row 1, column 2, B, given").waitFor();
    }));

  it("keeps its digits in another shape of its side", () =>
    visit(async (page) => {
      const line = "12345".padEnd(81, ".");
      await goTo(page, "solve");
      await paste(page, line);
      await expectDigits(page, line);
      await reshape(page, (dialog) => dialog.getByRole("radio", { name: words("shape.irregular") }).check());
      await expectTold(page, words("rule.regions"));
      await expectDigits(page, line);
    }));

  it("is made with a puzzle of its shape", () =>
    visit(async (page) => {
      await openShape(page);
      await page.getByRole("radio", { name: words("goal.side", { side: 6 }) }).check();
      await page.getByRole("radio", { name: "3 × 2" }).check();
      await page.locator('[data-level="easy"]').click();
      await expectTold(page, /^A new puzzle/);
      await expectSoon(async () => (await digitsOn(page)).length, 36);
    }));
});

describe("a puzzle that is long in the making", () => {
  it("is given up at once", () =>
    visit(async (page) => {
      await openShape(page);
      await page.getByRole("radio", { name: words("goal.side", { side: 25 }) }).check();
      await expectTold(page, words("goal.other-levels"));
      await expectSoon(
        () => page.locator(".level-row button").allTextContents(),
        levelNames.slice(0, -1).map((level) => words(`level.${level}`)),
      );
      await page.locator('[data-level="expert"]').click();
      await button(page, words("new.stop")).click();
      await expectTold(page, /^Stopped after /);
      await page.getByRole("radio", { name: words("goal.side", { side: 6 }) }).check();
      await page.locator('[data-level="easy"]').click();
      await expectTold(page, /^A new puzzle/);
    }));

  it("is not offered where none can be made", () =>
    visit(async (page) => {
      await openShape(page);
      await page.getByText(words("shape.rules")).click();
      await page.getByLabel(words("shape.name")).fill("6x6");
      await page.getByLabel(words("shape.name")).press("Tab");
      await expectTold(page, words("goal.too-large", { side: largestMade }));
      await expectSoon(() => page.locator(".level-row").isVisible(), false);
      await button(page, words("new.own")).click();
      await cell(page, "row 1, column 1, empty").waitFor();
    }));
});

describe("regions drawn by hand", () => {
  /** A 5×5 layout with strips as regions: the cells of the regions 1 to 5. */
  const labels = shapes[0].layout.slice("jigsaw:".length);

  it("with the mouse, then used and solved", () =>
    visit(
      async (page) => {
        await openOwn(page);
        await button(page, words("shape.change")).click();
        await page.getByRole("radio", { name: words("goal.side", { side: 5 }) }).check();
        await button(page, words("shape.edit")).click();
        const editor = dialogNamed(page, words("regions.title"));
        await button(editor, words("regions.clear")).click();
        await expectTold(editor, words("regions.unpainted", { count: 25 }));
        for (let region = 1; region <= 5; region += 1) {
          await editor.getByRole("radio", { name: words("regions.brush-size", { region, size: 0, side: 5 }) }).click();
          await paintStrokes(
            page,
            editor,
            [...labels].flatMap((label, i) => (Number(label) === region ? [i] : [])),
          );
        }
        await expectTold(editor, words("regions.whole", { side: 5 }));
        await button(editor, words("regions.use")).click();
        await expectSoon(() => editor.isVisible(), false);
        await button(page, words("new.use")).click();
        await expectTold(page, words("rule.regions"));
        await paste(page, shapes[0].puzzle);
        await expectDigits(page, shapes[0].puzzle);
        await button(page, words("solve.button")).click();
        await expectDigits(page, shapes[0].solution);
      },
      { viewport: { width: 1280, height: 1100 } },
    ));

  it("with keys, taken back, refused while cells are missing, drawn at random", () =>
    visit(async (page) => {
      await openOwn(page);
      await button(page, words("shape.change")).click();
      await page.getByRole("radio", { name: words("goal.side", { side: 7 }) }).check();
      await button(page, words("shape.edit")).click();
      const editor = dialogNamed(page, words("regions.title"));
      await button(editor, words("regions.clear")).click();
      await editor.getByRole("gridcell", { name: "row 1, column 1, not painted" }).focus();
      await page.keyboard.press("3");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("4");
      await editor.getByRole("gridcell", { name: "row 2, column 1, region 4" }).waitFor();
      await page.keyboard.press("Control+z");
      await editor.getByRole("gridcell", { name: "row 2, column 1, not painted" }).waitFor();
      await editor.getByRole("gridcell", { name: "row 1, column 1, region 3" }).waitFor();
      await button(editor, words("regions.use")).click();
      await expectTold(editor, /^Not yet: 48 cells are not painted yet/);
      await button(editor, words("regions.random")).click();
      await expectTold(editor, words("regions.whole", { side: 7 }));
    }));

  /**
   * Drags over cells. A new drag begins wherever two consecutive cells are not adjacent.
   * @param {import("playwright-core").Page} page
   * @param {import("playwright-core").Locator} editor
   * @param {number[]} cells
   */
  async function paintStrokes(page, editor, cells) {
    const middles = await editor.getByRole("gridcell").evaluateAll((all) =>
      all.map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      }),
    );
    for (const [i, each] of cells.entries()) {
      const beside = i > 0 && cells[i - 1] === each - 1 && each % 5 > 0;
      if (!beside) {
        await page.mouse.up();
        await page.mouse.move(...middles[each]);
        await page.mouse.down();
      }
      await page.mouse.move(...middles[each], { steps: 4 });
    }
    await page.mouse.up();
  }
});

describe("true candidates of several solutions", () => {
  it("are shown as notes, and kept", () =>
    visit(
      async (page) => {
        await button(page, words("candidates.show")).click();
        await cell(page, "row 1, column 2, candidates 1 2 3").waitFor();
        await button(page, words("candidates.show")).click();
        await button(page, words("puzzle.play")).click();
        await goTo(page, "solve");
        await button(page, words("candidates.show")).click();
        await cell(page, "row 1, column 2, candidates 1 2 3").waitFor();
        await button(page, words("candidates.keep")).click();
        await cell(page, "row 1, column 2, notes 1 2 3").waitFor();
        await page.keyboard.press("Control+z");
        await cell(page, "row 1, column 2, empty").waitFor();
      },
      { path: `#p=4${".".repeat(15)}` },
    ));
});

describe("a large board on a phone", () => {
  const { puzzle } = shapes.find(({ name }) => name === "12×12");
  const sixteen = ".".repeat(256);
  /** Returns the places of cells on the screen. @param {import("playwright-core").Page} page @param {RegExp} label */
  const boxOf = (page, label) => cell(page, label).boundingBox();

  it("is enlarged by keys, with the selected cell in view, and fits again", () =>
    visit(
      async (page) => {
        await page.locator('[data-place="solve"].tab[aria-current="page"]').waitFor();
        await cell(page, "row 16, column 16, empty").focus();
        await expectSoon(async () => (await boxOf(page, /^row 16, column 16,/)).width < 24, true);
        await page.keyboard.press("+");
        await expectSoon(async () => (await boxOf(page, /^row 16, column 16,/)).width >= 30, true);
        const inView = async (label) => {
          const board = await page.locator(".board").boundingBox();
          const { x, y, width, height } = await boxOf(page, label);
          return (
            x >= board.x - 1 &&
            y >= board.y - 1 &&
            x + width <= board.x + board.width + 1 &&
            y + height <= board.y + board.height + 1
          );
        };
        await expectSoon(() => inView(/^row 16, column 16,/), true);
        await expectSoon(() => inView(/^row 1, column 1,/), false);
        await page.keyboard.press("Control+Home");
        await expectSoon(() => inView(/^row 1, column 1,/), true);
        await page.keyboard.press("Escape");
        await expectSoon(async () => (await boxOf(page, /^row 16, column 16,/)).width < 24, true);
      },
      { ...phone, path: `#p=${sixteen}` },
    ));

  it("is enlarged by two fingers, and a tap enters a digit at the tapped cell", () =>
    visit(
      async (page, context) => {
        await expectDigits(page, puzzle);
        await ready(page);
        const { x, y, width } = await grid(page).boundingBox();
        const middle = { x: x + width / 2, y: y + width / 2 };
        const devtools = await context.newCDPSession(page);
        const touch = (type, apart) =>
          devtools.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: apart
              ? [
                  { x: middle.x - apart, y: middle.y },
                  { x: middle.x + apart, y: middle.y },
                ]
              : [],
          });
        await touch("touchStart", 40);
        for (const apart of [50, 60, 70, 80]) await touch("touchMove", apart);
        await touch("touchEnd", 0);
        await expectSoon(async () => (await grid(page).boundingBox()).width > 1.6 * width, true);
        const { y: seen, height } = await page.locator(".board").boundingBox();
        await page.touchscreen.tap(middle.x, seen + height / 2);
        const label = /^row (\d+), column (\d+),/;
        await expectSoon(
          async () => label.test(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "")),
          true,
        );
        const tapped = page.locator('[role="gridcell"][aria-selected="true"]');
        const box = await tapped.boundingBox();
        assert.ok(
          box.x <= middle.x &&
            box.x + box.width >= middle.x &&
            box.y <= seen + height / 2 &&
            box.y + box.height >= seen + height / 2,
        );
        await button(page, zoomWords("board.zoom-fit")).tap();
        await expectSoon(async () => Math.round((await grid(page).boundingBox()).width), Math.round(width));
      },
      { ...phone, path: `#p=${puzzle}` },
    ));

  it("of 9×9 needs none of it", () =>
    visit(async (page) => {
      await goTo(page, "solve");
      await expectSoon(() => button(page, zoomWords("board.zoom-in")).count(), 0);
    }, phone));
});

describe("a board of 100×100", () => {
  it("is drawn without holding the page, and read around the selected cell", () =>
    visit(async (page) => {
      await openOwn(page);
      await button(page, words("shape.change")).click();
      await page.getByText(words("shape.rules")).click();
      await page.getByLabel(words("shape.name")).fill("10x10");
      await page.keyboard.press("Tab");
      await button(page, words("new.use")).click();
      await cell(page, "row 1, column 1, empty").waitFor();
      await expectSoon(() => grid(page).getByRole("gridcell").count(), 625);
      await expectSoon(() => grid(page).getAttribute("aria-rowcount"), "100");
      await page.keyboard.press("Control+End");
      await page.keyboard.type("42");
      await cell(page, "row 100, column 100, 42, given").waitFor();
      await page.keyboard.press("ArrowUp");
      await expectSoon(
        () => page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
        "row 99, column 100, empty, box 100",
      );
      await expectSoon(() => grid(page).getByRole("gridcell").count(), 625);
    }));
});
