import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { dataFile, lines, nonet, program, seeds, start, withFolder } from "./program.mjs";

const good = seeds[0];
const rows = (count) => "0 0 0 0 0 0 0 0 0\n".repeat(count);

const use9 = "Use 1-9, and '.' or 0 for a blank cell.";
const noSide = "is not a digit of a puzzle. Use 1-9, letters from A = 10, and '.' or 0 for a blank cell.";
const noPuzzle =
  "There is no puzzle: the input is empty or has only comments. Write a puzzle as 81 characters, with '.' or 0 for a blank cell.";

// One bad puzzle each: every code of ParseError that a text can have (the others are below), where it is, and what is
// said.
const bad = [
  {
    name: "garbage",
    areWords: true,
    input: "garbage@@\n",
    at: "1:1",
    says: `'g' is not a digit of a 9x9 puzzle. ${use9}`,
  },
  {
    name: "80 characters",
    input: `${".".repeat(80)}\n`,
    at: "1:81",
    says: "This puzzle has 80 cells instead of 81. Write '.' or 0 for each blank cell.",
  },
  {
    name: "82 characters",
    input: `${".".repeat(82)}\n`,
    at: "1:82",
    says: "This puzzle has 82 cells instead of 81. Remove the surplus cells. If they are a comment, put a space before it.",
  },
  { name: "an empty input", input: "", at: "1:1", says: noPuzzle },
  { name: "nothing but comments", input: "# one\n\n# two\n", at: "1:1", says: noPuzzle },
  {
    name: "a bad symbol in a line",
    input: `..3!${".".repeat(77)}\n`,
    at: "1:4",
    says: `'!' is not a digit of a 9x9 puzzle. ${use9}`,
  },
  { name: "a bad symbol in a long line", input: `..3!${".".repeat(252)}\n`, at: "1:4", says: `'!' ${noSide}` },
  {
    name: "a byte that is no character",
    input: Buffer.from([0x31, 0xff, 0x0a]),
    at: "1:2",
    says: `The byte 0xFF is not a digit of a 9x9 puzzle. ${use9}`,
  },
  {
    name: "a control character",
    input: "..\u001b[2J\n",
    at: "1:3",
    says: `The character U+001B is not a digit of a 9x9 puzzle. ${use9}`,
  },
  {
    name: "a right-to-left override",
    input: "..\u202e..\n",
    at: "1:3",
    says: `The character U+202E is not a digit of a 9x9 puzzle. ${use9}`,
  },
  {
    name: "a right-to-left override",
    input: "..\u202e..\n",
    at: "1:3",
    says: `The character U+202E is not a digit of a 9x9 puzzle. ${use9}`,
  },
  {
    name: "an isolate",
    input: `${".".repeat(81)}\u2067\n`,
    at: "1:82",
    says: `The character U+2067 is not a digit of a 9x9 puzzle. ${use9}`,
  },
  {
    name: "a letter of another alphabet",
    input: "..ж..\n",
    at: "1:3",
    says: `'ж' is not a digit of a 9x9 puzzle. ${use9}`,
  },
  {
    name: "a row too short",
    input: `${rows(1)}1 2 3\n${rows(7)}`,
    at: "2:6",
    says: "This row has 3 cells instead of 9. Write '.' or 0 for each blank cell.",
  },
  {
    name: "a row without others",
    input: "........\n",
    at: "1:1",
    says: "A line of 8 cells is a row of a grid of 8x8, but no other row follows. Add the other rows, or write all cells of the puzzle on one line.",
  },
  {
    name: "a grid cut short",
    input: rows(5),
    at: "6:1",
    says: "The grid ends after 5 of its 9 rows. Add the other rows.",
  },
  {
    name: "a number too large",
    input: `${rows(3)}0 0 12 0 0 0 0 0 0\n${rows(5)}`,
    at: "4:5",
    says: "12 is too large: the digits of this grid are 1 to 9. Use --layout if the grid is larger.",
  },
  {
    name: "a line of 10 MB",
    input: "1".repeat(10_000_000),
    at: "1:65537",
    says: "This line has more than 65536 bytes and cannot be a puzzle. Put each puzzle on its own line.",
  },
  { name: "zero bytes", input: Buffer.alloc(81), at: "1:1", says: `The character U+0000 ${noSide}` },
  {
    name: "a zero byte between puzzles",
    input: `${good.puzzle}\0${good.puzzle}\n`,
    at: "1:82",
    says: `The character U+0000 ${noSide}`,
  },
  {
    name: "a form feed between puzzles",
    input: `${good.puzzle}\f${good.puzzle}\n`,
    at: "1:82",
    says: `The character U+000C ${noSide}`,
  },
];

for (const { name, input, at, says } of bad) {
  for (const command of ["solve", "count", "check", "convert --to line"]) {
    test(`${command}: ${name}`, () => {
      assert.deepEqual(nonet(command, input), { out: "", err: `nonet: -:${at}: ${says}\n`, code: 2, signal: null });
    });
  }
}

