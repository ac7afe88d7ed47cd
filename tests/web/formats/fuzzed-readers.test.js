// A short run of each target of the fuzzer of the JavaScript readers, always with the same inputs. `./dev fuzz readers`
// looks for new ones.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { fuzzReader } from "../../fuzz/fuzz-reader.mjs";
import { readerTargets } from "../../fuzz/reader-targets.mjs";
import { runsOf } from "../../support/long-runs.js";

const folder = mkdtempSync(join(tmpdir(), "nonet-readers-"));
after(() => rmSync(folder, { recursive: true }));
const runs = runsOf(300, 100);

for (const name of Object.keys(readerTargets)) {
  test(`${name}: what must hold, holds for ${runs} inputs`, async () => {
    const { inputs, faults } = await fuzzReader({ name, seed: 1, runs, folder });
    assert.deepEqual(
      faults.map(({ what, file }) => `${what}\n${readFileSync(file, "utf8")}`),
      [],
    );
    assert.equal(inputs, runs);
  });
}

describe("an input that breaks a promise is found and kept, and the run goes on behind it", () => {
  const targets = fileURLToPath(new URL("../../fuzz/faulty-readers.mjs", import.meta.url));
  /** @type {[string, RegExp][]} */
  const faulty = [
    ["throwing", /TypeError: not read/],
    ["rejecting", /RangeError: too far/],
    ["endless", /^An input has not ended after 2 s\.$/],
    ["greedy", /heap out of memory|The process has|Invalid array length/],
  ];
  for (const [name, expected] of faulty) {
    test(name, async () => {
      const { inputs, faults } = await fuzzReader({
        name,
        seed: 3,
        runs: 30,
        hang: name === "endless" ? 2 : 60,
        targets,
        folder,
      });
      assert.equal(inputs, 30);
      assert.ok(faults.length > 0);
      for (const { what, file } of faults) {
        assert.match(what, expected);
        assert.equal(readFileSync(file, "utf8"), "bad");
      }
    });
  }

  test("none in a sound reader", async () => {
    assert.deepEqual((await fuzzReader({ name: "sound", seed: 3, runs: 30, targets, folder })).faults, []);
    assert.deepEqual(
      readdirSync(folder).filter((file) => file.includes("progress") || file.startsWith("sound")),
      [],
    );
  });
});
