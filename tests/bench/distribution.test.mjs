import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../bench/distribution.mjs", import.meta.url));

/** @param {string[]} words @param {string} input */
const run = (words, input) => spawnSync(process.execPath, [script, ...words], { input, encoding: "utf8" });

/** @param {number} clues @param {string} er an answer of nonet rate for a puzzle with this number of clues */
const answer = (clues, er) => `${"1".repeat(clues)}${".".repeat(81 - clues)} ED=${er}/1.2/1.2\n`;

const answers = answer(24, "1.2") + answer(24, "2.0") + answer(24, "7.1") + answer(26, "7.1");

test("counts clues and ratings, and weights them to all minimal puzzles", () => {
  const { stdout, status } = run([], answers);
  assert.equal(status, 0);
  assert.match(stdout, /^4 puzzles\. Clues: mean 24\.50, standard deviation 0\.87\. ER: mean 4\.35/);
  assert.match(stdout, /\| 24 +\| +3 \| +75\.00 \| +2\.28 \| +3\.43 \|/);
  // 2.28 parts of 24 clues, a third of them with 1.2; 31.91 parts of 26 clues.
  assert.match(stdout, /\| 1\.2 +\| +1 \| +25\.00 \| +2\.22 \|/);
  assert.match(stdout, /\| 7\.1 +\| +2 \| +50\.00 \| +95\.55 \|/);
});

test("draws a chart with a bar for each share", () => {
  for (const chart of ["clues", "ratings"]) {
    const { stdout, status } = run(["--chart", chart], answers);
    assert.equal(status, 0);
    assert.match(stdout, /^<svg /);
    assert.ok((stdout.match(/<rect /g)?.length ?? 0) > 20);
  }
});

test("refuses an input without ratings", () => {
  const { stderr, status } = run([], "nothing\n");
  assert.equal(status, 1);
  assert.match(stderr, /no answers of nonet rate/);
});
