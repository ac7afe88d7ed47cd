import assert from "node:assert/strict";
import { test } from "node:test";
import { exercisesEach } from "../../../web/model/learning.js";
import { isMastered } from "../../../web/teacher/mastery.js";

test("a technique is mastered after some exercises that were solved without help", () => {
  const solved = (/** @type {number} */ count) => ({ "x-wing": { tried: 9, solved: count, last: null } });
  assert.deepEqual(
    [{}, solved(exercisesEach - 1), solved(exercisesEach)].map((record) => isMastered(record, "x-wing")),
    [false, false, true],
  );
});
