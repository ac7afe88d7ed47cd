import assert from "node:assert/strict";
import { test } from "node:test";
import { readFiles } from "../../tools/check-rules.mjs";
import { selectionFor } from "../../tools/changed-steps.mjs";
import { steps } from "../../tools/suites.mjs";

const files = readFiles(new URL("../..", import.meta.url).pathname);

// The steps that a change of one file needs beyond those that always run, some rooms whose tests it needs, and some it does not.
const cases = [
  { changed: "core/rating/fish.cpp", steps: ["core", "memory", "cli", "e2e"], rooms: ["rating", "api"], others: ["generate", "grid", "general"] },
  { changed: "core/solve/batch.cpp", steps: ["core", "memory", "native", "wasm", "cli", "e2e", "bench"], rooms: ["solve", "search", "generate"], others: ["util"] },
  { changed: "core/util/bits.h", steps: ["core", "native", "wasm", "memory", "cli", "e2e"], rooms: ["util", "solve", "logic", "formats", "rating"], others: [] },
  { changed: "cli/commands/rate.cpp", steps: ["cli"], rooms: [], others: ["api", "rating"] },
  { changed: "tests/core/logic/fish_test.cpp", steps: ["core", "memory"], rooms: ["logic"], others: ["rating", "api"] },
  { changed: "tests/support/states.cpp", steps: ["core"], rooms: ["logic"], others: [] },
  { changed: "web/model/history.js", steps: ["web", "e2e"], rooms: [], others: ["grid"] },
  { changed: "docs/command-line.md", steps: ["cli", "web"], rooms: [], others: ["api"] },
  { changed: "docs/decisions/0001-names-of-the-built-files.md", steps: [], rooms: [], others: ["api"] },
  { changed: "tests/bench/compare.test.mjs", steps: ["bench"], rooms: [], others: ["api"] },
];

for (const { changed, rooms, others, ...wanted } of cases) {
  test(`${changed} needs ${wanted.steps.join(", ") || "no tests of the product"}`, () => {
    const selection = selectionFor([changed], files);
    assert.ok(selection);
    for (const step of wanted.steps) assert.ok(selection.steps.includes(step), step);
    for (const room of rooms) assert.ok(selection.rooms.includes(room), room);
    for (const room of others) assert.ok(!selection.rooms.includes(room), room);
    if (wanted.steps.length === 0) assert.deepEqual(selection.steps, ["rules", "lint", "shellcheck", "tools"]);
  });
}

for (const changed of ["CMakeLists.txt", "cmake/targets.cmake", "dev", "package-lock.json", "tools/suites.mjs", ".ci/run"]) {
  test(`${changed} changes everything`, () => assert.equal(selectionFor(["docs/decisions/0001-names-of-the-built-files.md", changed], files), null));
}

test("every step that is chosen exists", () => {
  const selection = selectionFor(["core/util/bits.h", "web/model/history.js"], files);
  const names = steps({ all: false, data: true, testRooms: selection?.rooms }).map(({ name }) => name);
  for (const step of selection?.steps ?? []) assert.ok(names.some((name) => name === step || name.startsWith(`${step} `)), step);
});
