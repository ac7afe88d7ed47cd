import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { nonet, seeds, withFolder } from "./program.mjs";

const [, medium, , , small] = seeds;

/** Plays a puzzle with the given lines typed; what was said, and the files left behind. */
function play(puzzle, typed, args = []) {
  return withFolder({ "p.txt": `${puzzle}\n` }, (folder) => {
    const result = nonet(["play", "p.txt", ...args], typed.map((line) => `${line}\n`).join(""), { cwd: folder });
    const read = (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : null);
    return { ...result, offered: read("p-played.txt"), named: read("mine.txt") };
  });
}

const rows = (line, side) =>
  line
    .match(new RegExp(`.{${side}}`, "g"))
    .map((row) => `${[...row].join(" ")}\n`)
    .join("");
const enters = (count) => Array(count).fill("");
const blank = ".".repeat(81);
const square = "12..............";

// What is typed, and what must then have been said or saved.
const dialogues = [
  {
    name: "the grid, its sums and its candidates are shown",
    puzzle: small.puzzle,
    typed: ["-1", "-"],
    says: [
      /\| {2}4 {3}\. {2}\| {2}3 {3}\. {2}\| {2}7\n/,
      /boxes:\n {3}7 {3}3\n {3}0 {3}1\n/,
      /candidates:\n\+-+\+-+\+\n\| \. {2}12 +\| \. +2 +\|\n/,
    ],
  },
  {
    name: "forced cells come one at a time until the grid is full",
    puzzle: medium.puzzle,
    typed: enters(60),
    says: [
      /r1c4 = 6, its only candidate\. Press Enter to go on, -1 to end: /,
      /The puzzle is solved: every sum is 45\.\n/,
    ],
    offered: rows(medium.solution, 9),
  },
  {
    name: "-1 ends while cells are forced",
    puzzle: medium.puzzle,
    typed: ["-1", ""],
    offered: rows(medium.puzzle.replace(/^407029/, "407629"), 9),
  },
  {
    name: "row, column and number are asked for when no cell is forced",
    puzzle: blank,
    typed: ["3", "4", "9", "-1", "mine.txt"],
    says: [
      /Row, 1-9, or -1 to end: /,
      /Column, 1-9, or -1 to end: /,
      /Number \(0 clears the cell\), 0-9, or -1 to end: /,
      /Save the grid in which file\? \(Enter: p-played\.txt, -: do not save\): /,
      /The grid is saved in mine\.txt\.\n/,
    ],
    named: rows(`${"0".repeat(21)}9`.padEnd(81, "0"), 9),
  },
  {
    name: "three numbers on one line will do",
    puzzle: blank,
    typed: ["3 4 9", "1,1,2", "-1", "mine.txt"],
    named: rows(`2${"0".repeat(20)}9`.padEnd(81, "0"), 9),
  },
  {
    name: "what is no such number is asked for again",
    puzzle: blank,
    typed: ["x", "0", "10", "3", "4", "10", "9", "-1", "mine.txt"],
    says: [
      /'x' is not a move\. Type row, column and number, such as 3 4 9, or undo to take back your last move\.\nRow/,
      /'0' is not a number from 1 to 9\.\n/,
      /'10' is not a number from 1 to 9\.\n/,
      /'10' is not a number from 0 to 9\.\n/,
    ],
    named: rows(`${"0".repeat(21)}9`.padEnd(81, "0"), 9),
  },
  {
    name: "a digit that contradicts the rules is refused, and the other cell named",
    puzzle: `5${".".repeat(80)}`,
    typed: ["1 9 5", "2 2 5", "-1", "mine.txt"],
    says: [/r1c9 cannot be 5: row 1 already has 5, at r1c1\.\n/, /r2c2 cannot be 5: box 1 already has 5, at r1c1\.\n/],
    named: rows(`5${"0".repeat(80)}`, 9),
  },
  {
    name: "cells are named as asked",
    puzzle: `5${".".repeat(80)}`,
    typed: ["1 9 5", "-1", "-"],
    args: ["--cells", "a1"],
    says: [/A9 cannot be 5: row 1 already has 5, at A1\.\n/],
  },
  {
    name: "givens stay",
    puzzle: `5${".".repeat(80)}`,
    typed: ["1 1 6", "1 1 0", "-1", "mine.txt"],
    says: [/r1c1 is a given and cannot be changed\.\n/],
    named: rows(`5${"0".repeat(80)}`, 9),
  },
  {
    name: "one's own digit can be replaced and cleared",
    puzzle: blank,
    typed: ["1 1 6", "1 1 7", "2 2 8", "2 2 0", "-1", "mine.txt"],
    named: rows(`7${"0".repeat(80)}`, 9),
  },
  {
    name: "clearing a digit takes back what it forced",
    puzzle: square,
    typed: ["1 3 3", "", "1 3 0", "-1", "mine.txt"],
    says: [/r1c4 = 4, its only candidate/],
    named: rows("1200000000000000", 4),
  },
  {
    name: "a move at a step is made",
    puzzle: medium.puzzle,
    typed: ["1 5 2", "-1", "mine.txt"],
    says: [/r1c4 = 6, its only candidate\. Press Enter to go on, -1 to end: /],
    named: rows(medium.puzzle.replace(/^407029/, "407629"), 9),
  },
  {
    name: "what is no move at a step is answered, and the question comes again",
    puzzle: medium.puzzle,
    typed: ["\u202ehello you", "undo", "3 4 12", "", "1", "1 1 1", "-1", "mine.txt"],
    says: [
      /'<U\+202E>hello' is not a move\. Type row, column and number, such as 3 4 9, or undo to take back your last move\.\nPress Enter to go on, -1 to end: /,
      /There is no move of yours to take back\.\nPress Enter to go on/,
      /'12' is not a number from 0 to 9\.\nNumber \(0 clears the cell\)/,
      /r1c1 is a given and cannot be changed\.\nPress Enter to go on/,
    ],
  },
  {
    name: "the part of a line behind a move is said to be left out",
    puzzle: blank,
    typed: ["3 4 9 1", "-1", "mine.txt"],
    says: [/A line has one move\. What follows after it is left out, from '1' on\.\n/],
    named: rows(`${"0".repeat(21)}9`.padEnd(81, "0"), 9),
  },
  {
    name: "cells can be named as messages name them",
    puzzle: blank,
    typed: ["r3c4=9", "r1c1 2", "r9c9", "5", "-1", "mine.txt"],
    named: rows(`2${"0".repeat(20)}9${"0".repeat(58)}5`, 9),
  },
  {
    name: "undo takes back one's last move, and what it forced",
    puzzle: square,
    typed: ["1 3 3", "undo", "-1", "mine.txt"],
    says: [/r1c4 = 4, its only candidate\. Press Enter[^\n]*\nYour last move is taken back\.\n/],
    named: rows("1200000000000000", 4),
  },
  {
    name: "undo goes back move by move, also over a cleared digit",
    puzzle: blank,
    typed: ["1 1 6", "2 2 8", "1 1 0", "undo", "3", "undo", "-1", "mine.txt"],
    named: rows(`6${"0".repeat(80)}`, 9),
  },
  {
    name: "with --by-hand no cell is filled by the program",
    puzzle: medium.puzzle,
    typed: ["", "", "1 4 6", "-1", "mine.txt"],
    args: ["--by-hand"],
    says: [/Row, 1-9, or -1 to end: \nRow, 1-9, or -1 to end: \nRow/],
    not: /only candidate/,
    named: rows(medium.puzzle.replace(/^407029/, "407629"), 9),
  },
  {
    name: "a cell without candidates is reported, and no other cell is filled",
    puzzle: "123........4....",
    typed: ["-1", "-"],
    says: [/r1c4 has no candidate left\.\nRow, 1-4/],
    not: /only candidate/,
  },
  {
    name: "the end of the input ends; nothing is saved",
    puzzle: blank,
    typed: ["3 4 9"],
    says: [/Save the grid in which file/],
    offered: null,
  },
  {
    name: "the end of the input saves where --save says",
    puzzle: blank,
    typed: ["3 4 9"],
    args: ["--save", "mine.txt"],
    named: rows(`${"0".repeat(21)}9`.padEnd(81, "0"), 9),
  },
  { name: "a dash saves nowhere", puzzle: blank, typed: ["-1", "-"], offered: null },
  {
    name: "a name that cannot be written is asked for again",
    puzzle: blank,
    typed: ["-1", "no/such/folder", "mine.txt"],
    named: rows("0".repeat(81), 9),
    err: "nonet: no/such/folder: The grid could not be saved. There is no such folder.\n",
    code: 2,
  },
  {
    name: "a place that cannot be written",
    puzzle: blank,
    typed: ["-1"],
    args: ["--save", "no/such/folder"],
    err: "nonet: no/such/folder: The grid could not be saved. There is no such folder.\n",
    code: 2,
  },
  {
    name: "contradictory givens are not played",
    puzzle: `55${".".repeat(79)}`,
    typed: [],
    err: /The givens contradict each other: r1c2/,
    code: 1,
  },
  { name: "a file without a puzzle", puzzle: "hello", typed: [], err: /^nonet: p\.txt:1:1: /, code: 2 },
];

