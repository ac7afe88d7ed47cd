import assert from "node:assert/strict";
import { describe, it } from "node:test";

import {
  button,
  cell,
  digitsOn,
  expectDigits,
  expectTold,
  grid,
  openOwn,
  paste,
  typePuzzle,
} from "../support/board.js";
import { itInLongRuns } from "../../support/long-runs.js";
import { boxOf, goTo, ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon, settled } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const twice = words("board.conflict", { digit: "1", house: "row", index: 1 });
const blank = ".".repeat(81);
const solve = (/** @type {Page} */ page) => button(page, words("solve.button")).click();
/** A puzzle with one solution, and a cell of it that is blank. */
const { puzzle: small, solution: smallSolution } = seeds[4];

describe("solving on the page", () => {
  it("takes a puzzle by keyboard and solves it", () =>
    visit(async (page) => {
      const { puzzle, solution } = seeds[0];
      await openOwn(page);
      await cell(page, "row 1, column 1, empty").focus();
      await typePuzzle(page, puzzle);
      await expectDigits(page, puzzle);
      await expectTold(page, words("status.unique"));
      await solve(page);
      await expectDigits(page, solution);
      await expectTold(page, words("solve.done"));
    }));

  itInLongRuns("solves every seed", () =>
    visit(async (page) => {
      await goTo(page, "solve");
      for (const { puzzle, solution } of seeds) {
        await paste(page, puzzle);
        await expectDigits(page, puzzle);
        await solve(page);
        await expectDigits(page, solution);
      }
    }),
  );

  it("fills answers in beside the player's digits, and one undo brings the game back", () =>
    visit(
      async (page) => {
        const wrong = smallSolution[1] === "1" ? "2" : "1";
        await expectDigits(page, small);
        await cell(page, "row 1, column 2, empty").click();
        await page.keyboard.press(wrong);
        await cell(page, `row 1, column 2, ${wrong}`).waitFor();
        const before = await digitsOn(page);
        await goTo(page, "solve");
        await solve(page);
        await expectTold(page, words("solve.done-wrong", { count: 1 }));
        await cell(page, new RegExp(`^row 1, column 2, ${wrong}, (wrong|in conflict)`)).waitFor();
        await cell(page, `row 1, column 4, ${smallSolution[3]}, from the solution`).waitFor();
        await button(page, words("tools.undo")).click();
        await expectDigits(page, before);
        await goTo(page, "play");
        await expectDigits(page, before);
      },
      { path: `#p=${small}` },
    ));

  /** @type {any[][]} */
  const texts = [
    [
      "rows of numbers",
      (line) =>
        line
          .match(/.{9}/g)
          .map((row) => [...row].join(" "))
          .join("\n"),
    ],
    ["a line with dots and a comment", (line) => `${line.replaceAll("0", ".")} # from a book`],
  ];
  for (const [what, write] of texts) {
    it(`reads ${what} from the clipboard`, () =>
      visit(async (page) => {
        await paste(page, write(seeds[1].puzzle));
        await expectDigits(page, seeds[1].puzzle);
      }));
  }

  it("reads a file that is dropped", () =>
    visit(async (page) => {
      await goTo(page, "solve");
      await page.evaluate((text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
      }, seeds[1].puzzle);
      await expectDigits(page, seeds[1].puzzle);
      await expectTold(page, words("status.unique"));
    }));

  const verdicts = [
    ["a puzzle without solution", "12345678........9" + ".".repeat(64), words("status.none"), words("solve.none")],
    ["an ambiguous puzzle", "1" + blank.slice(1), words("status.multiple"), words("solve.first")],
    [
      "equal digits in a row and a box, which are one conflict",
      "11" + ".".repeat(79),
      words("status.conflict", { count: 1, first: twice }),
      words("solve.conflict", { first: twice }),
    ],
    [
      "equal digits in a row",
      "1.......1" + ".".repeat(72),
      words("status.conflict", { count: 1, first: twice }),
      words("solve.conflict", { first: twice }),
    ],
  ];
  for (const [what, puzzle, live, answer] of verdicts) {
    it(`reports ${what}, which opens in Solve`, () =>
      visit(async (page) => {
        await paste(page, puzzle);
        await expectTold(page, live);
        await solve(page);
        await expectTold(page, answer);
      }));
  }

  it("shows a conflict as it is typed, and takes it away", () =>
    visit(async (page) => {
      await openOwn(page);
      await cell(page, "row 1, column 1, empty").focus();
      await page.keyboard.press("5");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("5");
      await cell(page, "row 1, column 2, 5, given, in conflict").waitFor();
      await expectTold(page, /5 appears more than once in/);
      await solve(page);
      const refusal = page.getByText(/Not solvable/);
      await refusal.first().waitFor();
      await cell(page, "row 1, column 2, 5, given, in conflict").focus();
      await page.keyboard.press("Backspace");
      await cell(page, "row 1, column 1, 5, given").waitFor();
      await expectSoon(() => cell(page, /in conflict/).count(), 0);
      await expectSoon(() => refusal.count(), 0);
    }));

  it("keeps the board when a text without a puzzle is pasted, and says so", () =>
    visit(async (page) => {
      await paste(page, seeds[0].puzzle);
      await expectDigits(page, seeds[0].puzzle);
      await paste(page, "12?!\n4");
      await expectTold(page, words("open.no-puzzle"));
      await expectDigits(page, seeds[0].puzzle);
    }));

  it("opens a puzzle of the address in Play when it has one solution, and says nothing about that", () =>
    visit(
      async (page) => {
        await expectDigits(page, seeds[0].puzzle);
        await page.locator('[data-place="play"].tab[aria-current="page"]').waitFor();
        await expectSoon(() => page.getByText(words("status.unique")).count(), 0);
      },
      { path: `#p=${seeds[0].puzzle}` },
    ));

  it("opens a puzzle of the address in Solve when it has several solutions", () =>
    visit(
      async (page) => {
        await page.locator('[data-place="solve"].tab[aria-current="page"]').waitFor();
        await expectTold(page, words("status.multiple"));
      },
      { path: `#p=4${".".repeat(15)}` },
    ));
});

