import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const peer = fileURLToPath(new URL("../../bench/peer.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nonet-peer-test-"));
after(() => rmSync(folder, { recursive: true }));

/** A program in place of the one that measures. @param {string} name @param {string} body */
function program(name, body) {
  const path = join(folder, name);
  writeFileSync(path, `#!/usr/bin/env node\n${body}\n`, { mode: 0o755 });
  return path;
}

// Takes longer in each later round, as if disturbed, and refuses what the real one cannot read.
const tdoku = program(
  "tdoku",
  `
const { appendFileSync, readFileSync } = require("node:fs");
const log = ${JSON.stringify(join(folder, "log"))};
appendFileSync(log, "t");
const rounds = readFileSync(log, "utf8").split("t").length;
const words = process.argv.slice(2);
const lines = readFileSync(words.at(-1), "utf8").trim().split("\\n");
const form = words.includes("-p") ? /^[1-9.]{729}$/ : /^[1-9.]{81}$/;
if (lines.some((line) => !form.test(line)) || words[words.indexOf("-n") + 1] !== String(lines.length)) process.exit(3);
console.log("Clang,14, -O3 -a,b," + words.at(-1) + ",tdoku,1000000," + (0.8 + 0.2 * rounds) + ",50.0,1.5");`,
);
const ours = program(
  "ours",
  `
require("node:fs").appendFileSync(${JSON.stringify(join(folder, "log"))}, "o");
console.log("set,how,puzzles,ns,guesses,unique\\na,b.txt,search,2,600.0,1,2\\na,b.txt,avx2,2,240.0,1,2");`,
);

const puzzles = join(folder, "a,b.txt");
writeFileSync(puzzles, `# two\n${"0".repeat(80)}1\n${".".repeat(81)},comment\nnot a puzzle\n${"1".repeat(82)}\n`);

const run = (/** @type {string[]} */ ...words) => spawnSync(process.execPath, [peer, ...words], { encoding: "utf8" });

test("the best time of each and the ratios, the programs taking turns", () => {
  writeFileSync(join(folder, "log"), "");
  const { stdout, stderr, status } = run("--tdoku", tdoku, "--ours", ours, "--rounds", "2", puzzles);
  assert.equal(stderr, "");
  assert.equal(status, 0);
  const cells = stdout
    .split("\n")
    .filter((line) => line.startsWith("| a"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  assert.deepEqual(cells[0].slice(1, -1), ["a,b.txt (2)", "1200", "600", "240"]);
  assert.deepEqual(cells[1].slice(1, -1), ["a,b.txt (2)", "2.00", "5.00"]);
});

test("lines of 729 symbols are puzzles with given candidates for both", () => {
  writeFileSync(join(folder, "log"), "");
  const pencil = join(folder, "a,b.txt.729");
  writeFileSync(pencil, `# one\n${"123456780".repeat(81)}\n${".".repeat(81)}\n`);
  const { stdout, stderr, status } = run("--tdoku", tdoku, "--ours", ours, "--rounds", "1", pencil);
  assert.equal(stderr, "");
  assert.equal(status, 0);
  assert.match(stdout, /a,b\.txt\.729 \(1\)/);
});

for (const [what, words, said] of /** @type {[string, string[], RegExp][]} */ ([
  ["no build of tdoku", [puzzles], /^Usage: /],
  ["no file", ["--tdoku", tdoku], /^Usage: /],
  ["no rounds", ["--tdoku", tdoku, "--rounds", "0", puzzles], /^Usage: /],
  ["a path that is none", ["--tdoku", join(folder, "none"), "--ours", ours, puzzles], /none: no such program$/m],
  ["one name twice", ["--tdoku", tdoku, "--tdoku", tdoku, puzzles], /different names/],
  [
    "a program that fails",
    ["--tdoku", program("broken", "console.log('oh'); process.exit(7);"), "--ours", ours, puzzles],
    /failed with 7\noh/,
  ],
  [
    "a program that measures nothing",
    ["--tdoku", program("quiet", "console.log('hello')"), "--ours", ours, puzzles],
    /printed no time:\nhello/,
  ],
  [
    "a nonet-bench without --csv",
    ["--tdoku", tdoku, "--ours", program("old", "console.log('solve how')"), puzzles],
    /does not print --csv/,
  ],
  ["a file without puzzles", ["--tdoku", tdoku, "--ours", ours, peer], /no lines of 81/],
])) {
  test(`refused: ${what}`, () => {
    const { stdout, stderr, status } = run(...words);
    assert.match(stderr, said);
    assert.equal(stdout, "");
    assert.equal(status, 1);
  });
}
