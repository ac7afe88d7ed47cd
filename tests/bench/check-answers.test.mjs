import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../bench/check-answers.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nonet-answers-"));
after(() => rmSync(folder, { recursive: true }));

/** @param {string[]} words */
const check = (...words) => spawnSync("node", [script, ...words], { encoding: "utf8" });

test("a program whose answers are wrong is found out", () => {
  const liar = join(folder, "liar");
  // It has one solution for each puzzle, the digits from 1 on, and says of each grid that it is its own form.
  writeFileSync(
    liar,
    `#!/bin/sh
awk -v command="$1" '{ full = $0; gsub(/[.]/, "1", full); print command == "solve" ? $0 ":1:" full : command == "canonical" ? $0 ":1" : $0 ":7" }'
`,
    { mode: 0o755 },
  );
  const { stdout, status } = check("--share", "0.01", liar);
  assert.equal(status, 1);
  for (const kind of ["solutions", "counts", "ratings", "generated puzzles"])
    assert.match(stdout, new RegExp(`^FAULT ${kind}: `, "m"));
  assert.doesNotMatch(stdout, /^0 faults$/m);
});

test("a program that is not there, and a wrong option", () => {
  assert.deepEqual([check("--share", "x").status, check(join(folder, "nothing")).status], [2, 2]);
});