describe("the game and the puzzle that is entered", () => {
  /** A game in which a digit is entered. @param {Page} page */
  async function begin(page) {
    // The board of the first visit has an empty cell there, too.
    await expectDigits(page, small);
    await cell(page, "row 1, column 2, empty").click();
    await page.keyboard.press(smallSolution[1]);
    await cell(page, `row 1, column 2, ${smallSolution[1]}`).waitFor();
    return digitsOn(page);
  }
  const path = `#p=${small}`;

  it("are two: erasing a given of a copy leaves the game as it was", () =>
    visit(
      async (page) => {
        const game = await begin(page);
        await goTo(page, "solve");
        await button(page, words("puzzle.edit-copy")).click();
        await cell(page, "row 1, column 1, 4, given").click();
        await page.keyboard.press("Backspace");
        await cell(page, "row 1, column 1, empty").waitFor();
        const copy = await digitsOn(page);
        await goTo(page, "play");
        await expectDigits(page, game);
        await goTo(page, "solve");
        await expectDigits(page, copy);
        await button(page, words("solve.of-game")).click();
        await expectDigits(page, game);
      },
      { path },
    ));

  it("begin with the board to enter one, beside a game that was made here", () =>
    visit(async (page) => {
      await ready(page);
      const game = await digitsOn(page);
      await goTo(page, "solve");
      await expectSoon(() => button(page, words("solve.of-own")).getAttribute("aria-pressed"), "true");
      await expectDigits(page, ".".repeat(81));
      await page.keyboard.press("Control+Home");
      await cell(page, "row 1, column 1, empty").click();
      await page.keyboard.press("7");
      await expectDigits(page, `7${".".repeat(80)}`);
      await button(page, words("solve.of-game")).click();
      await expectDigits(page, game);
    }));

  it("are two: an address does not end a game in progress", () =>
    visit(
      async (page) => {
        const game = await begin(page);
        await page.evaluate(
          (hash) => {
            location.hash = hash;
          },
          `p=4${".".repeat(15)}`,
        );
        await expectTold(page, words("status.multiple"));
        await goTo(page, "play");
        await expectDigits(page, game);
      },
      { path },
    ));

  it("an entered puzzle is played, with its givens locked", () =>
    visit(
      async (page) => {
        await begin(page);
        await goTo(page, "solve");
        await paste(page, seeds[2].puzzle);
        await expectDigits(page, seeds[2].puzzle);
        await button(page, words("puzzle.play")).click();
        await page.locator('[data-place="play"].tab[aria-current="page"]').waitFor();
        const given = cell(page, /, given/).first();
        const label = await given.getAttribute("aria-label");
        await given.click();
        await page.keyboard.press("Backspace");
        await settled(page);
        await expectSoon(() => given.getAttribute("aria-label"), label);
        await expectDigits(page, seeds[2].puzzle);
      },
      { path },
    ));

  it("clearing, resetting and locking say how to go back, and undo goes back", () =>
    visit(
      async (page) => {
        const game = await begin(page);
        await goTo(page, "solve");
        for (const [act, told] of [
          ["puzzle.reset", "puzzle.was-reset"],
          ["puzzle.lock", "puzzle.locked"],
        ]) {
          await button(page, words(act)).click();
          await expectTold(page, words(told));
          await button(page, words("tools.undo")).click();
          await expectDigits(page, game);
          await cell(page, new RegExp(`^row 1, column 2, ${smallSolution[1]}(?!, given)`)).waitFor();
        }
      },
      { path },
    ));
});

