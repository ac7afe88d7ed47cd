// Bad and huge input at every command: refused with a sentence, memory bounded, and the puzzles after it answered.
// docs/limits.md has the limits.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

import { lines, nonet, program, seeds, withFolder } from "./program.mjs";

const good = seeds.find(({ puzzle, count }) => puzzle.length === 81 && count === 1);
const commands = [...nonet("--help").out.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, command]) => command);

test("all commands are tried", () => assert.ok(commands.length >= 17, commands.join(" ")));

for (const command of commands) {
  const options = new Set(
    [...nonet(`${command} --help`).out.matchAll(/^ +(?:-[a-z], )?(--[a-z-]+) [A-Z]/gm)].map(([, option]) => option),
  );
  test(`${command}: a value that no option can have is refused with a sentence`, () => {
    for (const option of options) {
      for (const value of ["-1", "99999999999999999999999", "0x10"]) {
        const { out, err, code } = nonet([command, `${option}=${value}`]);
        assert.deepEqual([out, code], ["", 2], `${option}=${value}`);
        assert.match(err, /^nonet: .{10,}\n$/, `${option}=${value}`);
      }
    }
  });
}

const layouts = [
  "0x0",
  "1x1",
  "101x1",
  "99999999999999999999x3",
  "3x-3",
  "jigsaw:",
  `jigsaw:${"1".repeat(60_000)}`,
  "jigsaw:4294967290,1,1,1",
  `3x3${"+y".repeat(20_000)}`,
  `${"3x3+".repeat(20_000)}`,
];
for (const layout of layouts) {
  test(`the layout ${layout.slice(0, 30)} (${layout.length} characters) is refused`, () => {
    const { out, err, code } = nonet(["solve", "--layout", layout, good.puzzle]);
    assert.deepEqual([out, code], ["", 2]);
    assert.match(err, /^nonet: --layout: /);
  });
}

/** Sides beyond what a command supports, the exit code, and the sentence. @type {[string[], number, RegExp][]} */
const sides = [
  [["generate", "--layout", "jigsaw:26", "--seed", "1"], 2, /^nonet: No full grid of this layout was found\./],
  [
    ["generate", "--pencilmarks", "--layout", "2x5", "--seed", "1"],
    2,
    /^nonet: --pencilmarks makes squares up to side 9\./,
  ],
  [
    [
      "hint",
      "--layout",
      "2x13",
      Array(26 ** 2)
        .fill(".")
        .join(" "),
    ],
    1,
    /^nonet: argument:1:1: Hints and steps support grids up to side 25\./,
  ],
];
for (const [words, exitCode, sentence] of sides) {
  test(`${words[0]} ${words[1]}: a side beyond the limit is refused`, () => {
    const { out, err, code } = nonet(words);
    assert.deepEqual([out, code], ["", exitCode]);
    assert.match(err, sentence);
  });
}

const blank = ".".repeat(81);
/**
 * Different rules, which all fit an empty grid: sums of two cells of a row and the whole next row.
 * @param {number} count
 */
const manyRules = (count) =>
  Array.from({ length: count }, (_, i) => {
    const [row, column, sum] = [i % 9, Math.floor(i / 9) % 8, 11 + Math.floor(i / 72)];
    const next = ((row + 1) % 9) + 1;
    return `# nonet rule little-killer ${sum} r${row + 1}c${column + 1} r${row + 1}c${column + 2} r${next}c1-r${next}c9`;
  }).join("\n");
const board = (side) => Array.from({ length: side }, () => Array.from({ length: side }, () => ({})));
/**
 * Puzzles with rules, and puzzles of other programs, beyond a limit of docs/limits.md.
 * @type {[string, string, RegExp][]}
 */
const ruled = [
  [
    "one rule more than the most",
    `${manyRules(4097)}\n${blank}\n`,
    /^nonet: -:4097:14: A puzzle can have at most 4096 rules, in at most 1 MB of text\.\n/,
  ],
  [
    "rules of more than 1 MB",
    `${"# nonet rule renban r1c1-r1c9\n".repeat(40_000)}${blank}\n`,
    /^nonet: -:1:13: A puzzle can have at most 4096 rules, in at most 1 MB of text\.\n/,
  ],
  [
    "a puzzle of SudokuPad of side 17",
    JSON.stringify({ cellSize: 50, cells: board(17), cages: [] }),
    /^nonet: -:1:1: This text begins like 'sudokupad' but cannot be read/,
  ],
  [
    "JSON with 41 lists inside each other",
    `{"size":4,"grid":${"[".repeat(41)}${"]".repeat(41)}}`,
    /^nonet: -:1:\d+: This text is JSON, and no part of it is a puzzle/,
  ],
  [
    "JSON with more than 100 000 values",
    `{"size":4,"x":[\n${"0,\n".repeat(100_001)}0]}`,
    /^nonet: -:9999\d:1: This text is JSON, and no part of it is a puzzle/,
  ],
  [
    "JSON of more than 4 MB over several lines",
    `{"size":4,"x":[\n${`"${"x".repeat(60_000)}",\n`.repeat(71)}0]}`,
    /^nonet: -:\d\d:\d+: This text is JSON, and no part of it is a puzzle/,
  ],
];
for (const [name, input, sentence] of ruled) {
  test(`${name}: refused`, () => {
    const { err, code } = nonet(["convert", "--to", "line"], input);
    assert.equal(code, 2);
    assert.match(err, sentence);
  });
}

