import assert from "node:assert/strict";
import { test } from "node:test";
import { hasAllCandidates } from "../../../web/model/filled-notes.js";
import { newState } from "../../../web/model/state.js";
import { after, playing, solution, typing } from "./boards.js";

const viewing = newState({ layout: "2x2", activity: "view", givens: playing.position.givens });

/** What the moves leave in a cell: [given, entry, notes]. */
/** @type {any[][]} */
const table = [
  ["play: a digit is an entry", playing, [["enterDigit", 3, 1]], 1, [0, 3, 0]],
  [
    "play: the selected cell is meant when none is named",
    playing,
    [
      ["selectCell", 1],
      ["enterDigit", 3],
    ],
    1,
    [0, 3, 0],
  ],
  ["play: a given is locked", playing, [["enterDigit", 3, 0]], 0, [1, 0, 0]],
  ["play: a given cannot be cleared", playing, [["clearCell", 0]], 0, [1, 0, 0]],
  [
    "play: an entry can be cleared",
    playing,
    [
      ["enterDigit", 3, 1],
      ["clearCell", 1],
    ],
    1,
    [0, 0, 0],
  ],
  [
    "play: two notes",
    playing,
    [
      ["toggleNote", 1, 1],
      ["toggleNote", 4, 1],
    ],
    1,
    [0, 0, 0b1001],
  ],
  [
    "play: a note toggled twice is gone",
    playing,
    [
      ["toggleNote", 4, 1],
      ["toggleNote", 4, 1],
    ],
    1,
    [0, 0, 0],
  ],
  [
    "play: a digit takes the notes of its cell",
    playing,
    [
      ["toggleNote", 4, 1],
      ["enterDigit", 3, 1],
    ],
    1,
    [0, 3, 0],
  ],
  [
    "play: no notes beside a digit",
    playing,
    [
      ["enterDigit", 3, 1],
      ["toggleNote", 4, 1],
    ],
    1,
    [0, 3, 0],
  ],
  [
    "play: clearing takes the notes",
    playing,
    [
      ["toggleNote", 4, 1],
      ["clearCell", 1],
    ],
    1,
    [0, 0, 0],
  ],
  [
    "play: typed in note mode, a digit is a note",
    playing,
    [["toggleNoteMode"], ["selectCell", 1], ["typeDigit", 2]],
    1,
    [0, 0, 0b10],
  ],
  ["play: a digit beyond the side is refused", playing, [["enterDigit", 5, 1]], 1, [0, 0, 0]],
  ["enter: a digit is a given", typing, [["enterDigit", 3, 1]], 1, [3, 0, 0]],
  [
    "enter: a given can be changed",
    typing,
    [
      ["enterDigit", 3, 1],
      ["enterDigit", 4, 1],
    ],
    1,
    [4, 0, 0],
  ],
  [
    "enter: a given can be cleared",
    typing,
    [
      ["enterDigit", 3, 1],
      ["clearCell", 1],
    ],
    1,
    [0, 0, 0],
  ],
  ["enter: there are no notes", typing, [["toggleNote", 3, 1]], 1, [0, 0, 0]],
  ["enter: note mode does not hold", typing, [["toggleNoteMode"], ["selectCell", 1], ["typeDigit", 2]], 1, [2, 0, 0]],
  ["view: no digit", viewing, [["enterDigit", 3, 1]], 1, [0, 0, 0]],
  ["view: no clearing", viewing, [["clearCell", 0]], 0, [1, 0, 0]],
  ["view: no emptying", viewing, [["clearAll"]], 0, [1, 0, 0]],
  ["view: no solution", viewing, [["fillSolution", solution]], 1, [0, 0, 0]],
  ["filling leaves givens as they are", playing, [["fillSolution", solution]], 0, [1, 0, 0]],
  ["filling enters nothing", playing, [["fillSolution", solution]], 1, [0, 0, 0]],
  ["resetting takes entries", playing, [["enterDigit", 3, 1], ["resetToGivens"]], 1, [0, 0, 0]],
  ["resetting leaves givens", playing, [["fillSolution", solution], ["resetToGivens"]], 0, [1, 0, 0]],
  ["locking makes givens of entries", playing, [["enterDigit", 3, 1], ["lockEntries"]], 1, [3, 0, 0]],
  ["clearing all takes givens", playing, [["clearAll"]], 0, [0, 0, 0]],
];

