// Layouts that are no squares, from the command line.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { lines, nonet, program, withFolder } from "./program.mjs";

const two = "gattai:2x2@0,0+2,2";
const puzzle = "1......22.....4...34..4.3.2.";
const solution = "1234341221431243213412433421";
const rows = "1234\n3412\n214312\n432134\n  1243\n  3421\n";

test("two grids: solved, listed, counted, completed, checked", () => {
  const options = `--layout ${two}`;
  assert.equal(nonet(`solve ${options}`, puzzle).out, `${puzzle}:1:${solution}\n`);
  assert.equal(nonet(`solve --all ${options}`, puzzle).out, `# nonet boxes ${two}\n${solution}\n`);
  assert.equal(nonet(`count ${options}`, ".".repeat(28)).out, `${".".repeat(28)}:3456\n`);
  assert.equal(nonet(`complete --seed 1 --to line ${options}`, puzzle).out, `# nonet boxes ${two}\n${solution}\n`);
  assert.equal(nonet(`check ${options}`, solution).out, `${solution}:ok\n`);
  const wrong = nonet(`check ${options}`, `11${solution.slice(2)}`);
  assert.match(wrong.err, /row 1 of grid 1/);
});

test("beside extra cells, rows are counted on the board and named without a grid", () => {
  // One grid below two cells: its first row is row 3 of the board.
  const wrong = nonet("check --layout gattai:shape:1x1@0,0+0,2+2x2@2,0+digits:1-4", "..11..............");
  assert.match(wrong.err, /row 3(?! of)/);
});

test("two grids: rows are written with spaces where no cell is, and read again", () => {
  const written = nonet(`convert --to rows --layout ${two}`, solution).out;
  assert.equal(written, `# nonet boxes ${two}\n${rows}`);
  assert.equal(nonet("convert --to line", written).out, `# nonet boxes ${two}\n${solution}\n`);
});

test("two grids as JSON: the measures of the canvas and the places of the grids", () => {
  const object = JSON.parse(nonet(`convert --json --layout ${two}`, solution).out);
  assert.equal(object.layout, two);
  assert.deepEqual([object.rows, object.columns, object.digits, object.side], [6, 6, 4, undefined]);
  const grid = { rows: 4, columns: 4, boxRows: 2, boxColumns: 2 };
  assert.deepEqual(object.grids, [
    { row: 0, column: 0, ...grid },
    { row: 2, column: 2, ...grid },
  ]);
});

for (const [layout, cells, count] of /** @type {const} */ ([
  ["1-4@3x3", 9, 1056],
  ["gattai:2x2@0,0+0,4", 32, 288 * 288],
  ["shape:2x3", 6, 12],
  ["0-2@2x2/none", 4, 18],
])) {
  test(`${layout}: ${count} full grids`, () => {
    assert.equal(nonet(`count --layout ${layout}`, ".".repeat(cells)).out, `${".".repeat(cells)}:${count}\n`);
  });
}

test("candidates of a cell that two grids share", () => {
  const { out } = nonet(`candidates --layout ${two}`, puzzle);
  const found = lines(out).at(-1).split(":").at(-1);
  assert.equal(found.replaceAll(".", ""), solution);
});

test("rules on a layout that is no square", () => {
  const { out } = nonet(
    ["solve", "--layout", "1-4@3x3", "--rules", "thermometer r1c1-r1c3; cage 4 r1c1 r2c1", "--limit", "9"],
    ".".repeat(9),
  );
  assert.match(lines(out).at(-1), /:9:/);
  const { err } = nonet(["solve", "--layout", "1-4@3x3", "--rules", "falling-diagonal"], ".".repeat(9));
  assert.match(err, /'falling-diagonal' needs a square/);
});

for (const command of [
  "rate",
  "canonical",
  "transform --steps transpose",
  "play",
  "practice --technique hidden-pair",
]) {
  test(`${command} refuses a layout that is no square`, () => {
    const { err, code } = nonet(`${command} --layout samurai`, ".".repeat(369));
    assert.notEqual(code, 0);
    assert.match(err, /is no square|has no option/);
  });
}

test("a text with such a layout is refused by a command for squares", () => {
  const { err, code } = nonet("canonical", `# nonet boxes ${two}\n${puzzle}\n`);
  assert.notEqual(code, 0);
  assert.match(err, /The layout gattai:2x2@0,0\+2,2 is no square/);
});

test("hint and explain name the grid of a house", () => {
  const text = `# nonet boxes ${two}\n${puzzle}\n`;
  const { step } = JSON.parse(nonet("hint --json", text).out);
  assert.ok(step.houses.every((/** @type {{ grid: number }} */ { grid }) => grid === 1 || grid === 2));
  const path = JSON.parse(nonet("explain --json", text).out);
  assert.equal(path.solved, true);
  const grids = path.steps.flatMap((/** @type {any} */ { houses }) => houses.map((/** @type {any} */ one) => one.grid));
  assert.ok(grids.includes(1) && grids.includes(2));
  assert.equal("grid" in JSON.parse(nonet("hint --json", "123434122143432.\n").out).step.houses[0], false);
});

