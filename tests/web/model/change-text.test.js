import assert from "node:assert/strict";
import { test } from "node:test";
import { changesBetween, withChanges } from "../../../web/model/change-text.js";
import { packPosition } from "../../../web/model/packing.js";
import { after, playing } from "./boards.js";
import { randomGame } from "./random-games.js";

test("changes lead from any position of a game to any other", () => {
  for (const layout of ["2x2", "3x3"]) {
    for (let seed = 1; seed <= 20; seed++) {
      const positions = randomGame(seed, layout, 40).map(({ position }) => position);
      const [from, to] = [positions[seed], positions[(seed * 7) % 40]];
      assert.deepEqual(withChanges(from, changesBetween(from, to)), to, `seed ${seed}`);
    }
  }
});

test("changes lead to a board of another layout", () => {
  const other = after(playing, ["clearAll"], ["setLayout", "2x3"]).position;
  assert.deepEqual(withChanges(playing.position, changesBetween(playing.position, other)), other);
});

test("one digit is one short change", () => {
  assert.equal(changesBetween(playing.position, after(playing, ["enterDigit", 3, 1]).position), "e1=3");
});

test("the journal of version 4 is read: its notes became candidates, and were the player's own again", () => {
  const filled = /** @type {any} */ (withChanges(playing.position, "f+"));
  assert.deepEqual(filled.ownNotes, new Array(16).fill(0));
  assert.equal(withChanges(filled, "f!")?.ownNotes, null);
  assert.deepEqual(withChanges(playing.position, "x+")?.ownNotes, new Array(16).fill(0));
});

for (const text of [
  "q1=3",
  "h1",
  "h1=zz",
  "hzzz=1",
  "h1=2=3",
  "e1",
  "e1=5",
  "eg=1",
  "e0=1",
  "e1=3=4",
  "a1=3",
  "{",
  '{"l":"9x9x9"}',
  "c!",
  "e!",
  "g!",
  "n+",
  "k!",
  "d!",
  "n1=10",
  "c1=10",
  "k1=zzz",
  "e1=3;n1=1",
  JSON.stringify(packPosition(playing.position)),
]) {
  test(`damaged changes are refused: ${text}`, () => assert.equal(withChanges(playing.position, text), null));
}
