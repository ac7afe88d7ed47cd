import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { afterSecondRun, failedCases, firstFailures, lateSentence, secondRunOf } from "../../tools/second-run.mjs";
import { steps } from "../../tools/suites.mjs";
import { countsOf } from "../../tools/test-counts.mjs";

/** Names with everything that means something in a pattern or in the reporter's output. The first two pass when the file SECOND is there. */
const cases = `
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { describe, it } from "node:test";
const second = existsSync(new URL("SECOND", import.meta.url));
describe("a group (of cases)", () => {
  describe("within [a group]", () => {
    it("is late: 1/2 + 1/2 (of *) — “why?” | ^$", () => assert.ok(second));
    it("passes", () => {});
  });
  it("is late, and says more", () => { if (!second) throw new Error("so\\n✖ no case (3ms)\\ntest at x.js:1:2"); });
  it("is wrong {always} \\\\d", () => assert.ok(false));
});
describe("another group", () => {
  it("is late", () => {});
  it("shares its name", () => {});
});
describe("a third group", () => it("shares its name", () => assert.ok(false)));
`;

/** @type {string} */
let folder;
/** @type {import("../../tools/suites.mjs").Step} */
let step;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "nonet-second-run-"));
  writeFileSync(join(folder, "late.test.mjs"), cases);
  step = { name: "late", kind: "node", run: ["node", "--test", "--test-reporter=spec", "--test-concurrency=3", join(folder, "late.test.mjs")], again: 10 };
});
after(() => rmSync(folder, { recursive: true }));

/** @param {import("../../tools/suites.mjs").Step} ran */
function outputOf({ run: [program, ...rest] }) {
  // Node tells a program that it runs that it is a test, and the program would report in another format.
  const env = { ...process.env };
  delete env.NODE_TEST_CONTEXT;
  return spawnSync(program, rest, { env, encoding: "utf8" }).stdout;
}

const late = ["is late: 1/2 + 1/2 (of *) — “why?” | ^$", "is late, and says more"];
const wrong = ["is wrong {always} \\d", "shares its name"];

describe("a step whose cases failed", () => {
  it("runs only these again, and counts those that pass then", () => {
    const first = outputOf(step);
    const counts = countsOf("node", first, false);
    assert.deepEqual(counts, { passed: 3, failed: 4, skipped: 0 });
    const failed = failedCases(first);
    assert.deepEqual(failed.map(({ name }) => name), [...late, ...wrong]);

    writeFileSync(join(folder, "SECOND"), "");
    const second = secondRunOf(step, counts, failed);
    assert.ok(second);
    assert.ok(second.run.includes("--test-concurrency=1"));
    const output = outputOf(second);
    assert.ok(!/✔ (passes|is late) \(/.test(output), output);
    const told = firstFailures(first);
    for (const { name } of failed) assert.ok(told.includes(name), told);
    assert.deepEqual(failedCases(told), []);
    assert.ok(!/✖|failing tests/.test(told), told);
    // A case that passes has the name of one that fails again in the same file: the name alone does not count.
    assert.deepEqual(afterSecondRun(counts, failed, output), { counts: { passed: 5, failed: 2, skipped: 0 }, late });
  });
});

describe("there is no second run", () => {
  const failed = [{ file: "a.js", name: "one" }, { file: "a.js", name: "two" }];
  const counts = { passed: 5, failed: 2, skipped: 0 };
  /** @type {[string, Partial<import("../../tools/suites.mjs").Step>, import("../../tools/test-counts.mjs").Counts, typeof failed][]} */
  const refused = [
    ["of a step that does not ask for it", { again: undefined }, counts, failed],
    ["of more cases than the step allows", { again: 1 }, counts, failed],
    ["when something else failed, too", {}, { ...counts, failed: 3 }, failed],
    ["when nothing failed", {}, { ...counts, failed: 0 }, []],
  ];
  for (const [what, more, counted, names] of refused) it(what, () => assert.equal(secondRunOf({ ...step, ...more }, counted, names), null));
});

describe("a second run", () => {
  const failed = [{ file: "a.js", name: "one" }];
  const counts = { passed: 5, failed: 1, skipped: 0 };
  it("that ran nothing changes nothing", () => assert.deepEqual(afterSecondRun(counts, failed, "Cannot find module\n"), { counts, late: [] }));
  it("names what passed late", () => assert.equal(lateSentence(["one", "two"]), "2 passed only when run again: one; two"));
});

it("only steps with a browser are run again", () => {
  assert.deepEqual(steps({ all: false, data: true }).filter(({ again }) => again).map(({ name, again }) => [name, again]), [["e2e", 10]]);
});
