import assert from "node:assert/strict";
import { test } from "node:test";
import { isLocked, rightsOf } from "../../../web/model/rights.js";
import { newState } from "../../../web/model/state.js";
import { after, playing, solution, typing } from "./boards.js";

const exercise = { ...playing, activity: "exercise" };

/** What may be done, and the reason when nothing may be. */
const table = [
  ["a game", playing, ["enterDigits", "takeNotes", "color", "undo", "hint", "check", "reveal", "fill"], null],
  ["a puzzle that is entered", typing, ["enterDigits", "editGivens", "color", "undo", "reveal", "fill"], null],
  ["an exercise: no hint and no solution", exercise, ["enterDigits", "takeNotes", "color", "undo"], null],
  ["a path", { ...playing, activity: "path" }, [], "rights.path"],
  ["a board to look at", { ...playing, activity: "view" }, [], "rights.view"],
  ["a solution that is shown", after(playing, ["showOverlay", solution]), ["reveal"], "rights.solution"],
  ["a game in another tab", after(playing, ["setForeign", true]), [], "rights.foreign"],
  ["a paused game", after(playing, ["pauseClock", 0]), [], "rights.paused"],
  [
    "the largest cells with notes",
    newState({ layout: "5x6", activity: "play" }),
    ["enterDigits", "takeNotes", "color", "undo", "hint", "check", "reveal", "fill"],
    null,
  ],
  [
    "cells just without room for notes",
    newState({ layout: "1x31", activity: "play" }),
    ["enterDigits", "color", "undo", "hint", "check", "reveal", "fill"],
    null,
  ],
  [
    "cells without room for notes",
    newState({ layout: "6x6", activity: "play" }),
    ["enterDigits", "color", "undo", "hint", "check", "reveal", "fill"],
    null,
  ],
];

for (const [name, state, allowed, reason] of table) {
  test(`what may be done: ${name}`, () => {
    const { refusal, ...rights } = rightsOf(state);
    assert.deepEqual(
      Object.keys(rights).filter((each) => rights[each]),
      allowed,
    );
    assert.equal(refusal, reason);
  });
}

test("givens are locked while one plays, and free while one enters them", () => {
  assert.deepEqual([isLocked(playing, 0), isLocked(playing, 1)], [true, false]);
  assert.equal(isLocked({ ...playing, activity: "enter" }, 0), false);
  assert.equal(isLocked({ ...playing, activity: "path" }, 1), true);
});
