/** The program in docs/check-steps proves the steps of rules and of other layouts, and refuses what does not follow. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkPath } from "../../docs/check-steps/check-steps.mjs";
import { lines, nonet } from "./program.mjs";

/**
 * A puzzle with its rules and its path.
 * @param {string} goal options of generate
 * @returns {{ made: any, path: any, rules: string[] }}
 */
function made(goal) {
  const made = JSON.parse(lines(nonet(`generate --json --seed 11 ${goal}`).out)[0]);
  const rules = /** @type {string[]} */ (made.rules ?? []);
  const text = [...rules.map((rule) => `# nonet rule ${rule}`), made.puzzle, ""].join("\n");
  const layout = made.layout ? `--layout ${made.layout}` : "";
  const path = JSON.parse(lines(nonet(`explain --json --proof ${layout}`, text).out)[0]);
  return { made, path: { ...path, layout: made.layout ?? path.layout }, rules };
}

const conclusionsOf = (/** @type {any} */ path) => path.steps.flatMap((/** @type {any} */ { proof }) => proof);

const goals = [
  ...["killer", "thermometer", "white-dot", "arrow", "renban", "whisper", "inequality", "pair-sum", "palindrome"].map(
    (kind) => `--own-rules ${kind} --level easy-medium`,
  ),
  ...["x", "windoku", "disjoint", "antiknight", "antiking", "2x3+x", "jigsaw:6"].map((layout) => `--layout ${layout}`),
];

for (const goal of goals) {
  test(`each conclusion is proven: ${goal}`, (t) => {
    const { path, rules } = made(goal);
    const report = checkPath(path, rules);
    t.diagnostic(`${report.steps} steps, ${report.proven} conclusions`);
    // The engine lists no truths for a few trials.
    const faults = report.faults.filter((fault) => !fault.endsWith("no truths are listed"));
    assert.deepEqual(faults, []);
    assert.ok(report.proven > 0);
  });
}

test("a witness without one of its truths is refused", () => {
  const { path, rules } = made("--own-rules killer --level easy-medium");
  const all = conclusionsOf(path);
  for (const { truths } of all) truths.pop();
  const { proven } = checkPath(path, rules);
  assert.ok(proven <= 0.01 * all.length, `${proven} of ${all.length}`);
});

test("a true candidate is never shown to be false, whatever is listed", () => {
  const { made: puzzle, path, rules } = made("--own-rules killer --level easy-medium");
  const side = Math.sqrt(puzzle.solution.length);
  let tried = 0;
  for (let number = 0; number < path.steps.length; number += 9) {
    const step = path.steps[number];
    for (const { truths } of step.proof.slice(0, 2)) {
      const near = [...new Set(JSON.stringify(truths).match(/r\d+c\d+/g) ?? ["r1c1"])];
      for (const cell of near.slice(0, 3)) {
        const [, row, column] = /** @type {RegExpExecArray} */ (/r(\d+)c(\d+)/.exec(cell)).map(Number);
        const digit = Number(puzzle.solution[(row - 1) * side + column - 1]);
        const wrong = { ...step, placements: [], eliminations: [{ cell, digit }], proof: [{ cell, digit, truths }] };
        const { faults } = checkPath({ ...path, steps: [...path.steps.slice(0, number), wrong] }, rules);
        assert.ok(
          faults.some((fault) => fault.startsWith(`step ${number + 1},`)),
          `${cell} ${digit}: ${JSON.stringify(truths)}`,
        );
        tried += 1;
      }
    }
  }
  assert.ok(tried > 20, String(tried));
});

test("no pattern is deadly where there are rules", () => {
  // The inequality tells 1 and 3 apart, so the solution has 1 in r1c1.
  const pattern = ["r1c1", "r1c3", "r2c1", "r2c3"].map((cell) => ({ cell, digits: [1, 3] }));
  const eliminated = { cell: "r1c1", digit: 1 };
  const steps = [
    {
      technique: "any",
      placements: [],
      eliminations: [eliminated],
      proof: [{ ...eliminated, placed: false, truths: [{ pattern }] }],
    },
  ];
  const { faults } = checkPath({ puzzle: ".2.4.4.221434321", steps }, ["inequality r1c1 r1c3"]);
  assert.match(faults[0], /a pattern is not known to be deadly where there are rules/);
});

for (const rule of ["white-dot r1c1 r1c2", "cage 0 r1c1 r1c2", "pair-sum 1 r1c1 r1c2", "skyscraper r1c1-r1c4"])
  test(`a rule without a number that it can have is refused: ${rule}`, () => {
    assert.throws(() => checkPath({ puzzle: ".".repeat(16), steps: [] }, [rule]), /has no number that it can have/);
  });

test("a rule that does not exist, and one that says no sum, are refused", () => {
  const { path, rules } = made("--own-rules killer --level easy-medium");
  for (const { truths } of conclusionsOf(path))
    for (const truth of truths) if ("rule" in truth) truth.rule += rules.length;
  const faults = checkPath(path, rules).faults.filter((fault) => /a rule that the puzzle does not have/.test(fault));
  assert.ok(faults.length > 0);
  const sums = JSON.stringify(path.steps).includes('"houses":[[');
  assert.ok(sums);
  const none = checkPath(
    path,
    rules.map(() => "even r1c1"),
  ).faults;
  assert.ok(none.some((fault) => fault.endsWith("a rule does not say the sum of its cells")));
});
