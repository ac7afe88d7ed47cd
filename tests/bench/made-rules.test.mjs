// bench/check-made-rules.mjs with programs in place of nonet and Interactive-Sudoku-Solver.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../bench/check-made-rules.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nonet-made-rules-test-"));
after(() => rmSync(folder, { recursive: true }));

// Makes a puzzle of each seed. The one of seed 2 cannot be written for another program.
const nonet = join(folder, "nonet");
writeFileSync(
  nonet,
  `#!/usr/bin/env node
const words = process.argv.slice(2);
const input = words.at(-1) === "-" ? require("node:fs").readFileSync(0, "utf8") : "";
if (words[0] === "generate")
  console.log(JSON.stringify({ puzzle: words.at(-1) + "...", solution: "1234", rules: ["renban r1c1 r1c2"] }));
if (words[0] === "convert") {
  if (input.includes("2...")) process.exit(2);
  console.log("peer " + input.trim().split("\\n").at(-1));
}
if (words[0] === "explain") console.log('{"level":"easy"}');
`,
  { mode: 0o755 },
);
const peer = join(folder, "peer");
mkdirSync(join(peer, "tools/lib"), { recursive: true });
writeFileSync(join(peer, "package.json"), '{ "type": "module" }');
writeFileSync(
  join(peer, "tools/lib/solver_analysis.js"),
  `export function runSolve({ input }, { maxBacktracks }) {
  if (input === "peer 3...") throw new Error("no such rule");
  if (maxBacktracks === 500) return { status: "capped", solution: "" };
  return { status: "unique", solution: "1234" };
}
`,
);

/** @param {...string} words */
const run = (...words) =>
  spawnSync(process.execPath, [script, "--iss", peer, "--nonet", nonet, ...words, "renban"], { encoding: "utf8" });
/** The cells of the row of the kind. @param {string} stdout */
const rowOf = (stdout) =>
  /^\| renban.*$/m
    .exec(stdout)?.[0]
    .split("|")
    .slice(1, 6)
    .map((cell) => cell.trim());

test("a puzzle that one of the programs refuses is told, and the others are counted", () => {
  const { status, stdout } = run("--count", "4");
  assert.deepEqual(rowOf(stdout), ["renban", "4", "2", "2", "0"]);
  assert.match(stdout, /^renban: refused: .*2\.\.\./m);
  assert.match(stdout, /^renban: refused: peer 3\.\.\.: no such rule$/m);
  assert.equal(status, 1);
});

test("the exit code is 0 when each puzzle has our solution", () => {
  const { status, stdout } = run("--count", "1");
  assert.deepEqual([status, rowOf(stdout)], [0, ["renban", "1", "1", "1", "0"]]);
});

test("a puzzle that the other program gives up is counted apart, and is no fault", () => {
  const { status, stdout } = run("--count", "1", "--backtracks", "500");
  assert.deepEqual([status, rowOf(stdout)], [0, ["renban", "1", "0", "0", "1"]]);
});

for (const words of [
  ["--backtracks", "0"],
  ["--count", "x"],
  ["--count", "0"],
  ["--seed", "-1x"],
  ["--explained", "x"],
  ["--unknown"],
])
  test(`${words.join(" ")} is an error, said without a stack`, () => {
    const { status, stdout, stderr } = run(...words);
    assert.deepEqual([status, stdout], [1, ""]);
    assert.doesNotMatch(stderr, /^ {4}at /m);
    assert.match(stderr, new RegExp(words[0]));
  });
