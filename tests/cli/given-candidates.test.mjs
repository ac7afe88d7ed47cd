// Puzzles with given candidates: 729 lines and frames of pencil marks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet, withFolder } from "./program.mjs";

const blank = ".".repeat(16);
/** A 4×4 puzzle without givens: one symbol for each digit of each cell. Minimal; its only solution comes after it. */
const marks = "1234...4.2.4.2341.341234123412341234123412.4.23.1234123412341234";
const solution = "1423324143122134";
/** The same puzzle as a frame. */
const frame = nonet("convert --layout 2x2 --to pencilmarks", marks).out;
/** The candidates of each cell. */
const cellsOf = (line, side = 4) => line.match(new RegExp(`.{${side}}`, "g")).map((cell) => cell.replaceAll(".", ""));

/** The solutions within the candidates of a puzzle with boxes, up to two, by trying every digit. */
function solutionsOf(line, boxRows, boxColumns) {
  const side = boxRows * boxColumns;
  const cells = cellsOf(line, side);
  const place = (cell) => [Math.floor(cell / side), cell % side];
  const see = (one, other) => {
    const [[r1, c1], [r2, c2]] = [place(one), place(other)];
    return (
      r1 === r2 ||
      c1 === c2 ||
      (Math.floor(r1 / boxRows) === Math.floor(r2 / boxRows) &&
        Math.floor(c1 / boxColumns) === Math.floor(c2 / boxColumns))
    );
  };
  const found = [];
  const extend = (digits) => {
    if (found.length === 2) return;
    if (digits.length === cells.length) {
      found.push(digits);
      return;
    }
    for (const digit of cells[digits.length]) {
      if (![...digits].some((other, cell) => other === digit && see(cell, digits.length))) extend(digits + digit);
    }
  };
  extend("");
  return found;
}

test("the example has one solution, by brute force", () => assert.deepEqual(solutionsOf(marks, 2, 2), [solution]));

const cases = [
  { name: "solve, a 729 line", args: "solve", answer: `${marks}:1:${solution}` },
  { name: "solve, a frame", args: "solve", input: frame, answer: `${marks}:1:${solution}` },
  { name: "solve, candidates noted", args: "solve --candidates noted", answer: new RegExp(`^\\.{16}:2:\\d{16}$`) },
  { name: "solve, candidates given", args: "solve --candidates given", answer: `${marks}:1:${solution}` },
  { name: "solve --all", args: "solve --all", answer: solution },
  { name: "solve --to line", args: "solve --to line", answer: solution },
  { name: "count", args: "count", answer: `${marks}:1` },
  { name: "count, candidates noted", args: "count --candidates noted", answer: `${blank}:288` },
  {
    name: "candidates",
    args: "candidates",
    answer: `${marks}:${[...solution].map((digit) => "1234".replace(new RegExp(`[^${digit}]`, "g"), ".")).join("")}`,
  },
  { name: "complete", args: "complete --seed 3", answer: solution },
  { name: "check", args: "check", answer: `${marks}:ok` },
  { name: "convert keeps them", args: "convert --to 729", answer: marks },
];

for (const { name, args, input = marks, answer } of cases) {
  test(`${name}: given candidates are part of the puzzle`, () => {
    const { out, err, code } = nonet(`${args} --layout 2x2`, input);
    assert.equal(err, "");
    if (typeof answer === "string") assert.equal(out, `${answer}\n`);
    else assert.match(out.trimEnd(), answer);
    assert.equal(code, 0);
  });
}

for (const [args, subject] of [
  ["canonical --layout 2x2", "Canonical forms"],
  ["rate", "Ratings"],
  ["transform --steps transpose --layout 2x2", "Transformations"],
]) {
  test(`${args} refuses given candidates, and takes the givens when they are noted`, () => {
    const puzzle = args === "rate" ? nonet("generate --pencilmarks --seed 5").out : marks;
    const refused = nonet(args, puzzle);
    assert.equal(refused.out, "");
    assert.equal(
      refused.err,
      `nonet: -:1:1: The puzzle has given candidates. ${subject} exist for puzzles of givens alone. Use --candidates noted to leave the candidates out.\n`,
    );
    assert.equal(refused.code, 1);
    assert.doesNotMatch(nonet(`${args} --candidates noted`, puzzle).err, /given candidates/);
  });
}

test("isomorphic refuses given candidates", () => {
  assert.match(
    nonet(["isomorphic", "--layout", "2x2", marks, blank]).err,
    /has given candidates\. Isomorphisms exist for puzzles of givens alone/,
  );
});

