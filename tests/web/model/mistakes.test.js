import assert from "node:assert/strict";
import { test } from "node:test";
import { noteBit, noteDigits } from "../../../web/model/digits.js";
import { judgedState, corrected, stepsBackToSound } from "../../../web/model/mistakes.js";
import { setAutomatic } from "../../../web/model/filled-notes.js";
import { upToDate } from "../../../web/model/notes.js";
import { newPosition } from "../../../web/model/position.js";
import { startOf, withStep } from "../../../web/model/hint-position.js";
import { stateAt } from "../../../web/model/state.js";

const puzzle = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
const bare = newPosition("2x2", puzzle);
const full = { ...bare, notes: startOf(bare).sets };
const automatic = (position) => setAutomatic(stateAt(position), true).position;
const place = (position, cell, digit) => withStep(position, { technique: "x", placements: [{ cell, digit }] });

test("notes are judged only where they are complete", () => {
  assert.equal(judgedState(bare).candidates, undefined);
  assert.deepEqual(judgedState(full).candidates[1], [2, 3, 4]);
});

test("the way back leads to the last sound position of this puzzle", async () => {
  const other = newPosition("2x2", puzzle.with(0, 2));
  const past = [other, bare, place(bare, "r1c2", 2), place(bare, "r1c2", 3), place(bare, "r1c3", 3)];
  const isSound = async (position) => !position.entries.includes(3);
  assert.equal(await stepsBackToSound(past, bare, isSound), 3);
  assert.equal(await stepsBackToSound(past, bare, (position) => position === bare), 4);
  assert.equal(await stepsBackToSound(past, bare, () => false), null);
  assert.equal(await stepsBackToSound(past, bare, (position) => position === other), null);
  assert.equal(await stepsBackToSound([], bare, () => true), null);
});

test("mending takes out wrong digits and keeps the rest", () => {
  const position = place(place(bare, "r1c2", 2), "r1c3", 3);
  const after = corrected(position, { digits: [{ cell: "r1c3", digit: 3 }], eliminations: [] });
  assert.equal(after.entries[2], 0);
  assert.equal(after.entries[1], 2);
  assert.deepEqual(after.notes, position.notes);
});

test("mending puts back notes, and what a wrong digit hid from complete notes", () => {
  const wrong = place(full, "r1c2", 2);
  const missing = { ...wrong, notes: wrong.notes.with(15, wrong.notes[15] & ~noteBit(4)) };
  const after = corrected(missing, {
    digits: [{ cell: "r1c2", digit: 2 }],
    eliminations: [{ cell: "r4c4", digit: 4 }],
  });
  assert.deepEqual(
    after.notes.map((set) => noteDigits(set, 4)),
    full.notes.map((set) => noteDigits(set, 4)),
  );
});

test("a note that is put back among automatic candidates stays when they are brought up to date", () => {
  const started = automatic({ ...full, notes: full.notes.with(15, noteBit(2)) });
  const after = corrected(started, { digits: [], eliminations: [{ cell: "r4c4", digit: 4 }] });
  assert.deepEqual(noteDigits(after.notes[15], 4), [2, 4]);
  assert.deepEqual(noteDigits(upToDate(place(after, "r1c2", 2)).notes[15], 4), [2, 4]);
});

test("automatic candidates are up to date after a wrong digit is taken out; what the player eliminated elsewhere stays eliminated", () => {
  const started = automatic({ ...full, notes: full.notes.with(3, noteBit(2) | noteBit(3)) });
  const after = corrected(place(started, "r1c2", 2), { digits: [{ cell: "r1c2", digit: 2 }], eliminations: [] });
  assert.deepEqual(after, started);
});
