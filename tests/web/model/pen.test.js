import assert from "node:assert/strict";
import { test } from "node:test";
import { penCandidate, redo, takePen, typeDigit, selectCell, undo, wipePen } from "../../../web/model/actions.js";
import { changesBetween, withChanges } from "../../../web/model/change-text.js";
import { packPosition, unpackPosition } from "../../../web/model/packing.js";
import { isUntouched, samePosition, startOfPuzzle } from "../../../web/model/position.js";
import { newState } from "../../../web/model/state.js";

const givens = [1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const state = newState({ layout: "2x2", givens, activity: "play" });
/** A line from 3 in r1c3 to 4 in r2c1. */
const drawn = penCandidate(penCandidate(state, 4, 4), 2, 3);

test("two candidates make a line, which undo takes back", () => {
  assert.deepEqual(drawn.position.penLines, [[10, 19]]);
  assert.equal(drawn.spotlight.penFrom, null);
  assert.deepEqual(undo(drawn).position.penLines, []);
  assert.deepEqual(redo(undo(drawn)).position.penLines, [[10, 19]]);
});

test("the same line again removes it, the same candidate twice is no line, and all lines go at once", () => {
  assert.deepEqual(penCandidate(penCandidate(drawn, 2, 3), 4, 4).position.penLines, []);
  const twice = penCandidate(penCandidate(state, 2, 3), 2, 3);
  assert.deepEqual([twice.position, twice.spotlight.penFrom], [state.position, null]);
  assert.deepEqual(wipePen(drawn).position.penLines, []);
  assert.equal(wipePen(state), state);
});

test("cells with a digit have no candidates", () => assert.equal(penCandidate(state, 0, 3), state));

test("while the pen is up, digit keys name candidates; afterwards they enter digits", () => {
  const up = selectCell(takePen(state, true), 2);
  assert.deepEqual(typeDigit(up, 3).spotlight.penFrom, 10);
  assert.deepEqual(typeDigit(up, 3).position.entries, state.position.entries);
  const down = takePen(typeDigit(up, 3), false);
  assert.equal(down.spotlight.penFrom, null);
  assert.equal(typeDigit(down, 3).position.entries[2], 3);
});

test("lines are part of the game: kept, compared, and not an untouched board", () => {
  const { position } = drawn;
  assert.deepEqual(unpackPosition(JSON.parse(JSON.stringify(packPosition(position)))), position);
  assert.deepEqual(withChanges(state.position, changesBetween(state.position, position)), position);
  assert.deepEqual(withChanges(position, changesBetween(position, state.position)), state.position);
  assert.ok(!samePosition(position, state.position) && !isUntouched(position));
});

test("a line from the first candidate of the board to the last is kept", () => {
  const { position } = penCandidate(penCandidate(newState({ layout: "2x2", activity: "play" }), 0, 1), 15, 4);
  assert.deepEqual(position.penLines, [[0, 63]]);
  assert.deepEqual(unpackPosition(packPosition(position)), position);
  assert.deepEqual(withChanges(startOfPuzzle(position), changesBetween(startOfPuzzle(position), position)), position);
});

test("damaged lines are refused", () => {
  for (const p of ["a", "a:a", "j:a", "0:zz", "0:1:2", "-1:3", 7])
    assert.equal(unpackPosition({ ...packPosition(drawn.position), p }), null, String(p));
  for (const text of ["pa", "pa=a", "pj=a", "p0=zz", "qa=j", "p0=1=2"])
    assert.equal(withChanges(state.position, text), null, text);
  assert.equal(withChanges(drawn.position, "pa=j"), null, "drawn twice");
});
