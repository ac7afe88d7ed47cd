import assert from "node:assert/strict";
import { test } from "node:test";
import { isMastered, masteredAfter } from "../../../web/teacher/mastery.js";

test("a technique is mastered after some exercises that were solved without help", () => {
  const solved = (/** @type {number} */ count) => ({ "x-wing": { tried: 9, solved: count, last: null } });
  assert.deepEqual([{}, solved(masteredAfter - 1), solved(masteredAfter)].map((record) => isMastered(record, "x-wing")), [false, false, true]);
});
