import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { countsOfBoth, failedCases, secondCommand } from "../../tools/second-attempt.mjs";
import { steps } from "../../tools/suites.mjs";
import { countsOf } from "../../tools/test-counts.mjs";

/** @typedef {import("../../tools/suites.mjs").Step} Step */

const folder = mkdtempSync(join(tmpdir(), "nonet-second-"));
after(() => rmSync(folder, { recursive: true }));

/**
 * Cases that write down when they run, of which some fail.
 * @param {string} name @param {{ once?: number, always?: number }} failing how many fail the first time, and each time
 */
function stepOf(name, { once = 0, always = 0 }) {
  const file = join(folder, `${name}.test.mjs`);
  const seen = JSON.stringify(join(folder, `${name}.seen`));
  writeFileSync(
    file,
    `import { appendFileSync, existsSync, writeFileSync } from "node:fs";
    import { describe, it } from "node:test";
    const isSecond = existsSync(${seen} + "-again");
    writeFileSync(${seen} + "-again", "");
    const note = (name) => appendFileSync(${seen}, name + "\\n");
    describe("a suite (of cases)", () => {
      it("passes", () => note("passes"));
      for (let i = 0; i < ${once}; i++)
        it("fails once [" + i + "] (5+5 ms)", () => { note("once"); if (!isSecond) throw new Error("first"); });
      for (let i = 0; i < ${always}; i++) it("fails always " + i, () => { note("always"); throw new Error("ever"); });
    });`,
  );
  return /** @type {Step} */ ({
    name,
    kind: "node",
    run: [process.execPath, "--test", "--test-reporter=spec", file],
    secondAttempts: 3,
    budget: 1,
    needs: [],
  });
}

/** @param {string[]} command */
function outcomeOf([program, ...args]) {
  // Node tells its children that they are tests, and then they print no summary.
  const env = { ...process.env };
  delete env.NODE_TEST_CONTEXT;
  const { stdout, status } = spawnSync(program, args, { encoding: "utf8", env });
  return { output: stdout, counts: countsOf("node", stdout, status === 0) };
}

test("cases that fail once pass at the second attempt, which runs no others", () => {
  const step = stepOf("once", { once: 2 });
  const first = outcomeOf(step.run);
  assert.deepEqual(first.counts, { passed: 1, failed: 2, skipped: 0 });
  assert.deepEqual(failedCases(first.output), ["fails once [0] (5+5 ms)", "fails once [1] (5+5 ms)"]);
  const second = outcomeOf(secondCommand(step, first.output, first.counts) ?? []);
  assert.equal(second.counts.passed, 2);
  assert.deepEqual(countsOfBoth(first.counts, second.counts), { passed: 3, failed: 0, skipped: 0 });
});

test("a case that fails again is a failure", () => {
  const step = stepOf("always", { once: 1, always: 1 });
  const first = outcomeOf(step.run);
  const second = outcomeOf(secondCommand(step, first.output, first.counts) ?? []);
  assert.deepEqual(countsOfBoth(first.counts, second.counts), { passed: 1, failed: 2, skipped: 0 });
});

test("a second attempt that runs nothing mends nothing", () =>
  assert.equal(countsOfBoth({ passed: 5, failed: 1, skipped: 0 }, { passed: 0, failed: 0, skipped: 6 }).failed, 1));

test("four failures have no second attempt, nor has what is no case", () => {
  const step = stepOf("four", { always: 4 });
  const { output, counts } = outcomeOf(step.run);
  assert.equal(secondCommand(step, output, counts), null);
  assert.equal(secondCommand(step, "Segmentation fault", { passed: 0, failed: 1, skipped: 0 }), null);
  assert.equal(secondCommand({ ...step, secondAttempts: undefined }, output, { ...counts, failed: 1 }), null);
});

test("only cases in browsers have a second attempt, and not by night", () => {
  const names = (/** @type {boolean} */ all) =>
    steps({ all, data: true })
      .filter(({ secondAttempts }) => secondAttempts)
      .map(({ name }) => name);
  assert.deepEqual([names(false), names(true)], [["e2e"], []]);
});
