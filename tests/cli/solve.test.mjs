import assert from "node:assert/strict";
import { test } from "node:test";
import { dataFile, lines, nonet, seeds } from "./program.mjs";

const blank = ".".repeat(81);
const [contest, , article, seventeen, small] = seeds;

const rowsOf = (line, side = 9) =>
  line
    .match(new RegExp(`.{${side}}`, "g"))
    .map((row) => [...row].join(" ") + "\n")
    .join("");

// The 81×81 grid in which each row of a band is the one above moved by a box, with each so many-th cell blank.
const shifted81 = (blankEach = 0) =>
  Array.from(
    { length: 81 },
    (_, row) =>
      Array.from({ length: 81 }, (_, column) =>
        (row * 81 + column) % blankEach === 1 ? 0 : ((9 * (row % 9) + Math.floor(row / 9) + column) % 81) + 1,
      ).join(" ") + "\n",
  ).join("");

for (const { line, puzzle } of seeds) {
  test(`solves ${puzzle}`, () => {
    assert.deepEqual(nonet("solve", `${puzzle}\n`), { out: `${line}\n`, err: "", code: 0, signal: null });
  });
}

test("a file of solved lines is read as it was written", () => {
  assert.deepEqual(
    lines(nonet(["solve", dataFile("seeds.txt")]).out),
    seeds.map(({ line }) => line),
  );
});

const cases = [
  { name: "several solutions stop the count at 2", args: "", input: blank, answer: /^\.{81}:2:[1-9]{81}\n$/ },
  { name: "the limit is counted to", args: "--limit 5", input: blank, answer: /^\.{81}:5:[1-9]{81}\n$/ },
  { name: "a limit of 1 finds one", args: "--limit 1", input: blank, answer: /^\.{81}:1:[1-9]{81}\n$/ },
  {
    name: "blanks are echoed as they were written",
    args: "",
    input: small.puzzle.replaceAll("0", "_"),
    answer: `${small.puzzle.replaceAll("0", "_")}:1:${small.solution}\n`,
  },
  {
    name: "other formats are echoed as a line",
    args: "",
    input: rowsOf(small.puzzle, 4),
    answer: `${small.puzzle.replaceAll("0", ".")}:1:${small.solution}\n`,
  },
  { name: "6x6 with boxes of 2 by 3", args: "", input: `1${".".repeat(35)}`, answer: /^1\.{35}:2:1[1-6]{35}\n$/ },
  {
    name: "the layout is a wish",
    args: "--layout 3x2",
    input: `1${".".repeat(35)}`,
    answer: /^1\.{35}:2:1[1-6]{35}\n$/,
  },
  {
    name: "no solution is an answer without one",
    args: "",
    input: `.........${"1".padStart(9, ".")}`.padEnd(81, ".").replace(/^.{9}/, "2345678.."),
    answer: /:0:\n$/,
    code: 1,
    err: "nonet: -:1:1: The puzzle has no solution.\n",
  },
  {
    name: "contradictory givens have none either",
    args: "",
    input: `55${".".repeat(79)}`,
    answer: `55${".".repeat(79)}:0:\n`,
    code: 1,
    err: "nonet: -:1:1: The givens contradict each other: r1c2 cannot be 5: row 1 and box 1 already have 5, at r1c1.\n",
  },
  {
    name: "contradictory givens beyond the first are counted",
    args: "",
    input: `5...5...5${".".repeat(72)}`,
    answer: /:0:\n$/,
    code: 1,
    err: "nonet: -:1:1: The givens contradict each other: r1c5 cannot be 5: row 1 already has 5, at r1c1. There is 1 more conflict. nonet check lists all of them.\n",
  },
  {
    name: "cells named by letters",
    args: "--cells column-letters",
    input: `${".".repeat(9)}5.......5${".".repeat(63)}`,
    answer: /:0:\n$/,
    code: 1,
    err: "nonet: -:1:1: The givens contradict each other: I2 cannot be 5: row 2 already has 5, at A2.\n",
  },
  { name: "the contest's form", args: "--to numbers", input: rowsOf(contest.puzzle), answer: rowsOf(contest.solution) },
  {
    name: "solutions only",
    args: "--to line",
    input: `${contest.puzzle}\n${small.puzzle}`,
    answer: `${contest.solution}\n${small.solution}\n`,
  },
  {
    name: "grids are kept apart by a blank line",
    args: "--to numbers",
    input: `${small.puzzle}\n${small.puzzle}`,
    answer: `${rowsOf(small.solution, 4)}\n${rowsOf(small.solution, 4)}`,
  },
  {
    name: "a format without a solution to print",
    args: "--to numbers",
    input: `55${".".repeat(79)}`,
    answer: "",
    code: 1,
    err: /The givens contradict each other/,
  },
  {
    name: "the first of several",
    args: "--to line",
    input: blank,
    answer: /^[1-9]{81}\n$/,
    err: "nonet: -:1:1: The puzzle has more than one solution; this is the first.\n",
  },
  { name: "a grid of 81x81", args: "--to numbers", input: shifted81(5), answer: shifted81() },
  {
    name: "a grid of 36x36 is echoed as numbers",
    args: "--limit 1",
    input: `1 ${"0 ".repeat(36 * 36 - 1)}\n`,
    answer: /^1( 0){1295}:1:1( \d+){1295}\n$/,
  },
];

