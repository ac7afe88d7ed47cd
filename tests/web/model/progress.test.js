import assert from "node:assert/strict";
import { test } from "node:test";
import { authorSolution, digitsLeft, isSolved, isSolvedByPlayer, wrongCells } from "../../../web/model/progress.js";
import { after, playing, solution } from "./boards.js";

const filled = after(playing, ["fillSolution", solution]);
const table = [
  ["an open board", playing, false],
  ["a filled board", filled, true],
  ["one cell missing", after(filled, ["clearCell", 1]), false],
  ["one cell contradicting", after(filled, ["enterDigit", 1, 1]), false],
];

for (const [name, state, solved] of table) {
  test(`${name} is ${solved ? "" : "not "}solved`, () => assert.equal(isSolved(state.position), solved));
}

const entered = solution.reduce((state, digit, cell) => after(state, ["enterDigit", digit, cell]), playing);
test("a board is solved by the player when nothing of it was filled in", () => {
  assert.deepEqual(
    [entered, filled, after(entered, ["clearCell", 1]), after(entered, ["enterDigit", 1, 1])].map(isSolvedByPlayer),
    [true, false, false, false],
  );
});

test("digits left count down, below zero when there are too many", () => {
  const state = after(playing, ["enterDigit", 2, 1], ["enterDigit", 2, 2], ["enterDigit", 2, 3], ["enterDigit", 2, 4]);
  assert.deepEqual(digitsLeft(state.position), [3, -1, 4, 4]);
});

test("wrong cells are entries that differ from the solution", () => {
  const state = after(playing, ["enterDigit", 2, 1], ["enterDigit", 4, 2], ["enterDigit", 1, 3]);
  assert.deepEqual(wrongCells(state.position, solution), [2, 3]);
});

const shifted = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
/** @type {[string, readonly number[], object, boolean][]} */
const told = [
  ["that fits", solution, {}, true],
  ["with a digit that the board does not have", solution.map((digit) => (digit === 4 ? 9 : digit)), {}, false],
  ["with a digit twice in a row", solution.with(1, 1), {}, false],
  ["with another digit than a given", shifted.map((digit) => (digit % 4) + 1), {}, false],
  ["of another board", solution.slice(1), {}, false],
  ["that the variant of a changed layout forbids", solution, { layout: "2x2+antiking" }, false],
  ["that changed candidates forbid", solution, { givenCandidates: new Array(16).fill(14) }, false],
];
for (const [name, digits, changed, isTaken] of told)
  test(`an author's solution ${name} is ${isTaken ? "" : "not "}taken, before and after a move`, () => {
    const author = { ...playing.game, origin: { ...playing.game.origin, solution: digits } };
    const wanted = isTaken ? digits : null;
    for (const { position } of [playing, after(playing, ["enterDigit", 3, 1])])
      assert.equal(authorSolution({ game: author, position: { ...position, ...changed } }), wanted);
  });