// One rule for all commands: the number of solutions that each of them sees, for candidates in several forms.

/**
 * The same candidates of a player, as HoDoKu writes a position: digit, row and column of each candidate that is
 * removed.
 */
const removed = cellsOf(marks).flatMap((left, cell) =>
  [..."1234"]
    .filter((digit) => !left.includes(digit))
    .map((digit) => `${digit}${Math.floor(cell / 4) + 1}${(cell % 4) + 1}`),
);
const library = `:0000:x:${blank}:${removed.join(" ")}:::`;
/** What programs of players put on the clipboard: a grid of givens, then the digits and the frame of candidates. */
const position = nonet("convert --layout 2x2 --to ss", library).out;
/** The same candidates with a digit, which its peers lack. */
const seen = (cell) => cell !== 15 && (cell % 4 === 3 || cell >= 12 || (cell % 4 > 1 && cell > 7));
const mixed = cellsOf(marks)
  .map((digits, cell) =>
    [..."1234"]
      .map((digit) => {
        const stays =
          cell === 15 ? digit === solution[15] : digits.includes(digit) && !(seen(cell) && digit === solution[15]);
        return stays ? digit : ".";
      })
      .join(""),
  )
  .join("");
const several = /several solutions/;

for (const { name, text, option = "", solutions } of [
  { name: "a 729 line", text: marks, solutions: 1 },
  { name: "a frame", text: frame, solutions: 1 },
  { name: "a frame with digits", text: nonet("convert --layout 2x2 --to pencilmarks", mixed).out, solutions: 1 },
  { name: "a 729 line whose candidates are noted", text: marks, option: "--candidates noted", solutions: 2 },
  { name: "a frame whose candidates are noted", text: frame, option: "--candidates noted", solutions: 2 },
  { name: "a library line", text: library, solutions: 2 },
  { name: "a library line whose candidates are given", text: library, option: "--candidates given", solutions: 1 },
  { name: "givens and a frame", text: position, solutions: 2 },
  { name: "givens and a frame that is given", text: position, option: "--candidates given", solutions: 1 },
]) {
  const run = (command, ...more) => nonet(`${command} --layout 2x2 ${option} ${more.join(" ")}`, text);
  test(`all commands see the same solutions in ${name}`, () => {
    const [answer] = lines(run("solve --json").out).map((line) => JSON.parse(line));
    assert.equal(answer.count, solutions);
    const [first] = answer.solutions;
    const counted = JSON.parse(run("count --json").out).count;
    assert.equal(Math.min(counted, 2), solutions);
    const { candidates } = JSON.parse(run("candidates --json").out);
    assert.equal(Math.max(...candidates.map((digits) => digits.length)) === 1, solutions === 1);
    assert.equal(lines(run("check").out)[0].split(":").at(-1), "ok");
    if (solutions === 1) assert.equal(run("complete --seed 7").out, `${first}\n`);
    for (const command of ["hint", "steps", "explain"]) {
      const { out, err } = run(command);
      assert.notEqual(out, "", command);
      assert.equal(several.test(err), solutions > 1, `${command}: ${err}`);
      if (solutions === 1) assert.equal(err, "", command);
    }
    if (solutions === 1) assert.equal(JSON.parse(run("explain --json").out).solved, true);
    const { puzzle } = JSON.parse(run("hint --json").out);
    assert.equal(puzzle, solutions === 1 ? answer.puzzle : blank);
  });
}

test("a puzzle of given candidates is played within them", () => {
  withFolder({ "puzzle.txt": `${marks}\n` }, (cwd) => {
    const refused = cellsOf(marks).findIndex((digits) => digits.length < 4);
    const digit = [..."1234"].find((each) => !cellsOf(marks)[refused].includes(each));
    const name = `r${Math.floor(refused / 4) + 1}c${(refused % 4) + 1}`;
    const played = nonet("play --layout 2x2 --by-hand puzzle.txt", `${name}=${digit}\n-1\n-\n`, { cwd });
    assert.match(
      played.out,
      new RegExp(`${name} cannot be ${digit}: ${digit} is not a given candidate of this cell\\.\n`),
    );
    const noted = nonet(
      "play --layout 2x2 --by-hand --candidates noted puzzle.txt",
      `${name}=${digit}\n-1\nout.txt\n`,
      { cwd },
    );
    assert.doesNotMatch(noted.out, /cannot be/);
  });
});

