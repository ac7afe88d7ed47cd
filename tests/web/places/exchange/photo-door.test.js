import assert from "node:assert/strict";
import { test } from "node:test";

import { showDraft } from "../../../../web/model/session.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { enterRead } from "../../../../web/places/exchange/photo-door.js";

const puzzle = `1${".".repeat(35)}`;

/** The layout of the board, and the layout of the puzzle in the picture. */
for (const [board, layout] of [
  ["3x3", "3x2"],
  ["2x3", "3x2"],
  ["3x2", "2x3"],
]) {
  test(`a puzzle of layout ${layout} that was read while the board has layout ${board} keeps its boxes`, async () => {
    const store = createStore(newState({ layout: board, activity: "play" }));
    store.change(showDraft, newState({ layout: board, activity: "enter" }));
    const cells = [...puzzle].map((sign) => Number(sign) || 0);
    // As the engine reads a line: without a layout, 36 cells are 2x3.
    const engine = {
      parseAll: async (/** @type {string} */ _, { layout: asked = "" } = {}) => ({
        puzzles: [{ layout: asked || "2x3", format: "line", cells }],
        errors: [],
        more: false,
      }),
    };
    await enterRead(
      /** @type {any} */ ({ store, actions: bindActions(store), engine, go: async () => "opened", say() {} }),
      puzzle,
      layout,
    );
    assert.deepEqual([store.state().position.layout, store.state().position.givens], [layout, cells]);
  });
}
