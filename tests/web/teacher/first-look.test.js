import assert from "node:assert/strict";
import { test } from "node:test";
import { fillNotes } from "../../../web/model/filled-notes.js";
import { showTemporary } from "../../../web/model/session.js";
import { newState } from "../../../web/model/state.js";
import { lasting, layout, openRoom, puzzle, solution } from "./room.js";

const digitsOf = (/** @type {string} */ line) => [...line].map(Number);

test("many looks at one puzzle ask for its solutions once", async () => {
  const {
    teaching: { firstLook },
    store,
    actions,
    calls,
  } = openRoom();
  await firstLook.look(store.state().position, lasting());
  actions.enterDigit(2, 1);
  assert.deepEqual(await firstLook.look(store.state().position, lasting()), { before: null, given: "unique" });
  assert.equal(calls("solve").length, 1);
});

test("the way back to before a mistake asks nothing more when the solution is known", async () => {
  const room = openRoom();
  for (const [digit, cell] of [
    [2, 1],
    [4, 2],
    [3, 4],
  ])
    room.actions.enterDigit(digit, cell);
  assert.equal(await room.teaching.firstLook.stepsBack(room.store.state(), lasting()), 2);
  assert.deepEqual([room.calls("solve").length, room.calls("mistakes").length], [1, 0]);
});

test("with several solutions the engine judges each position", async () => {
  const mistakes = async ({ cells }) => ({ digits: [], eliminations: [], incompatible: cells[2] === 4 });
  const room = openRoom({
    solve: async () => ({ status: "multiple", count: 2, solutions: ["1234341221434321"] }),
    mistakes,
  });
  for (const [digit, cell] of [
    [2, 1],
    [4, 2],
    [3, 4],
  ])
    room.actions.enterDigit(digit, cell);
  const { before } = await room.teaching.firstLook.look(room.store.state().position, lasting());
  assert.equal(before.kind, "mistake");
  assert.equal(await room.teaching.firstLook.stepsBack(room.store.state(), lasting()), 2);
});

test("where rules are left out, the author's solution says which digits are wrong", async () => {
  const other = "1243341221344321";
  const room = openRoom({
    solve: async () => ({ status: "multiple", count: 2, solutions: [solution] }),
    mistakes: async () => assert.fail("the engine does not know the rules that are left out"),
  });
  const state = room.store.state();
  room.store.replace({
    ...state,
    game: { ...state.game, origin: { ...state.game.origin, solution: digitsOf(other) } },
  });
  for (const [digit, cell] of [
    [2, 1],
    [3, 2],
  ])
    room.actions.enterDigit(digit, cell);
  const { before } = await room.teaching.firstLook.look(room.store.state().position, lasting());
  assert.deepEqual(/** @type {any} */ (before).wrong, {
    digits: [{ cell: "r1c3", digit: 3 }],
    eliminations: [],
    incompatible: false,
    byAuthor: true,
  });
  assert.equal(await room.teaching.firstLook.stepsBack(room.store.state(), lasting()), 1);
});

test("the author's solution is looked at before a search, and by the player's own game", async () => {
  const room = openRoom({ solve: () => new Promise(() => {}) });
  const state = room.store.state();
  room.store.replace({
    ...state,
    game: { ...state.game, origin: { ...state.game.origin, solution: digitsOf(solution) } },
  });
  room.actions.enterDigit(3, 1);
  const { position } = room.store.state();
  room.store.change(showTemporary, "path", null, newState({ layout, activity: "play", givens: puzzle }));
  const { before } = await room.teaching.firstLook.look(position, lasting());
  assert.equal(before?.kind, "mistake");
  assert.deepEqual(/** @type {any} */ (before).wrong.digits, [{ cell: "r1c2", digit: 3 }]);
});

test("a note that is missing though it is right is a mistake where every empty cell has notes", async () => {
  const room = openRoom();
  room.store.replace(fillNotes(room.store.state()));
  room.actions.toggleNote(2, 1);
  const { before } = await room.teaching.firstLook.look(room.store.state().position, lasting());
  assert.deepEqual(/** @type {any} */ (before).wrong, {
    digits: [],
    eliminations: [{ cell: "r1c2", digit: 2 }],
    incompatible: false,
  });
});
