// A short run of each target of nonet-fuzz, always with the same inputs. `./dev fuzz` looks for new ones.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const program = process.env.NONET_FUZZ ?? "build/release/bin/nonet-fuzz";
const runs = Number(process.env.NONET_FUZZ_RUNS ?? 3000);
const folder = mkdtempSync(join(tmpdir(), "nonet-fuzz-"));
after(() => rmSync(folder, { recursive: true }));

/** @param {string[]} args */
const fuzz = (...args) => spawnSync(program, args, { encoding: "utf8", cwd: process.cwd() });

// A goal of generation takes as long as thirty texts, and finding and reading an image as long as a hundred.
const targets = [
  ["texts", runs],
  ["names", runs],
  ["grids", runs],
  ["facade", Math.ceil(runs / 3)],
  ["foreign", runs],
  ["image", runs],
  ["photo", Math.ceil(runs / 60)],
];

for (const [target, inputs] of targets) {
  test(`${target}: what must hold, holds for ${inputs} inputs`, () => {
    const last = join(folder, String(target));
    const { status, stdout, stderr } = fuzz(String(target), "--runs", String(inputs), "--last", last);
    const shown = () => `${stderr}\nThe input in base64: ${readFileSync(last).toString("base64")}`;
    assert.equal(status, 0, status === 0 ? "" : shown());
    assert.equal(stdout, `${target}: ${inputs} inputs of seed 1, all right\n`);
  });
}

test("an input in a file is tried, and a target without a name is refused", () => {
  const file = join(folder, "input");
  writeFileSync(file, "\0\u00102x3+x");
  assert.equal(fuzz("names", file).status, 0);
  assert.equal(fuzz("names", join(folder, "missing")).status, 2);
  assert.match(fuzz("nothing").stderr, /^Usage: nonet-fuzz TARGET/);
});
