import assert from "node:assert/strict";
import { test } from "node:test";
import { countsOf, summary } from "../../tools/test-counts.mjs";

const rule = "=".repeat(79);

// kind, what the runner printed, whether it ended with exit code 0, the line expected
/** @type {any[][]} */
const cases = [
  ["catch", `${rule}\nAll tests passed (123 assertions in 12 test cases)\n\n`, true, "12 passed, 0 failed"],
  ["catch", `${rule}\nAll tests passed (1 assertion in 1 test case)\n\n`, true, "1 passed, 0 failed"],
  ["catch", "\u001b[1;32mAll tests passed\u001b[0m (9 assertions in 4 test cases)\n", true, "4 passed, 0 failed"],
  [
    "catch",
    `${rule}\ntest cases:  5 |  3 passed | 2 failed\nassertions: 16 | 15 passed | 1 failed\n`,
    false,
    "3 passed, 2 failed",
  ],
  ["catch", "test cases: 4 | 1 passed | 1 failed | 2 failed as expected\n", false, "3 passed, 1 failed"],
  ["catch", "test cases: 4 | 3 passed | 1 skipped\n", true, "3 passed, 0 failed, 1 skipped"],
  ["catch", "test cases: 2 | 2 failed\n", false, "0 passed, 2 failed"],
  ["catch", "No tests ran\n", true, "0 passed, 1 failed"],
  ["catch", "AddressSanitizer: heap-use-after-free\n", false, "0 passed, 1 failed"],
  [
    "catch",
    "All tests passed (3 assertions in 3 test cases)\nLeakSanitizer: detected memory leaks\n",
    false,
    "3 passed, 1 failed",
  ],
  [
    "node",
    "ℹ tests 6\nℹ suites 0\nℹ pass 4\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\nℹ todo 0\n",
    false,
    "4 passed, 2 failed",
  ],
  [
    "node",
    "# tests 3\n# pass 2\n# fail 0\n# cancelled 0\n# skipped 1\n# todo 0\n",
    true,
    "2 passed, 0 failed, 1 skipped",
  ],
  ["node", "ℹ pass 9\nℹ fail 9\n…\nℹ pass 3\nℹ fail 0\n", true, "3 passed, 0 failed"],
  ["node", "Cannot find module\n", false, "0 passed, 1 failed"],
  ["node", "ℹ tests 0\nℹ pass 0\nℹ fail 0\n", true, "0 passed, 1 failed"],
  ["one", "", true, "1 passed, 0 failed"],
  ["one", "a breach", false, "0 passed, 1 failed"],
  ["build", "", true, "0 passed, 0 failed"],
  ["build", "error: expected ;", false, "0 passed, 1 failed"],
];

for (const [kind, output, succeeded, expected] of cases) {
  test(`${kind}, ${succeeded ? "ended well" : "ended badly"}: ${JSON.stringify(output.slice(-60))} is ${expected}`, () =>
    assert.equal(summary(countsOf(kind, output, succeeded)), expected));
}
