import assert from "node:assert/strict";
import { test } from "node:test";
import { bindActions, createStore } from "../../../web/model/store.js";
import { playing } from "./boards.js";

test("listeners hear each change once, and nothing when nothing changed", () => {
  const store = createStore(playing);
  const actions = bindActions(store);
  const heard = [];
  const unsubscribe = store.subscribe((state) => heard.push(state.position.entries[1]));
  actions.enterDigit(3, 1);
  actions.enterDigit(3, 1);
  actions.enterDigit(3, 0);
  actions.undo();
  actions.redo();
  unsubscribe();
  actions.clearCell(1);
  assert.deepEqual(heard, [3, 0, 3]);
  assert.equal(store.state().position.entries[1], 0);
});
