import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";

import { make } from "../../../web/print-jobs/index.js";
import { defaultSettings } from "../../../web/print/print-settings.js";
import { fakeEngine } from "./fake-engine.js";

const solution = [..."1234341221434321"].map(Number);
/** Cells that are empty, by puzzle: the fake engine answers by them. @param {number} cell */
const puzzleWithout = (cell) => ({
  layout: "2x2",
  givens: solution.map((digit, at) => (at === cell ? 0 : digit)),
  title: `cell ${cell}`,
  line: cell + 1,
});
const blankOf = (/** @type {any} */ { cells }) => cells.indexOf(0);

/** @param {import("../../../web/print/print-settings.js").ListOrder} order @param {object} [show] @returns {any} */
function settingsFor(order, show = {}) {
  const usual = defaultSettings({ locale: "it", seed: 1 });
  return { ...usual, work: { kind: "list", order }, look: { ...usual.look, show: { ...usual.look.show, ...show } } };
}

/** @param {any} job @returns {string[]} */
const titlesOf = (job) => job.sections[0].puzzles.map((/** @type {any} */ { title }) => title);

describe("a list", () => {
  it("in order of level keeps the order of equal puzzles, and puts unsolved paths last", async () => {
    const levels = ["expert", "easy", null, "easy", "hard", "easy"];
    const engine = {
      ...fakeEngine(),
      path: async (/** @type {any} */ puzzle) => ({
        solved: levels[blankOf(puzzle)] !== null,
        level: levels[blankOf(puzzle)],
      }),
    };
    const job = await make(settingsFor("level"), { engine, list: levels.map((_, cell) => puzzleWithout(cell)) });
    assert.deepEqual(titlesOf(job), ["cell 1", "cell 3", "cell 5", "cell 4", "cell 0", "cell 2"]);
  });

  it("has what the author of a puzzle says and draws, and the author's solution where the rules leave several", async () => {
    const engine = {
      ...fakeEngine(),
      solve: async () => ({ status: "multiple", solutions: [solution.join(""), solution.join("")] }),
    };
    const drawn = {
      lines: [
        {
          wayPoints: [
            [0.5, 0.5],
            [0.5, 2.5],
          ],
        },
      ],
      arrows: [],
      underlays: [],
      overlays: [],
      cages: [],
      rules: [],
    };
    const own = { author: "A. Setter", ruleset: "Digits rise.", drawn, solution };
    const list = /** @type {any[]} */ ([{ ...puzzleWithout(0), ...own }, puzzleWithout(1)]);
    const job = /** @type {any} */ (await make(settingsFor("given", { level: false }), { engine, list }));
    const [told, plain] = job.sections[0].puzzles;
    assert.deepEqual(
      [told.author, told.ruleset, told.solution, told.isByAuthor, told.flaw],
      ["A. Setter", "Digits rise.", solution, true, null],
    );
    assert.deepEqual(JSON.parse(told.drawing).lines, drawn.lines);
    assert.deepEqual([plain.flaw, plain.drawing, plain.ruleset], ["several", undefined, undefined]);
    assert.deepEqual(
      job.faults.map((fault) => fault.number),
      [2],
    );
  });

  it("has regular white space in what an author says: one line, or one line after each line end", async () => {
    const own = {
      title: "Two\twords\u2028here ",
      author: ` A.\r\nSetter ${"x".repeat(2000)}`,
      ruleset: "First\tcolumn\rsecond  line\r\n\r\nthird\vfourth\u0085 \f5\u00a0%",
    };
    const list = /** @type {any[]} */ ([{ ...puzzleWithout(0), ...own }]);
    const job = /** @type {any} */ (await make(settingsFor("given", { level: false }), { engine: fakeEngine(), list }));
    const [{ title, author, ruleset }] = job.sections[0].puzzles;
    assert.equal(title, "Two words here");
    assert.match(author, /^A\. Setter x+$/);
    assert.equal(author.length, 1000);
    assert.equal(ruleset, "First column\nsecond line\nthird\nfourth\n5\u00a0%");
  });

  it("takes no author's solution that contradicts the puzzle", async () => {
    const engine = { ...fakeEngine(), solve: async () => ({ status: "multiple", solutions: [solution.join("")] }) };
    const other = solution.map((digit) => (digit % 4) + 1);
    const job = /** @type {any} */ (
      await make(settingsFor("given", { level: false }), { engine, list: [{ ...puzzleWithout(0), solution: other }] })
    );
    assert.deepEqual([job.sections[0].puzzles[0].solution, job.sections[0].puzzles[0].flaw], [null, "several"]);
  });

  it("is solved with as many calls at once as there are workers, and reported", async () => {
    let now = 0;
    let most = 0;
    /** @type {any[]} */
    const heard = [];
    const solve = async () => {
      most = Math.max(most, ++now);
      await nextTurn();
      now -= 1;
      return { status: "unique", solutions: [solution.join("")] };
    };
    const list = Array.from({ length: 9 }, (_, cell) => puzzleWithout(cell));
    await make(settingsFor("given", { level: false }), {
      engine: { ...fakeEngine(), solve },
      list,
      onProgress: (progress) => heard.push(progress),
    });
    assert.equal(most, 2);
    assert.deepEqual(heard.at(-1), { what: "solutions", done: 9, of: 9 });
  });

  it("stops all calls when one fails", async () => {
    /** @type {AbortSignal[]} */
    const signals = [];
    const solve = async (/** @type {any} */ puzzle, /** @type {any} */ { signal }) => {
      signals.push(signal);
      if (blankOf(puzzle) === 1) throw Object.assign(new Error("failed"), { code: "engine-failed" });
      await new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(Object.assign(new Error("aborted"), { code: "aborted" })));
      });
    };
    const list = Array.from({ length: 9 }, (_, cell) => puzzleWithout(cell));
    await assert.rejects(make(settingsFor("given"), { engine: { ...fakeEngine(), solve }, list }), {
      code: "engine-failed",
    });
    assert.equal(signals.length, 2);
    assert.ok(signals[0].aborted);
  });

  it("ends when the signal aborts", async () => {
    const stop = new AbortController();
    const solve = async () => {
      stop.abort();
      throw Object.assign(new Error("aborted"), { code: "aborted" });
    };
    await assert.rejects(
      make(settingsFor("given"), {
        engine: { ...fakeEngine(), solve },
        list: [puzzleWithout(0), puzzleWithout(1)],
        signal: stop.signal,
      }),
      { code: "aborted" },
    );
  });

  it("goes on after a puzzle that cannot be solved in time", async () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    // On a slow machine the work pauses meanwhile, by the timers that do not run.
    const pauses = setInterval(() => mock.timers.tick(1), 1);
    try {
      const solve = async (/** @type {any} */ puzzle, /** @type {any} */ { signal }) => {
        if (blankOf(puzzle) !== 1) return { status: "unique", solutions: [solution.join("")] };
        queueMicrotask(() => mock.timers.tick(30_000));
        return new Promise((resolve, reject) => {
          signal.addEventListener("abort", () => reject(Object.assign(new Error("aborted"), { code: "aborted" })));
        });
      };
      const engine = { ...fakeEngine(), about: async () => ({ workers: 1 }), solve };
      const job = /** @type {any} */ (
        await make(settingsFor("given", { level: false }), { engine, list: [0, 1, 2].map(puzzleWithout) })
      );
      assert.deepEqual(
        job.sections[0].puzzles.map((/** @type {any} */ { flaw }) => flaw),
        [null, "unknown", null],
      );
      assert.deepEqual(job.faults, [{ flaw: "unknown", place: 2, number: 2, line: 2, source: "" }]);
    } finally {
      clearInterval(pauses);
      mock.timers.reset();
    }
  });
});
