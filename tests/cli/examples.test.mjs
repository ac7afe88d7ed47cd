// The scripts of cli/examples: parts of a run, made by several processes, are the whole run.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { nonet, program, withFolder } from "./program.mjs";

const script = (name) => fileURLToPath(new URL(`../../cli/examples/${name}.sh`, import.meta.url));
const goal = ["--count", "203", "--seed", "7", "--level", "medium"];
const whole = nonet(["generate", ...goal]).out;

function run(name, words, { input = "", cwd = ".", env = {} } = {}) {
  const { stdout, stderr, status } = spawnSync(script(name), words, {
    input,
    cwd,
    env: { ...process.env, NONET: program, ...env },
    encoding: "utf8",
    timeout: 120_000,
  });
  assert.deepEqual([stderr, status], ["", 0]);
  return stdout;
}

const hasParallel = spawnSync("parallel", ["--version"]).status === 0;

test(
  "GNU parallel: four parts are the whole run",
  { skip: hasParallel ? false : "GNU parallel is not installed" },
  () => {
    assert.equal(run("parallel", ["4", ...goal]), whole);
  },
);

test("a filter of Spark prints the parts of its lines", () => {
  assert.equal(
    run("spark-pipe", ["5", ...goal], { input: "1\n2\n" }) + run("spark-pipe", ["5", ...goal], { input: "3\n4\n5\n" }),
    whole,
  );
});

test("the tasks of a Slurm array write the parts into files", () =>
  withFolder({}, (folder) => {
    for (let task = 1; task <= 11; ++task) {
      run("slurm-array", goal, {
        cwd: folder,
        env: { SLURM_ARRAY_TASK_ID: String(task), SLURM_ARRAY_TASK_COUNT: "11" },
      });
    }
    const parts = readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf8"));
    assert.equal(parts.length, 11);
    assert.equal(parts.join(""), whole);
  }));
