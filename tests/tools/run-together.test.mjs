import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { countsOf } from "../../tools/test-counts.mjs";

const runner = fileURLToPath(new URL("../../tools/run-together.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nonet-together-"));
after(() => rmSync(folder, { recursive: true }));

/** Test files of one run: what each does besides a case that passes. @type {Record<string, string>} */
const bodies = {
  good: 'test("passes too", () => {});',
  failing: 'test("fails", () => { throw new Error("wrong"); });',
  waiting: 'test("waits", () => new Promise(() => {}));',
  broken: 'throw new Error("no import");',
  open: "setInterval(() => {}, 1000);",
  closing: "after(() => { setTimeout(() => setTimeout(() => setTimeout(() => {}))); });",
  global: "globalThis.double = 1;",
  variable: 'process.env.NONET_DOUBLE = "1";',
  restoring: "globalThis.double = 1; after(() => { delete globalThis.double; });",
  hooked:
    'let count = 0; beforeEach(() => { count += 1; }); test("has its own hooks", () => { if (count !== 2) throw new Error(String(count)); });',
  seeing:
    'test("sees no double of another file", () => { if ("double" in globalThis || process.env.NONET_DOUBLE) throw new Error("a double"); });',
  own: '// Needs a process of its own: it looks at its process.\ntest("is alone", () => { if (process.argv[1] !== import.meta.filename && !process.argv[1].endsWith("own.test.mjs")) throw new Error(process.argv[1]); });',
};
for (const [name, body] of Object.entries(bodies)) {
  writeFileSync(
    join(folder, `${name}.test.mjs`),
    `import { after, beforeEach, test } from "node:test";\nvoid after; void beforeEach;\ntest("${name} passes", () => {});\n${body}\n`,
  );
}

/** @param {readonly string[]} names */
function run(names) {
  const env = { ...process.env };
  delete env.NODE_TEST_CONTEXT;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--test-reporter=spec", runner, ...names.map((name) => `${name}.test.mjs`)],
    { cwd: folder, encoding: "utf8", env },
  );
  const output = stdout + stderr;
  return {
    output,
    failures: output.slice(output.indexOf("failing tests:")),
    counts: countsOf("node", output, status === 0),
  };
}

/**
 * The files, the cases that pass and fail, and what is said of the failures.
 * @type {[string[], number, number, RegExp[]][]}
 */
const runs = [
  [["good", "closing", "hooked", "restoring", "seeing", "own"], 9, 0, []],
  [["failing", "good"], 3, 1, [/failing\.test\.mjs:4:1\n✖ fails/]],
  [
    ["waiting", "good"],
    3,
    1,
    [/waiting\.test\.mjs:4:1\n✖ waits/, /✖ waiting\.test\.mjs[^]*A test waits for what can never happen/],
  ],
  [["broken", "good"], 3, 1, [/✖ broken\.test\.mjs can be imported[^]*no import/]],
  [
    ["open", "global", "variable", "seeing"],
    5,
    3,
    [
      /open\.test\.mjs leaves behind what keeps the process alive: Timeout/,
      /global\.test\.mjs leaves behind the global double/,
      /variable\.test\.mjs leaves behind the variable NONET_DOUBLE/,
    ],
  ],
];
for (const [names, passed, failed, said] of runs) {
  test(`${names.join(", ")}: ${passed} passed, ${failed} failed`, () => {
    const { output, failures, counts } = run(names);
    assert.deepEqual(counts, { passed, failed, skipped: 0 }, output);
    for (const pattern of said) assert.match(failures, pattern);
  });
}
