import assert from "node:assert/strict";
import { test } from "node:test";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { createBoards } from "../../../../web/places/shell/boards.js";

const givens = [1, ...new Array(15).fill(0)];

function begin() {
  const store = createStore(newState({ layout: "2x2", activity: "play", givens }));
  const actions = bindActions(store);
  return { store, actions, boards: createBoards(store, actions.startGame) };
}

test("a puzzle is entered beside the game, and neither changes the other", () => {
  const { store, actions, boards } = begin();
  actions.enterDigit(2, 1);
  const played = store.state().position;
  boards.enter({ layout: "2x2", cells: new Array(16).fill(0) });
  assert.equal(boards.showsDraft.value, true);
  actions.enterDigit(4, 0);
  const entered = store.state().position;
  assert.equal(boards.showGame(), true);
  assert.equal(store.state().position, played);
  boards.showDraft();
  assert.equal(store.state().position, entered);
});

test("a game that goes on is the game that is shown again", () => {
  const { store, actions, boards } = begin();
  boards.showDraft();
  boards.showGame();
  actions.enterDigit(3, 5);
  boards.showDraft();
  boards.showGame();
  assert.equal(store.state().position.entries[5], 3);
});

test("a puzzle that is locked becomes the game, and a blank board is entered next", () => {
  const { store, actions, boards } = begin();
  boards.enter({ layout: "2x2", cells: givens.with(3, 2) });
  actions.lockEntries();
  assert.equal(boards.game()?.position.givens[3], 2);
  boards.showDraft();
  assert.equal(store.state().position.givens.some(Boolean), false);
});

test("without a game there is none to show", () => {
  const store = createStore(newState());
  const boards = createBoards(store, bindActions(store).startGame);
  assert.equal(boards.showGame(), false);
  assert.equal(boards.game(), null);
});

test("a game that turns out to be no puzzle for Play is entered, and the game before is the game again", () => {
  const { store, actions, boards } = begin();
  const before = store.state();
  const opened = newState({ layout: "2x2", activity: "play", givens: givens.with(1, 3) });
  actions.startGame(opened);
  boards.enterInstead(opened, before);
  assert.deepEqual([boards.showsDraft.value, store.state().position.givens[1]], [true, 3]);
  boards.showGame();
  assert.equal(store.state().game.id, before.game.id);
});
