/** The built package in node: the same module and glue as in the browser, without workers. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";

import { NonetError, createEngine } from "../../dist/nonet.mjs";
import { seeds } from "./support/seeds.js";
import { wholeLimit } from "./support/usable-time.js";

const empty = ".".repeat(81);

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

describe("solving", () => {
  for (const { puzzle, count, solution } of seeds) {
    it(`solves ${puzzle}`, async () => {
      const { status, solutions } = await engine.solve(puzzle);
      assert.deepEqual([status, solutions], [count === 1 ? "unique" : "multiple", [solution]]);
    });
  }

  const verdicts = [
    ["an empty grid", empty, { status: "multiple", count: 2 }],
    ["a puzzle without solution", "12345678........9" + ".".repeat(64), { status: "none", count: 0 }],
    ["equal digits in a row", "11" + ".".repeat(79), { status: "conflict", count: 0 }],
  ];
  for (const [what, puzzle, expected] of verdicts) {
    it(`distinguishes ${what}`, async () => {
      const { status, count } = await engine.solve(puzzle);
      assert.deepEqual({ status, count }, expected);
    });
  }

  it("names the cells of a conflict", async () => {
    const { conflicts } = await engine.solve("11" + ".".repeat(79));
    assert.deepEqual(conflicts[0], { digit: 1, house: "row", index: 1, cells: ["r1c1", "r1c2"] });
  });

  it("takes a grid object", async () => {
    const cells = [4, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
    assert.deepEqual((await engine.solve({ layout: "2x2", cells })).solutions, ["4132321414232341"]);
  });
});

describe("errors", () => {
  /** @type {any[][]} */
  const cases = [
    ["empty-input", "", {}],
    ["bad-symbol", "12!" + ".".repeat(78), { position: { line: 1, column: 3 } }],
    ["wrong-length", ".".repeat(80), {}],
    ["unknown-layout", empty, {}, { layout: "9x9x9" }],
  ];
  for (const [code, text, expected, options] of cases) {
    it(`names ${code}`, async () => {
      await assert.rejects(engine.parse(text, options), (error) => {
        assert.ok(error instanceof NonetError);
        assert.deepEqual(
          { code: error.code, ...expected },
          { code, ...(expected.position && { position: error.position }) },
        );
        return true;
      });
    });
  }

  it("refuses more clues than a grid has", async () => {
    await assert.rejects(engine.generate({ clues: [90, 99] }), { code: "bad-clues" });
  });
});

describe("text", () => {
  it("reads rows of numbers and writes them again", async () => {
    const line = seeds[0].puzzle.replaceAll("0", ".");
    const numbers = await engine.format(line, "numbers");
    const { puzzle, layout } = await engine.parse(numbers);
    assert.deepEqual([puzzle, layout], [line, "3x3"]);
  });

  const layouts = [
    "2x2",
    "2x3",
    "3x2",
    "3x2+x",
    "3x3",
    "3x3+x",
    "3x3+windoku",
    "3x3+antiknight",
    "2x5",
    "4x4",
    "jigsaw:1122211122333343444455555",
  ];
  const formats = /** @type {const} */ ([
    "line",
    "sdm",
    "numbers",
    "rows",
    "csv",
    "tsv",
    "frame",
    "jigsaw",
    "sdk",
    "ss",
    "pencilmarks",
    "library",
    "729",
    "sudokuwiki",
    "solo",
  ]);
  for (const layout of layouts) {
    it(`keeps the layout ${layout} and the digits`, async () => {
      const blanks = await blankCells(layout);
      const side = Math.sqrt(blanks.length);
      const cells = blanks.map((_, cell) =>
        cell % (side + 2) === 0 ? ((cell + Math.floor(cell / side)) % side) + 1 : 0,
      );
      const givens = cells.map((digit, cell) => (cell % 2 ? 0 : digit));
      for (const name of formats) {
        const written = await engine
          .format({ layout, cells, givens }, name, { content: "digits" })
          .catch((error) => error.code);
        if (written === "format-cannot-hold") continue;
        const read = await engine.parse(written);
        assert.deepEqual([name, read.layout], [name, layout]);
        // A cell with one candidate may be read as a digit where the format has no mark for it.
        if (!["pencilmarks", "729", "sudokuwiki"].includes(name)) assert.deepEqual([name, read.cells], [name, cells]);
      }
    });
  }

  /** @param {string} layout */
  async function blankCells(layout) {
    for (const side of [4, 5, 6, 9, 10, 16]) {
      const cells = new Array(side * side).fill(0);
      if (await engine.parse(cells.join(" "), { layout }).catch(() => null)) return cells;
    }
    throw new Error(layout);
  }

  it("refuses what a format cannot say, unless a part is asked for", async () => {
    const cells = [...seeds[0].puzzle].map(Number);
    const givens = cells.with(cells.findIndex(Boolean), 0);
    await assert.rejects(engine.format({ cells, givens }, "line"), {
      code: "format-cannot-hold",
      details: { symbol: "line", leftOut: "entries" },
    });
    const texts = await Promise.all(
      ["givens", "digits", "most"].map((content) =>
        engine.format({ cells, givens }, "line", { content: /** @type {any} */ (content) }),
      ),
    );
    const line = (/** @type {number[]} */ digits) => `${digits.join("").replaceAll("0", ".")}\n`;
    assert.deepEqual(texts, [line(givens), line(cells), line(givens)]);
  });
});

