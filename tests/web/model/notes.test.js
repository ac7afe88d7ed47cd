import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { noteDigits, noteSet } from "../../../web/model/digits.js";
import { mistakesIn } from "../../../web/model/mistakes.js";
import { withStep } from "../../../web/model/hint-position.js";
import { digitAt } from "../../../web/model/position.js";
import { newState } from "../../../web/model/state.js";
import { after, playing, solution } from "./boards.js";
import { randomGame, randomNumbers } from "./random-games.js";
import { runsOf } from "../../support/long-runs.js";

/** What of a position Erase must bring back. */
const noted = ({ entries, notes, corners, colors, candidateColors, ownNotes, eliminated, removed }) => ({
  entries,
  notes,
  corners,
  colors,
  candidateColors,
  ownNotes,
  eliminated,
  removed,
});

/**
 * The ways to enter a digit in cells, and to erase what was entered.
 * @type {Record<string, [(digit: number, cells: number[]) => any[][], (cells: number[]) => any[][]]>}
 */
const ways = {
  "by name": [(digit, cells) => [["enterDigit", digit, cells]], (cells) => [["clearCell", cells]]],
  "typed in the selected cells": [
    (digit, cells) => [
      ["setEntryMode", "digit"],
      ["selectCells", cells],
      ["typeDigit", digit],
    ],
    () => [["clearCell"]],
  ],
  "with a locked digit, by two presses": [
    (digit, [cell]) => [
      ["setEntryMode", "digit"],
      ["selectCells", []],
      ["lockDigit", digit],
      ["pressCell", cell],
    ],
    ([cell]) => [["pressCell", cell]],
  ],
};

/** Rounds of a game of random acts, each of which tries to enter and erase a digit. */
function sweep(layout, rounds) {
  let tried = 0;
  for (let seed = 1; tried < rounds; seed++) {
    const random = randomNumbers(seed);
    for (const [i, reached] of randomGame(seed, layout, 60).entries()) {
      const state = after(reached, ["setActivity", seed % 4 ? "play" : "exercise"], ["setRemovesNotes", random(3) > 0]);
      const open = state.position.givens.flatMap((_, cell) => (digitAt(state.position, cell) ? [] : [cell]));
      if (!open.length || state.overlay) continue;
      const [name, [enter, erase]] = Object.entries(ways)[random(3)];
      const count = name.startsWith("with") ? 1 : 1 + random(3);
      const cells = [...new Set(Array.from({ length: count }, () => open[random(open.length)]))].sort((a, b) => a - b);
      const digit = 1 + random(4);
      const entered = after(state, ...enter(digit, cells));
      const erased = after(entered, ...erase(cells));
      assert.equal(entered.position.entries[cells[0]], digit, `seed ${seed}, act ${i}, ${name}`);
      assert.deepEqual(noted(erased.position), noted(state.position), `seed ${seed}, act ${i}, ${name}`);
      tried++;
    }
  }
}

describe("erase after enter is the state before", () => {
  for (const layout of ["2x2", "2x3", "3x3"])
    it(`on ${layout}, after random acts`, () => sweep(layout, runsOf(40000, 3400)));
});

/** What the player sees of notes and colours. */
const marked = ({ notes, corners, colors, candidateColors }) => ({ notes, corners, colors, candidateColors });

/** Rounds of a game of random acts, each of which tries a key of every mode that marks cells. */
function sweepMarks(layout, rounds) {
  let tried = 0;
  for (let seed = 1; tried < rounds; seed++) {
    const random = randomNumbers(seed);
    for (const [i, reached] of randomGame(seed, layout, 60).entries()) {
      const state = after(reached, ["setActivity", "play"]);
      const { position } = state;
      const open = position.givens.flatMap((_, cell) => (digitAt(position, cell) ? [] : [cell]));
      if (!open.length || state.overlay) continue;
      const cell = open[random(open.length)];
      const digit = 1 + random(4);
      for (const mode of ["centre", "corner", "color"]) {
        const about = `seed ${seed}, act ${i}, ${mode} ${digit} in cell ${cell}`;
        const begun = after(state, ["setEntryMode", mode], ["selectCells", [cell]]);
        const typed = after(begun, ["typeDigit", digit]);
        // An automatic candidate that a digit on the board rules out cannot be noted.
        const isSame = JSON.stringify(marked(typed.position)) === JSON.stringify(marked(position));
        assert.ok(!isSame || (mode === "centre" && position.eliminated), about);
        const again = after(typed, ["typeDigit", digit]);
        if (!isSame) assert.deepEqual(marked(again.position), marked(position), `${about}, twice`);
        const { notes, corners, colors, candidateColors } = position;
        // Erase takes the colours of candidates away with those of their cell.
        const isBlank = !notes[cell] && !corners[cell] && !colors[cell] && !Object.keys(candidateColors).length;
        if (isBlank && !isSame && !position.eliminated)
          assert.deepEqual(marked(after(typed, ["clearCell"]).position), marked(position), `${about}, erased`);
        tried++;
      }
    }
  }
}

