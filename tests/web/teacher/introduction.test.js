import assert from "node:assert/strict";
import { test } from "node:test";
import { screens } from "../../../web/model/introduction-screens.js";
import { signal } from "../../../web/model/signals.js";
import { createIntroduction } from "../../../web/teacher/introduction.js";
import { openRoom } from "./room.js";

function opened() {
  const { store, actions } = openRoom();
  const read = signal(/** @type {string[]} */ ([]));
  const mastery = {
    record: signal({}),
    count() {},
    miss() {},
    read: (/** @type {string} */ id) => void (read.value = [...read.peek(), id]),
  };
  const memory = /** @type {{ screen?: number }} */ ({});
  const introduction = createIntroduction({ store, mastery, memory });
  introduction.open();
  const state = () => {
    const { at, reply } = /** @type {NonNullable<typeof introduction.current.value>} */ (introduction.current.value);
    return { at, verdict: reply?.verdict ?? null, entries: store.state().position.entries };
  };
  return { store, actions, introduction, read, memory, state };
}

/** Answers the screen. @param {ReturnType<typeof opened>} room @param {{ cell: number, digit: number }} answer */
const enter = ({ actions }, { cell, digit }) => actions.enterDigit(digit, cell);

test("a wrong digit stays until the next one, a digit elsewhere is set aside, and the right one ends the screen", () => {
  const room = opened();
  const seen = [];
  for (const [cell, digit] of [
    [3, 3],
    [5, 2],
    [3, 1],
    [3, 2],
    [3, 4],
    [5, 2],
  ]) {
    enter(room, { cell, digit });
    const { verdict, entries } = room.state();
    seen.push([verdict, entries[3], entries[5]]);
  }
  assert.deepEqual(seen, [
    ["row", 3, 0],
    ["aside", 0, 0],
    ["row", 1, 0],
    ["right", 2, 0],
    ["right", 2, 0],
    ["right", 2, 0],
  ]);
});

test("goes on only from an answered screen, back to any, and stays where the reader left", () => {
  const room = opened();
  room.introduction.next();
  assert.equal(room.state().at, 0);
  enter(room, { cell: 3, digit: 2 });
  room.introduction.next();
  assert.deepEqual([room.state().at, room.state().entries[3]], [1, 2]);
  room.introduction.close();
  assert.equal(room.introduction.current.value, null);
  room.introduction.open();
  assert.equal(room.state().at, 1);
  room.introduction.previous();
  room.introduction.previous();
  assert.equal(room.state().at, 0);
});

test("notes, colours and undo change nothing", () => {
  const room = opened();
  enter(room, { cell: 3, digit: 3 });
  for (const act of [() => room.actions.toggleNote(1, 5), () => room.actions.undo(), () => room.actions.clearCell(3)]) {
    act();
    assert.deepEqual([room.state().verdict, room.state().entries[3]], ["row", 3]);
  }
});

test("is read once the last screen is answered, and leaves the game as it was", () => {
  const room = opened();
  const game = room.store.own.peek();
  for (const [at, { answer }] of screens.entries()) {
    if (answer) enter(room, answer);
    else
      for (const [cell, digit] of [
        [6, 4],
        [10, 2],
        [13, 1],
        [14, 3],
      ])
        enter(room, { cell, digit });
    assert.deepEqual(room.read.value, at + 1 < screens.length ? [] : ["introduction"], screens[at].idea);
    room.introduction.next();
  }
  assert.equal(room.state().at, screens.length - 1);
  assert.equal(room.store.own.peek(), game);
  room.introduction.close();
  assert.equal(room.store.state(), game);
});
