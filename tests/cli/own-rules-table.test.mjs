// The puzzles with rules whose answers the WebAssembly module must give, too: tests/e2e/node-own-rules.test.js.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nonet } from "./program.mjs";

const table = JSON.parse(readFileSync(new URL("../data/own-rules.json", import.meta.url), "utf8"));

for (const { name, puzzle, rules, status, count, guesses, placements, solutions } of table) {
  test(name, () => {
    const found = JSON.parse(nonet(["solve", "--json", "--rules", rules.join("; "), puzzle]).out);
    assert.deepEqual(
      [found.status, found.count, found.guesses, found.placements, found.solutions],
      [status, count, guesses, placements, solutions],
    );
  });
}
