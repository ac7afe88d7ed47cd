import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { comparison } from "../../bench/revisions.mjs";
import { median, rowsOf, table } from "../../bench/runs.mjs";

const revisions = fileURLToPath(new URL("../../bench/revisions.mjs", import.meta.url));
const row = (/** @type {string} */ how, /** @type {number} */ ns, guesses = 1) => ({
  set: "s",
  how,
  puzzles: 9,
  ns,
  guesses,
  unique: 9,
});

test("the ratio is taken round by round, for rows that both revisions have", () => {
  // Each round is twice as slow as the one before it, for both: the ratio does not notice.
  const a = [
    [row("single", 300), row("old", 1)],
    [row("single", 600), row("old", 1)],
    [row("single", 1200), row("old", 1)],
  ];
  const b = [
    [row("new", 1), row("single", 200, 0.5)],
    [row("new", 1), row("single", 400, 0.5)],
    [row("new", 1), row("single", 600, 0.5)],
  ];
  assert.deepEqual(comparison(a, b), [["s", "single", "600", "400", "1.50", "1.50–2.00", "1.00 → 0.50"]]);
  assert.deepEqual(
    comparison(a, a).map((cells) => [cells[1], ...cells.slice(4)]),
    [
      ["single", "1.00", "1.00–1.00", "1.00"],
      ["old", "1.00", "1.00–1.00", "1.00"],
    ],
  );
});

test("median", () => {
  assert.equal(median([3]), 3);
  assert.equal(median([10, 9, 1]), 9);
  assert.equal(median([100, 2, 20, 4]), 12);
});

test("rows, of sets with commas too", () => {
  assert.deepEqual(rowsOf("set,how,puzzles,ns,guesses,unique\na,b,sse4,3,1.5,0.25,2\n"), [
    { set: "a,b", how: "sse4", puzzles: 3, ns: 1.5, guesses: 0.25, unique: 2 },
  ]);
  assert.throws(() => rowsOf("solve how\n"), /does not print --csv/);
});

test("a table is aligned as text", () => {
  assert.equal(
    table(
      ["set", "ns"],
      [
        ["a", "1234"],
        ["longer", "5"],
      ],
    ),
    "| set    |   ns |\n| ------ | ---: |\n| a      | 1234 |\n| longer |    5 |",
  );
});

for (const [what, words, said] of /** @type {[string, string[], RegExp][]} */ ([
  ["one revision", ["HEAD"], /^Usage: /],
  ["no rounds", ["HEAD", "HEAD", "--rounds", "many"], /^Usage: /],
  ["an option that is none", ["HEAD", "HEAD", "--fast"], /--fast/],
  ["a set that is none", ["HEAD", "HEAD", "no-such-set"], /^no-such-set: neither/],
  ["a revision that is none", ["HEAD", "no-such-revision", "easy"], /^no-such-revision: no such revision$/m],
])) {
  test(`refused: ${what}`, () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [revisions, ...words], { encoding: "utf8" });
    assert.match(stderr, said);
    assert.equal(stdout, "");
    assert.equal(status, 1);
  });
}
