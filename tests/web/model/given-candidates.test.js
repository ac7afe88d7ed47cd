/** A 4×4 puzzle without givens: its candidates alone leave one solution. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { viewOf } from "../../../web/board/view.js";
import { parseMasks } from "../../../web/formats/masks.js";
import { conflictsOn } from "../../../web/model/conflicts.js";
import { createFacts } from "../../../web/model/facts.js";
import { stepsBackToSound } from "../../../web/model/mistakes.js";
import { hasAllCandidates } from "../../../web/model/filled-notes.js";
import { isBlank, newPosition, samePuzzle, startOfPuzzle } from "../../../web/model/position.js";
import { isSolved } from "../../../web/model/progress.js";
import {
  forEngine,
  givenCandidates,
  isBlankPuzzle,
  puzzleKey,
  puzzleNumber,
  puzzleOf,
  withoutGiven,
} from "../../../web/model/puzzle.js";
import { isRatable } from "../../../web/model/rating.js";
import { changesBetween, withChanges } from "../../../web/model/change-text.js";
import { packGame, packHistory, unpackGame } from "../../../web/model/save.js";
import { newState } from "../../../web/model/state.js";
import { givensOf, startOf } from "../../../web/model/hint-position.js";
import { after } from "./boards.js";

const marks = "1234...4.2.4.2341.341234123412341234123412.4.23.1234123412341234";
const puzzle = /** @type {import("../../../web/model/puzzle.js").Puzzle} */ (parseMasks(marks, "2x2"));
const solution = [..."1423324143122134"].map(Number);
const blank = new Array(16).fill(0);
const played = newState({ puzzle, activity: "play" });
const plain = newState({ layout: "2x2", activity: "play" });
const { position } = played;

describe("given candidates belong to the puzzle", () => {
  it("so puzzles that differ in them alone are different puzzles", () => {
    assert.equal(samePuzzle(position, plain.position), false);
    assert.equal(samePuzzle(position, newPosition("2x2", blank, [...(puzzle.candidates ?? [])])), true);
    const [one, other] = [puzzle, puzzleOf(plain.position)];
    assert.notEqual(puzzleKey(one), puzzleKey(other));
    assert.notEqual(puzzleNumber(one), puzzleNumber(other));
  });

  it("and a given that is taken away leaves every digit in its cell", () => {
    const { cells, candidates } = withoutGiven(
      { layout: "2x2", cells: [1, 2, ...blank.slice(2)], candidates: [0, 0, 6, ...blank.slice(3).fill(15)] },
      1,
    );
    assert.deepEqual(
      [cells.slice(0, 3), candidates?.slice(0, 4)],
      [
        [1, 0, 0],
        [0, 15, 6, 15],
      ],
    );
    assert.equal(
      withoutGiven({ layout: "2x2", cells: [1, ...blank.slice(1)], candidates: null }, 0).candidates ?? null,
      null,
    );
  });

  it("and candidates that restrict nothing are none", () => {
    const givens = [1, ...new Array(15).fill(0)];
    assert.equal(
      givenCandidates(
        { layout: "2x2", cells: givens },
        givens.map(() => 15),
      ),
      null,
    );
    const left = givenCandidates(
      { layout: "2x2", cells: givens },
      givens.map((_, cell) => (cell === 15 ? 7 : 15)),
    );
    assert.deepEqual([left?.[0], left?.[1], left?.[15]], [0, 14, 7]);
  });

  it("a board with them is not blank, and cannot be rated", () => {
    assert.deepEqual([isBlank(position), isBlank(plain.position)], [false, true]);
    assert.deepEqual([isBlankPuzzle(puzzle), isBlankPuzzle(puzzleOf(plain.position))], [false, true]);
    const classic = new Array(81).fill(0);
    assert.deepEqual(
      [isRatable({ layout: "3x3", cells: classic }), isRatable({ layout: "3x3", cells: classic, candidates: classic })],
      [true, false],
    );
  });

  it("the engine is told that they are given", () => {
    const { candidates, candidatesGiven } = forEngine(puzzle);
    assert.deepEqual(
      [candidatesGiven, candidates?.[0], candidates?.[1], candidates?.[2]],
      [true, [1, 2, 3, 4], [4], [2, 4]],
    );
    assert.deepEqual(forEngine(puzzleOf(plain.position)), { layout: "2x2", cells: blank });
  });

  it("facts are asked with them, and a path without techniques of uniqueness", async () => {
    /** @type {any[][]} */
    const asked = [];
    const call = (/** @type {string} */ name) => async (/** @type {any} */ about, /** @type {any} */ options) => {
      asked.push([name, about.candidatesGiven, options.givens]);
      return { status: "unique", count: 1, solutions: [solution.join("")], solved: false, candidates: [] };
    };
    const store = createFacts({ solve: call("solve"), path: call("path"), candidates: call("candidates") }, (line) =>
      [...line].map(Number),
    );
    const facts = store.of(puzzle);
    assert.deepEqual(await facts.solution(), solution);
    await facts.path();
    await facts.candidates();
    assert.deepEqual(asked, [
      ["solve", true, undefined],
      ["path", true, "several"],
      ["candidates", true, undefined],
    ]);
    assert.notEqual(store.of(puzzleOf(plain.position)), facts);
    assert.deepEqual(
      [givensOf(true, position), givensOf(true, plain.position), givensOf(false, plain.position)],
      ["several", "unique", "several"],
    );
  });
});

