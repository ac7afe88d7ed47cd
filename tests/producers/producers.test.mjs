// What other programs write is read without a miss: as many puzzles as they say, each with one solution.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { lines, nonet, withFolder } from "../cli/program.mjs";
import { pathOf } from "./program-paths.mjs";

/** The names of the programs, and the Debian packages that have them. */
const packages = { "sgt-solo": "sgt-puzzles", qqwing: "qqwing", sudoku: "sudoku" };

/** What a program writes. @param {string} name @param {string[]} args @param {string} [input] */
function written(name, args, input = "") {
  const { stdout, stderr, status } = spawnSync(/** @type {string} */ (pathOf(name)), args, {
    input,
    encoding: "utf8",
    timeout: 120_000,
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

/**
 * A test that is skipped where the program is missing.
 * @param {keyof typeof packages} program @param {string} says @param {() => void} work
 */
function testOf(program, says, work) {
  const skip = pathOf(program) ? false : `${program} is not installed (Debian's package ${packages[program]})`;
  test(`${program} ${says}`, { skip }, work);
}

/**
 * Reads a text, and demands this number of puzzles with one solution each and nothing else to say.
 * @param {string} text
 * @param {number} count
 * @returns {{puzzle: string, solution: string}[]}
 */
function read(text, count) {
  const { out, err, code } = nonet("solve --json", text);
  const answers = lines(out).map((line) => JSON.parse(line));
  const about = `${text.slice(0, 2000)}\n${err}`;
  assert.equal(answers.length, count, about);
  assert.deepEqual(
    answers.map(({ status }) => status),
    Array(count).fill("unique"),
    about,
  );
  assert.deepEqual([err, code], ["", 0], about);
  return answers.map(({ puzzle, solutions: [solution] }) => ({ puzzle, solution }));
}

/** The digits in a text of symbols, in order. @param {string} text */
const digitsOf = (text) => text.replace(/[^1-9A-Z]/gi, "").toUpperCase();

// Parameters of Solo: the rows and columns of a box, or j for irregular regions; x for diagonals, k for cages; then the
// symmetry (a for none, r2, m4 …) and the difficulty.
const kinds = [
  "2x2",
  "2x2x",
  "2x2k",
  "2x3",
  "3x2",
  "2x3x",
  "3x2k",
  "2x4dt",
  "3x3dt",
  "3x3db",
  "3x3di",
  "3x3da",
  "3x3de",
  "3x3adb",
  "3x3r4",
  "3x3x",
  "3x3k",
  "3x3xk",
  "3x4dt",
  "4jdb",
  "6jx",
  "9j",
  "9jx",
];
/** The layout that a kind has in Nonet. @param {string} kind @param {string} regions of irregular ones */
function layoutOf(kind, regions) {
  const diagonals = /^(\d+x\d+|\d+j)x/.test(kind) ? "+x" : "";
  return (/^\d+x\d+/.exec(kind)?.[0] ?? regions) + diagonals;
}
const idsOfEach = 3;

for (const kind of kinds) {
  testOf("sgt-solo", `${kind}: every id is one puzzle`, () => {
    const ids = lines(written("sgt-solo", ["--generate", String(idsOfEach), kind]));
    assert.equal(ids.length, idsOfEach);
    const text = `${ids.join("\n")}\n`;
    read(text, idsOfEach);
    const converted = lines(nonet("convert --json", text).out).map((line) => JSON.parse(line));
    for (const [index, { layout, cells, rules = [] }] of converted.entries()) {
      const [, description] = /** @type {RegExpExecArray} */ (/^[^:]*:([^,]*)/.exec(ids[index]));
      assert.equal(
        cells.filter(Boolean).join(" "),
        (description.match(/\d+/g) ?? []).join(" "),
        "the givens, in order",
      );
      // Regions that Solo finds at random can be boxes.
      const regions = /^(jigsaw:[^+]*|\d+x\d+)/.exec(layout)?.[1] ?? "";
      assert.equal(layout, layoutOf(kind, regions));
      assert.equal(rules.length > 0, /^[^d]*k/.test(kind), "cages");
    }
  });
}

test("the kinds of Solo are many enough", () => assert.ok(new Set(kinds).size >= 21));

/** @type {[name: string, args: string[]][]} */
const formsOfQqwing = [
  ["in rows with bars", []],
  ["on one line", ["--one-line"]],
  ["in nine lines", ["--compact"]],
  ["as a table", ["--csv"]],
  ["as a table with solutions", ["--csv", "--solution", "--difficulty", "expert"]],
  ["as a table with all figures", ["--csv", "--solution", "--difficulty", "easy", "--stats", "--count-solutions"]],
  ["on one line with symmetry", ["--one-line", "--symmetry", "rotate90"]],
];
for (const [name, args] of formsOfQqwing) {
  testOf("qqwing", `writes puzzles ${name}`, () => {
    const text = written("qqwing", ["--generate", "4", ...args]);
    const puzzles = read(text, 4);
    if (!args.includes("--csv")) assert.equal(puzzles.map(({ puzzle }) => digitsOf(puzzle)).join(""), digitsOf(text));
    if (args.includes("--solution")) for (const { solution } of puzzles) assert.ok(text.includes(solution));
  });
}

/** @type {[name: string, args: string[]][]} */
const pairsOfQqwing = [
  ["in rows with bars", []],
  ["on one line", ["--one-line"]],
  ["in nine lines", ["--compact"]],
];
for (const [name, args] of pairsOfQqwing) {
  testOf("qqwing", `writes a puzzle and its solution ${name}`, () => {
    // A solution that is written as a puzzle is read as a puzzle, too.
    const answers = read(written("qqwing", ["--generate", "1", "--solution", "--difficulty", "simple", ...args]), 2);
    assert.equal(answers[0].solution, answers[1].puzzle);
  });
  testOf("qqwing", `says figures behind puzzles ${name}`, () => {
    read(written("qqwing", ["--generate", "2", "--stats", "--count-solutions", "--difficulty", "easy", ...args]), 2);
  });
}

testOf("qqwing", "says the time that it took", () => {
  // The time has more or fewer decimals from run to run.
  for (let run = 0; run < 8; run += 1) {
    read(written("qqwing", ["--generate", "2", "--one-line", "--timer"]), 2);
  }
});

/** @type {[format: string, count: number][]} a CSV text has no lines between its boards, so it is for one board */
const formsOfSudoku = [
  ["standard", 4],
  ["compact", 4],
  ["csv", 1],
  ["html", 1],
  ["postscript", 3],
];
for (const [format, count] of formsOfSudoku) {
  testOf("sudoku", `writes boards as ${format}`, () => {
    read(written("sudoku", [`-g${count}`, `-f${format}`]), count);
  });
}
testOf("sudoku", "writes a solution of a board", () => {
  const board = written("sudoku", ["-g1", "-fcompact"]);
  const [{ solution }] = read(board, 1);
  withFolder({ "board.txt": board }, (folder) => {
    const solved = written("sudoku", ["-v", join(folder, "board.txt")]);
    assert.deepEqual(
      read(solved, 1).map((answer) => answer.solution),
      [solution],
    );
  });
});
