/** 64 elements on one page: they share the engine, leave each other alone, and are freed when they are removed. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { visitForeign } from "../support/foreign.js";
import { seeds } from "../support/seeds.js";
import { site } from "../support/site.js";
import { expectSoon } from "../support/soon.js";

const count = 64;
const puzzles = seeds.filter((seed) => seed.puzzle.length === 81 && seed.count === 1);
/**
 * Which part of the memory of the boards may stay when they are removed: the compiler keeps what it has learned of the
 * code.
 */
const mostKept = 0.1;

const boards = Array.from(
  { length: count },
  (_, i) => `<sudoku-board lang="en" puzzle="${puzzles[i % puzzles.length].puzzle}"></sudoku-board>`,
);
const lesson =
  () => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title><link rel="icon" href="data:,">
<script>
  window.readyAt = [];
  window.changed = [];
  addEventListener("sudoku-ready", () => readyAt.push(performance.now()));
  addEventListener("sudoku-change", ({ target }) => changed.push([...document.querySelectorAll("sudoku-board")].indexOf(target)));
</script><script type="module" src="${site.url}sudoku-board.js"></script><main>${boards.join("")}</main></html>`;

/**
 * @param {(page: import("playwright-core").Page, context: import("playwright-core").BrowserContext) => Promise<void>}
 *   work
 */
const withBoards = (work) =>
  visitForeign(lesson(), async (page, context) => {
    await expectSoon(() => page.evaluate(() => window.readyAt.length), count);
    await work(page, context);
  });

/**
 * Checks every board at once, and returns how many wrong cells each has.
 * @param {import("playwright-core").Page} page
 */
const checkAll = (page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll("sudoku-board")].map((board) => board.check().then(({ wrong }) => wrong.length)),
    ),
  );

/**
 * Enters a digit into the first empty cell of a board, as a player does.
 * @param {import("playwright-core").Page} page
 * @param {number} board
 * @param {string} digit
 */
async function enter(page, board, digit) {
  await page.locator("sudoku-board").nth(board).locator('[role=gridcell][aria-label*=", empty"]').first().click();
  await page.keyboard.press(digit);
}

/** Returns the digit that belongs into the first empty cell of a board. @param {number} board */
function firstDigit(board) {
  const { puzzle, solution } = puzzles[board % puzzles.length];
  return Number(solution[[...puzzle].findIndex((digit) => !Number(digit))]);
}

describe(`${count} boards on a page`, () => {
  it("become ready, and share one module and one set of workers", (context) =>
    withBoards(async (page) => {
      const times = await page.evaluate(() => [window.readyAt[0], Math.max(...window.readyAt)]);
      context.diagnostic(
        `ready: the first of ${count} boards after ${times[0].toFixed(0)} ms, the last after ${times[1].toFixed(0)} ms`,
      );
      // Every second board gets a wrong digit.
      const digits = boards.map((_, board) => (board % 2 ? (firstDigit(board) % 9) + 1 : firstDigit(board)));
      await page.evaluate((keys) => {
        for (const [i, board] of [...document.querySelectorAll("sudoku-board")].entries()) {
          const cell = /** @type {HTMLElement} */ (
            board.shadowRoot?.querySelector('[role=gridcell][aria-label*=", empty"]')
          );
          cell.focus();
          cell.dispatchEvent(
            new KeyboardEvent("keydown", {
              key: String(keys[i]),
              code: `Digit${keys[i]}`,
              bubbles: true,
              composed: true,
              cancelable: true,
            }),
          );
        }
      }, digits);
      const checked = await checkAll(page);
      assert.deepEqual(
        checked,
        boards.map((_, board) => board % 2),
      );
      const modules = await page.evaluate(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm")).length,
      );
      assert.equal(modules, 1);
      // One worker answers short questions, and one is started in advance for a long question.
      await expectSoon(() => page.workers().length, 2);
    }));

  it("change one at a time", () =>
    withBoards(async (page) => {
      const states = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("sudoku-board")].map((board) =>
            JSON.stringify(board.getState().board.position),
          ),
        );
      const before = await states();
      const chosen = 37;
      await enter(page, chosen, String(firstDigit(chosen)));
      await expectSoon(() => page.evaluate(() => window.changed), [chosen]);
      const now = await states();
      assert.deepEqual(
        [...now.keys()].filter((board) => now[board] !== before[board]),
        [chosen],
      );
    }));

  it("are freed when they are removed", (context) =>
    withBoards(async (page, browserContext) => {
      const session = await browserContext.newCDPSession(page);
      await session.send("HeapProfiler.enable");
      const held = async () => {
        await session.send("HeapProfiler.collectGarbage");
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              setTimeout(resolve);
            }),
        );
        await session.send("HeapProfiler.collectGarbage");
        const { usedSize } = await session.send("Runtime.getHeapUsage");
        const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
        return { usedSize, nodes, jsEventListeners };
      };
      await enter(page, 0, String(firstDigit(0)));
      await checkAll(page);
      await page.mouse.move(0, 0);
      const full = await held();
      await page.evaluate(() => {
        window.refs = [...document.querySelectorAll("sudoku-board")].map((board) => new WeakRef(board));
        document.querySelector("main")?.replaceChildren();
        window.getSelection()?.removeAllRanges();
        window.changed.length = 0;
      });
      await expectSoon(async () => {
        await held();
        return page.evaluate(() => window.refs.filter((ref) => ref.deref()).length);
      }, 0);
      const empty = await held();
      // Boards are made again, and removed again, in a page that has the code and the engine already.
      await page.evaluate((text) => {
        window.readyAt.length = 0;
        document
          .querySelector("main")
          ?.append(
            ...Array.from({ length: 64 }, () =>
              Object.assign(document.createElement("sudoku-board"), { puzzle: text }),
            ),
          );
      }, puzzles[0].puzzle);
      await expectSoon(() => page.evaluate(() => window.readyAt.length), count);
      const again = await held();
      await page.evaluate(() => document.querySelector("main")?.replaceChildren());
      await expectSoon(async () => (await held()).nodes <= empty.nodes, true);
      const end = await held();
      const told = ({ usedSize, nodes, jsEventListeners }) =>
        `${(usedSize / 2 ** 20).toFixed(2)} MB, ${nodes} nodes, ${jsEventListeners} listeners`;
      context.diagnostic(
        `${count} boards: ${told(full)}; removed: ${told(empty)}; made again: ${told(again)}; removed: ${told(end)}`,
      );
      assert.ok(
        end.usedSize - empty.usedSize < mostKept * (again.usedSize - empty.usedSize),
        "the heap of the boards is freed",
      );
      assert.ok(end.jsEventListeners <= empty.jsEventListeners, "no listener is left");
    }));
});