test("words around puzzles are no error", () => {
  const { out, err, code } = nonet("solve", `Puzzle 1\n${good.puzzle}\ngarbage\n${good.puzzle}\nSolved in 0.2 ms\n`);
  assert.deepEqual({ out: lines(out), err, code }, { out: [good.line, good.line], err: "", code: 0 });
});

for (const { name, input, at } of bad.filter(
  ({ input, areWords }) => !areWords && String(input).trim() && !String(input).startsWith("#"),
)) {
  test(`the puzzles around ${name} are answered`, () => {
    const text = Buffer.concat([`${good.puzzle}\n\n`, input, `\n\n${good.puzzle}\n`].map((part) => Buffer.from(part)));
    const { out, err, code } = nonet("solve", text);
    assert.deepEqual(lines(out), [good.line, good.line]);
    const [line, column] = at.split(":").map(Number);
    assert.ok(err.startsWith(`nonet: -:${line + 2}:${column}: `), err);
    assert.equal(lines(err).length, 1);
    assert.equal(code, 2);
  });
}

test("files are read in turn, and one that is missing does not stop the others", () => {
  const { out, err, code } = nonet(["solve", "missing.txt", dataFile("seeds.txt"), "-"], `${good.puzzle}\n`);
  assert.deepEqual(lines(out), [...seeds.map(({ line }) => line), good.line]);
  assert.equal(err, "nonet: missing.txt: There is no such file, and these characters are not a puzzle.\n");
  assert.equal(code, 2);
});

test("a folder is no file", () => {
  withFolder({}, (folder) => {
    assert.deepEqual(nonet(["solve", folder]), {
      out: "",
      err: `nonet: ${folder}: This is a folder, not a file.\n`,
      code: 2,
      signal: null,
    });
  });
});

test("complaints name the file and the line in it", () => {
  withFolder({ "a.txt": `${good.puzzle}\n`, "b.txt": "# two\n\n55\n" }, (folder) => {
    assert.match(nonet("solve a.txt b.txt", "", { cwd: folder }).err, /^nonet: b\.txt:3:3: This puzzle has 2 cells/);
  });
});

test("Windows line ends and a byte order mark are no content", () => {
  assert.equal(nonet("solve", `\uFEFF${good.puzzle}\r\n`).out, `${good.line}\n`);
});

test("carriage returns alone end lines", () => {
  const small = seeds.at(-1);
  const { out, err, code } = nonet("solve", `${good.puzzle}\r${small.puzzle}\r# comment\r${good.puzzle}\r`);
  assert.deepEqual([out, err, code], [`${good.line}\n${small.line}\n${good.line}\n`, "", 0]);
  assert.match(nonet("solve", `${good.puzzle}\r\r@\r`).err, /^nonet: -:3:1: '@'/);
});

test("messages repeat words of the command line without characters that a terminal obeys", () => {
  /** @type {any[][]} */
  const shown = [
    [["solve", "a\u202eb"], "a<U+202E>b: There is no such file, and these characters are not a puzzle."],
    [["a\u0007b"], "There is no command 'a<U+0007>b'. nonet --help lists the commands."],
    [["solve", "--layout", "\u2066x\u0085"], /'<U\+2066>x<U\+0085>' is not the name of a layout\./],
    [["solve", "--\u001b[31m"], /no option '--<U\+001B>\[31m'/],
  ];
  for (const [args, says] of shown) {
    const { err, code } = nonet(args);
    if (says instanceof RegExp) assert.match(err, says);
    else assert.equal(err, `nonet: ${says}\n`);
    assert.equal(code, 2);
  }
});

for (const command of ["solve", "count", "check", "hint", "canonical"]) {
  test(`${command}: an operand that is a puzzle is read as it is from standard input`, () => {
    const given = nonet(command, `${good.puzzle}\n`);
    assert.deepEqual(nonet([...command.split(" "), good.puzzle]), given);
  });
}

test("an operand that is meant as a puzzle is not called a missing file", () => {
  const { err, code } = nonet(["solve", "0".repeat(80)]);
  assert.deepEqual(
    [err, code],
    ["nonet: argument:1:81: This puzzle has 80 cells instead of 81. Write '.' or 0 for each blank cell.\n", 2],
  );
  assert.equal(
    nonet(["solve", "0000"]).err,
    "nonet: 0000: There is no such file, and these characters are not a puzzle.\n",
  );
});

test("a file comes before a puzzle of the same name", () => {
  const name = "4030300000000001";
  withFolder({ [name]: `${good.puzzle}\n` }, (cwd) => {
    assert.equal(nonet(["solve", name], "", { cwd }).out, `${good.line}\n`);
  });
});