describe("counting", () => {
  it("is exact where the search ends", async () => {
    assert.deepEqual(await engine.count(seeds[0].puzzle), { count: 1n, exact: true });
    assert.deepEqual(await engine.count(".".repeat(16)), { count: 288n, exact: true });
  });

  it("stops at the limit", async () => {
    assert.deepEqual(await engine.count(empty, { limit: 1000 }), { count: 1000n, exact: false });
  });

  it("can be stopped", async () => {
    const stop = new AbortController();
    const counting = engine.count(empty, { signal: stop.signal, onProgress: () => stop.abort() });
    await assert.rejects(counting, { code: "aborted" });
  });

  it("enumerates as many as it counts, each once, in the same order", async () => {
    const [first, second] = await Promise.all([
      all(engine.solutions(".".repeat(16))),
      all(engine.solutions(".".repeat(16))),
    ]);
    assert.equal(new Set(first).size, 288);
    assert.deepEqual(first, second);
  });
});

describe("many puzzles", () => {
  const minimal = readFileSync(new URL("../../bench/sets/minimal.txt", import.meta.url), "utf8");
  const contradictory = `55${".".repeat(79)}`;
  const unsolvable = `12345678........9${".".repeat(64)}`;
  /** Puzzles with one given removed, so that they have several solutions. */
  const loose = minimal
    .split("\n")
    .slice(1, 300)
    .map((line) => line.replace(/[1-9]/, "0"));
  const mixed = [
    ...loose,
    contradictory,
    unsolvable,
    empty,
    ...seeds.map(({ puzzle }) => puzzle).filter(({ length }) => length === 81),
  ];

  it("are answered as each is alone", async () => {
    const answers = await engine.solveBatch(mixed, { limit: 3 });
    for (const [index, puzzle] of mixed.entries()) {
      const { count, solutions } = await engine.solve(puzzle, { limit: 3 });
      assert.deepEqual([answers.counts[index], answers.solution(index)], [count, solutions[0] ?? null], puzzle);
    }
  });

  it("are answered the same one by one", async () => {
    const [lockstep, alone] = [await engine.solveBatch(mixed), await engine.solveBatch(mixed, { lockstep: false })];
    assert.deepEqual({ ...alone }, { ...lockstep });
  });

  it("have one solution each in a set of minimal puzzles", async () => {
    const { length, counts } = await engine.solveBatch(minimal);
    assert.deepEqual([length, counts.filter((count) => count === 1).length], [1000, 1000]);
  });

  it("name the puzzle and the place of a strange character", async () => {
    const puzzles = mixed.with(290, `${empty.slice(0, 40)}x${empty.slice(0, 40)}`);
    const details = { index: 290, symbol: "x" };
    await assert.rejects(engine.solveBatch(puzzles), {
      code: "bad-symbol",
      position: { line: 291, column: 41 },
      details,
    });
  });
});

describe(
  "node whose WebAssembly has no SIMD",
  { skip: process.arch !== "x64" && "needs a switch of V8 that x86 alone has" },
  () => {
    it("is refused with a code and a sentence", () => {
      const script = `
      import { createEngine } from "./dist/nonet.mjs";
      await createEngine().catch(({ code, message }) => console.log(code, message));`;
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ["--no-enable-sse4-1", "--input-type=module", "--eval", script],
        { cwd: new URL("../..", import.meta.url), encoding: "utf8", timeout: wholeLimit(30_000) },
      );
      assert.deepEqual(
        [stdout.split(",")[0], stderr],
        ["engine-unsupported The engine needs WebAssembly with SIMD", ""],
      );
    });
  },
);

/** @param {AsyncIterable<string>} iterable */
async function all(iterable) {
  const items = [];
  for await (const item of iterable) items.push(item);
  return items;
}
