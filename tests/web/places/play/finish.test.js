import assert from "node:assert/strict";
import { test } from "node:test";
import * as actions from "../../../../web/model/actions.js";
import { newState } from "../../../../web/model/state.js";
import { isCompleted } from "../../../../web/places/play/finish.js";

const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const givens = solution.with(0, 0).with(15, 0);
const start = () => newState({ layout: "2x2", givens, activity: "play" });

test("the last right digit completes a game", () => {
  const before = actions.enterDigit(start(), 1, 0);
  assert.equal(isCompleted(before), false);
  assert.equal(isCompleted(actions.enterDigit(before, 1, 15)), true);
});

test("a full board with a wrong digit is not complete", () => {
  assert.equal(isCompleted(actions.enterDigit(actions.enterDigit(start(), 1, 0), 2, 15)), false);
});

test("a board that Solve has filled in is not completed by the player", () => {
  const filled = actions.fillSolution(actions.enterDigit(start(), 1, 0), solution);
  assert.equal(isCompleted(filled), false);
});

test("a game is completed once", () => {
  const full = actions.enterDigit(actions.enterDigit(start(), 1, 0), 1, 15);
  assert.equal(isCompleted(actions.finish(full, 5000)), false);
});

test("a puzzle that is entered is not a game to complete", () => {
  assert.equal(isCompleted(actions.enterDigit(newState({ layout: "2x2", givens: solution.with(0, 0), activity: "enter" }), 1, 0)), false);
});