for (const [name, start, moves, cell, expected] of table) {
  test(name, () => {
    const { givens, entries, notes } = after(start, ...moves).position;
    assert.deepEqual([givens[cell], entries[cell], notes[cell]], expected);
  });
}

/** @type {any[][]} */
const idle = [
  ["a digit that is already there", typing, [["enterDigit", 3, 1]], ["enterDigit", 3, 1]],
  ["a locked cell", playing, [], ["enterDigit", 3, 0]],
  ["no cell selected", playing, [], ["enterDigit", 3]],
  ["a note under a digit", playing, [["enterDigit", 3, 1]], ["toggleNote", 4, 1]],
  ["an empty cell cleared", playing, [], ["clearCell", 1]],
  ["nothing to undo", playing, [], ["undo"]],
  ["the same activity", playing, [], ["setActivity", "play"]],
  ["the same selection", playing, [["selectCell", 3]], ["selectCell", 3]],
];

for (const [name, start, moves, move] of idle) {
  test(`without effect the very same state comes back: ${name}`, () => {
    const before = after(start, ...moves);
    assert.equal(after(before, move), before);
  });
}

test("actions leave the state they were given as it was", () => {
  const before = structuredClone(playing);
  after(playing, ["enterDigit", 3, 1], ["toggleNote", 2, 2], ["fillSolution", solution], ["clearAll"]);
  assert.deepEqual(playing, before);
});

/** Cells that see r1c2 on a 2×2 board lose the digit that is entered there. */
test("a digit that is entered is removed from the notes of the cells that see it", () => {
  const noted = after(
    playing,
    ["toggleNote", 3, 2],
    ["toggleCorner", 3, 5],
    ["toggleNote", 3, 15],
    ["enterDigit", 3, 1],
  ).position;
  assert.deepEqual([noted.notes[2], noted.corners[5], noted.notes[15]], [0, 0, 0b100]);
  const kept = after(playing, ["setRemovesNotes", false], ["toggleNote", 3, 2], ["enterDigit", 3, 1]).position;
  assert.equal(kept.notes[2], 0b100);
});

