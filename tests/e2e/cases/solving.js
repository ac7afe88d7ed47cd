import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { button, cell, digitsOn, expectDigits, expectTold, grid, paste, typePuzzle } from "../support/board.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

const twice = words("board.conflict", { digit: "1", house: "row", index: 1 });
const blank = ".".repeat(81);

describe("solving on the page", () => {
  it("takes a puzzle by keyboard and solves it", () => visit(async (page) => {
    const { puzzle, solution } = seeds[0];
    await cell(page, "row 1, column 1, empty").focus();
    await typePuzzle(page, puzzle);
    await expectDigits(page, puzzle);
    await expectTold(page, words("status.unique"));
    await button(page, words("solve.button")).click();
    await expectDigits(page, solution);
    await expectTold(page, words("status.solved"));
  }));

  it("solves every seed", () => visit(async (page) => {
    for (const { puzzle, solution } of seeds) {
      await paste(page, puzzle);
      await expectDigits(page, puzzle);
      await button(page, words("solve.button")).click();
      await expectDigits(page, solution);
    }
  }));

  /** @type {any[][]} */
  const texts = [
    ["rows of numbers", (line) => line.match(/.{9}/g).map((row) => [...row].join(" ")).join("\n")],
    ["a line with dots and a comment", (line) => `${line.replaceAll("0", ".")} # from a book`],
  ];
  for (const [what, write] of texts) {
    it(`reads ${what} from the clipboard`, () => visit(async (page) => {
      await paste(page, write(seeds[1].puzzle));
      await expectDigits(page, seeds[1].puzzle);
    }));
  }

  const verdicts = [
    ["a puzzle without solution", "12345678........9" + ".".repeat(64), words("status.none"), words("solve.none")],
    ["an ambiguous puzzle", "1" + blank.slice(1), words("status.multiple"), words("solve.first")],
    ["equal digits in a row", "1.......1" + ".".repeat(72), words("status.conflict", { count: 1, first: twice }), words("solve.conflict", { first: twice })],
  ];
  for (const [what, puzzle, live, answer] of verdicts) {
    it(`reports ${what}`, () => visit(async (page) => {
      await paste(page, puzzle);
      await expectTold(page, live);
      await button(page, words("solve.button")).click();
      await expectTold(page, answer);
    }));
  }

  it("shows a conflict as it is typed, and takes it away", () => visit(async (page) => {
    await cell(page, "row 1, column 1, empty").focus();
    await page.keyboard.press("5");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("5");
    await cell(page, "row 1, column 2, 5, given, in conflict").waitFor();
    await expectTold(page, /5 appears more than once in/);
    await button(page, words("solve.button")).click();
    const refusal = page.getByText(/Not solvable/);
    await refusal.waitFor();
    await cell(page, "row 1, column 2, 5, given, in conflict").focus();
    await page.keyboard.press("Backspace");
    await cell(page, "row 1, column 1, 5, given").waitFor();
    assert.equal(await cell(page, /in conflict/).count(), 0);
    assert.equal(await refusal.count(), 0);
  }));

  it("keeps the board when a malformed text is pasted, and names the place", () => visit(async (page) => {
    await paste(page, seeds[0].puzzle);
    await expectDigits(page, seeds[0].puzzle);
    await paste(page, "12?!\n4");
    await expectTold(page, /Line \d+, column \d+/);
    await expectDigits(page, seeds[0].puzzle);
  }));

  it("solves a puzzle of the address", () => visit(async (page) => {
    await expectDigits(page, seeds[0].puzzle);
  }, { path: `#p=${seeds[0].puzzle}` }));

});

describe("copying", () => {
  const { puzzle, solution } = seeds[4];
  const begun = puzzle[0] + solution[1] + puzzle.slice(2);
  const line = (digits) => digits.replaceAll("0", ".");
  /** @type {any[][]} */
  const forms = [
    ["copy.givens", "copy.line", (text) => assert.equal(text, line(puzzle))],
    ["copy.givens", "copy.grid", (text) => assert.equal(text.replace(/[^\d.]/g, ""), line(puzzle))],
    ["copy.givens", "copy.link", (text) => assert.ok(text.endsWith(`/#p=${line(puzzle)}`), text)],
    ["copy.digits", "copy.line", (text) => assert.equal(text, line(begun))],
    ["copy.digits", "copy.grid", (text) => assert.equal(text.replace(/[^\d.]/g, ""), line(begun))],
  ];

  it("gives the puzzle, or the current board, in each form", () => visit(async (page) => {
    await paste(page, puzzle);
    await expectDigits(page, puzzle);
    await cell(page, "row 1, column 2, empty").click();
    await page.keyboard.press(solution[1]);
    await button(page, words("import.open")).click();
    for (const [what, form, judge] of forms) {
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await button(page.getByRole("group", { name: words(what) }), words(form)).click();
      await expectSoon(() => page.evaluate(async () => (await navigator.clipboard.readText()) !== ""), true);
      await expectTold(page, words("copy.done"));
      judge(await page.evaluate(() => navigator.clipboard.readText()));
    }
  }, { permissions: ["clipboard-read", "clipboard-write"] }));
});

