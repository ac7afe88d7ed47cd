import assert from "node:assert/strict";
import { test } from "node:test";
import { canRedo, canUndo } from "../../../web/model/history.js";
import { after, playing, solution } from "./boards.js";

const steps = [
  ["enterDigit", 3, 1],
  ["toggleNote", 2, 2],
  ["clearCell", 1],
  ["fillSolution", solution],
  ["resetToGivens"],
  ["clearAll"],
  ["fillNotes"],
  ["toggleColor", 3, 0],
  ["toggleCandidateColor", 2, 3, 1],
  ["setAutomatic", true],
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

test("undo and redo select the cell that they change", () => {
  const state = after(playing, ["enterDigit", 3, 1], ["toggleNote", 4, 2], ["selectCell", 9]);
  assert.deepEqual(after(state, ["undo"]).selection, [2]);
  assert.deepEqual(after(state, ["undo"], ["undo"]).selection, [1]);
  assert.equal(after(state, ["undo"], ["undo"], ["redo"]).cursor, 1);
});

test("undo keeps the selection when it changes many cells, or none", () => {
  for (const move of [
    ["fillSolution", solution],
    ["toggleCandidateColor", 2, 3, 1],
  ]) {
    const { cursor, selection } = after(playing, move, ["selectCell", 9], ["selectCell", 4, { add: true }], ["undo"]);
    assert.deepEqual([cursor, selection], [4, [4, 9]], String(move[0]));
  }
});

test("a new move forgets the future", () => {
  const state = after(playing, ["enterDigit", 3, 1], ["undo"], ["enterDigit", 4, 1]);
  assert.equal(canRedo(state), false);
});

test("looking and selecting leave no trace in the history", () => {
  const state = after(
    playing,
    ["selectCell", 3],
    ["showOverlay", solution],
    ["toggleNoteMode"],
    ["setActivity", "enter"],
    ["addCheckpoint", "here"],
  );
  assert.equal(canUndo(state), false);
});

test("two thousand moves can be undone", () => {
  let state = playing;
  for (let i = 0; i < 2000; i++) state = after(state, ["enterDigit", 3 + (i % 2), 1]);
  for (let i = 0; i < 2000; i++) state = after(state, ["undo"]);
  assert.deepEqual(state.position, playing.position);
});