// More digits than a 64-bit set holds. The last cell of the first row has one candidate left, and the first cell of the
// second row has those that the first box leaves.
for (const side of [70, 100]) {
  test(`digits above 64 on a ${side}x${side} grid`, () => {
    const firstRow = [...Array(side - 1).keys()].map((cell) => cell + 1);
    const text = `${[...firstRow, 0].join(" ")}\n${`${"0 ".repeat(side - 1)}0\n`.repeat(side - 1)}`;
    const { out, err, code } = play(text, ["", "-1", "-"]);
    assert.match(out, new RegExp(`r1c${side} = ${side}, its only candidate`));
    const columns = { 70: 10, 100: 10 }[side];
    const left = [...Array(side - columns).keys()].map((digit) => digit + columns + 1).join(",");
    assert.ok(out.includes(`| ${left} `), "the candidates of r2c1");
    assert.deepEqual([err, code], ["", 0]);
  });
}

for (const { name, puzzle, typed, args, says = [], not, offered, named, err = "", code = 0 } of dialogues) {
  test(name, () => {
    const result = play(puzzle, typed, args);
    for (const text of says) assert.match(result.out, text);
    if (not) assert.doesNotMatch(result.out, not);
    if (offered !== undefined) assert.equal(result.offered, offered);
    if (named !== undefined) assert.equal(result.named, named);
    if (typeof err === "string") assert.equal(result.err, err);
    else assert.match(result.err, err);
    assert.equal(result.code, code);
  });
}

test("a saved grid can be played on, under the same name", () => {
  withFolder({ "p.txt": `${medium.puzzle}\n` }, (folder) => {
    nonet("play p.txt", "\n\n-1\n\n", { cwd: folder });
    const { out } = nonet("play p-played.txt", "\n".repeat(60), { cwd: folder });
    assert.match(out, /saved in p-played\.txt/);
    assert.equal(nonet("solve p-played.txt", "", { cwd: folder }).out, `${medium.solution}:1:${medium.solution}\n`);
  });
});

test("a missing file", () => {
  assert.deepEqual(nonet("play missing.txt"), {
    out: "",
    err: "nonet: missing.txt: There is no such file, and these characters are not a puzzle.\n",
    code: 2,
    signal: null,
  });
});
