/** Steps of the built package in node: hints, paths, mistakes, practice. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";

// A generated puzzle.
const puzzle = "..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....";
const solution = "265317948741859362389426157496173285537268419128945673914582736653794821872631594";
const cells = [...puzzle].map((symbol) => Number(symbol) || 0);
const right = [...solution].map(Number);
const state = { layout: "3x3", cells };
const cellOf = (/** @type {string} */ name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

describe("steps", () => {
  it("the path leads to the solution, and begins with the hint", async () => {
    const path = await engine.path(puzzle);
    assert.deepEqual(path[0], await engine.hint(puzzle));
    assert.equal(path.solved, true);
    assert.equal(path.level, "hard");
    assert.ok(path.some(({ technique }) => technique === path.hardest));
    const reached = [...cells];
    for (const { cell, digit } of path.flatMap(({ placements }) => placements)) reached[cellOf(cell)] = digit;
    assert.deepEqual(reached, right);
  });
  it("a path that does not get there has no level", async () => {
    const path = await engine.path(puzzle, { allowed: ["naked-single"] });
    assert.deepEqual([path.solved, path.level, path.hardest], [false, null, null]);
  });
  it("none of all steps takes what is right", async () => {
    const steps = await engine.steps(state);
    assert.ok(steps.length > 50);
    for (const { placements, eliminations } of steps) {
      assert.ok(placements.every(({ cell, digit }) => right[cellOf(cell)] === digit));
      assert.ok(eliminations.every(({ cell, digit }) => right[cellOf(cell)] !== digit));
    }
  });
  it("a full grid needs none", async () => assert.equal(await engine.hint(solution), null));
  it("candidates that the digits exclude are none", async () => {
    const candidates = cells.map((digit) => (digit ? [] : [1, 2, 3, 4, 5, 6, 7, 8, 9]));
    assert.deepEqual(await engine.steps({ ...state, candidates }), await engine.steps(state));
  });
  it("candidates that are no digits of the layout", () =>
    assert.rejects(engine.hint({ ...state, candidates: cells.map(() => [10]) }), { code: "bad-candidates" }));
  it("an unknown technique", () =>
    assert.rejects(engine.hint(puzzle, { allowed: ["wing"] }), { code: "unknown-technique" }));
  it("above side 9", async () => {
    const empty = { layout: "4x4", cells: new Array(256).fill(0).map((_, cell) => (cell < 15 ? cell + 1 : 0)) };
    assert.deepEqual((await engine.hint(empty)).placements, [{ cell: "r1c16", digit: 16 }]);
  });
});

describe("what comes before a step", () => {
  const four = (/** @type {string} */ symbols) => [...symbols].map((symbol) => Number(symbol) || 0);
  const refused = [
    {
      name: "a conflict",
      code: "conflict",
      state: { layout: "2x2", cells: four("11..............") },
      details: {
        conflicts: [
          { digit: 1, house: "row", index: 1, cells: ["r1c1", "r1c2"] },
          { digit: 1, house: "box", index: 1, cells: ["r1c1", "r1c2"] },
        ],
      },
    },
    {
      name: "no solution",
      code: "no-solution",
      state: { layout: "2x2", cells: four("123....4........") },
      details: {},
    },
    {
      name: "a mistake",
      code: "mistakes",
      state: { layout: "2x2", cells: four("4.3.3.4........1"), givens: four("4.3.3..........1") },
      details: {
        givens: "unique",
        digits: [{ cell: "r2c3", digit: 4 }],
        eliminations: [],
        incompatible: false,
        complete: true,
      },
    },
  ];
  for (const { name, code, state: from, details } of refused) {
    it(name, async () => {
      await assert.rejects(engine.hint(from), { code, details });
      await assert.rejects(engine.steps(from), { code, details });
      await assert.rejects(engine.path(from), { code, details });
    });
  }
  it("with several solutions no path assumes a single one, as in the command line", async () => {
    const ofUniqueness = /^(unique-rectangle|hidden-rectangle|avoidable-rectangle|bug-plus-one)/;
    let careless = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const { puzzle: made } = await engine.generate({ minimal: true, seed });
      const several = made.replace(/[1-9]/, ".");
      const path = await engine.path(several);
      assert.deepEqual(
        path.filter(({ technique }) => ofUniqueness.test(technique)),
        [],
        several,
      );
      assert.deepEqual(await engine.path(several, { givens: "several" }), path);
      careless += (await engine.path(several, { givens: "unique" })).some(({ technique }) =>
        ofUniqueness.test(technique),
      )
        ? 1
        : 0;
    }
    assert.ok(careless > 0);
  });
});

describe("mistakes", () => {
  it("a wrong digit, and a candidate wrongly gone", async () => {
    const wrong = cells.with(0, 3);
    const { digits, eliminations } = await engine.mistakes({ ...state, cells: wrong, givens: cells });
    assert.deepEqual([digits, eliminations], [[{ cell: "r1c1", digit: 3 }], []]);
    const candidates = cells.map((digit, cell) =>
      digit ? [] : [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => cell > 0 || other !== 2),
    );
    assert.deepEqual((await engine.mistakes({ ...state, candidates })).eliminations, [{ cell: "r1c1", digit: 2 }]);
  });
  it("several solutions", async () => {
    const found = await engine.mistakes({ layout: "3x3", cells: new Array(81).fill(0) });
    assert.deepEqual([found.givens, found.incompatible], ["several", false]);
  });
});

describe("practice", () => {
  it("the same seed, the same position, in which the technique is among the steps", async () => {
    const exercise = await engine.practice({ technique: "x-wing", seed: 1 });
    assert.deepEqual(await engine.practice({ technique: "x-wing", seed: 1 }), exercise);
    assert.ok(exercise.answers.every(({ technique }) => technique === "x-wing"));
    assert.deepEqual(await engine.steps(exercise.state, { allowed: ["x-wing"] }), exercise.answers);
    assert.deepEqual(
      await engine.steps(exercise.state, { allowed: ["hidden-single", "naked-single", "naked-pair"] }),
      [],
    );
  });
  it("a technique that no board of that side needs", () =>
    assert.rejects(engine.practice({ technique: "naked-group" }), { code: "bad-difficulty" }));
});