/** @type {[string, any[][], (position: import("../../../web/model/position.js").Position) => unknown, unknown][]} */
const several = [
  [
    "a digit goes into every selected cell that is not given",
    [
      ["selectCells", [0, 1, 2]],
      ["typeDigit", 3],
    ],
    ({ entries }) => entries.slice(0, 3),
    [0, 3, 3],
  ],
  [
    "a note that some lack is added to them",
    [
      ["toggleNote", 3, 1],
      ["setEntryMode", "centre"],
      ["selectCells", [1, 2]],
      ["typeDigit", 3],
    ],
    ({ notes }) => notes.slice(1, 3),
    [4, 4],
  ],
  [
    "a note that all have is removed",
    [
      ["toggleNote", 3, [1, 2]],
      ["setEntryMode", "centre"],
      ["selectCells", [1, 2]],
      ["typeDigit", 3],
    ],
    ({ notes }) => notes.slice(1, 3),
    [0, 0],
  ],
  [
    "a corner note",
    [
      ["setEntryMode", "corner"],
      ["selectCell", 1],
      ["typeDigit", 2],
    ],
    ({ corners, notes }) => [corners[1], notes[1]],
    [2, 0],
  ],
  [
    "a given can be coloured, with two colours",
    [
      ["setEntryMode", "color"],
      ["selectCell", 0],
      ["typeDigit", 2],
      ["typeDigit", 4],
    ],
    ({ colors }) => colors[0],
    0b1010,
  ],
  [
    "clearing takes digits first",
    [
      ["toggleNote", 3, 2],
      ["enterDigit", 4, 1],
      ["clearCell", [1, 2]],
    ],
    ({ entries, notes }) => [entries[1], notes[2]],
    [0, 4],
  ],
  [
    "clearing takes notes before colours",
    [
      ["toggleNote", 3, 1],
      ["toggleColor", 1, 1],
      ["clearCell", 1],
    ],
    ({ notes, colors }) => [notes[1], colors[1]],
    [0, 1],
  ],
  [
    "clearing takes colours at last",
    [
      ["toggleColor", 1, 1],
      ["clearCell", 1],
    ],
    ({ colors }) => colors[1],
    0,
  ],
  ["a candidate is coloured", [["toggleCandidateColor", 1, 3, 5]], ({ candidateColors }) => candidateColors, { 6: 5 }],
  [
    "the same colour again takes it away",
    [
      ["toggleCandidateColor", 1, 3, 5],
      ["toggleCandidateColor", 1, 3, 5],
    ],
    ({ candidateColors }) => candidateColors,
    {},
  ],
  [
    "clearing a cell takes the colours of its candidates, and of no others",
    [
      ["toggleCandidateColor", 1, 3, 5],
      ["toggleCandidateColor", 2, 4, 6],
      ["clearCell", 1],
    ],
    ({ candidateColors }) => candidateColors,
    { 11: 6 },
  ],
  [
    "clearing the colours takes them from all cells and candidates",
    [["toggleColor", 1, 1], ["toggleColor", 2, 0], ["toggleCandidateColor", 1, 3, 5], ["clearColors"]],
    ({ colors, candidateColors }) => [colors[0], colors[1], candidateColors],
    [0, 0, {}],
  ],
  [
    "filling notes gives empty cells what the digits leave",
    [["fillNotes"]],
    ({ notes }) => [notes[0], notes[1], notes[2]],
    [0, 0b1110, 0b1100],
  ],
  [
    "filled notes come from the candidates",
    [["fillNotes"], ["enterDigit", 3, 2]],
    ({ ownNotes }) => ownNotes !== null,
    true,
  ],
  ["the player's own notes do not", [["toggleNote", 3, 1]], ({ ownNotes }) => ownNotes, null],
  [
    "automatic candidates that are switched off stay candidates",
    [
      ["setAutomatic", true],
      ["setAutomatic", false],
    ],
    ({ ownNotes }) => ownNotes !== null,
    true,
  ],
  [
    "notes begin anew when all are removed",
    [["fillNotes"], ["clearNotes"], ["toggleNote", 3, 1]],
    ({ ownNotes }) => ownNotes,
    null,
  ],
  ["undo takes the candidates away", [["fillNotes"], ["undo"]], ({ ownNotes }) => ownNotes, null],
  [
    "filling notes keeps what the player has eliminated",
    [["fillNotes"], ["toggleNote", 4, 1], ["enterDigit", 3, 2], ["fillNotes"]],
    ({ notes }) => notes[1],
    0b10,
  ],
  [
    "automatic candidates follow the digits",
    [
      ["setAutomatic", true],
      ["enterDigit", 3, 2],
      ["clearCell", 2],
    ],
    ({ notes }) => notes[1],
    0b1110,
  ],
  [
    "automatic candidates keep what the player has eliminated",
    [
      ["setAutomatic", true],
      ["toggleNote", 4, 1],
      ["enterDigit", 3, 2],
      ["clearCell", 2],
    ],
    ({ notes }) => notes[1],
    0b110,
  ],
  [
    "turned off, automatic candidates stay as they are",
    [
      ["setAutomatic", true],
      ["setAutomatic", false],
    ],
    ({ notes, eliminated }) => [notes[1], eliminated],
    [0b1110, null],
  ],
];

for (const [name, moves, part, expected] of several) {
  test(name, () => assert.deepEqual(part(after(playing, ...moves).position), expected));
}

test("Solve fills in answers, keeps the player's digits, and marks those that are wrong; one undo brings the game back", () => {
  const begun = after(playing, ["enterDigit", 4, 1], ["enterDigit", 3, 4]);
  const filled = after(begun, ["fillSolution", solution]);
  assert.deepEqual([filled.position.entries[1], filled.position.entries[4], filled.position.answers?.[2]], [4, 3, 3]);
  assert.deepEqual(filled.wrong, [1]);
  assert.deepEqual(after(filled, ["undo"]).position, begun.position);
});

test("digit-first: a press enters the locked digit, and takes it away again", () => {
  const locked = after(playing, ["typeDigit", 3]);
  assert.equal(locked.entry.digit, 3);
  assert.equal(after(locked, ["pressCell", 1]).position.entries[1], 3);
  assert.equal(after(locked, ["pressCell", 1], ["pressCell", 1]).position.entries[1], 0);
  assert.equal(after(locked, ["lockDigit", 3]).entry.digit, null);
});

