import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { gluedModules, wasmModules } from "../../tools/build/modules.mjs";
import { glue, steps } from "../../tools/suites.mjs";
import { countsOf } from "../../tools/test-counts.mjs";

for (const options of [
  { all: false, data: true },
  { all: true, data: true },
  { all: false, data: false },
]) {
  const table = steps(options);
  const names = table.map(({ name }) => name);
  const says = JSON.stringify(options);

  test(`names are different: ${says}`, () => assert.equal(new Set(names).size, names.length));

  test(`a step comes after the steps that it needs: ${says}`, () => {
    const early = table.flatMap(({ name, after = [] }, place) =>
      after.filter((needed) => !names.slice(0, place).includes(needed)).map((needed) => `${name} before ${needed}`),
    );
    assert.deepEqual(early, []);
  });
}

test("the tests and ./dev build each module that the site serves", () => {
  const targets = wasmModules.map((name) => (gluedModules.includes(name) ? `${name}-glue` : name));
  assert.deepEqual(glue, targets);
  const dev = readFileSync(new URL("../../dev", import.meta.url), "utf8");
  const [, built] = /^build_site\(\) \{\n {2}build_preset wasm ([^;]*?)\n {2}npm /m.exec(dev) ?? [];
  assert.deepEqual(built?.split(/[\s\\]+/), targets);
});

/** @param {{all: boolean, data: boolean}} options @returns {string[]} the steps whose filter lets the slow group in */
const slow = (options) =>
  steps(options)
    .filter(({ kind, run }) => kind === "catch" && !run.at(-1)?.includes("~[slow]") && !run[0].endsWith("memory-tests"))
    .map(({ name }) => name);

test("the slow group runs on demand, but never under the sanitizers", () => {
  assert.deepEqual(slow({ all: false, data: true }), []);
  assert.deepEqual(slow({ all: true, data: true }), ["native", "wasm", "clang"]);
});

test("--all runs the tests that the quick run leaves out of the optimised builds", () => {
  const selections = (/** @type {boolean} */ all) =>
    steps({ all, data: true }).flatMap(({ run }) => run.filter((word) => word.startsWith("-DNONET_TEST_ROOMS=")));
  const everything = "-DNONET_TEST_ROOMS=";
  // The builds with sanitizers have the tests of all rooms.
  assert.deepEqual(
    selections(false).map((word) => word === everything || (word.includes("solve") && !word.includes("logic"))),
    [true, true, true],
  );
  assert.equal(selections(false).filter((word) => word === everything).length, 1);
  assert.deepEqual(selections(true), [everything, everything, everything]);
});

test("the two halves of the core's tests are a whole", () => {
  const filters = steps({ all: false, data: true })
    .filter(({ name }) => name.startsWith("core "))
    .map(({ run }) => run.at(-1));
  assert.deepEqual(filters, ["~[logic]~[slow]", "[logic]~[slow]"]);
});

test("tests of chosen rooms are the only ones that are built", () => {
  const chosen = steps({ all: false, data: true, testRooms: ["logic", "solve"] }).flatMap(({ run }) =>
    run.filter((word) => word.startsWith("-DNONET_TEST_ROOMS=")),
  );
  assert.deepEqual(chosen.sort(), [
    "-DNONET_TEST_ROOMS=logic;solve",
    "-DNONET_TEST_ROOMS=solve",
    "-DNONET_TEST_ROOMS=solve",
  ]);
});

const ofBrowser = steps({ all: false, data: true }).filter(({ name }) => name.startsWith("e2e"));

test("each file of tests/e2e is in one step", () => {
  const files = ofBrowser.flatMap(({ run }) => run.filter((word) => word.endsWith(".test.js")));
  const here = readdirSync(new URL("../e2e", import.meta.url))
    .filter((name) => name.endsWith(".test.js"))
    .map((name) => `tests/e2e/${name}`);
  assert.deepEqual(files.sort(), here.sort());
});

test("a file that hangs is ended and named, and the others go on", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "nonet-hanging-"));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, "hangs.test.mjs"),
    'import { it } from "node:test"; it("hangs", () => new Promise(() => setInterval(() => {}, 1000)));',
  );
  writeFileSync(join(folder, "passes.test.mjs"), 'import { it } from "node:test"; it("passes", () => {});');
  for (const {
    name,
    run: [program, ...rest],
  } of ofBrowser) {
    const options = rest
      .filter((word) => word.startsWith("--"))
      .map((word) => word.replace(/^--test-timeout=\d+$/, "--test-timeout=3000"));
    assert.ok(options.includes("--test-timeout=3000"), name);
    // Node tells a program that it runs that it is a test, and the program would report in another format.
    const env = { ...process.env };
    delete env.NODE_TEST_CONTEXT;
    const { stdout, status } = spawnSync(
      program,
      [...options, ...["hangs", "passes"].map((file) => join(folder, `${file}.test.mjs`))],
      { encoding: "utf8", env },
    );
    assert.deepEqual(
      [countsOf("node", stdout, status === 0), status],
      [{ passed: 1, failed: 1, skipped: 0 }, 1],
      stdout,
    );
    assert.match(stdout, /✖ .*hangs\.test\.mjs/);
  }
});
