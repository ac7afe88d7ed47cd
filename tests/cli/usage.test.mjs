import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lines, nonet } from "./program.mjs";

const commands = lines(nonet("--help").out).flatMap((line) => /^ {2}([a-z]+) {2,}/.exec(line)?.[1] ?? []);
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

test("--help names every command", () => {
  const { out, err, code } = nonet("--help");
  assert.deepEqual(commands, [
    "solve",
    "count",
    "candidates",
    "complete",
    "check",
    "read",
    "generate",
    "convert",
    "transform",
    "canonical",
    "isomorphic",
    "play",
    "hint",
    "steps",
    "explain",
    "rate",
    "find",
    "practice",
    "rules",
  ]);
  assert.deepEqual([err, code], ["", 0]);
  assert.equal(nonet("help").out, out);
  assert.ok(out.split("\n").every((line) => line.length <= 120));
});

for (const command of commands) {
  test(`${command} --help names its options`, () => {
    const { out, err, code } = nonet(`${command} --help`);
    assert.ok(out.startsWith(`Usage: nonet ${command} `));
    assert.match(out, /^ {2}--version/m);
    assert.deepEqual([err, code], ["", 0]);
    assert.equal(nonet(`help ${command}`).out, out);
    assert.equal(nonet(`${command} --version`).out, `nonet ${version}\n`);
  });
}

test("--version", () =>
  assert.deepEqual(nonet("--version"), { out: `nonet ${version}\n`, err: "", code: 0, signal: null }));

const shows = (command) => `nonet ${command} --help shows its options.`;
const mistakes = [
  { args: "", says: "The name of a command is missing. nonet --help lists the commands." },
  { args: "frobnicate", says: "There is no command 'frobnicate'. nonet --help lists the commands." },
  { args: "help frobnicate", says: "There is no command 'frobnicate'. nonet --help lists the commands." },
  { args: "solve --frobnicate", says: `solve has no option '--frobnicate'. ${shows("solve")}` },
  { args: "solve -x", says: `solve has no option '-x'. ${shows("solve")}` },
  { args: "solve --limit", says: `--limit needs a value: --limit N. ${shows("solve")}` },
  { args: "solve --limit=many", says: `--limit: 'many' is not a whole number from 1 to 2^64 - 1. ${shows("solve")}` },
  { args: "solve --threads 0", says: `--threads: '0' is not a whole number from 1 to 256. ${shows("solve")}` },
  { args: "solve --json=yes", says: `--json takes no value. ${shows("solve")}` },
  {
    args: "solve --to paper",
    says: `--to: 'paper' is not a format. Use line, sdm, numbers, rows, grids, csv, tsv, frame or jigsaw. ${shows("solve")}`,
  },
  {
    args: "solve --layout 7",
    says: `--layout: '7': A prime side has no boxes. Use jigsaw:LABELS for irregular regions. ${shows("solve")}`,
  },
  {
    args: "solve --layout jigsaw:@missing.txt",
    says: `--layout: missing.txt: There is no such file. ${shows("solve")}`,
  },
  {
    args: "check --cells abc",
    says: `--cells: 'abc' is not a style of cell names. Use rc, a1 or column-letters. ${shows("check")}`,
  },
  { args: "convert", says: "convert needs --to FORMAT or --json. nonet convert --help shows the formats." },
  { args: "practice", says: "practice needs --technique ID. nonet find --list prints the ids." },
  {
    args: "transform",
    says: "transform needs exactly one of --steps, --random and --all. nonet transform --help shows the options.",
  },
  {
    args: "transform --random 1 --all rows",
    says: "transform needs exactly one of --steps, --random and --all. nonet transform --help shows the options.",
  },
  {
    args: "transform --all rows,boxes",
    says: `--all: 'rows,boxes' is not a list of kinds. Use some of rows, columns, bands, stacks, transpose, digits, joined by commas. ${shows("transform")}`,
  },
  {
    args: "transform --all rows --files a --json",
    says: "--files and --json cannot be used together. nonet transform --help shows the options.",
  },
  {
    args: "transform --random 1 --distinct",
    says: "--distinct can only be used with --all. nonet transform --help shows the options.",
  },
  {
    args: "transform --random 1 --limit 1",
    says: "--limit can only be used with --all. nonet transform --help shows the options.",
  },
  {
    args: "transform --random 1 --overwrite",
    says: "--overwrite can only be used with --files. nonet transform --help shows the options.",
  },
  {
    args: "solve --all --stats",
    says: "--all and --stats cannot be used together. nonet solve --help shows the options.",
  },
  {
    args: "check --state a.txt --sums",
    says: "--state and --sums cannot be used together. nonet check --help shows the options.",
  },
  {
    args: "check --state a.txt b.txt c.txt",
    says: "--state takes one puzzle, the puzzle that the position began from. nonet check --help shows the options.",
  },
  {
    args: "isomorphic a.txt",
    says: "isomorphic needs two operands, each a file or a puzzle. For example: nonet isomorphic a.txt b.txt",
  },
  {
    args: "play",
    says: "play needs a file, because standard input is for your answers. For example: nonet play puzzle.txt",
  },
  { args: "play a.txt b.txt", says: `play takes 1 file, so 'b.txt' is one too many. ${shows("play")}` },
];

for (const { args, says } of mistakes) {
  test(`nonet ${args}: ${says}`, () => {
    assert.deepEqual(nonet(args), { out: "", err: `nonet: ${says}\n`, code: 2, signal: null });
  });
}

test("a file whose name begins with a dash comes after --", () => {
  assert.equal(
    nonet("solve -- --help").err,
    "nonet: --help: There is no such file, and these characters are not a puzzle.\n",
  );
});