describe("on the board", () => {
  it("they are shown in cells without notes, as the digits leave them", () => {
    const cell = (/** @type {any} */ state, /** @type {number} */ i) => viewOf(state).cells[i];
    assert.deepEqual([cell(played, 2).notes, cell(played, 2).source], [0b1010, "given"]);
    assert.equal(cell(after(played, ["enterDigit", 4, 1]), 2).notes, 0b0010);
    const noted = cell(after(played, ["toggleNote", 4, 2]), 2);
    assert.deepEqual([noted.notes, noted.source], [0b1000, "own"]);
    assert.equal(cell(plain, 2).notes, 0);
  });

  it("notes that are filled in, automatic candidates and what a teacher starts from keep to them", () => {
    const filled = after(played, ["fillNotes"]).position;
    assert.deepEqual([filled.notes[1], filled.notes[2]], [0b1000, 0b1010]);
    assert.equal(hasAllCandidates(filled), true);
    assert.equal(after(played, ["setAutomatic", true]).position.notes[2], 0b1010);
    assert.deepEqual(startOf(position).state.candidates[2], [2, 4]);
  });

  it("a full grid that breaks them is not solved", () => {
    assert.equal(isSolved({ ...position, entries: solution }), true);
    const other = [..."2413314243211234"].map(Number);
    assert.equal(isSolved({ ...plain.position, entries: other }), true);
    assert.equal(isSolved({ ...position, entries: other }), false);
  });

  it("a digit that they forbid is a conflict of its cell, until another digit is there; a digit of the puzzle is none", () => {
    const wrong = after(played, ["enterDigit", 3, 1]);
    assert.deepEqual(conflictsOn(wrong.position), [{ digit: 3, house: "candidates", index: 0, cells: [1] }]);
    assert.deepEqual([viewOf(wrong).cells[1].conflict, viewOf(wrong).cells[0].conflict], [true, false]);
    assert.deepEqual(conflictsOn(after(wrong, ["enterDigit", 4, 1]).position), []);
    assert.deepEqual(conflictsOn(newPosition("2x2", [1, ...blank.slice(1)], puzzle.candidates?.with(0, 0))), []);
  });

  it("they stay when the game is reset or locked, and when a given is entered; a cell whose given is erased is free", () => {
    const sets = puzzle.candidates;
    assert.deepEqual(after(played, ["enterDigit", 4, 1], ["resetToGivens"]).position.givenCandidates, sets);
    assert.deepEqual(startOfPuzzle({ ...position, entries: solution }).givenCandidates, sets);
    const locked = after(played, ["enterDigit", 4, 1], ["lockEntries"]).position;
    assert.deepEqual([locked.givens[1], locked.givenCandidates?.[1], locked.givenCandidates?.[2]], [4, 0, 0b1010]);
    const typed = after(newState({ puzzle, activity: "enter" }), ["enterDigit", 4, 1], ["clearCell", 1]);
    assert.deepEqual(
      [typed.position.givens[1], typed.position.givenCandidates?.[1], typed.position.givenCandidates?.[2]],
      [0, 15, 0b1010],
    );
    assert.equal(after(typed, ["clearAll"]).position.givenCandidates, null);
  });

  it("the way back to a position without mistakes does not lead into another puzzle", async () => {
    assert.equal(await stepsBackToSound([plain.position], position, () => true), null);
  });
});

describe("what is saved", () => {
  it("has them, in the game, in its history and in its journal", () => {
    const state = after(played, ["enterDigit", 4, 1], ["enterDigit", 2, 2], ["undo"]);
    const read = /** @type {any} */ (
      unpackGame(JSON.parse(JSON.stringify(packGame(state, 0))), JSON.parse(JSON.stringify(packHistory(state))))
    );
    assert.deepEqual(read.state.position, state.position);
    assert.deepEqual([read.state.past.length, read.state.future.length], [1, 1]);
    const changes = changesBetween(plain.position, position);
    assert.deepEqual(withChanges(plain.position, changes), position);
    assert.deepEqual(withChanges(position, changesBetween(position, plain.position)), plain.position);
  });

  it("is damaged when a given cell has candidates, or a candidate is above the side", () => {
    const saved = packGame(played, 0);
    assert.deepEqual(unpackGame({ ...saved, position: { ...saved.position, g: "1" } }), { damaged: true });
    assert.deepEqual(unpackGame({ ...saved, position: { ...saved.position, m: "g" } }), { damaged: true });
  });
});
