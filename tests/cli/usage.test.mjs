import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nonet } from "./program.mjs";

const commands = ["solve", "count", "check", "generate", "convert", "transform", "canonical", "isomorphic", "play"];
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

test("--help names every command", () => {
  const { out, err, code } = nonet("--help");
  for (const command of commands) assert.match(out, new RegExp(`^ {2}${command} +\\S`, "m"));
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

test("--version", () => assert.deepEqual(nonet("--version"), { out: `nonet ${version}\n`, err: "", code: 0, signal: null }));

const mistakes = [
  { args: "", says: "a command is missing (nonet --help lists them)" },
  { args: "frobnicate", says: "no command 'frobnicate' (nonet --help lists them)" },
  { args: "help frobnicate", says: "no command 'frobnicate' (nonet --help lists them)" },
  { args: "solve --frobnicate", says: "no option '--frobnicate' in solve (nonet solve --help tells more)" },
  { args: "solve -x", says: "no option '-x' in solve (nonet solve --help tells more)" },
  { args: "solve --limit", says: "'--limit' needs a value: N (nonet solve --help tells more)" },
  { args: "solve --limit=many", says: "--limit: 'many' is not a whole number from 1 on (nonet solve --help tells more)" },
  { args: "solve --threads 0", says: "--threads: '0' is not a number of threads from 1 to 256 (nonet solve --help tells more)" },
  { args: "solve --json=yes", says: "'--json' takes no value (nonet solve --help tells more)" },
  { args: "solve --to paper", says: "--to: 'paper' is not a format: line, sdm, numbers, frame or jigsaw (nonet solve --help tells more)" },
  { args: "solve --layout 7", says: "--layout: '7': a prime side has no boxes; irregular regions (jigsaw:...) fit it (nonet solve --help tells more)" },
  { args: "check --cells abc", says: "--cells: 'abc' is not a way to name cells: rc, a1 or column-letters (nonet check --help tells more)" },
  { args: "transform", says: "transform needs one of --steps, --random and --all (nonet transform --help tells more)" },
  { args: "transform --random 1 --all rows", says: "transform needs one of --steps, --random and --all (nonet transform --help tells more)" },
  { args: "transform --all rows,boxes", says: "--all: 'rows,boxes' is not a list of kinds: some of rows,columns,bands,stacks,transpose,digits (nonet transform --help tells more)" },
  { args: "transform --all rows --files a --json", says: "--files and --json do not go together (nonet transform --help tells more)" },
  { args: "transform --random 1 --distinct", says: "--distinct belongs to --all (nonet transform --help tells more)" },
  { args: "isomorphic a.txt", says: "isomorphic needs two puzzles, or two files (nonet isomorphic --help tells more)" },
  { args: "play", says: "play needs a file: standard input is for the answers (nonet play --help tells more)" },
  { args: "play a.txt b.txt", says: "one file too many: 'b.txt' (nonet play --help tells more)" },
];

for (const { args, says } of mistakes) {
  test(`nonet ${args}: ${says}`, () => {
    assert.deepEqual(nonet(args), { out: "", err: `nonet: ${says}\n`, code: 2, signal: null });
  });
}

test("a file whose name begins with a dash comes after --", () => {
  assert.equal(nonet("solve -- --help").err, "nonet: --help: no such file\n");
});
