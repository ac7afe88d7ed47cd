import assert from "node:assert/strict";
import { test } from "node:test";
import { createHolding } from "../../../web/board/holding.js";
import { selectCell, typeDigit, undo } from "../../../web/model/actions.js";
import { newState } from "../../../web/model/state.js";
import { withGlobals } from "../../support/globals.js";

/** A board with one key: its digit is entered, and the key may be held. */
function openBoard() {
  const window = new EventTarget();
  withGlobals({ addEventListener: window.addEventListener.bind(window) });
  let state = newState({ layout: "2x2", givens: new Array(16).fill(0), activity: "play" });
  /** @type {(number | null)[]} */
  const held = [];
  const acts = {
    actions: {
      undo: () => {
        state = undo(state);
      },
    },
    stateNow: () => state,
  };
  const holding = createHolding(/** @type {any} */ (acts), new AbortController().signal, (digit) => {
    held.push(digit);
  });
  return {
    held,
    state: () => state,
    /** @param {number} digit @param {number} cell */
    type: (digit, cell) => {
      state = typeDigit(selectCell(state, cell), digit);
    },
    /** @param {boolean} repeat @param {number} cell @param {import("../../../web/model/state.js").EntryMode} [mode] */
    down(repeat, cell, mode = "digit") {
      state = { ...state, entry: { ...state.entry, mode } };
      const event = /** @type {any} */ ({ code: "Digit3", repeat });
      if (holding.takes(event, state, ["typeDigit", 3])) return;
      state = selectCell(state, cell);
      const before = state;
      state = typeDigit(state, 3);
      holding.pressed(event, before);
    },
    up: (code = "Digit3") => window.dispatchEvent(Object.assign(new Event("keyup"), { code })),
    blur: () => window.dispatchEvent(new Event("blur")),
  };
}

test("a key that is pressed enters its digit, and nothing is lit", () => {
  const board = openBoard();
  board.down(false, 0);
  board.up();
  assert.deepEqual([board.state().position.entries[0], board.held], [3, []]);
});

test("a key that is held lights its digit until it is released, and the entry of the press is taken back", () => {
  const board = openBoard();
  board.down(false, 0);
  for (let times = 0; times < 3; times++) board.down(true, 0);
  assert.deepEqual([board.state().position.entries[0], board.held], [0, [3]]);
  board.up("Digit4");
  assert.deepEqual(board.held, [3]);
  board.up();
  assert.deepEqual(board.held, [3, null]);
});

test("the digit that the press has replaced comes back", () => {
  const board = openBoard();
  board.type(2, 1);
  board.down(false, 1);
  assert.equal(board.state().position.entries[1], 3);
  board.down(true, 1);
  assert.equal(board.state().position.entries[1], 2);
});

test("the light goes out when the window loses the keyboard; a held key for colours lights nothing", () => {
  const board = openBoard();
  board.down(false, 0);
  board.down(true, 0);
  board.blur();
  assert.deepEqual(board.held, [3, null]);
  const colours = openBoard();
  colours.down(false, 0, "color");
  colours.down(true, 0, "color");
  assert.deepEqual(colours.held, []);
});
