import assert from "node:assert/strict";
import { test } from "node:test";
import { deferred, lasting, openRoom, pair, puzzle, single } from "./room.js";

/** @param {ReturnType<typeof openRoom>} room */
async function press({ teaching: { hinting } }) {
  await hinting.press(lasting());
  return hinting.current.value;
}
const several = { solve: async () => ({ status: "multiple", count: 2, solutions: ["1234341221434321"] }) };

test("three presses give three strengths, each counted once, and no fourth", async () => {
  const room = openRoom();
  const strengths = [];
  for (let i = 0; i < 4; i += 1) strengths.push((await press(room)).strength);
  assert.deepEqual(strengths, [1, 2, 3, 3]);
  assert.equal(room.calls("hint").length, 1);
  assert.deepEqual(room.store.state().game.hints, [1, 1, 1]);
});

test("a hint that names the technique counts the technique once, and a weaker hint does not", async () => {
  const room = openRoom();
  const missed = [];
  for (let i = 0; i < 4; i += 1) {
    await press(room);
    missed.push(room.told.missed.length);
  }
  assert.deepEqual(missed, [0, 1, 1, 1]);
  assert.deepEqual(room.told.missed, ["naked-pair"]);
});

test("the hint is about the position: a change begins a new hint, and a selected cell does not", async () => {
  const room = openRoom();
  await press(room);
  room.actions.selectCell(3);
  assert.equal((await press(room)).strength, 2);
  room.actions.enterDigit(2, 1);
  assert.equal(room.teaching.hinting.current.value, null);
  assert.equal((await press(room)).strength, 1);
});

test("an answer about a position that is no longer on the board is dropped and not counted", async () => {
  const answer = deferred();
  const room = openRoom({ hint: () => answer.promise });
  const asked = press(room);
  room.actions.enterDigit(2, 1);
  answer.resolve(pair);
  assert.equal(await asked, null);
  assert.deepEqual(room.store.state().game.hints, [0, 0, 0]);
});

/** @type {any[][]} */
const found = [
  ["nothing leads further", { hint: async () => null }, undefined, "stuck"],
  ["no solution", { solve: async () => ({ status: "none", count: 0, solutions: [] }) }, undefined, "unsolvable"],
  ["an empty board", {}, new Array(16).fill(0), "blank"],
  ["givens that contradict each other", {}, [1, 1, ...new Array(14).fill(0)], "conflict"],
  ["a full board", {}, [..."1234341221434321"].map(Number), "solved"],
  [
    "digits that fit no solution together",
    { ...several, mistakes: async () => ({ digits: [], eliminations: [], incompatible: true }) },
    undefined,
    "mistake",
  ],
];
for (const [name, engine, givens, kind] of found) {
  test(`what a hint is about: ${name}`, async () => {
    assert.equal((await press(openRoom(engine, { givens }))).found.kind, kind);
  });
}

test("a wrong digit comes before any step; it is marked at the second strength, and the engine is not asked about it", async () => {
  const room = openRoom();
  room.actions.enterDigit(4, 1);
  const first = await press(room);
  assert.deepEqual(first.found, {
    kind: "mistake",
    wrong: { digits: [{ cell: "r1c2", digit: 4 }], eliminations: [], incompatible: false },
  });
  assert.deepEqual(room.store.state().wrong, []);
  await press(room);
  assert.deepEqual(room.store.state().wrong, [1]);
  assert.equal(room.store.state().cursor, 1);
  assert.deepEqual([room.calls("mistakes").length, room.calls("hint").length], [0, 0]);
});

test("a hint about a mistake that is marked on the board says at once what to do about it; else the second one", async () => {
  const unmarked = openRoom();
  unmarked.actions.enterDigit(4, 1);
  assert.deepEqual([(await press(unmarked)).strength, (await press(unmarked)).strength], [1, 3]);
  const room = openRoom();
  room.actions.enterDigit(4, 1);
  room.actions.markWrong([1]);
  assert.equal((await press(room)).strength, 3);
});

test("techniques that are left out are not asked for; the engine is told whether there are several solutions", async () => {
  const chosen = openRoom({}, { without: ["x-wing"] });
  await press(chosen);
  const [
    {
      args: [, { allowed, givens }],
    },
  ] = chosen.calls("hint");
  assert.equal(givens, "unique");
  assert.ok(!allowed.includes("x-wing") && allowed.includes("unique-rectangle-1"));
  const open = openRoom(several);
  assert.equal(/** @type {any} */ ((await press(open)).found).given, "several");
  assert.equal(open.calls("hint")[0].args[1].givens, "several");
});

test("the board shows the step of the hint, and nothing after the hint is closed", async () => {
  const room = openRoom();
  await press(room);
  assert.deepEqual(room.store.state().step, { ...pair, parts: [], eliminations: [] });
  await press(room);
  await press(room);
  assert.equal(room.store.state().step, pair);
  assert.notEqual(room.store.state().candidates, null);
  room.teaching.hinting.close();
  assert.deepEqual([room.store.state().step, room.store.state().candidates], [null, null]);
  assert.equal(room.teaching.hinting.current.value, null);
});

test("a step is applied as one move, which selects the cell of its digit; undo reverts it", async () => {
  const room = openRoom({ hint: async () => single });
  await press(room);
  assert.equal(room.teaching.hinting.apply(), true);
  assert.equal(room.store.state().position.entries[1], 2);
  assert.equal(room.store.state().cursor, 1);
  room.actions.undo();
  assert.deepEqual(room.store.state().position.entries, new Array(16).fill(0));
  assert.equal(room.teaching.hinting.apply(), false);
});

test("a hint closes when another tab takes the game over", async () => {
  const room = openRoom();
  await press(room);
  room.actions.setForeign(true);
  assert.deepEqual([room.teaching.hinting.current.value, room.store.state().step], [null, null]);
});

test("there is no hint in an exercise, while a solution is shown, or for another tab's game", async () => {
  for (const forbid of [{ activity: "exercise" }, { overlay: puzzle }, { isForeign: true }]) {
    const room = openRoom();
    room.store.replace(/** @type {any} */ ({ ...room.store.state(), ...forbid }));
    assert.equal(await press(room), null);
    assert.equal(room.calls("hint").length, 0);
  }
});

test("what was found before the steps or a path is told from its beginning, for the position on the board only", async () => {
  const room = openRoom();
  const { hinting } = room.teaching;
  room.actions.enterDigit(4, 1);
  const { position } = room.store.state();
  const { before } = await room.teaching.firstLook.look(position, lasting());
  hinting.begin(position, before);
  assert.equal(hinting.current.value.strength, 1);
  assert.equal((await press(room)).strength, 3);
  hinting.close();
  room.actions.enterDigit(3, 1);
  hinting.begin(position, before);
  assert.equal(hinting.current.value, null);
});
