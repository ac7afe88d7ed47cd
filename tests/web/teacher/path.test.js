import assert from "node:assert/strict";
import { test } from "node:test";
import { rightsOf } from "../../../web/model/rights.js";
import { newState } from "../../../web/model/state.js";
import { lasting, openRoom, pair, single } from "./room.js";

/** @param {Record<string, unknown>} [answers] @param {object} [options] */
async function openPath(answers, options) {
  const room = openRoom(answers, options);
  room.actions.enterDigit(3, 4);
  await room.teaching.path.find(lasting());
  return { ...room, path: room.teaching.path };
}

test("the path is shown step by step on a temporary board that refuses to be changed, and says why", async () => {
  const { path, store } = await openPath();
  assert.equal(store.state().step, single);
  assert.equal(store.state().position.entries[4], 0);
  path.go(1);
  assert.equal(store.state().step, pair);
  assert.equal(store.state().position.entries[1], 2);
  path.go(99);
  assert.equal(path.place.value, 2);
  assert.equal(store.state().step, null);
  assert.equal(rightsOf(store.state()).refusal, "rights.path");
});

test("who has seen a path has had help, and this cannot be undone", async () => {
  const { path, store, actions } = await openPath();
  path.close();
  actions.undo();
  assert.equal(store.state().game.isHelped, true);
  const refused = openRoom({
    mistakes: async () => ({ givens: "none", digits: [], eliminations: [], incompatible: false }),
    solve: async () => ({ status: "none", count: 0, solutions: [] }),
  });
  await refused.teaching.path.find(lasting());
  assert.equal(refused.store.state().game.isHelped, false, "a path that was not found shows nothing");
});

test("the player's game comes back as it was when the path is closed", async () => {
  const { path, store } = await openPath();
  path.go(1);
  path.close();
  assert.equal(path.current.value, null);
  assert.deepEqual(
    [store.state().position.entries[4], store.state().position.entries[1], store.state().past.length],
    [3, 0, 1],
  );
});

test("the game goes on at a position of the path; undo brings the player's position back", async () => {
  const { path, store, actions } = await openPath();
  path.go(1);
  path.take();
  assert.deepEqual([store.state().position.entries[1], store.state().position.entries[4]], [2, 0]);
  assert.equal(rightsOf(store.state()).enterDigits, true);
  actions.undo();
  assert.equal(store.state().position.entries[4], 3);
});

test("a path begins at the givens, or at the player's board, where a mistake refuses it", async () => {
  const { path, asked, actions, store } = await openPath();
  const startsAt = () => asked.filter(({ name }) => name === "path").at(-1).args[0].cells[4];
  assert.equal(startsAt(), 0);
  path.origin.value = "here";
  await path.find(lasting());
  assert.equal(startsAt(), 3);
  path.close();
  actions.enterDigit(4, 1);
  const { before, position } = await path.find(lasting());
  assert.equal(before.kind, "mistake");
  assert.equal(position, store.own.peek().position);
  assert.equal(path.origin.value, "start");
});

test("another game on the board ends the path", async () => {
  const { path, store } = await openPath();
  store.replace(newState({ layout: "2x2", activity: "play", givens: new Array(16).fill(0) }));
  assert.equal(path.current.value, null);
  assert.equal(store.state().activity, "play");
});

test("hint, steps, path and practice are open one at a time", async () => {
  const { path, teaching, store, explaining } = await openPath();
  assert.equal(explaining.value, true);
  path.close();
  await teaching.hinting.press(lasting());
  await teaching.steps.find(lasting());
  assert.deepEqual([teaching.hinting.current.value, store.state().step], [null, null]);
  await path.find(lasting());
  assert.equal(teaching.steps.current.value, null);
  assert.equal(store.state().step, single);
  teaching.dispose();
  assert.equal(explaining.value, false);
  assert.equal(store.state().position.entries[4], 3);
});