test("where the digits of a frame alone have one solution, hints may assume it, and see which candidate of it is missing", () => {
  const [puzzle, full] = lines(nonet("generate --seed 4 --with-solution").out)[0].split(/:1?:?/);
  const asFrame = nonet("convert --to pencilmarks", puzzle).out;
  assert.deepEqual(nonet("steps", asFrame), nonet("steps", puzzle));
  const open = [...puzzle].indexOf(".");
  const masks = nonet("convert --to 729", puzzle).out;
  const place = 9 * open + Number(full[open]) - 1;
  const without = `${masks.slice(0, place)}.${masks.slice(place + 1)}`;
  assert.match(
    nonet("hint", without).err,
    new RegExp(`This position has mistakes: r${Math.floor(open / 9) + 1}c${(open % 9) + 1}<>${full[open]}\\.`),
  );
  assert.equal(nonet("solve", without).out, `${without.trim()}:0:\n`);
  const example = "find --technique unique-rectangle-1";
  const [found] = lines(nonet("practice --technique unique-rectangle-1 --seed 1").out);
  const shown = nonet("convert --to pencilmarks", found).out;
  assert.notEqual(nonet(example, shown).out, "");
});

test("a library line is a position: its candidates are notes unless --candidates says that they are given", () => {
  const [puzzle, full] = lines(nonet("generate --seed 4 --with-solution").out)[0].split(/:1?:?/);
  const open = [...puzzle].indexOf(".");
  const removed = `${full[open]}${Math.floor(open / 9) + 1}${(open % 9) + 1}`;
  const line = `:0000:x:${puzzle}:${removed}:::`;
  assert.equal(nonet("solve", line).out, `${puzzle}:1:${full}\n`);
  const given = nonet("solve --candidates given", line);
  assert.match(given.out, /^[1-9.]{729}:0:\n$/);
  assert.equal(given.code, 1);
});

test("a cell without a candidate is a conflict, and leaves no solution", () => {
  const none = `....${marks.slice(4)}`;
  const checked = nonet("check --layout 2x2", none);
  assert.equal(checked.out, `${none}:conflict r1c1\n`);
  assert.match(checked.err, /r1c1 has no given candidate\./);
  assert.equal(nonet("solve --layout 2x2", none).out, `${none}:0:\n`);
});

test("classic puzzles with and without given candidates are answered in order, in one block and one by one", () => {
  const plain = lines(nonet("generate --seed 5 --count 6").out);
  const pencil = lines(nonet("generate --pencilmarks --seed 5 --count 6").out);
  const input = plain.flatMap((puzzle, index) => [puzzle, pencil[index]]).join("\n");
  const { out, code } = nonet("solve", input);
  assert.equal(code, 0);
  const answers = lines(out);
  assert.deepEqual(
    answers.map((line) => line.split(":").slice(0, 2)),
    input.split("\n").map((puzzle) => [puzzle, "1"]),
  );
  assert.equal(nonet("solve --threads 1 --limit 2000", input).out, out);
  for (const [index, line] of answers.entries()) {
    const digits = line.split(":")[2];
    if (index % 2 === 1) assert.ok(cellsOf(pencil[(index - 1) / 2], 9).every((cell, at) => cell.includes(digits[at])));
  }
});

test("a classic count of given candidates that ends at the default limit says so", () => {
  const nearly = `.23456789${"123456789".repeat(80)}`;
  const { out, err } = nonet("count --limit 1000", nearly);
  assert.equal(out, `${nearly}:>=1000\n`);
  assert.equal(err, "");
});

test("generate --pencilmarks makes puzzles with one solution, minimal in their candidates", () => {
  const run = nonet("generate --pencilmarks --seed 9 --count 4 --with-solution --layout 2x2");
  assert.equal(run.err, "");
  for (const line of lines(run.out)) {
    const [puzzle, , solved] = line.split(":");
    assert.deepEqual(solutionsOf(puzzle, 2, 2), [solved]);
    for (let at = 0; at < puzzle.length; at += 1) {
      if (puzzle[at] !== ".") continue;
      const wider = puzzle.slice(0, at) + "1234"[at % 4] + puzzle.slice(at + 1);
      assert.equal(solutionsOf(wider, 2, 2).length, 2);
    }
  }
});