test("a line of a drawing that closes after 998 turns is refused as one line, in little memory", () => {
  const turns = Array.from({ length: 998 }, (_, i) => (i % 2 === 0 ? [0.5, 0.5] : [8.5, 8.5]));
  const closed = { wayPoints: [...turns, [0.5, 8.5], turns[0]], color: "#2ECBFF", thickness: 16 };
  const rules = "Each line is divided into segments that sum to 10.";
  const input = JSON.stringify({ cellSize: 50, cells: board(9), lines: [closed], cages: [], metadata: { rules } });
  const small = 'ulimit -v 100000 && "$0" "$@"';
  const run = (/** @type {string[]} */ ...args) =>
    spawnSync("sh", ["-c", small, program, ...args], { input, encoding: "utf8" });
  // A build with a sanitizer needs more memory to begin.
  if (run("--version").status !== 0) return;
  const { stderr } = run("convert", "--to", "line", "--recognise");
  assert.match(stderr, /a rule that this puzzle cannot have, which is left out: sum-line 10 /);
});

test("4096 rules are read", () =>
  assert.equal(nonet(["convert", "--to", "line"], `${manyRules(4096)}\n${blank}\n`).err, ""));

test("one thread more than the most is refused", () => {
  assert.match(nonet(["solve", "--threads", "257", good.puzzle]).err, /'257' is not a whole number from 1 to 256\./);
});

const answers = [
  "solve",
  "solve --all",
  "solve --json",
  "count",
  "candidates",
  "complete --seed 1",
  "check",
  "convert --to rows",
  "convert --json",
  "transform --random 1 --seed 1",
  "transform --all rows",
  "canonical",
  "hint",
  "steps",
  "explain",
  "rate",
  "find --technique naked-single",
];
const others = [
  `isomorphic ${good.puzzle} ${good.puzzle}`,
  "find --list",
  "practice --technique naked-single --seed 1",
  "generate --seed 1",
  "generate --seed 1 --count 3 --json",
  "--help",
  "--version",
  "help solve",
];
for (const command of [...answers.map((each) => `${each} ${good.puzzle}`), ...others]) {
  test(`${command.replace(good.puzzle, "PUZZLE")}: a full disk is said`, () => {
    const shell = spawnSync("sh", ["-c", '"$0" "$@" > /dev/full', program, ...command.split(" ")], {
      encoding: "utf8",
    });
    assert.deepEqual(
      [lines(shell.stderr).at(-1), shell.status],
      ["nonet: The answers could not be written. No space left on device.", 2],
    );
  });
}

const bad = ["1,2,!,4", good.puzzle.slice(1), "@".repeat(81), "\0\u0001"];
const every = 1000;
/** @param {number} count */
const manyLines = (count) =>
  `${Array.from({ length: count }, (_, index) => ((index + 1) % every === 0 ? bad[((index + 1) / every) % bad.length] : good.puzzle)).join("\n")}\n`;

for (const command of ["solve --threads 1", "count", "check", "convert --to line"]) {
  test(`${command}: bad lines in a large file are named by their numbers, the others are answered`, () => {
    withFolder({ "many.txt": manyLines(20_000) }, (cwd) => {
      const { out, err, code } = nonet(`${command} many.txt`, "", { cwd });
      const named = new Set([...err.matchAll(/^nonet: many\.txt:(\d+):/gm)].map(([, line]) => Number(line)));
      const expected = Array.from({ length: 20 }, (_, index) => (index + 1) * every);
      assert.deepEqual(
        [...named].filter((line) => line % every === 0),
        expected,
      );
      assert.deepEqual([lines(out).length, code], [20_000 - 20, 2]);
    });
  });

  test(`${command}: the memory does not grow with a file`, () => {
    const inLittleMemory = (/** @type {string[]} */ ...args) =>
      spawnSync("sh", ["-c", 'ulimit -v 30000 && "$0" "$@" > /dev/null', program, ...args], { encoding: "utf8" });
    // A build with a sanitizer needs more memory to begin.
    if (inLittleMemory("--version").status !== 0) return;
    withFolder({ "many.txt": `${good.puzzle}\n`.repeat(400_000) }, (cwd) => {
      const { status, stderr } = inLittleMemory(...command.split(" "), join(cwd, "many.txt"));
      assert.deepEqual([status, stderr], [0, ""]);
    });
  });
}

// A program with sanitizers would take minutes.
if (!process.env.NONET_SLOW) {
  test("solve: of a million lines the bad ones are named, and the others answered, in little memory", () => {
    const count = 1_000_000;
    withFolder({ "million.txt": manyLines(count) }, (cwd) => {
      const shell = spawnSync("sh", ["-c", 'ulimit -v 60000 && "$0" solve --threads 1 million.txt | wc -l', program], {
        cwd,
        encoding: "utf8",
        maxBuffer: 1 << 26,
      });
      const named = new Set(
        [...shell.stderr.matchAll(/^nonet: million\.txt:(\d+):/gm)].map(([, line]) => Number(line)),
      );
      assert.deepEqual([named.size, Math.min(...named), Math.max(...named)], [count / every, every, count]);
      assert.equal(Number(shell.stdout), count - count / every);
    });
  });
}
