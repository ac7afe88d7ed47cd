// Puzzles with rules: --rules, --rules-file, and comments in a text.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lines, nonet, withFolder } from "./program.mjs";

const blank = ".".repeat(16);
const cage = "cage 6 r1c1 r2c1 r2c2";

/** @type {[string, number][]} */
const counts = [
  [cage, 72],
  ["thermometer r1c1 r1c2 r2c2", 48],
  ["quadruple 1,3 r2c2 r2c3 r3c2 r3c3", 220],
  ["skyscraper 3 r1c1-r1c4", 72],
  ["", 288],
];
for (const [rules, count] of counts) {
  test(`4×4 with "${rules}" has ${count} grids`, () => {
    assert.equal(nonet(["count", "--rules", rules, blank]).out, `${blank}:${count}\n`);
    assert.equal(nonet(["count", "--limit", "1000", "--rules", rules, blank]).out, `${blank}:${count}\n`);
  });
}

test("a blank grid with rules can have one solution", () => {
  const rules = "thermometer r1c1-r1c4; cage 4 r2c1 r3c1; cage 7 r2c2 r2c1; sandwich 5 r3c1-r3c4";
  const found = lines(nonet(["solve", "--all", "--rules", rules, blank]).out);
  const counted = nonet(["count", "--rules", rules, blank]).out;
  assert.equal(counted, `${blank}:${found.length}\n`);
  for (const grid of found) {
    assert.ok(grid.startsWith("1234"));
    assert.equal(Number(grid[4]) + Number(grid[8]), 4);
  }
});

test("the rules of a file are those of --rules", () =>
  withFolder({ "rules.txt": `# a cage\n\n${cage} # sum\r\nthermometer r1c1 r1c2\n` }, (folder) => {
    const file = nonet(["solve", "--limit", "500", "--rules-file", "rules.txt", blank], "", { cwd: folder });
    assert.equal(file.err, "");
    assert.equal(file.out, nonet(["solve", "--limit", "500", "--rules", `${cage};thermometer r1c1 r1c2`, blank]).out);
  }));

test("comments give one puzzle its rules in every command that knows rules", () => {
  const text = `# nonet rule ${cage}\n${blank}\n${blank}\n`;
  assert.deepEqual(lines(nonet("count", text).out), [`${blank}:72`, `${blank}:288`]);
  assert.deepEqual(
    lines(nonet("solve --limit 100", text).out).map((line) => line.split(":")[1]),
    ["72", "100"],
  );
  const [first, second] = lines(nonet("candidates", text).out);
  assert.notEqual(first, second);
  assert.deepEqual(lines(nonet("convert --to line", text).out), text.trimEnd().split("\n"));
  assert.deepEqual(JSON.parse(lines(nonet("convert --json", text).out)[0]).rules, [cage]);
  assert.deepEqual(JSON.parse(lines(nonet("solve --json", text).out)[0]).rules, [cage]);
  assert.equal(JSON.parse(lines(nonet("solve --json", text).out)[1]).rules, undefined);
});

test("a classic puzzle after a comment keeps its rules among puzzles of the fast path", () => {
  const classic = ".".repeat(81);
  const rules = "# nonet rule cage 3 r1c1 r1c2; cage 7 r1c1 r2c1\n";
  const text = `${classic}\n${rules}${classic}\n${classic}\n`;
  const [one, two, three] = lines(nonet("solve", text).out);
  assert.equal(one, three);
  assert.match(two, /:2:12.{79}$|:2:21.{79}$/);
  assert.match(lines(nonet("solve --threads 2 --json", text).out)[1], /"rules":/);
});

