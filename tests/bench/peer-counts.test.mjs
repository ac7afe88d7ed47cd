import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../bench/peer-counts.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nonet-peer-counts-test-"));
after(() => rmSync(folder, { recursive: true }));

/** A program in place of one that counts. @param {string} name @param {string} body */
function program(name, body) {
  const path = join(folder, name);
  writeFileSync(path, `#!/usr/bin/env node\n${body}\n`, { mode: 0o755 });
  return path;
}

const solved = "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

/**
 * Counts by the number of nines in a puzzle, up to the limit, and knows one solution. Refuses what the real one cannot
 * read.
 * @param {string} name @param {string} words how the limit is read @param {string} answer
 */
const counter = (name, words, answer) =>
  program(
    name,
    `
const limit = Number(${words});
const lines = require("node:fs").readFileSync(0, "utf8").trimEnd().split("\\n");
if (!(limit > 1) || lines.some((line) => !/^([1-9.]{81}|[1-9.]{729})$/.test(line))) process.exit(3);
const solved = "${solved}";
for (const line of lines) {
  const nines = line.split("9").length - 1;
  const count = Math.min(nines, limit);
  console.log(${answer});
}`,
  );

const tdoku = counter(
  "tdoku",
  "process.argv[2]",
  "line.slice(0, 81) + ':' + count + ':' + (count === 1 ? solved : '')",
);
// Prints a solution of every puzzle, ends with 1 because of the puzzle without solution, and writes the limit as a
// bound.
const ours = counter(
  "ours",
  "process.argv.slice(2, 4).join() === 'solve,--limit' ? process.argv[4] : 0",
  "(process.exitCode ||= count ? 0 : 1, line + ':' + (nines > limit ? '>=' : '') + count + ':' + (count ? solved : ''))",
);
/** Counts one more from three on. */
const wrongCount = counter(
  "wrong-count",
  "process.argv[2]",
  "line.slice(0, 81) + ':' + (count + (count > 2)) + ':' + (count === 1 ? solved : '')",
);
const wrongSolution = counter(
  "wrong-solution",
  "process.argv[2]",
  "line.slice(0, 81) + ':' + count + ':' + (count === 1 ? solved.replace('98', '89') : '')",
);

/** A line of 81 symbols with so many nines. @param {number} count */
const withNines = (count) => "9".repeat(count).padEnd(81, ".");
const puzzles = join(folder, "plain.txt");
writeFileSync(puzzles, `# comment\n${[0, 1, 1, 3, 5, 20].map(withNines).join("\n")}\n${"0".repeat(81)}\n`);
const pencil = join(folder, "pencil.txt");
writeFileSync(pencil, `${".".repeat(728)}9\n${"9".repeat(4)}${"0".repeat(725)}\n`);

const run = (/** @type {string[]} */ ...words) => spawnSync(process.execPath, [script, ...words], { encoding: "utf8" });
const rowsOf = (/** @type {string} */ text) =>
  text
    .split("\n")
    .filter((line) => /^\| p/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test("counts that agree are listed by kind, for puzzles with and without given candidates", () => {
  const { stdout, stderr, status } = run("--tdoku", tdoku, "--ours", ours, "--limit", "5", puzzles, pencil);
  assert.equal(stderr, "");
  assert.equal(status, 0);
  assert.deepEqual(rowsOf(stdout), [
    ["plain.txt", "7", "2", "2", "1", "2", "0"],
    ["pencil.txt", "2", "0", "1", "1", "0", "0"],
  ]);
});

for (const { what, peer, differ, says } of [
  { what: "another count", peer: wrongCount, differ: "3", says: `\n${withNines(3)}\n  tdoku 4\n  ours  3\n` },
  {
    what: "another solution of a puzzle with one",
    peer: wrongSolution,
    differ: "2",
    says: `\n${withNines(1)}\n  tdoku 1 ${solved.replace("98", "89")}\n  ours  1 ${solved}\n`,
  },
]) {
  test(`${what} is printed, and the script ends with 1`, () => {
    const { stdout, stderr, status } = run("--tdoku", peer, "--ours", ours, "--limit", "5", puzzles);
    assert.equal(stderr, "");
    assert.equal(status, 1);
    assert.equal(rowsOf(stdout)[0].at(-1), differ);
    assert.ok(stdout.includes(says), stdout);
  });
}

for (const [what, words, said] of /** @type {[string, string[], RegExp][]} */ ([
  ["no build of tdoku", [puzzles], /^Usage: /],
  ["no file", ["--tdoku", tdoku], /^Usage: /],
  ["a limit that finds no second solution", ["--tdoku", tdoku, "--limit", "1", puzzles], /^Usage: /],
  ["a path that is none", ["--tdoku", join(folder, "none"), "--ours", ours, puzzles], /none: no such program$/m],
  [
    "a program that fails",
    ["--tdoku", program("broken", "console.log('oh'); process.exit(7);"), "--ours", ours, puzzles],
    /failed with 7\noh/,
  ],
  [
    "a program that counts nothing",
    ["--tdoku", program("quiet", "console.log('hello')"), "--ours", ours, puzzles],
    /printed no count:\nhello/,
  ],
  [
    "a program that skips puzzles",
    ["--tdoku", program("short", "console.log(':1:')"), "--ours", ours, puzzles],
    /answered 1 of 7 puzzles/,
  ],
  ["a file without puzzles", ["--tdoku", tdoku, "--ours", ours, script], /no lines of 81/],
])) {
  test(`refused: ${what}`, () => {
    const { stdout, stderr, status } = run(...words);
    assert.match(stderr, said);
    assert.equal(stdout, "");
    assert.equal(status, 1);
  });
}