test("while a solution is shown, nothing on the board changes", () => {
  const shown = after(playing, ["selectCell", 1], ["showOverlay", solution]);
  for (const move of [["typeDigit", 3], ["toggleNote", 3], ["clearCell"], ["fillNotes"], ["resetToGivens"], ["undo"]])
    assert.equal(after(shown, move), shown);
});

test("notes are complete after filling unless the player has eliminated some", () => {
  const areComplete = (...moves) => hasAllCandidates(after(playing, ...moves).position);
  assert.equal(areComplete(), false);
  assert.equal(areComplete(["fillNotes"]), true);
  assert.equal(areComplete(["toggleNote", 4, 1], ["fillNotes"]), true);
  assert.equal(areComplete(["fillNotes"], ["toggleNote", 4, 1], ["fillNotes"]), false);
  assert.equal(areComplete(["toggleNote", 2, 1], ["toggleNote", 3, 1], ["toggleNote", 4, 1], ["fillNotes"]), true);
});

test("selecting: alone, added, removed, a rectangle, the same digit", () => {
  const cells = (...moves) => after(playing, ...moves).selection;
  assert.deepEqual(cells(["selectCell", 5]), [5]);
  assert.deepEqual(cells(["selectCell", 5], ["selectCell", 2, { add: true }]), [2, 5]);
  assert.deepEqual(cells(["selectCell", 5], ["selectCell", 2, { add: true }], ["selectCell", 5, { add: true }]), [2]);
  assert.deepEqual(cells(["selectCell", 9], ["selectCell", 6, { range: true }]), [5, 6, 9, 10]);
  assert.deepEqual(cells(["enterDigit", 1, 10], ["selectSameDigit", 0]), [0, 10]);
});

test("the cursor is the cell pressed last, and of those that stay when a cell is removed the last on the board", () => {
  const cursor = (...moves) => after(playing, ["selectCell", 5], ...moves).cursor;
  const add = (cell) => ["selectCell", cell, { add: true }];
  assert.deepEqual(
    [
      cursor(),
      cursor(add(2)),
      cursor(add(9), add(2)),
      cursor(add(9), add(2), add(9)),
      cursor(add(5)),
      cursor(["selectCell", 10, { range: true }]),
    ],
    [5, 2, 2, 5, 5, 5],
  );
});

test("hints and checks are counted, hints by their strength", () => {
  const { hints, checks } = after(playing, ["countHint", 1], ["countHint", 3], ["countHint", 3], ["countCheck"]).game;
  assert.deepEqual([hints, checks], [[1, 0, 2], 1]);
});

test("checkpoints: gone back to by one move, which undo reverts", () => {
  const state = after(playing, ["enterDigit", 3, 1], ["addCheckpoint", "before guessing"], ["enterDigit", 4, 2]);
  const back = after(state, ["restoreCheckpoint", 0]);
  assert.deepEqual([back.position.entries[1], back.position.entries[2]], [3, 0]);
  assert.deepEqual(after(back, ["undo"]).position, state.position);
  assert.deepEqual(after(back, ["removeCheckpoint", 0]).game.checkpoints, []);
  const elsewhere = after(back, ["setForeign", true]);
  for (const act of [
    ["addCheckpoint", "here"],
    ["removeCheckpoint", 0],
    ["restoreCheckpoint", 0],
  ])
    assert.equal(after(elsewhere, act), elsewhere);
});

test("the clock: goes, pauses, goes on, ends with the game", () => {
  const paused = after(playing, ["resumeClock", 1000], ["pauseClock", 4000]);
  assert.deepEqual(paused.game.clock, { elapsed: 3000, since: null, isPaused: true });
  assert.equal(after(paused, ["enterDigit", 3, 1]), paused);
  const ended = after(paused, ["resumeClock", 9000], ["finish", 10_000]);
  assert.deepEqual([ended.game.clock, ended.game.finished], [{ elapsed: 4000, since: null, isPaused: false }, 10_000]);
  for (const act of [
    ["resumeClock", 11_000],
    ["pauseClock", 12_000],
    ["finish", 13_000],
  ])
    assert.equal(after(ended, act), ended);
});