describe("pointers and keys", () => {
  /** @param {import("playwright-core").Page} page */
  async function enterTwo(page) {
    await paste(page, seeds[4].puzzle);
    await expectDigits(page, seeds[4].puzzle);
    await cell(page, "row 1, column 2, empty").click();
    await page.keyboard.press("2");
    await cell(page, "row 1, column 2, 2").waitFor();
  }

  it("clear a cell by a right click, and by no key of a menu", () =>
    visit(async (page) => {
      await enterTwo(page);
      await page.keyboard.press("ContextMenu");
      await cell(page, "row 1, column 2, 2").dispatchEvent("contextmenu");
      await cell(page, "row 1, column 2, 2").waitFor();
      await cell(page, "row 1, column 2, 2").click({ button: "right" });
      await cell(page, "row 1, column 2, empty").waitFor();
      await cell(page, "row 1, column 1, 4, given").click({ button: "right" });
      await expectDigits(page, seeds[4].puzzle);
    }));

  it("show the solution while S is held in Solve, and leave the board as it was", () =>
    visit(
      async (page) => {
        await goTo(page, "solve");
        await expectTold(page, words("status.unique"));
        await page.keyboard.down("s");
        await cell(page, `row 1, column 2, ${smallSolution[1]}, from the solution`).waitFor();
        await page.keyboard.up("s");
        await expectDigits(page, small);
        await goTo(page, "play");
        await page.keyboard.down("s");
        await settled(page);
        await expectSoon(() => cell(page, /from the solution/).count(), 0);
        await page.keyboard.up("s");
      },
      { path: `#p=${small}` },
    ));

  it("close a dialog by a press beside it, not by one on its edge", () =>
    visit(async (page) => {
      await button(page, words("shell.settings")).click();
      const dialog = page.getByRole("dialog");
      const { left: x, top: y, height } = await boxOf(page, "dialog[open]");
      await page.mouse.click(x + 6, y + height - 40);
      await settled(page);
      await expectSoon(() => dialog.isVisible(), true);
      await page.mouse.click(x - 6, y + height - 40);
      await expectSoon(() => dialog.isVisible(), false);
    }));
});

describe("the engine in workers", () => {
  /** Runs in the page. */
  const useEngine = async () => {
    const { createEngine } = await import("/nonet.mjs");
    const engine = await createEngine();
    const blankGrid = ".".repeat(81);
    const stop = new AbortController();
    let isCounting = true;
    const progress = new Promise((resolve) => {
      engine
        .count(blankGrid, { limit: 2 ** 50, signal: stop.signal, onProgress: resolve })
        .catch(() => {})
        .finally(() => {
          isCounting = false;
        });
    });
    const { count } = await progress;
    const { status } = await engine.solve(blankGrid);
    const whileSolving = isCounting;
    const long = engine.count(blankGrid, { signal: stop.signal }).then(
      () => "counted",
      (error) => error.code,
    );
    stop.abort();
    // A stop that waits for a worker is answered in a later task.
    const code = await Promise.race([long, new Promise((resolve) => setTimeout(resolve, 0, "later"))]);
    const generated = await engine.generate({ seed: 5 });
    let found = 0;
    for await (const solution of engine.solutions(blankGrid)) if (solution && ++found === 1000) break;
    const refused = await engine.parse("12!").catch(({ name, code: why, position }) => ({ name, why, position }));
    engine.close();
    const closed = await engine.parse("1").catch((error) => error.code);
    return { some: count > 0n, status, code, isCounting: whileSolving, seed: generated.seed, found, refused, closed };
  };

  it("answers short calls during a count, rejects a call in the task in which it is aborted, and goes on", () =>
    visit(async (page) => {
      const told = await page.evaluate(useEngine);
      assert.deepEqual(told, {
        some: true,
        status: "multiple",
        isCounting: true,
        code: "aborted",
        seed: 5,
        found: 1000,
        closed: "closed",
        refused: { name: "NonetError", why: "bad-symbol", position: { line: 1, column: 3 } },
      });
    }));

  it("makes the same puzzle as node for the same seed", () =>
    visit(async (page) => {
      const { createEngine } = await import("../../../dist/nonet.mjs");
      const here = await (await createEngine({ worker: false })).generate({ seed: 11, symmetry: "180" });
      const there = await page.evaluate(async () => {
        const nonet = await import("/nonet.mjs");
        const engine = await nonet.createEngine();
        return engine.generate({ seed: 11, symmetry: "180" });
      });
      assert.deepEqual(there, here);
    }));
});

describe("the grid for assistive technology", () => {
  it("is found by role and name, and every cell with its content", () =>
    visit(async (page) => {
      await paste(page, seeds[4].puzzle);
      await page.getByRole("grid", { name: "Sudoku board, 4 by 4" }).waitFor();
      await cell(page, "row 1, column 1, 4, given").waitFor();
      await expectSoon(() => grid(page).getByRole("row").count(), 4);
      await expectSoon(() => grid(page).getByRole("gridcell").count(), 16);
    }));
});
