import assert from "node:assert/strict";
import { test } from "node:test";
import { lasting, openRoom, pair, single } from "./room.js";

test("the steps are found by technique; one is shown with its candidates, and applied", async () => {
  const room = openRoom();
  const { steps } = room.teaching;
  assert.equal(await steps.find(lasting()), null);
  assert.deepEqual(steps.current.value.groups, [
    ["hidden-single", [single]],
    ["naked-pair", [pair]],
  ]);
  steps.show(pair);
  assert.equal(room.store.state().step, pair);
  assert.notEqual(room.store.state().candidates, null);
  steps.show(single);
  assert.equal(room.store.state().candidates, null);
  assert.equal(steps.apply(), true);
  assert.equal(room.store.state().position.entries[1], 2);
  assert.equal(steps.current.value, null);
});

test("instead of steps, a mistake has to be told", async () => {
  const room = openRoom();
  room.actions.enterDigit(4, 1);
  const { before } = await room.teaching.steps.find(lasting());
  assert.equal(before.kind, "mistake");
  assert.equal(room.calls("steps").length, 0);
});

test("closing takes the step away from the board", async () => {
  const room = openRoom();
  const { steps } = room.teaching;
  await steps.find(lasting());
  steps.show(pair);
  steps.close();
  assert.deepEqual([room.store.state().step, steps.current.value, steps.shown.value], [null, null, null]);
  assert.equal(steps.apply(), false);
});

test("a path gives way to the steps of the player's own position", async () => {
  const room = openRoom();
  const { steps, path } = room.teaching;
  const own = room.store.state().position;
  await path.find(lasting());
  assert.notEqual(room.store.state().position, own);
  await steps.find(lasting());
  assert.deepEqual([path.current.value, room.store.state().position], [null, own]);
  steps.show(pair);
  assert.deepEqual([room.store.state().step, steps.current.value?.position], [pair, own]);
});
