// Needs a process of its own: its first test looks at the module before the checks of rules are loaded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { conflictsOn } from "../../../web/model/conflicts.js";
import { candidatesOn } from "../../../web/model/open-candidates.js";
import { newPosition } from "../../../web/model/position.js";
import { isSolved } from "../../../web/model/progress.js";
import { loadRuleChecks, ruleChecks } from "../../../web/model/rule-part.js";
import { noteDigits } from "../../../web/model/digits.js";

/** @param {string[]} rules @param {string} digits of 4×4 */
const at = (rules, digits) => ({
  ...newPosition("2x2", undefined, null, rules),
  entries: [...digits].map((digit) => Number(digit) || 0),
});
const full = "1234341221434321";

test("as long as the code is not loaded, no rule is judged, and no board with rules is solved", async () => {
  assert.equal(ruleChecks.value, null);
  const position = at(["even r1c1"], full);
  assert.deepEqual([conflictsOn(position), isSolved(position)], [[], false]);
  assert.equal(isSolved({ ...position, rules: null }), true);
  await loadRuleChecks();
  assert.notEqual(ruleChecks.value, null);
});

for (const [
  name,
  rules,
  digits,
  broken,
] of /** @type {[string, string[], string, { index: number, cells: number[] }[]][]} */ ([
  ["a cage whose sum is missed", ["cage 4 r1c1 r1c2", "even r1c2"], "12..............", [{ index: 1, cells: [0, 1] }]],
  ["an open cell is not to blame", ["thermometer r1c1-r1c4"], "..2.............", [{ index: 1, cells: [2] }]],
  [
    "a cell to which a line returns is named once",
    ["whisper 2 r1c1 r1c2 r2c2 r2c1 r1c1"],
    "1...2...........",
    [{ index: 1, cells: [0, 4] }],
  ],
  ["neighbours of the whole grid", ["nonconsecutive"], "12.4...........1", [{ index: 1, cells: [0, 1] }]],
  ["a diagonal", ["falling-diagonal"], "1..............1", [{ index: 1, cells: [0, 15] }]],
  ["nothing", ["cage 3 r1c1 r1c2", "odd r1c1"], full, []],
])) {
  test(`conflicts: ${name}`, () => {
    const found = conflictsOn(at(rules, digits)).filter(({ house }) => house === "rule");
    assert.deepEqual(
      found.map(({ index, cells }) => ({ index, cells })),
      broken,
    );
  });
}

test("a full board that keeps its rules is solved; one that does not is not", () => {
  assert.equal(isSolved(at(["cage 3 r1c1 r1c2"], full)), true);
  assert.equal(isSolved(at(["cage 4 r1c1 r1c2"], full)), false);
});

test("a closed line also relates its last cell to its first", () => {
  const sets = candidatesOn(at(["whisper 2 r1c1 r1c2 r2c2 r2c1 r1c1"], "1...............")).map((set) =>
    noteDigits(set, 4),
  );
  assert.deepEqual(
    [sets[1], sets[4], sets[5]],
    [
      [3, 4],
      [3, 4],
      [2, 3, 4],
    ],
  );
});

test("candidates are those that break no rule by themselves", () => {
  const sets = candidatesOn(at(["cage 3 r1c1 r1c2", "minimum r4c4", "thermometer r2c1-r2c3"], "................")).map(
    (set) => noteDigits(set, 4),
  );
  assert.deepEqual(sets.slice(0, 8), [
    [1, 2],
    [1, 2],
    [1, 2, 3, 4],
    [1, 2, 3, 4],
    [1, 2],
    [2, 3],
    [3, 4],
    [1, 2, 3, 4],
  ]);
  const beside = candidatesOn(at(["minimum r4c4"], "..............2.")).map((set) => noteDigits(set, 4));
  assert.deepEqual(beside[15], [1]);
});

for (const [name, rule, digits, open, same] of /** @type {[string, string, string, number[], number[]][]} */ ([
  ["a minimum", "minimum r4c4", "..............24", [11], [0, 3, 13]],
  ["an indexer", "row-indexer r1c1", "2...3...........", [8, 12], [1, 5, 15]],
  ["a diagonal", "falling-diagonal", "1....1..........", [10, 15], [3, 6, 12]],
])) {
  test(`what breaks ${name} leaves no candidate in the cells that the rule compares, and all in others`, () => {
    const sets = (/** @type {string[]} */ rules) => candidatesOn(at(rules, digits));
    for (const cell of open) assert.equal(sets([rule])[cell], 0, String(cell));
    for (const cell of same) assert.equal(sets([rule])[cell], sets([])[cell], String(cell));
  });
}
