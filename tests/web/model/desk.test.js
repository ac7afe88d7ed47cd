import assert from "node:assert/strict";
import { test } from "node:test";
import { enterDigit, setPuzzle } from "../../../web/model/actions.js";
import { createDesk } from "../../../web/model/desk.js";
import { undo } from "../../../web/model/history.js";
import { newState } from "../../../web/model/state.js";
import { createStore } from "../../../web/model/store.js";

const puzzle = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
const begun = enterDigit(newState({ layout: "2x2", mode: "play", givens: puzzle }), 2, 1);
const guest = newState({ layout: "2x2", mode: "play", givens: puzzle.with(0, 3) });

function begin() {
  const store = createStore(begun);
  const desk = createDesk(store);
  const told = [];
  desk.own.subscribe((state) => told.push(state));
  const left = [];
  desk.lend(guest, () => left.push("left"));
  return { store, desk, told, left };
}

test("the player's game is put aside, and comes back as it was", () => {
  const { store, desk, left } = begin();
  assert.equal(store.state(), guest);
  assert.equal(desk.isLent(), true);
  store.replace(enterDigit(guest, 4, 5));
  assert.equal(desk.own.state(), begun);
  desk.giveBack();
  assert.equal(store.state(), begun);
  assert.equal(desk.isLent(), false);
  assert.deepEqual(left, []);
});

test("whoever keeps the player's game sees no guest", () => {
  const { store, told, desk } = begin();
  store.replace(enterDigit(guest, 4, 5));
  desk.giveBack();
  assert.ok(told.length > 0);
  assert.ok(told.every((state) => state === begun));
});

test("one guest after the other; the game put aside stays the player's", () => {
  const { store, desk } = begin();
  desk.lend(newState({ layout: "2x2", mode: "view", givens: puzzle.with(0, 4) }), () => {});
  desk.giveBack();
  assert.equal(store.state(), begun);
});

test("another puzzle sends the guest away, and undo leads back to the player's game", () => {
  const { store, desk, left } = begin();
  store.replace(setPuzzle(store.state(), { layout: "2x2", cells: puzzle.with(0, 2) }));
  assert.deepEqual(left, ["left"]);
  assert.equal(desk.isLent(), false);
  assert.equal(store.state().position.givens[0], 2);
  assert.equal(undo(store.state()).position, begun.position);
});

test("giving back what is not lent changes nothing", () => {
  const store = createStore(begun);
  createDesk(store).giveBack();
  assert.equal(store.state(), begun);
});
