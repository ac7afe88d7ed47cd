import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { countsOfRuns, faultParts } from "../../tools/check-faults.mjs";

const root = new URL("../..", import.meta.url);

test("every file of every part is there", () => {
  const files = Object.values(faultParts).flatMap(({ runs }) => runs.flatMap((run) => run.files));
  assert.deepEqual(
    files.filter((file) => !existsSync(new URL(file, root))),
    [],
  );
});

const passes = 'import { it } from "node:test"; it("passes", () => {});';
const fails =
  'import { it } from "node:test"; it("passes", () => {}); it("fails", () => { throw new Error("broken"); });';
const kills =
  'import { describe, it } from "node:test"; describe("browsers", () => { it("are killed", (t) => t.diagnostic("7 killed, 9 moves made")); });';

/**
 * What files of tests count for, and what is told of them.
 * @type {[string, string[], { passed: number, failed: number, skipped: number }, RegExp][]}
 */
const outcomes = [
  ["all pass", [passes, passes], { passed: 2, failed: 0, skipped: 0 }, /^$/],
  ["one fails", [passes, fails], { passed: 2, failed: 1, skipped: 0 }, /broken/],
  [
    "one breaks before its first test",
    ["throw new Error('no test')", passes],
    { passed: 1, failed: 1, skipped: 0 },
    /no test/,
  ],
  ["figures of killed browsers", [kills], { passed: 1, failed: 0, skipped: 0 }, /^ℹ 7 killed, 9 moves made\n$/],
];

for (const [what, sources, counts, told] of outcomes) {
  test(`the counts of a part are added up: ${what}`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "nonet-faults-"));
    t.after(() => rmSync(folder, { recursive: true }));
    const runs = sources.map((source, i) => {
      const file = join(folder, `${i}.test.mjs`);
      writeFileSync(file, source);
      return { files: [file] };
    });
    let text = "";
    assert.deepEqual(
      await countsOfRuns(runs, (more) => {
        text += more;
      }),
      counts,
    );
    assert.match(text, told);
  });
}

test("a part that is not there is named, with those that are", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [new URL("tools/check-faults.mjs", root).pathname, "games", "nonsense"],
    { encoding: "utf8" },
  );
  assert.equal(status, 2);
  assert.match(stderr, /no part named nonsense\. The parts are games, engine, updates, input, security\./);
});
