import assert from "node:assert/strict";
import { test } from "node:test";
import { canRedo, canUndo } from "../../../web/model/history.js";
import { after, playing, solution, typing } from "./boards.js";

const steps = [
  ["enterDigit", 3, 1], ["toggleNote", 2, 2], ["clearCell", 1], ["fillSolution", solution], ["resetToGivens"],
  ["lockEntries"], ["clearAll"], ["setPuzzle", { layout: "2x3", cells: new Array(36).fill(0) }],
];

for (const step of steps) {
  test(`${step[0]} can be undone and redone`, () => {
    const start = after(playing, ["enterDigit", 4, 1], ["toggleNote", 1, 3]);
    const moved = after(start, step);
    const undone = after(moved, ["undo"]);
    assert.notDeepEqual(moved.position, start.position);
    assert.deepEqual(undone.position, start.position);
    assert.deepEqual(after(undone, ["redo"]).position, moved.position);
  });
}

test("undo brings back the mode a position was left in", () => {
  const state = after(typing, ["enterDigit", 1, 0], ["setPuzzle", { layout: "2x2", cells: solution }]);
  assert.equal(state.position.mode, "play");
  assert.equal(after(state, ["undo"]).position.mode, "solve");
});

test("a new move forgets the future", () => {
  const state = after(playing, ["enterDigit", 3, 1], ["undo"], ["enterDigit", 4, 1]);
  assert.equal(canRedo(state), false);
});

test("looking and selecting leave no trace in the history", () => {
  const state = after(playing, ["selectCell", 3], ["showOverlay", solution], ["toggleNoteMode"], ["setMode", "solve"]);
  assert.equal(canUndo(state), false);
});

test("the past is bounded", () => {
  let state = playing;
  for (let i = 0; i < 1200; i++) state = after(state, ["enterDigit", 3 + (i % 2), 1]);
  assert.equal(state.past.length, 1000);
});
