import assert from "node:assert/strict";
import { test } from "node:test";
import { endTemporary, showTemporary } from "../../../web/model/session.js";
import { onChange } from "../../../web/model/signals.js";
import { bindActions, createStore } from "../../../web/model/store.js";
import { newState } from "../../../web/model/state.js";
import { playing } from "./boards.js";

test("listeners hear each change once, and nothing when nothing changed", () => {
  const store = createStore(playing);
  const actions = bindActions(store);
  const heard = [];
  const unfollow = onChange(store.signal, (state) => heard.push(state.position.entries[1]));
  actions.enterDigit(3, 1);
  actions.enterDigit(3, 1);
  actions.enterDigit(3, 0);
  actions.undo();
  actions.redo();
  unfollow();
  actions.clearCell(1);
  assert.deepEqual(heard, [3, 0, 3]);
  assert.equal(store.state().position.entries[1], 0);
});

test("whoever follows the player's game never sees a temporary board", () => {
  const store = createStore(playing);
  const actions = bindActions(store);
  const seen = [];
  onChange(store.own, (state) => seen.push(state));
  store.change(showTemporary, "exercise", null, newState({ layout: "2x2", activity: "exercise" }));
  actions.enterDigit(3, 1);
  store.change(endTemporary, "exercise");
  assert.deepEqual(seen, []);
  assert.equal(store.state(), playing);
});