test("solve --to frame shows the rules before the grid", () => {
  const { out } = nonet(["solve", "--to", "frame", "--rules", "thermometer r1c1-r1c4", blank]);
  assert.match(out, /^# nonet rule thermometer r1c1-r1c4\n\+/);
});

test("check finds rules that the digits break", () => {
  const digits = `13${".".repeat(14)}`;
  const { out, err, code } = nonet(["check", "--rules", "cage 3 r1c1 r1c2; even r4c4", digits]);
  assert.equal(out, `${digits}:conflict r1c1 r1c2\n`);
  assert.match(err, /1:1: No full grid with these digits keeps the rule 'cage 3 r1c1 r1c2'\.\n$/);
  assert.equal(code, 1);
  assert.equal(nonet(["check", "--rules", "cage 4 r1c1 r1c2", digits]).out, `${digits}:ok\n`);
  assert.deepEqual(JSON.parse(nonet(["check", "--json", "--rules", "cage 3 r1c1 r1c2", digits]).out).brokenRules, [
    "cage 3 r1c1 r1c2",
  ]);
});

for (const command of [
  "rate",
  "complete",
  "canonical",
  "transform --steps identity",
  "play puzzle.txt",
  "convert --to svg",
  "count --estimate",
  "generate --grid -",
  "generate --keep -",
  "generate --avoid -",
  "isomorphic - -",
]) {
  test(`${command} refuses a puzzle with rules`, () => {
    const classic = "1".padEnd(81, ".");
    const text = `# nonet rule cage 10 r1c1 r1c2\n${classic}\n`;
    const { out, err, code } = withFolder({ "puzzle.txt": text }, (folder) => nonet(command, text, { cwd: folder }));
    assert.match(out, /^(?:[^.]*)$/, "no answer about the puzzle");
    assert.match(err, /:2:1: .*(?:has rules \(cage\)|the rules of this puzzle|puzzles with rules)/);
    assert.notEqual(code, 0);
  });
}

/** @type {[string[], RegExp][]} */
const wrong = [
  [
    ["solve", "--rules", "cage 3 r1c1 r9c9", blank],
    /^nonet: --rules:1:13: 'r9c9' is neither a cell of this grid, r1c1 to r4c4, nor a straight range of its cells/,
  ],
  [
    ["solve", "--rules", "even r1c1\ncages r1c1", blank],
    /^nonet: --rules:2:1: 'cages' is not the name of a rule\. Rules are: cage, thermometer, /,
  ],
  [["solve", "--rules", "antiknight", blank], /1:1: 'antiknight' belongs to the layout\. Use --layout antiknight\./],
  [
    ["solve", "--rules", "cage 11 r1c1 r1c2", blank],
    /1:6: '11' is not a value of this rule: values are from 1 to 10\./,
  ],
  [["solve", "--rules", "cage 1,2 r1c1 r1c2", blank], /1:6: The rule 'cage' cannot have these values\./],
  [
    ["solve", "--rules", "white-dot r1c1 r1c2", blank],
    /1:1: The rule 'white-dot' needs a value between its name and its cells\./,
  ],
  [
    ["solve", "--rules", "white-dot 1 r1c1 r1c3", blank],
    /1:13: The rule 'white-dot' needs two cells that share an edge\./,
  ],
  [["solve", "--rules", "even r1c1 r1c1", blank], /1:11: The cell 'r1c1' is listed twice in this rule\./],
  [["solve", "--rules-file", "no/such/file", blank], /^nonet: no\/such\/file: There is no such file\.\n$/],
  [
    ["solve", "--rules-file", "x", "--rules", "y", blank],
    /^nonet: --rules and --rules-file cannot be used together\.\n$/,
  ],
];
for (const [words, sentence] of wrong) {
  test(`wrong: ${words.slice(1).join(" ").slice(0, 60)}`, () => {
    const { out, err, code } = nonet(words);
    assert.equal(out, "");
    assert.match(err, sentence);
    assert.equal(code, 2);
  });
}

test("rules without a puzzle after them are an error", () => {
  const { err, code } = nonet("solve", `${blank}\n# nonet rule ${cage}\n`);
  assert.match(err, /-:2:13: /);
  assert.equal(code, 2);
});

test("grids above side 16 with rules are not searched", () => {
  const { err, code } = nonet(["solve", "--rules", "even r1c1", "0 ".repeat(625)]);
  assert.match(err, /Puzzles with rules are searched up to side 16\./);
  assert.equal(code, 1);
});

test("--time ends a long count with rules, with what is known by then", () => {
  const { out, err, code } = nonet([
    "count",
    "--time",
    "0.2",
    "--rules",
    "thermometer r1c1 r2c2",
    "--limit",
    "999999999999",
    ".".repeat(81),
  ]);
  assert.match(out, /:>=\d+\n$/);
  assert.match(err, /Stopped after 0\.2 s/);
  assert.equal(code, 1);
});

for (const [text, out, err] of [
  [".Shape~4x4.Cage~6~R1C1~R2C1~R2C2", `${blank}:72\n`, ""],
  [
    '{"size":4,"thermometer":[{"lines":[["R1C1","R1C2","R2C2"]]}],"line":[{}]}',
    `${blank}:48\n`,
    "nonet: -:1:1: The answer is without the meaning of what is only drawn: line. Use --recognise to take the rules that the drawing seems to mean.\n",
  ],
  [
    ".Shape~4x4.Cage~6~R1C1~R2C1~R2C2.NFA~x~R1C1",
    `${blank}:72\n`,
    "nonet: -:1:1: The answer is without these rules, which Nonet does not know: NFA.\n",
  ],
  [
    ".Shape~4x17.Cage~6~R1C1",
    "",
    "nonet: -:1:2: This text begins like 'sudoku-solver' but cannot be read from here on.\n",
  ],
]) {
  test(`of another program: ${text}`, () =>
    assert.deepEqual([nonet("count", text).out, nonet("count", text).err], [out, err]));
}

test("an answer without a stated rule has an exit code of its own, which nothing hides", () => {
  const unread = ".Shape~4x4.Cage~6~R1C1~R2C1~R2C2.NFA~x~R1C1";
  for (const command of ["count", "solve", "solve --json", "candidates", "check", "hint", "convert --to frame"])
    assert.equal(nonet(command, unread).code, 3, command);
  assert.equal(nonet("count", `${unread}\nnonsense\n`).code, 3);
  const commands = ["solve", "solve --all", "count", "candidates", "check", "check --sums", "hint"];
  for (const command of [...commands, "steps", "explain", "find --technique naked-single", "convert"]) {
    const { out, code } = nonet(`${command} --json`, unread);
    assert.deepEqual(JSON.parse(lines(out)[0]).unreadRules, ["NFA"], command);
    assert.equal(code, command === "convert" ? 0 : 3, command);
  }
});

test("a puzzle whose rules were not read is refused by commands without rules", () => {
  const { out, err, code } = nonet("rate", `.NFA~x~R1C1.~R1C1_5\n`);
  assert.deepEqual([out, code], ["", 1]);
  assert.match(err, /has rules \(NFA\)/);
});

test("the killer among the examples has one solution, and convert keeps its cages", () => {
  const killer = readFileSync(new URL("../../cli/examples/killer.txt", import.meta.url), "utf8");
  assert.match(nonet("solve", killer).out, /^\.{81}:1:[1-9]{81}\n$/);
  const rules = (text) => lines(text).filter((line) => line.startsWith("# nonet rule ")).length;
  assert.equal(rules(nonet("convert --to frame", killer).out), rules(killer));
});

test("convert writes puzzles with rules for other programs, or names the rule that cannot be said", () => {
  const text = `# nonet rule ${cage}\n${blank}\n`;
  for (const format of ["f-puzzles", "f-puzzles-link", "sudoku-solver"]) {
    const { out, err } = nonet(["convert", "--to", format], text);
    assert.equal(err, "");
    assert.equal(nonet("count", out).out, `${blank}:72\n`);
  }
  const refused = nonet("convert --to f-puzzles", `# nonet rule inequality r1c1 r1c2\n${blank}\n`);
  assert.deepEqual([refused.out, refused.code], ["", 1]);
  assert.match(refused.err, /The format f-puzzles cannot say the rule 'inequality r1c1 r1c2'\. Use --to line/);
});

test("an automaton can be a regular expression", () => {
  assert.equal(nonet(["count", "--rules", "automaton /1.*/ r1c1-r1c4", blank]).out, `${blank}:72\n`);
  const { err, code } = nonet(["count", "--rules", "automaton /1(/ r1c1-r1c4", blank]);
  assert.match(err, /^nonet: --rules:1:14: '1\(' is not a regular expression for digits of this grid/);
  assert.equal(code, 2);
});

const domino = "cage 3 r1c1 r1c2";
/** A library line of an empty 4×4 board with an entry in its first cell. @param {number} digit */
const entered = (digit) => `:0000:x:+${digit}...............::`;
/**
 * The position, the options and the puzzle that it began from, and the answer.
 * @type {[string, string[], string | null, string][]}
 */
const positions = [
  [entered(4), ["--rules", domino], null, ":mistake r1c1=4"],
  [entered(2), ["--rules", domino], null, ":ok"],
  [`# nonet rule ${domino}\n${entered(4)}`, [], null, ":mistake r1c1=4"],
  [entered(4), [], `# nonet rule ${domino}\n${blank}`, ":mistake r1c1=4"],
  [`# nonet rule ${domino}\n${entered(2)}`, [], `# nonet rule ${domino}\n${blank}`, ":ok"],
];
for (const [state, options, puzzle, answer] of positions) {
  test(`the mistakes of a position with rules: ${JSON.stringify([state, options, puzzle])}`, () =>
    withFolder({ "state.txt": state, "puzzle.txt": puzzle ?? "" }, (folder) => {
      const began = puzzle ? [`${folder}/puzzle.txt`] : [];
      const { out } = nonet(["check", "--state", `${folder}/state.txt`, ...options, ...began]);
      assert.equal(out.trimEnd().slice(blank.length), answer);
    }));
}

test("a position does not have rules that its puzzle lacks", () =>
  withFolder({ "state.txt": `# nonet rule ${domino}\n${entered(2)}` }, (folder) => {
    const { out, err, code } = nonet(["check", "--state", `${folder}/state.txt`, blank]);
    assert.deepEqual([out, code], ["", 2]);
    assert.match(err, /The puzzle has no rule 'cage 3 r1c1 r1c2', but this position has it\./);
  }));