test("five lines of 81 signs, and rows of 21, are a samurai without the name of the layout", () => {
  const line = nonet("generate --layout samurai --seed 1").out;
  const solved = nonet("solve", line).out;
  const rows = nonet("convert --to rows", line).out.trimEnd().split("\n").slice(1);
  const five = [
    [0, 0],
    [0, 12],
    [6, 6],
    [12, 0],
    [12, 12],
  ].map(([top, left]) =>
    rows
      .slice(top, top + 9)
      .map((row) => row.slice(left, left + 9))
      .join(""),
  );
  assert.ok(five.every((grid) => /^[1-9.]{81}$/.test(grid)));
  assert.equal(nonet("solve", `${rows.join("\n")}\n`).out, solved);
  const text = `${five.join("\n")}\n`;
  assert.equal(nonet("convert --to grids", line).out, `# nonet boxes samurai\n${text}`);
  withFolder({ "five.txt": text }, (folder) => {
    const file = join(folder, "five.txt");
    assert.equal(nonet(`solve ${file}`).out, solved);
    // A file is whole, also as standard input. The writer of a pipe may wait for an answer, so it needs the name.
    const input = openSync(file, "r");
    const asInput = spawnSync(program, ["solve"], { stdio: [input, "pipe", "pipe"], encoding: "utf8" });
    closeSync(input);
    assert.equal(asInput.stdout, solved);
  });
  assert.equal(lines(nonet("solve", text).out).length, 5);
  for (const [named, options] of [
    [text, "--layout samurai"],
    [`# nonet boxes samurai\n${text}`, ""],
    [`${[...five.slice(0, 2), ...five.slice(3), five[2]].join("\n")}\n`, "--layout samurai"],
  ]) {
    assert.equal(nonet(`solve ${options}`, named).out, solved);
  }
  // In no usual order, all grids of a cell are the same.
  const { err, code } = nonet("solve --layout samurai", `${[...five].reverse().join("\n")}\n`);
  assert.notEqual(code, 0);
  assert.match(err, /^nonet: -:\d+:\d+: This text begins like 'grids' but cannot be read from here on\./);
});

for (const [format, layout] of /** @type {const} */ ([
  ["f-puzzles", "samurai"],
  ["f-puzzles-link", "shape:6x8"],
  ["sudoku-solver", "samurai"],
  ["sudoku-solver", "shape:17x4"],
  ["sudokupad", "1-9@7x7"],
  ["sudokupad-link", "shape:17x4"],
])) {
  test(`${format} has no text for ${layout}, which is refused by name`, () => {
    const cells = { samurai: 369, "shape:6x8": 48, "shape:17x4": 68, "1-9@7x7": 49 }[layout];
    const { err, code, out } = nonet(`convert --to ${format} --layout ${layout}`, ".".repeat(cells));
    assert.equal(out, "");
    assert.notEqual(code, 0);
    assert.ok(err.includes(`The format ${format} has no text for the layout ${layout}.`), err);
  });
}

/** The corners of this many grids, each by a step from the one before. @param {number} count @param {number[]} step */
const stair = (count, [rows, columns]) =>
  Array.from({ length: count }, (_, k) => `${k * rows},${k * columns}`).join("+");

for (const [what, layout, cells] of /** @type {const} */ ([
  ["more cells than the largest square", `gattai:3x3@${stair(8, [11, 11])}`, 8 * 81],
  ["more houses than hints know", `gattai:2x2@${stair(62, [1, 1])}`, 16 + 61 * 7],
  [
    "a cell of more houses than hints know",
    `gattai:3x3@${[0, 1, 2, 3].map((row) => `${row},0+${row},1+${row},2+${row},3`).join("+")}`,
    12 * 12,
  ],
])) {
  test(`hints for a layout with ${what} are refused with a sentence`, () => {
    const { err, code } = nonet(`hint --layout ${layout}`, ".".repeat(cells));
    assert.notEqual(code, 0);
    assert.match(err, /layouts of up to 25 digits, 625 cells and 640 houses, with each cell in up to 16 houses\./);
  });
}

for (const [layout, sentence] of /** @type {const} */ ([
  ["gattai:3x3@0,0+95,0", /at most 100 rows/],
  ["gattai:3x3@0,0+4x4@9,9", /more cells than there are digits/],
  ["gattai:3x3@1,0", /begin in row 0/],
  ["gattai:3x3@0,0+0,0", /lies inside another/],
  ["shape:6x8/5x2", /multiples/],
  ["shape:6x8+x", /as many rows as columns/],
])) {
  test(`${layout} is refused with a sentence`, () => {
    const { err, code } = nonet(`solve --layout ${layout}`, ".");
    assert.notEqual(code, 0);
    assert.match(err, sentence);
  });
}