describe("a second press of a key that marks cells is the state before, and Erase where there was no mark", () => {
  for (const layout of ["2x2", "3x3"])
    it(`in each mode, on ${layout}, after random acts`, () => sweepMarks(layout, runsOf(40000, 2000)));
});

const notesOf = ({ notes, corners }, cell) => [noteDigits(notes[cell], 4), noteDigits(corners[cell], 4)];

test("a note that two digits rule out returns with the second", () => {
  const begun = after(
    playing,
    ["toggleNote", 3, 1],
    ["toggleCorner", 3, 1],
    ["enterDigit", 3, 2],
    ["enterDigit", 3, 3],
  );
  assert.deepEqual(notesOf(begun.position, 1), [[], []]);
  assert.deepEqual(notesOf(after(begun, ["clearCell", 2]).position, 1), [[], []]);
  assert.deepEqual(notesOf(after(begun, ["clearCell", 2], ["clearCell", 3]).position, 1), [[3], [3]]);
});

test("a digit that takes the place of another brings back what the other removed", () => {
  const { position } = after(playing, ["toggleNote", 3, 1], ["enterDigit", 3, 2], ["enterDigit", 4, 2]);
  assert.deepEqual(notesOf(position, 1), [[3], []]);
});

test("a note that the player erases stays away when the digit goes that had removed it", () => {
  const begun = after(playing, ["toggleNote", 3, 1], ["toggleNote", 4, 1], ["enterDigit", 3, 2], ["clearCell", 1]);
  assert.deepEqual(notesOf(after(begun, ["clearCell", 2]).position, 1), [[], []]);
});

test("the digit of a step that was applied gives its notes back, too", () => {
  const { position } = after(playing, ["fillNotes"]);
  const placed = withStep(position, { technique: "x", placements: [{ cell: "r1c2", digit: 4 }] });
  const erased = after({ ...playing, position: placed }, ["clearCell", 1]).position;
  assert.deepEqual(noted(erased), noted(position));
});

test("a digit from before the notes were filled in gives its candidates back", () => {
  const { notes } = after(playing, ["enterDigit", 4, 1], ["fillNotes"], ["clearCell", 1]).position;
  assert.deepEqual(notes, after(playing, ["fillNotes"]).position.notes);
});

describe("notes in some cells only", () => {
  const some = after(playing, ["toggleNote", 3, 2], ["toggleNote", 4, 5]);
  for (const [name, move] of /** @type {[string, any[]][]} */ ([
    ["filled in", ["fillNotes"]],
    ["automatic", ["setAutomatic", true]],
  ]))
    it(`eliminate nothing, and stay the player's own, when candidates are ${name}`, () => {
      const { position } = after(some, move);
      assert.deepEqual(noteDigits(position.notes[2], 4), [3, 4]);
      assert.deepEqual(noteDigits(position.ownNotes?.[2] ?? 0, 4), [3]);
      assert.deepEqual(mistakesIn(position, solution), { digits: [], eliminations: [] });
    });

  it("are no longer the player's own where the player eliminates them", () => {
    const { position } = after(some, ["fillNotes"], ["toggleNote", 3, 2]);
    assert.deepEqual([position.notes[2], position.ownNotes?.[2]], [noteSet([4]), 0]);
  });
});

test("what was eliminated under a digit is still eliminated when automatic candidates are switched on and the digit goes", () => {
  const { notes } = after(
    playing,
    ["fillNotes"],
    ["toggleNote", 4, 1],
    ["enterDigit", 3, 1],
    ["setAutomatic", true],
    ["clearCell", 1],
  ).position;
  assert.deepEqual(noteDigits(notes[1], 4), [2, 3]);
});

test("when automatic candidates are switched off, a digit gives back what it had removed", () => {
  const begun = newState({ layout: "3x3", activity: "play", givens: new Array(81).fill(0).with(0, 1) });
  const { notes } = after(
    begun,
    ["setAutomatic", true],
    ["enterDigit", 5, 40],
    ["setAutomatic", false],
    ["clearCell", 40],
  ).position;
  assert.deepEqual(notes, after(begun, ["fillNotes"]).position.notes);
});
