// The parts of the cases of the site that jobs of the workflows run side by side.
import assert from "node:assert/strict";
import { test } from "node:test";

import { filesOf, inShard } from "../../tools/chosen-steps.mjs";
import { steps } from "../../tools/suites.mjs";

const all = steps({ all: false, data: false });
const ofSite = ({ name }) => name.startsWith("e2e");

test("every file of the site's cases is in just one shard, and other steps are in every shard", () => {
  const shards = [1, 2, 3].map((number) => inShard(all, `${number}/3`));
  const files = shards.flatMap((shard) => shard.filter(ofSite).flatMap(filesOf));
  assert.deepEqual(files.toSorted(), all.filter(ofSite).flatMap(filesOf).sort());
  for (const shard of shards) {
    assert.ok(shard.filter(ofSite).flatMap(filesOf).length < files.length / 2);
    assert.deepEqual(
      shard.filter((step) => !ofSite(step)),
      all.filter((step) => !ofSite(step)),
    );
  }
});

test("a step whose files are all in other shards is left out", () => {
  const one = steps({ all: false, data: false, runs: (file) => file.endsWith("/node-pdf.test.js") });
  assert.deepEqual(
    [1, 2].map((number) => inShard(one, `${number}/2`).filter(ofSite).flatMap(filesOf)),
    [["tests/e2e/node-pdf.test.js"], []],
  );
  assert.deepEqual(inShard(one, "2/2").filter(ofSite), []);
});

for (const shard of ["0/2", "3/2", "1", "a/b"])
  test(`there is no shard ${shard}`, () => assert.throws(() => inShard(all, shard), /write --shard=2\/3/));
