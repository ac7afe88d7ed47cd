import assert from "node:assert/strict";
import { test } from "node:test";
import { enterDigit, setPuzzle } from "../../../web/model/actions.js";
import { effect } from "../../../web/model/signals.js";
import { newState } from "../../../web/model/state.js";
import { createStore } from "../../../web/model/store.js";
import { createTemporaryBoard } from "../../../web/model/temporary-board.js";

const puzzle = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
const begun = enterDigit(newState({ layout: "2x2", activity: "play", givens: puzzle }), 2, 1);
const exercise = newState({ layout: "2x2", activity: "play", givens: puzzle.with(0, 3) });

function begin() {
  const store = createStore(begun);
  const board = createTemporaryBoard(store);
  const told = [];
  board.own.subscribe((state) => told.push(state));
  const ended = [];
  board.show(exercise, () => ended.push("ended"));
  return { store, board, told, ended };
}

test("the player's game is put aside, and comes back as it was", () => {
  const { store, board, ended } = begin();
  assert.equal(store.state(), exercise);
  assert.equal(board.isShown(), true);
  store.replace(enterDigit(exercise, 4, 5));
  assert.equal(board.own.state(), begun);
  board.end();
  assert.equal(store.state(), begun);
  assert.equal(board.isShown(), false);
  assert.deepEqual(ended, []);
});

test("whoever follows the player's game sees no exercise", () => {
  const { store, told, board } = begin();
  store.replace(enterDigit(exercise, 4, 5));
  board.end();
  assert.ok(told.length > 0);
  assert.ok(told.every((state) => state === begun));
});

test("one exercise after the other: the game put aside stays the player's", () => {
  const { store, board } = begin();
  board.show(newState({ layout: "2x2", activity: "view", givens: puzzle.with(0, 4) }), () => {});
  board.end();
  assert.equal(store.state(), begun);
});

test("another game ends the exercise", () => {
  const { store, board, ended } = begin();
  store.replace(setPuzzle(store.state(), { layout: "2x2", cells: puzzle.with(0, 2) }));
  assert.deepEqual(ended, ["ended"]);
  assert.equal(board.isShown(), false);
  assert.equal(store.state().position.givens[0], 2);
});

test("ending what is not shown changes nothing", () => {
  const store = createStore(begun);
  createTemporaryBoard(store).end();
  assert.equal(store.state(), begun);
});

test("the signal of the player's game never holds the exercise", () => {
  const { store, board } = begin();
  const seen = new Set();
  const stop = effect(() => { seen.add(board.own.signal.value); });
  store.replace(enterDigit(exercise, 4, 5));
  board.end();
  stop();
  assert.deepEqual([...seen], [begun]);
});
