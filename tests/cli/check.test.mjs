import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet, seeds } from "./program.mjs";

const cases = [
  { name: "a puzzle that keeps the rules", input: seeds[0].puzzle, out: `${seeds[0].puzzle}:ok\n` },
  {
    name: "a row",
    input: ".5....5..".padEnd(81, "."),
    cells: "r1c2 r1c7",
    explained: ["r1c7 cannot be 5: row 1 already has 5, at r1c2."],
  },
  {
    name: "a column",
    input: `${".......5.".repeat(2)}`.padEnd(81, "."),
    cells: "r1c8 r2c8",
    explained: ["r2c8 cannot be 5: column 8 and box 3 already have 5, at r1c8."],
  },
  {
    name: "a box",
    input: "5........" + ".........." + "5".padEnd(62, "."),
    cells: "r1c1 r3c2",
    explained: ["r3c2 cannot be 5: box 1 already has 5, at r1c1."],
  },
  {
    name: "the rest is still checked",
    input: "1......1." + ".".repeat(27) + "..7....7." + "..7......".padEnd(36, "."),
    cells: "r1c1 r1c8 r5c3 r5c8 r6c3",
    explained: [
      "r1c8 cannot be 1: row 1 already has 1, at r1c1.",
      "r5c8 cannot be 7: row 5 already has 7, at r5c3.",
      "r6c3 cannot be 7: column 3 and box 4 already have 7, at r5c3.",
    ],
  },
  {
    name: "three times",
    input: "2..2..2..".padEnd(81, "."),
    cells: "r1c1 r1c4 r1c7",
    explained: ["r1c4 cannot be 2: row 1 already has 2, at r1c1.", "r1c7 cannot be 2: row 1 already has 2, at r1c1."],
  },
  {
    name: "cells as A1",
    args: "--cells a1",
    input: "..........5......5".padEnd(81, "."),
    cells: "B2 B9",
    explained: ["B9 cannot be 5: row 2 already has 5, at B2."],
  },
  {
    name: "a 4x4 grid",
    input: "1..............1".replace(/^1\.\.\./, "1..1"),
    cells: "r1c1 r1c4 r4c4",
    explained: [
      "r1c4 cannot be 1: row 1 already has 1, at r1c1.",
      "r4c4 cannot be 1: column 4 already has 1, at r1c4.",
    ],
  },
];

for (const { name, args = "", input, out, cells, explained = [] } of cases) {
  test(name, () => {
    assert.deepEqual(nonet(`check ${args}`, input), {
      out: out ?? `${input}:conflict ${cells}\n`,
      err: explained.map((sentence) => `nonet: -:1:1: ${sentence}\n`).join(""),
      code: cells ? 1 : 0,
      signal: null,
    });
  });
}

test("--json has the conflicts house by house", () => {
  const { status, conflicts } = JSON.parse(nonet("check --json", "55".padEnd(81, ".")).out);
  assert.equal(status, "conflict");
  assert.deepEqual(conflicts, [
    { digit: 5, house: "row", index: 1, cells: ["r1c1", "r1c2"] },
    { digit: 5, house: "box", index: 1, cells: ["r1c1", "r1c2"] },
  ]);
});

const sumsOf = (puzzle) => {
  const text = lines(nonet("check --sums", puzzle).out);
  const end = text.findIndex((line) => line === "boxes:");
  const words = (line) => line.trim().split(/\s+/);
  return {
    rows: text
      .slice(1, end - 1)
      .filter((line) => line.startsWith("|"))
      .map((line) => line.split("|").at(-1).trim()),
    columns: words(text[end - 1]),
    boxes: text.slice(end + 1, -1).flatMap(words),
  };
};

const full = seeds[0].solution;
const nine = (text) => Array(9).fill(text);
const sums = [
  {
    name: "a full and right grid: 45 everywhere",
    puzzle: full,
    rows: nine("45"),
    columns: nine("45"),
    boxes: nine("45"),
  },
  {
    name: "a wrong digit marks three houses",
    puzzle: full.replace(/^3/, "4"),
    rows: ["46!", ...nine("45").slice(1)],
    columns: ["46!", ...nine("45").slice(1)],
    boxes: ["46!", ...nine("45").slice(1)],
  },
  {
    name: "an unfinished grid has no marks",
    puzzle: "12...........9".padEnd(81, "."),
    rows: ["3", "9", ..."0000000"],
    columns: [..."120090000"],
    boxes: [..."390000000"],
  },
  {
    name: "a full 4x4 grid: 10",
    puzzle: seeds.at(-1).solution,
    rows: Array(4).fill("10"),
    columns: Array(4).fill("10"),
    boxes: Array(4).fill("10"),
  },
];

for (const { name, puzzle, ...expected } of sums) {
  test(`--sums: ${name}`, () => assert.deepEqual(sumsOf(puzzle), expected));
}
