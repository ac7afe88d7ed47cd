/** Puzzles that must never change: the daily puzzles, and the puzzles of the first visit. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { make } from "../../web/print-jobs/index.js";
import { dailyGoal } from "../../web/model/daily.js";
import { presetSettings } from "../../web/print/presets.js";
import { readyGoal, readyPuzzles } from "../../web/model/ready-puzzles.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

const days = [
  ["2026-11-22", ".8...2....95.786..4......7........48...2.9...96........7......1..456.72....7...3."],
  ["2026-11-23", ".9..67..26..3..498...9.45..32.....14..54389..86.....53..68.3...943..2..57..69..4."],
  ["2026-11-25", "...3986.5.....73.....146.9.4.8....6.5.6.3.7.2.3....5.1.8.623.....27.....3.5419..."],
  ["2026-12-05", ".4...3.1.........4..3.2..7.1..8...954.6...1.798...1..6.1..7.5..8.........6.3...2."],
  ["2026-12-06", "3...5...8...6...5......912..9....24.7.4...5.1.31....8..183......7...1...9...4...6"],
];
for (const [day, puzzle] of days) {
  test(`the daily puzzle of ${day} is the same on every device`, async () => {
    const goal = dailyGoal(day);
    const made = await engine.generate(goal);
    assert.deepEqual([made.puzzle, made.level], [puzzle, goal.level]);
    const { status } = await engine.solve(puzzle);
    assert.equal(status, "unique");
  });
}

for (const [day, puzzle] of days) {
  test(`the daily puzzle of ${day} is the same in print, whatever the seed of the document`, async () => {
    for (const seed of [1, 77]) {
      const job = /** @type {any} */ (
        await make({ ...presetSettings("daily", { locale: "it", seed }), work: { kind: "daily", day } }, { engine })
      );
      const [printed, ...others] = job.sections.flatMap((/** @type {any} */ section) => section.puzzles);
      assert.deepEqual(
        [printed.givens.map((/** @type {number} */ digit) => digit || ".").join(""), printed.level, others],
        [puzzle, dailyGoal(day).level, []],
      );
    }
  });
}

/** Puzzles of the levels that each day has besides the puzzle of the week. */
const ofLevels = /** @type {const} */ ([
  ["2026-11-30", "medium", "..7..32.8.2.8...31....2.7..7..9....4..95.68..1....8..3..6.8....57...9.8.8.16..3.."],
  ["2026-11-30", "hard", ".1....7.43....61...2.51....4.6.2....2.......3....3.5.1....91.4...93....65.2....1."],
  ["2026-12-13", "easy", "1.3.8..29..6.9.451....2.68...43....8.5.9.2.7.7....83...82.7....437.6.2..59..3.8.7"],
]);
for (const [day, name, puzzle] of ofLevels) {
  test(`the ${name} daily puzzle of ${day} is the same on every device`, async () => {
    const made = await engine.generate(dailyGoal(day, name));
    assert.deepEqual([made.puzzle, made.level], [puzzle, name]);
  });
}

/** The level, the number of rules, the first rule, and the solution. */
const daysWithRules = /** @type {const} */ ([
  [
    "2026-11-30",
    "easy",
    36,
    "cage 25 r1c1 r1c2 r2c1-r2c3",
    "713249586485761293629358417347812659296537841851496372564173928132984765978625134",
  ],
  [
    "2026-12-02",
    "medium",
    22,
    "white-dot 1 r3c5 r4c5",
    "429836157637451289815927643746315928392784516581269734263598471954173862178642395",
  ],
  [
    "2026-12-06",
    "hard",
    22,
    "cage 13 r1c1 r1c2 r2c2",
    "934716258517823964682495713345978621871632495296154837169387542458261379723549186",
  ],
]);
for (const [day, level, count, first, solution] of daysWithRules) {
  test(`the daily puzzle with rules of ${day} is the same on every device`, async () => {
    const made = await engine.generate(
      /** @type {import("../../web/engine/goal.js").RuleGoal} */ (dailyGoal(day, "rules")),
    );
    assert.deepEqual([made.level, made.rules.length, made.rules[0], made.solution], [level, count, first, solution]);
    const { status } = await engine.solve(made.puzzle, { rules: made.rules });
    assert.equal(status, "unique");
  });
}

for (const [day, hasOne] of /** @type {const} */ ([
  ["2026-11-30", true],
  // In the first edition, the two puzzles of these days would have one solution, too.
  ["2026-12-07", false],
  ["2026-12-08", false],
])) {
  test(`the two daily puzzles of ${day} have ${hasOne ? "one solution" : "different solutions"}`, async () => {
    const [plain, withRules] = await Promise.all(
      [undefined, /** @type {const} */ ("rules")].map((name) =>
        engine.generate(/** @type {any} */ (dailyGoal(day, name))),
      ),
    );
    assert.equal(plain.solution === withRules.solution, hasOne);
  });
}

for (const { puzzle, seed, rating } of readyPuzzles) {
  test(`the puzzle of the first visit with seed ${seed} is an easy one`, async () => {
    const made = await engine.generate({ .../** @type {any} */ (readyGoal), seed });
    assert.deepEqual([made.puzzle, made.level, made.rating], [puzzle, "easy", rating]);
  });
}
