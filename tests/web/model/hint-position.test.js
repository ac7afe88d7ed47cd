import assert from "node:assert/strict";
import { test } from "node:test";
import { noteBit, noteDigits } from "../../../web/model/digits.js";
import { digitsOn, newPosition } from "../../../web/model/position.js";
import { loadRuleChecks } from "../../../web/model/rule-part.js";
import { hasFullNotes } from "../../../web/model/notes.js";
import { showsCandidates, startOf, withStep } from "../../../web/model/hint-position.js";

/** 1 . . . / . . . . / . . 1 . / . . . . with a 2 entered in r1c2. */
const puzzle = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
const bare = { ...newPosition("2x2", puzzle), entries: new Array(16).fill(0).with(1, 2) };
const full = { ...bare, notes: startOf(bare).sets };
const without = (position, cell, digit) => ({
  ...position,
  notes: position.notes.with(cell, position.notes[cell] & ~noteBit(digit)),
});
const digits = (sets, cell) => noteDigits(sets[cell], 4);

test("without notes a hint starts from what the digits leave", () => {
  const { from, state, sets } = startOf(bare);
  assert.equal(from, "left");
  assert.deepEqual(state.cells, digitsOn(bare));
  assert.deepEqual(state.givens, puzzle);
  assert.deepEqual(state.candidates[2], [3, 4]);
  assert.deepEqual(state.candidates[1], []);
  assert.equal(showsCandidates(bare, /** @type {any} */ ({ sets })), false);
});

test("it starts from the player's notes when every open cell has some", () => {
  const mine = without(full, 2, 3);
  assert.equal(hasFullNotes(mine), true);
  assert.equal(startOf(mine).from, "own");
  assert.deepEqual(startOf(mine).state.candidates[2], [4]);
  assert.equal(showsCandidates(mine, startOf(mine)), true);
});

test("one cell without notes makes them incomplete", () => {
  const some = { ...full, notes: full.notes.with(5, 0) };
  assert.equal(startOf(some).from, "left");
});

test("a note that a digit rules out counts no more", () => {
  const stale = { ...full, notes: full.notes.with(2, full.notes[2] | noteBit(1)) };
  assert.deepEqual(startOf(stale).state.candidates[2], [3, 4]);
  assert.equal(showsCandidates(stale, startOf(stale)), false);
});

test("an elimination is taken from complete notes", () => {
  const after = withStep(full, { technique: "x", eliminations: [{ cell: "r1c3", digit: 3 }] });
  assert.deepEqual(digits(after.notes, 2), [4]);
  assert.deepEqual(after.notes.with(2, 0), full.notes.with(2, 0));
});

test("an elimination fills incomplete notes in first", () => {
  const after = withStep(bare, { technique: "x", eliminations: [{ cell: "r1c3", digit: 3 }] });
  assert.deepEqual(after.notes, full.notes.with(2, noteBit(4)));
});

test("a placement is entered, and crossed out where it is seen; blank notes stay blank", () => {
  const step = { technique: "x", placements: [{ cell: "r1c3", digit: 3 }] };
  const after = withStep(full, step);
  assert.equal(after.entries[2], 3);
  assert.equal(after.notes[2], 0);
  assert.deepEqual(digits(after.notes, 3), [4]);
  assert.deepEqual(withStep(bare, step).notes, bare.notes);
});

test("a step taken while a puzzle is entered is played", () => {});

test("digits that a rule makes different are left out, as the engine leaves them out, and the engine gets the rules", async () => {
  await loadRuleChecks();
  const rules = ["cage 6 r1c2 r2c3 r3c4", "whisper 2 r1c2 r2c1 r3c2"];
  const { sets, state } = startOf({ ...bare, rules });
  assert.deepEqual(state.rules, rules);
  assert.deepEqual(
    [digits(sets, 6), digits(sets, 11), digits(sets, 4)],
    [
      [3, 4],
      [3, 4],
      [3, 4],
    ],
  );
  assert.deepEqual(digits(startOf(bare).sets, 11), [2, 3, 4]);
});
