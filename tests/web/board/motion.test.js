import assert from "node:assert/strict";
import { test } from "node:test";
import { createMotion, longestMotion } from "../../../web/board/motion.js";
import { usualLooks, viewOf } from "../../../web/board/view.js";
import { after, playing, solution } from "../model/boards.js";

const viewing = (state, motion = true) => viewOf(state, { ...usualLooks, motion });

/** What moves half-way after a change. */
function moving(before, next, motion = true) {
  const made = createMotion();
  made.follow(viewing(before, motion), viewing(next, motion), 1000);
  return made.at(1000 + longestMotion / 2);
}
const row = after(playing, ["enterDigit", 2, 1], ["enterDigit", 3, 2]);

test("no motion is longer than 150 ms", () => assert.ok(longestMotion <= 150));

test("a digit that is placed grows to its size, and then stands still", () => {
  const made = createMotion();
  made.follow(viewing(playing), viewing(after(playing, ["enterDigit", 3, 1])), 1000);
  const sizes = [1000, 1040, 1100].map((now) => made.at(now).sizes.get(1));
  assert.deepEqual(sizes, [...sizes].sort((a, b) => a - b));
  assert.equal(made.at(1000 + longestMotion), null);
});

test("a house that becomes complete lights up", () => {
  assert.deepEqual([...moving(row, after(row, ["enterDigit", 4, 3])).lights.keys()].sort(), [0, 1, 2, 3]);
  assert.deepEqual([...moving(playing, after(playing, ["enterDigit", 3, 1])).lights.keys()], []);
});

test("a house with a conflict is not complete", () => assert.deepEqual([...moving(row, after(row, ["enterDigit", 3, 3])).lights.keys()], []));

test("cells that a step has changed light up", () => {
  const shown = after(playing, ["toggleNote", 3, 5], ["showStep", { technique: "x" }]);
  const applied = after(shown, ["toggleNote", 3, 5]);
  assert.deepEqual([...moving(shown, applied).lights.keys()], [5]);
});

test("nothing moves for a selection, for a solution, or where motion is off", () => {
  assert.equal(moving(playing, after(playing, ["selectCell", 3])), null);
  assert.equal(moving(playing, after(playing, ["fillSolution", solution])), null);
  assert.equal(moving(playing, after(playing, ["enterDigit", 3, 1]), false), null);
});
