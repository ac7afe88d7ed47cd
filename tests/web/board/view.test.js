import assert from "node:assert/strict";
import { test } from "node:test";
import { usualLooks, viewOf, viewOfPuzzle } from "../../../web/board/view.js";
import { stateAt } from "../../../web/model/state.js";
import { positionOf } from "../../../web/model/walk.js";
import { after, playing, solution } from "../model/boards.js";

/** @type {any[][]} */
const cells = [
  ["a given", playing, 0, { kind: "given", digit: 1, locked: true }],
  ["an entry", after(playing, ["enterDigit", 3, 1]), 1, { kind: "entry", digit: 3, locked: false }],
  [
    "a wrong entry",
    after(playing, ["enterDigit", 3, 1], ["markWrong", [1]]),
    1,
    { kind: "entry", wrong: true, conflict: false },
  ],
  ["a digit that Solve has filled in", after(playing, ["fillSolution", solution]), 1, { kind: "answer", digit: 2 }],
  [
    "a solution that is shown",
    after(playing, ["showOverlay", solution]),
    1,
    { kind: "answer", digit: 2, locked: true },
  ],
  [
    "notes",
    after(playing, ["toggleNote", 2, 1], ["toggleCorner", 3, 1]),
    1,
    { kind: "blank", notes: 2, corners: 4, source: "own" },
  ],
  ["notes that were filled in", after(playing, ["fillNotes"]), 15, { source: "filled" }],
  [
    "the candidates of an exercise",
    stateAt(positionOf({ layout: "2x2", cells: playing.position.givens, candidates: new Array(16).fill([1, 2]) })),
    15,
    { source: "filled", notes: 3 },
  ],
  ["automatic candidates", after(playing, ["setAutomatic", true]), 15, { source: "automatic" }],
  [
    "candidates that are shown",
    after(playing, ["showCandidates", new Array(16).fill(3)]),
    15,
    { source: "shown", notes: 3 },
  ],
  [
    "colours",
    after(playing, ["toggleColor", 2, 0], ["toggleColor", 4, 0], ["toggleCandidateColor", 0, 3, 5]),
    0,
    { colors: 10, candidateColors: { 3: 5 } },
  ],
  ["a cell in another tab's game", after(playing, ["setForeign", true]), 1, { locked: true }],
];
for (const [name, state, cell, expected] of cells)
  test(`contents: ${name}`, () => {
    const view = viewOf(state).cells[cell];
    for (const [part, value] of Object.entries(expected)) assert.deepEqual(view[part], value, part);
  });

test("the contents of a position are derived once", () => {
  assert.equal(viewOf(playing).cells, viewOf(after(playing, ["selectCell", 3])).cells);
  assert.notEqual(viewOf(playing).cells, viewOf(after(playing, ["markWrong", [3]])).cells);
});

const grades = (state, looks) =>
  [...viewOf(state, { ...usualLooks, ...looks }).highlights].map(([cell, grade]) => `${cell} ${grade}`);

test("several selected cells have grounds of their own, and no peers", () => {
  assert.deepEqual(grades(after(playing, ["selectCells", [1, 2, 5], 2])), ["1 selected", "2 focused", "5 selected"]);
});

test("peers and equal digits are highlighted as the player likes", () => {
  const state = after(playing, ["enterDigit", 1, 15], ["selectCell", 0]);
  assert.equal(grades(state).length, 9);
  assert.deepEqual(grades(state, { highlightPeers: false }), ["0 focused", "15 same"]);
  assert.deepEqual(grades(state, { highlightPeers: false, highlightSame: false }), ["0 focused"]);
});

test("with a digit that is chosen first, its cells are highlighted without a selection", () => {
  assert.deepEqual(grades(after(playing, ["lockDigit", 2])), ["6 same"]);
});

test("a paused game is covered", () => {
  assert.equal(viewOf(after(playing, ["showStep", { technique: "x" }], ["pauseClock", 1])).looks.covered, true);
  assert.equal(viewOfPuzzle("2x2", new Array(16).fill(0)).looks.covered, false);
});