for (const args of [
  "solve --layout jigsaw:@/dev/zero",
  "check --state /dev/zero",
  `check --state - /dev/zero`,
  `isomorphic /dev/zero ${good.puzzle}`,
  "play /dev/zero",
]) {
  test(`a file without an end is not read for ever: ${args}`, () => {
    const { out, err, code } = nonet(args, `${good.puzzle}\n`);
    assert.match(err, /this file is larger than 1 MB|This file is larger than 1 MB/);
    assert.deepEqual([out, code], ["", 2]);
  });
}

const streaming = [
  "solve",
  "solve --json",
  "solve --all",
  "count",
  "candidates",
  "complete --seed 1",
  "check",
  "convert --to line",
  "convert --json",
  "transform --random 1 --seed 1",
  "canonical",
  "hint",
  "steps",
  "explain",
  "rate",
  "find --technique naked-single",
];
for (const command of streaming) {
  test(`${command} says at once what is wrong with a text that does not end`, async () => {
    const child = start(`${command} - /dev/zero`);
    child.stdin.end(`${good.puzzle}\n`);
    let [out, err] = ["", ""];
    child.stdout.on("data", (text) => {
      out += text;
    });
    await new Promise((resolve) => {
      child.stderr.on("data", (text) => {
        err += text;
        if (err.includes("\n")) resolve(null);
      });
    });
    child.kill("SIGKILL");
    assert.match(err, /^nonet: \/dev\/zero:1:65537: This line has more than 65536 bytes/);
    assert.match(out, /./);
  });
}

test("too little memory is said, with exit code 2", () => {
  const rowsOf100 = `${`${"0 ".repeat(99)}0\n`.repeat(100)}`;
  const inLittleMemory = (/** @type {string[]} */ ...args) =>
    spawnSync("sh", ["-c", 'ulimit -v 30000 && "$0" "$@"', program, ...args], { input: rowsOf100, encoding: "utf8" });
  if (inLittleMemory("--version").status !== 0) return; // A build with a sanitizer needs more memory to begin.
  const shell = inLittleMemory("solve", "--layout", "100");
  assert.deepEqual([shell.stderr, shell.status], ["nonet: There is not enough memory for this work.\n", 2]);
});

const meant = [
  {
    layout: "9x9",
    input: ".".repeat(81),
    says: "9x9 means boxes of 9 rows and 9 columns, a grid of 81x81. For a grid of 9x9 use --layout 3x3 or --layout 9.",
  },
  { layout: "6x6", input: ".".repeat(36), says: "For a grid of 6x6 use --layout 2x3, --layout 3x2 or --layout 6." },
  { layout: "4x4", input: ".".repeat(16), says: "For a grid of 4x4 use --layout 2x2 or --layout 4." },
  { layout: "16x16", input: "", says: "For a grid of 16x16 use --layout 4x4 or --layout 16." },
];

for (const { layout, input, says } of meant) {
  test(`--layout ${layout} says how a ${layout} grid is named`, () => {
    const { out, err, code } = nonet(`solve --layout ${layout}`, input);
    assert.ok(err.includes(says), err);
    assert.deepEqual([out, code], ["", 2]);
  });
}

test("a grid of 81x81 in boxes of 9x9 is a layout", () => {
  const blank = `${`${"0 ".repeat(80)}0\n`.repeat(81)}`;
  assert.equal(nonet("check --layout 9x9", blank).code, 0);
});

test("a library line has givens and placed digits", () => {
  const line = ":0000:x:4.3.3.+4........1:112::";
  assert.equal(nonet("solve", line).out, "4.3.3..........1:1:4132321414232341\n");
  assert.equal(nonet("count", line).out, "4.3.3..........1:1\n");
  assert.equal(nonet("convert --to line", line).out, "4.3.3..........1\n");
  assert.equal(nonet("check", ":0000:x:4.3.3.+3........1:::").out, "4.3.3.3........1:conflict r1c3 r2c1 r2c3\n");
  const { cells, givens } = JSON.parse(nonet("convert --json", line).out);
  assert.deepEqual([cells[6], givens[6], givens[0]], [4, 0, 4]);
  assert.match(
    nonet("hint", line).err,
    /This position has mistakes: r2c3=4 r1c2<>1\. = marks a wrong digit, <> a candidate that was wrongly removed\./,
  );
  const mixed = `${line}\n${good.puzzle}\n:0000:x:+1${".".repeat(80)}:::\n`;
  assert.deepEqual(
    lines(nonet("solve", mixed).out).map((text) => text.split(":")[0]),
    ["4.3.3..........1", good.puzzle, ".".repeat(81)],
  );
});

test("a last line without an end counts", () => assert.equal(nonet("solve", good.puzzle).out, `${good.line}\n`));

test("an answer that cannot be written is a failure", () => {
  const shell = spawnSync("sh", ["-c", '"$1" solve "$2" > /dev/full', "sh", program, dataFile("seeds.txt")], {
    encoding: "utf8",
  });
  assert.deepEqual(
    [shell.stderr, shell.status],
    ["nonet: The answers could not be written. No space left on device.\n", 2],
  );
});