test("generate --pencilmarks makes the same puzzles in parts, and with any number of threads", () => {
  const whole = nonet("generate --pencilmarks --seed 11 --count 5 --threads 1").out;
  assert.match(whole, /^(?:[1-9.]{729}\n){5}$/);
  assert.equal(nonet("generate --pencilmarks --seed 11 --count 5 --threads 3").out, whole);
  const parts = [1, 2]
    .map((part) => nonet(`generate --pencilmarks --seed 11 --count 5 --shard ${part}/2`).out)
    .join("");
  assert.equal(parts, whole);
});

test("generate --pencilmarks says in JSON and in frames what it made", () => {
  const [made] = lines(nonet("generate --pencilmarks --seed 2 --layout 2x2 --json").out).map((line) =>
    JSON.parse(line),
  );
  assert.deepEqual(Object.keys(made), ["puzzle", "solution", "layout", "candidates", "seed", "index"]);
  assert.equal(made.candidates, cellsOf(made.puzzle).join("").length);
  const framed = nonet("generate --pencilmarks --seed 2 --layout 2x2 --to pencilmarks").out;
  assert.equal(nonet("solve --layout 2x2", framed).out, `${made.puzzle}:1:${made.solution}\n`);
});

/** @type {[string, RegExp][]} */
const refusals = [
  ["--pencilmarks --clues 30", /--pencilmarks makes puzzles without givens, so --clues has no meaning with it/],
  ["--pencilmarks --level easy", /so --level has no meaning/],
  ["--pencilmarks --layout 4x4", /up to side 9/],
  ["--pencilmarks --layout jigsaw:9", /one layout for all puzzles/],
  ["--pencilmarks --to line", /--to line cannot hold candidates/],
  ["--to 729", /It needs --pencilmarks/],
];
for (const [args, message] of refusals) {
  test(`generate ${args} is refused`, () => {
    const { out, err, code } = nonet(`generate --seed 1 ${args}`);
    assert.equal(out, "");
    assert.match(err, message);
    assert.equal(code, 2);
  });
}

for (const option of ["--keep", "--grid", "--avoid"]) {
  test(`generate ${option} refuses given candidates instead of dropping them`, () => {
    const method = option === "--grid" ? "--method swap" : "";
    const refused = nonet(`generate --seed 1 --layout 2x2 ${method} ${option} ${marks}`);
    const where = option === "--avoid" ? "argument:1:1: " : "";
    assert.deepEqual(refused, {
      out: "",
      code: 2,
      signal: null,
      err: `nonet: ${where}The puzzle has given candidates, but ${option} takes digits alone. Write the puzzle without candidates, for example as a line of digits.\n`,
    });
    // A line with the candidates that the givens leave is a puzzle of givens alone.
    const full = nonet("convert --layout 2x2 --to 729", solution).out.trim();
    assert.doesNotMatch(nonet(`generate --seed 1 --layout 2x2 ${method} ${option} ${full}`).err, /given candidates/);
  });
}

test("a meaning of candidates that does not exist is refused", () => {
  assert.match(
    nonet("solve --candidates both", marks).err,
    /'both' is not a meaning of candidates\. Use given or noted/,
  );
});

for (const { to, content = "most", err } of [
  {
    to: "line",
    err: "nonet: The format line cannot say: the candidates (1 puzzle). Use --to 729 or --to pencilmarks to keep more.\n",
  },
  {
    to: "line",
    content: "all",
    err: "nonet: -:1:1: The format line cannot say: the candidates. Use --to 729 or --content most.\n",
  },
  {
    to: "library",
    err: "nonet: In the format library, given candidates are notes (1 puzzle). Use --to 729 or --to pencilmarks, or read the text with --candidates given.\n",
  },
  { to: "729", err: "" },
  { to: "pencilmarks", content: "all", err: "" },
]) {
  test(`convert --to ${to} --content ${content} says what becomes of given candidates`, () => {
    assert.equal(nonet(`convert --layout 2x2 --to ${to} --content ${content}`, marks).err, err);
  });
}

for (const [digit, answer] of [
  [1, ":ok"],
  [2, ":mistake r1c1=2"],
])
  test(`the given candidates of a puzzle decide whether ${digit} in its first cell is wrong`, () =>
    withFolder({ "puzzle.txt": marks }, (folder) => {
      const command = ["check", "--state", "-", "--layout", "2x2", `${folder}/puzzle.txt`];
      const { out, err } = nonet(command, `:0000:x:+${digit}...............::`);
      assert.deepEqual([out.trimEnd().slice(blank.length), err], [answer, ""]);
    }));
