// A short run of bench/check-answers.mjs, always with the same puzzles: answers of the program, checked by code that
// shares nothing with the engine.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { program } from "./program.mjs";

const script = fileURLToPath(new URL("../../bench/check-answers.mjs", import.meta.url));

test("solutions, counts, ratings, generated puzzles, forms, groups and transformations", () => {
  const { stdout, stderr, status } = spawnSync("node", [script, "--share", "0.06", "--seed", "1", program], {
    encoding: "utf8",
  });
  assert.equal(stderr, "");
  assert.match(stdout, /^0 faults$/m);
  assert.equal(status, 0);
  const kinds = [...stdout.matchAll(/^(.+?) +(\d+) checked$/gm)].map(([, kind, count]) => ({
    kind,
    count: Number(count),
  }));
  assert.deepEqual(
    kinds.map(({ kind }) => kind),
    [
      "solutions",
      "counts",
      "lists of solutions",
      "exact counts",
      "ratings",
      "generated puzzles",
      "canonical forms",
      "orders of groups",
      "min-lex forms",
      "transformations",
      "lists of transformations",
    ],
  );
  for (const { kind, count } of kinds) assert.ok(count > 0, kind);
});