describe("all solutions", () => {
  it("walks through them one by one and counts them", () => visit(async (page) => {
    await paste(page, "4" + ".".repeat(15));
    await expectDigits(page, "4" + ".".repeat(15));
    await button(page, words("solutions.start")).click();
    await expectTold(page, words("solutions.total", { count: "72", plural: 72 }));
    await expectTold(page, words("solutions.place", { place: 1 }));
    const first = await digitsOn(page);
    await button(page, words("solutions.next")).click();
    await expectTold(page, words("solutions.place", { place: 2 }));
    const second = await digitsOn(page);
    assert.ok(/^4[1-4]{15}$/.test(first) && /^4[1-4]{15}$/.test(second) && first !== second);
    await button(page, words("solutions.previous")).click();
    await expectDigits(page, first);
    await page.keyboard.press("s");
    await expectSoon(() => page.getByText(words("solutions.place", { place: 1 })).count(), 0);
    await button(page, words("solutions.close")).click();
    await expectDigits(page, "4" + ".".repeat(15));
  }));

  it("counts a 9×9 to the last digit, in seconds", () => visit(async (page) => {
    await paste(page, "1" + blank.slice(1));
    await expectDigits(page, "1" + blank.slice(1));
    await button(page, words("solutions.start")).click();
    await page.getByText(words("solutions.total", { count: "741,211,528,002,341,437,440", plural: 1440 })).waitFor({ timeout: 40_000 });
  }));

  it("stops a count without end at once, and solves meanwhile", () => visit(async (page) => {
    const large = "1".padEnd(144, ".");
    await paste(page, large);
    await expectDigits(page, large);
    await button(page, words("solutions.start")).click();
    await expectTold(page, /[1-9]\S* solutions? so far/);
    await button(page, words("solve.button")).click();
    await expectTold(page, words("solve.first"));
    const stop = button(page, words("solutions.cancel"));
    const waited = await stop.evaluate((element) => {
      const begun = performance.now();
      element.click();
      return performance.now() - begun;
    });
    assert.ok(waited < 100, `${waited} ms`);
    await expectSoon(() => stop.isHidden(), true);
    await expectTold(page, /was stopped: at least [1-9]/);
    assert.equal(await page.getByText(/so far$/).count(), 0);
    await button(page, words("solutions.close")).click();
    await paste(page, seeds[3].puzzle);
    await expectDigits(page, seeds[3].puzzle);
    await button(page, words("solve.button")).click();
    await expectDigits(page, seeds[3].solution);
  }));
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

  it("clear a cell by a right click, and by no key of a menu", () => visit(async (page) => {
    await enterTwo(page);
    await page.keyboard.press("ContextMenu");
    await cell(page, "row 1, column 2, 2").dispatchEvent("contextmenu");
    await cell(page, "row 1, column 2, 2").waitFor();
    await cell(page, "row 1, column 2, 2").click({ button: "right" });
    await cell(page, "row 1, column 2, empty").waitFor();
    await cell(page, "row 1, column 1, 4, given").click({ button: "right" });
    await expectDigits(page, seeds[4].puzzle);
  }));

  it("show the solution while S is held, and leave the board as it was", () => visit(async (page) => {
    await paste(page, seeds[4].puzzle);
    await expectTold(page, words("status.unique"));
    await page.keyboard.down("s");
    await cell(page, `row 1, column 2, ${seeds[4].solution[1]}, from the solution`).waitFor();
    await page.keyboard.up("s");
    await expectDigits(page, seeds[4].puzzle);
  }));

  it("close a dialog by a press beside it, not by one on its edge", () => visit(async (page) => {
    await button(page, words("new.open")).click();
    const dialog = page.getByRole("dialog");
    const { x, y, height } = await dialog.boundingBox();
    await page.mouse.click(x + 6, y + height - 40);
    assert.ok(await dialog.isVisible());
    await page.mouse.click(x - 6, y + height - 40);
    await expectSoon(() => dialog.isVisible(), false);
  }));
});

describe("the engine in workers", () => {
  /** Runs in the page. */
  const measure = async () => {
    const { createEngine } = await import("/nonet.mjs");
    const engine = await createEngine();
    const blankGrid = ".".repeat(81);
    const stop = new AbortController();
    const progress = new Promise((resolve) => {
      engine.count(blankGrid, { limit: 2 ** 50, signal: stop.signal, onProgress: resolve }).catch(() => {});
    });
    const { count } = await progress;
    const begunSolve = performance.now();
    const { status } = await engine.solve(blankGrid);
    const solveTime = performance.now() - begunSolve;
    const long = engine.count(blankGrid, { signal: stop.signal }).then(() => "counted", (error) => error.code);
    const begunStop = performance.now();
    stop.abort();
    const code = await long;
    const stopTime = performance.now() - begunStop;
    const generated = await engine.generate({ seed: 5 });
    let found = 0;
    for await (const solution of engine.solutions(blankGrid)) if (solution && ++found === 1000) break;
    const refused = await engine.parse("12!").catch(({ name, code: why, position }) => ({ name, why, position }));
    engine.close();
    const closed = await engine.parse("1").catch((error) => error.code);
    return { some: count > 0n, status, solveTime, code, stopTime, seed: generated.seed, found, refused, closed };
  };

  it("answers short calls during a count, cancels within 100 ms and goes on", () => visit(async (page) => {
    const times = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { solveTime, stopTime, ...rest } = await page.evaluate(measure);
      assert.deepEqual(rest, {
        some: true, status: "multiple", code: "aborted", seed: 5, found: 1000, closed: "closed",
        refused: { name: "NonetError", why: "bad-symbol", position: { line: 1, column: 3 } },
      });
      times.push(Math.max(solveTime, stopTime));
    }
    assert.ok(Math.min(...times) < 100, `${times} ms, of which the best counts: the machine may be busy`);
  }));

  it("makes the same puzzle as node for the same seed", () => visit(async (page) => {
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
  it("is found by role and name, and every cell with its content", () => visit(async (page) => {
    await paste(page, seeds[4].puzzle);
    await page.getByRole("grid", { name: "Sudoku board, 4 by 4" }).waitFor();
    await cell(page, "row 1, column 1, 4, given").waitFor();
    assert.equal(await grid(page).getByRole("row").count(), 4);
    assert.equal(await grid(page).getByRole("gridcell").count(), 16);
  }));
});