for (const { name, args, input, answer, code = 0, err = "" } of cases) {
  test(name, () => {
    const result = nonet(`solve ${args}`, input);
    if (typeof answer === "string") assert.equal(result.out, answer);
    else assert.match(result.out, answer);
    if (typeof err === "string") assert.equal(result.err, err);
    else assert.match(result.err, err);
    assert.equal(result.code, code);
  });
}

test("--to frame --stats shows puzzle, solution and statistics", () => {
  const { out, err, code } = nonet("solve --to frame --stats", `${article.puzzle}\n`);
  const [before, after] = out.split("\n\n").map((frame) => frame.replace(/[^1-9.]/g, ""));
  assert.equal(before, article.puzzle.replaceAll("0", "."));
  assert.equal(after, article.solution);
  assert.equal(lines(out)[0], "+-------+-------+-------+");
  assert.match(err, /^nonet: -:1:1: \d+ placements tried, \d+ guesses, \d+\.\d+ ms\n$/);
  assert.equal(code, 0);
});

test("--stats of several puzzles ends with their total", () => {
  const { err } = nonet("solve --stats", `${contest.puzzle}\n${seventeen.puzzle}\n`);
  const tried = lines(err).map((line) => Number(/(\d+) placements/.exec(line)[1]));
  assert.equal(tried[2], tried[0] + tried[1]);
  assert.match(err, /nonet: 2 puzzles: /);
});

const results = [
  {
    name: "unique",
    input: small.puzzle,
    result: { status: "unique", count: 1, solutions: [small.solution], conflicts: [] },
  },
  { name: "none", input: "123........4....", result: { status: "none", count: 0, solutions: [], conflicts: [] } },
  {
    name: "conflict",
    input: "1..1............",
    result: {
      status: "conflict",
      count: 0,
      solutions: [],
      conflicts: [{ digit: 1, house: "row", index: 1, cells: ["r1c1", "r1c4"] }],
    },
  },
];

for (const { name, input, result } of results) {
  test(`--json: ${name}`, () => {
    const { puzzle, guesses, placements, ...rest } = JSON.parse(nonet("solve --json", input).out);
    assert.deepEqual(rest, result);
    assert.equal(puzzle, input);
    assert.ok(Number.isInteger(guesses) && Number.isInteger(placements));
  });
}

test("--json keeps as many solutions as the limit", () => {
  const { status, count, solutions } = JSON.parse(nonet("solve --json --limit 4", blank).out);
  assert.equal(status, "multiple");
  assert.equal(count, 4);
  assert.equal(new Set(solutions).size, 4);
});

test("--time ends the work on a puzzle, prints what is known, and goes on with the next puzzle", () => {
  const blank = ".".repeat(256);
  const { out, err, code } = nonet("solve --time 0.2 --limit 1000000000", `${blank}\n${seeds[0].puzzle}\n`);
  const [first, second] = lines(out);
  assert.match(first, /^\.{256}:>=\d+:[1-9A-G]{256}$/);
  assert.equal(second, seeds[0].line);
  assert.deepEqual([err, code], ["nonet: -:1:1: Stopped after 0.2 s (--time).\n", 1]);
});

test("--all --time reports how many solutions were found", () => {
  const { out, err, code } = nonet("solve --all --time 0.1", ".".repeat(81));
  const found = lines(out).length;
  assert.ok(found > 100);
  assert.deepEqual(
    [err, code],
    [`nonet: -:1:1: Stopped after 0.1 s (--time). Solutions found: ${found}. There may be more.\n`, 1],
  );
});

test("--time wants seconds", () => {
  assert.match(
    nonet("solve --time soon", "").err,
    /^nonet: --time: 'soon' is not a number of seconds above 0, such as 10 or 0.5/,
  );
});
