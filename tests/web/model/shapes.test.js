import assert from "node:assert/strict";
import { test } from "node:test";
import { noteBit } from "../../../web/model/digits.js";
import { packGame, unpackGame } from "../../../web/model/save.js";
import { newState } from "../../../web/model/state.js";
import { after, playing } from "./boards.js";

const { givens } = playing.position;
const strips = "jigsaw:1112122233343444";

test("another shape of the same side keeps the givens, one of another side does not; both can be undone", () => {
  const other = after(playing, ["enterDigit", 3, 1], ["setLayout", "x+2x2"]);
  assert.deepEqual([other.position.layout, other.activity, other.position.givens], ["2x2+x", "enter", givens]);
  assert.ok(!other.position.entries.some(Boolean));
  const larger = after(other, ["setLayout", "2x3"]);
  assert.deepEqual(
    [larger.position.layout, larger.position.givens.length, larger.position.givens.some(Boolean)],
    ["2x3", 36, false],
  );
  assert.deepEqual(after(larger, ["undo"], ["undo"]).position.entries[1], 3);
});

test("candidates are looked at until the board changes, and kept as notes where it is blank", () => {
  const candidates = new Array(16).fill(noteBit(3) | noteBit(4));
  const looking = after(playing, ["showCandidates", candidates]);
  assert.equal(after(looking, ["enterDigit", 3, 1]).candidates, null);
  const kept = after(looking, ["noteCandidates"]);
  assert.equal(kept.candidates, null);
  assert.deepEqual(
    kept.position.notes.map(Boolean),
    givens.map((digit) => !digit),
  );
  assert.deepEqual(after(kept, ["undo"]).position, playing.position);
  assert.equal(after(playing, ["noteCandidates"]), playing);
});

test("boards of every shape survive saving", () => {
  for (const layout of [strips, "3x3+windoku+antiking", "6x6", "10x10"]) {
    const state = after(newState({ layout, activity: "play" }), ["enterDigit", 4, 3], ["enterDigit", 2, 7]);
    assert.deepEqual(
      /** @type {any} */ (unpackGame(JSON.parse(JSON.stringify(packGame(state, 0))))).state.position,
      state.position,
    );
  }
});

test("the past of large boards is bounded", () => {
  const moves = Array.from({ length: 130 }, (_, i) => ["enterDigit", 1 + (i % 100), i]);
  const state = after(newState({ layout: "10x10", activity: "play" }), ...moves);
  assert.equal(state.past.length, 100);
});

test("a board above 30 has no notes", () => {
  const large = newState({ layout: "6x6", activity: "play" });
  assert.equal(after(large, ["toggleNote", 3, 0]), large);
});
