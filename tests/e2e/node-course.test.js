/** The puzzles of the course in place Learn: each needs its technique, and nothing that is learned later. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { course, learnedUpTo, levelOf, puzzleFor } from "../../web/model/course.js";
import { levelNames } from "../../web/model/puzzle-goal.js";
import { techniques } from "../../web/model/techniques.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

/** Techniques whose puzzles come within a moment, so that they can be made again here. */
const quick = [
  "full-house",
  "hidden-single",
  "naked-single",
  "pointing",
  "naked-pair",
  "locked-pair",
  "naked-triple",
  "skyscraper",
  "w-wing",
  "xy-wing",
];

describe("the puzzle of the course", () => {
  for (const id of course) {
    const made = /** @type {import("../../web/model/course-puzzles.js").CoursePuzzle} */ (puzzleFor(id));
    it(`for ${id} has one solution, shows the technique on its path, and nothing that is learned later`, async () => {
      const { status } = await engine.solve(made.puzzle);
      const path = await engine.path(made.puzzle, { order: "technique" });
      const learned = learnedUpTo(id);
      const used = new Set(path.map(({ technique }) => technique));
      assert.deepEqual([status, path.solved], ["unique", true]);
      assert.ok(used.has(id));
      assert.deepEqual(
        [...used].filter((each) => !learned.includes(each)),
        [],
      );
      assert.equal(path.level, levelNames[(levelOf(id) ?? 0) - 1]);
    });
    it(`for ${id} is as hard as its rating says`, async () =>
      assert.equal((await engine.rate(made.puzzle)).er, made.rating));
    const taughtBefore = techniques.slice(0, techniques.indexOf(id));
    // What is taught before a full house solves nothing.
    if (taughtBefore.length)
      it(`for ${id} is not solved by what is taught before`, async () =>
        assert.equal((await engine.path(made.puzzle, { allowed: taughtBefore })).solved, false));
  }

  for (const id of quick) {
    it(`for ${id} is made again by its seed`, async () => {
      const { puzzle, seed, index, rating } = /** @type {import("../../web/model/course-puzzles.js").CoursePuzzle} */ (
        puzzleFor(id)
      );
      const made = await engine.generate({
        layout: "3x3",
        seed,
        edition: 1,
        techniques: { shown: [id], allowed: [...learnedUpTo(id)] },
      });
      assert.deepEqual([made.puzzle, made.rating, index], [puzzle, rating, 0]);
    });
  }
});
