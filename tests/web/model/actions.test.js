import assert from "node:assert/strict";
import { test } from "node:test";
import { digitsOn } from "../../../web/model/position.js";
import { newState } from "../../../web/model/state.js";
import { after, playing, solution, typing } from "./boards.js";

const viewing = newState({ layout: "2x2", mode: "view", givens: playing.position.givens });

/** What the moves leave in a cell: [given, entry, notes]. */
/** @type {any[][]} */
const table = [
  ["play: a digit is an entry", playing, [["enterDigit", 3, 1]], 1, [0, 3, 0]],
  ["play: the selected cell is meant when none is named", playing, [["selectCell", 1], ["enterDigit", 3]], 1, [0, 3, 0]],
  ["play: a given is locked", playing, [["enterDigit", 3, 0]], 0, [1, 0, 0]],
  ["play: a given cannot be cleared", playing, [["clearCell", 0]], 0, [1, 0, 0]],
  ["play: an entry can be cleared", playing, [["enterDigit", 3, 1], ["clearCell", 1]], 1, [0, 0, 0]],
  ["play: two notes", playing, [["toggleNote", 1, 1], ["toggleNote", 4, 1]], 1, [0, 0, 0b1001]],
  ["play: a note toggled twice is gone", playing, [["toggleNote", 4, 1], ["toggleNote", 4, 1]], 1, [0, 0, 0]],
  ["play: a digit takes the notes of its cell", playing, [["toggleNote", 4, 1], ["enterDigit", 3, 1]], 1, [0, 3, 0]],
  ["play: no notes beside a digit", playing, [["enterDigit", 3, 1], ["toggleNote", 4, 1]], 1, [0, 3, 0]],
  ["play: clearing takes the notes", playing, [["toggleNote", 4, 1], ["clearCell", 1]], 1, [0, 0, 0]],
  ["play: typed in note mode, a digit is a note", playing, [["toggleNoteMode"], ["selectCell", 1], ["typeDigit", 2]], 1, [0, 0, 0b10]],
  ["play: a digit beyond the side is refused", playing, [["enterDigit", 5, 1]], 1, [0, 0, 0]],
  ["solve: a digit is a given", typing, [["enterDigit", 3, 1]], 1, [3, 0, 0]],
  ["solve: a given can be changed", typing, [["enterDigit", 3, 1], ["enterDigit", 4, 1]], 1, [4, 0, 0]],
  ["solve: a given can be cleared", typing, [["enterDigit", 3, 1], ["clearCell", 1]], 1, [0, 0, 0]],
  ["solve: there are no notes", typing, [["toggleNote", 3, 1]], 1, [0, 0, 0]],
  ["solve: note mode does not hold", typing, [["toggleNoteMode"], ["selectCell", 1], ["typeDigit", 2]], 1, [2, 0, 0]],
  ["solve: a changed given takes the filled answer away", typing, [["fillSolution", solution], ["enterDigit", 3, 1]], 2, [0, 0, 0]],
  ["solve: one digit of a filled answer can be cleared", typing, [["fillSolution", solution], ["clearCell", 1]], 2, [0, 3, 0]],
  ["view: no digit", viewing, [["enterDigit", 3, 1]], 1, [0, 0, 0]],
  ["view: no clearing", viewing, [["clearCell", 0]], 0, [1, 0, 0]],
  ["view: no emptying", viewing, [["clearAll"]], 0, [1, 0, 0]],
  ["view: no solution", viewing, [["fillSolution", solution]], 1, [0, 0, 0]],
  ["filling leaves givens as they are", playing, [["fillSolution", solution]], 0, [1, 0, 0]],
  ["filling enters the rest", playing, [["fillSolution", solution]], 1, [0, 2, 0]],
  ["resetting takes entries", playing, [["fillSolution", solution], ["resetToGivens"]], 1, [0, 0, 0]],
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
  ["an empty cell cleared", playing, [], ["clearCell", 1]],
  ["nothing to undo", playing, [], ["undo"]],
  ["the same mode", playing, [], ["setMode", "play"]],
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

const modeAfter = [
  ["clearAll", [["clearAll"]], "solve"],
  ["lockEntries", [["setMode", "solve"], ["lockEntries"]], "play"],
  ["setPuzzle", [["setMode", "solve"], ["setPuzzle", { layout: "2x3", cells: new Array(36).fill(0) }]], "play"],
];

for (const [name, moves, mode] of modeAfter) {
  test(`${name} leads to "${mode}"`, () => assert.equal(after(playing, ...moves).position.mode, mode));
}

test("another layout takes the selection with it", () => {
  const state = after(playing, ["selectCell", 15], ["setPuzzle", { layout: "2x3", cells: new Array(36).fill(0) }]);
  assert.equal(state.selection, null);
  assert.equal(digitsOn(state.position).length, 36);
});

test("a solution looked at is not part of the board, and goes with the next move", () => {
  const shown = after(playing, ["showOverlay", solution]);
  assert.equal(shown.position, playing.position);
  assert.equal(after(shown, ["enterDigit", 3, 1]).overlay, null);
});
