import assert from "node:assert/strict";
import { test } from "node:test";

import { showDraft } from "../../../../web/model/session.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { enterPuzzle } from "../../../../web/places/exchange/opening.js";

/** The layout of the board, and the layout of the puzzle in the picture. */
for (const [board, layout] of [
  ["3x3", "3x2"],
  ["2x3", "3x2"],
  ["3x2", "2x3"],
]) {
  test(`a puzzle of layout ${layout} that was read while the board has layout ${board} keeps its boxes`, async () => {
    const store = createStore(newState({ layout: board, activity: "play" }));
    store.change(showDraft, newState({ layout: board, activity: "enter" }));
    const cells = Array.from({ length: 36 }, (_, cell) => (cell === 0 ? 1 : 0));
    await enterPuzzle(/** @type {any} */ ({ store, actions: bindActions(store), go: async () => "opened", say() {} }), {
      layout,
      cells,
      candidates: null,
      rules: null,
    });
    assert.deepEqual([store.state().position.layout, store.state().position.givens], [layout, cells]);
  });
}
